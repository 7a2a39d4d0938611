import type { ScreenedEntry } from '../../../src/kyc/watchlists/queries.js';
import { below, createRandom, pick, type Random } from '../random.js';
import { innocentSets } from './innocents.js';
import type { Query } from './queries.js';
import { slipAt } from './typos.js';

type Spoil = (words: readonly string[], random: Random) => string[];

/** Adds a typo to one of the longer words, where typos are most frequent. */
const withSlip: Spoil = (words, random) => {
  const places = words.flatMap((word, at) => (word.length > 4 ? [at] : []));
  const place = pick(random, places.length > 0 ? places : [0]);
  return words.map((word, at) =>
    at === place ? slipAt(word.toLowerCase(), below(random, word.length), random) : word,
  );
};

const shuffled: Spoil = (words, random) =>
  words
    .map((word) => ({ word, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ word }) => word);

const withoutOne: Spoil = (words, random) => {
  const place = words.length < 3 ? -1 : below(random, words.length);
  return words.filter((_, at) => at !== place);
};

const withInitial: Spoil = (words) => {
  const place = words.findIndex((word, at) => at > 0 && word.length > 3);
  return words.map((word, at) => (at === place ? word.slice(0, 1) : word));
};

const joined: Spoil = ([first = '', second = '', ...rest]) => [first + second, ...rest];

const spellings: readonly (readonly [RegExp, string])[] = [
  [/q/i, 'k'],
  [/kh/i, 'h'],
  [/ou/i, 'u'],
  [/sh/i, 'sch'],
  [/y\b/i, 'i'],
  [/ks/i, 'x'],
  [/v/i, 'w'],
  [/ei|ey/i, 'ay'],
  [/zh/i, 'j'],
];
const respelled: Spoil = (words) =>
  words.map((word) => spellings.reduce((text, [from, to]) => text.replace(from, to), word));

const spoils: Readonly<Record<string, Spoil>> = {
  'as listed': (words) => [...words],
  'other order': shuffled,
  'one slip': withSlip,
  'two slips': (words, random) => withSlip(withSlip(words, random), random),
  'two slips, other order': (words, random) =>
    shuffled(withSlip(withSlip(words, random), random), random),
  'other spelling': respelled,
  'a word less': withoutOne,
  'an initial': withInitial,
  'two words joined': joined,
};

const split = (text: string): string[] => text.split(/\s+/).filter(Boolean);

function spoiledSet(people: readonly ScreenedEntry[], spoil: Spoil, random: Random): Query[] {
  return people.flatMap(({ id, names }) => {
    const strong = names.filter(({ kind, script }) => kind !== 'weak' && script === undefined);
    const words = split((pick(random, strong)?.text ?? '').replaceAll(',', ' '));
    if (words.length < 2) return [];
    return [{ subject: { name: spoil(words, random).join(' '), type: 'person' }, expected: id }];
  });
}

/** Returns names of the lists with all kinds of errors, and names that are on no list. */
export function stressSets(
  entries: readonly ScreenedEntry[],
  count: number,
): (readonly [string, Query[]])[] {
  const random = createRandom(7);
  const people = entries.filter(({ schema }) => schema === 'person');
  const sets = Object.entries(spoils).map(([name, spoil]) => {
    const sample = Array.from({ length: count }, () => pick(random, people)).filter(
      (entry) => entry !== undefined,
    );
    return [name, spoiledSet(sample, spoil, random)] as const;
  });
  return [...sets, ...innocentSets(random, count)];
}
