/** Ranges of code points, each with its first and last one, sorted and disjoint. */
export type CodePoints = readonly (readonly [number, number])[];

/** A regular expression as a tree. Expressions with the same text accept the same strings. */
export type Expression = { readonly text: string } & (
  | { readonly kind: 'nothing' | 'empty' }
  | { readonly kind: 'one'; readonly of: CodePoints }
  | { readonly kind: 'sequence'; readonly first: Expression; readonly rest: Expression }
  | { readonly kind: 'choice'; readonly options: readonly Expression[] }
  | {
      readonly kind: 'repeat';
      readonly of: Expression;
      readonly least: number;
      readonly most: number;
    }
);

export const lastCodePoint = 0x10ffff;

/** Accepts no string. */
export const nothing: Expression = { kind: 'nothing', text: '!' };

/** Accepts the empty string. */
export const empty: Expression = { kind: 'empty', text: '' };

export function oneOf(of: CodePoints): Expression {
  if (of.length === 0) return nothing;
  return { kind: 'one', of, text: `[${of.map((range) => range.join('-')).join()}]` };
}

export function sequence(first: Expression, rest: Expression): Expression {
  if (first.kind === 'nothing' || rest.kind === 'nothing') return nothing;
  if (first.kind === 'empty') return rest;
  if (rest.kind === 'empty') return first;
  // Nested to the right only, so that equal sequences have equal texts.
  if (first.kind === 'sequence') return sequence(first.first, sequence(first.rest, rest));
  return { kind: 'sequence', first, rest, text: `${first.text}${rest.text}` };
}

export function choice(given: readonly Expression[]): Expression {
  const flat = given.flatMap((one) => (one.kind === 'choice' ? one.options : [one]));
  const byText = new Map(flat.map((one) => [one.text, one]));
  byText.delete(nothing.text);
  const options = [...byText.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
  const [only] = options;
  if (only === undefined) return nothing;
  if (options.length === 1) return only;
  return { kind: 'choice', options, text: `(${options.map(({ text }) => text).join('|')})` };
}

/** @param most  `Infinity` for any number */
export function repeat(of: Expression, least: number, most: number): Expression {
  if (most === 0 || of.kind === 'empty') return empty;
  if (of.kind === 'nothing') return least === 0 ? empty : nothing;
  if (least === 1 && most === 1) return of;
  return { kind: 'repeat', of, least, most, text: `(${of.text}){${least},${most}}` };
}

export function acceptsEmpty(expression: Expression): boolean {
  switch (expression.kind) {
    case 'empty':
      return true;
    case 'nothing':
    case 'one':
      return false;
    case 'sequence':
      return acceptsEmpty(expression.first) && acceptsEmpty(expression.rest);
    case 'choice':
      return expression.options.some(acceptsEmpty);
    case 'repeat':
      return expression.least === 0 || acceptsEmpty(expression.of);
  }
}

/** Returns the expression for the rest after a code point (Brzozowski derivative). */
export function after(expression: Expression, code: number): Expression {
  switch (expression.kind) {
    case 'empty':
    case 'nothing':
      return nothing;
    case 'one':
      return expression.of.some(([low, high]) => low <= code && code <= high) ? empty : nothing;
    case 'sequence': {
      const { first, rest } = expression;
      const within = sequence(after(first, code), rest);
      return acceptsEmpty(first) ? choice([within, after(rest, code)]) : within;
    }
    case 'choice':
      return choice(expression.options.map((option) => after(option, code)));
    case 'repeat': {
      const { of, least, most } = expression;
      return sequence(after(of, code), repeat(of, Math.max(0, least - 1), most - 1));
    }
  }
}

/** Returns the first code points of all sets in an expression, and those after the ends of the sets. */
export function bordersOf(expression: Expression): readonly number[] {
  switch (expression.kind) {
    case 'empty':
    case 'nothing':
      return [];
    case 'one':
      return expression.of.flatMap(([low, high]) => [low, high + 1]);
    case 'sequence':
      return [...bordersOf(expression.first), ...bordersOf(expression.rest)];
    case 'choice':
      return expression.options.flatMap(bordersOf);
    case 'repeat':
      return bordersOf(expression.of);
  }
}
