import {
  type CodePoints,
  choice,
  type Expression,
  empty,
  lastCodePoint,
  oneOf,
  repeat,
  sequence,
} from './expression.js';
import { classOf, complement, escapedCode, merge } from './sets.js';

/** Syntax that the comparison does not support, such as lookaheads and references. */
class UnknownSyntaxError extends Error {}

/** Parses a pattern into a tree, anchored at both ends. Returns undefined for unsupported syntax. */
export function parsePattern(pattern: string): Expression | undefined {
  try {
    return new PatternReader(pattern).read();
  } catch (error) {
    if (error instanceof UnknownSyntaxError) return undefined;
    throw error;
  }
}

const anything = repeat(oneOf([[0, lastCodePoint]]), 0, Number.POSITIVE_INFINITY);
const lineBreaks: CodePoints = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
];

class PatternReader {
  readonly #characters: readonly string[];
  #at = 0;

  constructor(pattern: string) {
    this.#characters = [...pattern];
  }

  read(): Expression {
    const whole = this.#choice(true);
    if (this.#at < this.#characters.length) throw new UnknownSyntaxError();
    return whole;
  }

  #next(): string {
    return this.#characters[this.#at] ?? '';
  }

  #take(text: string): boolean {
    const isThere = this.#characters.slice(this.#at, this.#at + text.length).join('') === text;
    if (isThere) this.#at += text.length;
    return isThere;
  }

  #choice(isOutermost: boolean): Expression {
    const options = [isOutermost ? this.#anchored() : this.#sequence()];
    while (this.#take('|')) options.push(isOutermost ? this.#anchored() : this.#sequence());
    return choice(options);
  }

  /** Without an anchor, any text may precede or follow. */
  #anchored(): Expression {
    const before = this.#take('^') ? empty : anything;
    const inner = this.#sequence();
    const behind = this.#take('$') ? empty : anything;
    return sequence(before, sequence(inner, behind));
  }

  #sequence(): Expression {
    const parts: Expression[] = [];
    while (this.#next() !== '' && !'|)$'.includes(this.#next())) {
      parts.push(this.#quantified(this.#atom()));
    }
    return parts.reduceRight((rest, part) => sequence(part, rest), empty);
  }

  #atom(): Expression {
    if (this.#take('(')) return this.#group();
    if (this.#take('[')) return oneOf(this.#set());
    if (this.#take('.')) return oneOf(complement(lineBreaks));
    if (this.#take('\\')) return oneOf(this.#escape());
    if ('^*+?{}'.includes(this.#next())) throw new UnknownSyntaxError();
    return oneOf(this.#literal());
  }

  #group(): Expression {
    if (this.#next() === '?' && !this.#take('?:')) throw new UnknownSyntaxError();
    const inner = this.#choice(false);
    if (!this.#take(')')) throw new UnknownSyntaxError();
    return inner;
  }

  #literal(): CodePoints {
    const code = this.#next().codePointAt(0);
    if (code === undefined) throw new UnknownSyntaxError();
    this.#at += 1;
    return [[code, code]];
  }

  /** Parses the part of an escape after its backslash. */
  #escape(): CodePoints {
    const rest = this.#characters.slice(this.#at, this.#at + 12).join('');
    const known = classOf(rest.charAt(0));
    if (known !== undefined) {
      this.#at += 1;
      return known;
    }
    const escaped = escapedCode(rest);
    if (escaped === undefined) throw new UnknownSyntaxError();
    this.#at += escaped.length;
    return [[escaped.code, escaped.code]];
  }

  #set(): CodePoints {
    const isNegated = this.#take('^');
    const ranges: (readonly [number, number])[] = [];
    while (!this.#take(']')) ranges.push(...this.#range());
    const merged = merge(ranges);
    return isNegated ? complement(merged) : merged;
  }

  #range(): CodePoints {
    const first = this.#take('\\') ? this.#escape() : this.#literal();
    const isRange = this.#next() === '-' && this.#characters[this.#at + 1] !== ']';
    if (!isRange) return first;
    this.#at += 1;
    const last = this.#take('\\') ? this.#escape() : this.#literal();
    const [[low] = [], [, high] = []] = [first[0], last[0]];
    if (low === undefined || high === undefined || high < low) throw new UnknownSyntaxError();
    return [[low, high]];
  }

  #quantified(atom: Expression): Expression {
    const rest = this.#characters.slice(this.#at).join('');
    const found = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/.exec(rest);
    if (found === null) return atom;
    this.#at += found[0].length;
    const [, sign, least, comma, most] = found;
    const unlimited = Number.POSITIVE_INFINITY;
    if (sign !== undefined) return repeat(atom, sign === '+' ? 1 : 0, sign === '?' ? 1 : unlimited);
    if (comma === undefined) return repeat(atom, Number(least), Number(least));
    return repeat(atom, Number(least), most === '' ? unlimited : Number(most));
  }
}
