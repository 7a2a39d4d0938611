import type { Source } from './effects.js';

/** How a fact is known, and by what: `request`, the name of an engine, or the name of a register. */
export interface Origin {
  readonly source: Source;
  readonly by: string;
}

export const claimed: Origin = { source: 'claimed', by: 'request' };

/** A fact of a check. A value that is not known is no fact. */
export interface Fact extends Origin {
  /** The name of the field, `documentNumber`. */
  readonly fact: string;
  readonly value: string;
}

const longestValue = 500;

/** Returns the known values as facts of one origin. */
export const factsFrom = (
  values: Readonly<Record<string, string | null | undefined>>,
  { by, source }: Origin,
): Fact[] =>
  Object.entries(values).flatMap(([fact, value]) =>
    value ? [{ fact, value: value.slice(0, longestValue), source, by: by.slice(0, 100) }] : [],
  );

const sources: readonly unknown[] = ['claimed', 'read', 'confirmed'] satisfies Source[];

const isFact = (value: unknown): value is Fact =>
  typeof value === 'object' &&
  value !== null &&
  'source' in value &&
  sources.includes(value.source);

/** Returns the facts of a stored result. Results of early versions have none. */
export function factsIn(result: Readonly<Record<string, unknown>>): Fact[] {
  const { facts } = result;
  return Array.isArray(facts) ? facts.filter(isFact) : [];
}

const ranks: Readonly<Record<Source, number>> = { claimed: 0, read: 1, confirmed: 2 };

/** Returns the origin that proves more. */
export const stronger = (one: Origin, other: Origin): Origin =>
  ranks[other.source] > ranks[one.source] ? other : one;
