import { createHash } from 'node:crypto';
import type { createScreener } from '../../../src/kyc/watchlists/index.js';
import type { ScreenedEntry } from '../../../src/kyc/watchlists/queries.js';
import { below, createRandom, pick, type Random } from '../random.js';
import { formatTable } from '../table.js';
import { createNearness, type IsAlone } from './nearness.js';

type Screener = ReturnType<typeof createScreener>;

/** A listed name with two typos and its words in another order. */
export interface MistypedName {
  readonly entry: ScreenedEntry;
  readonly listed: string;
  readonly query: string;
  readonly words: number;
  readonly isOneWord: boolean;
  /** The length of the shortest word with a typo, as listed. */
  readonly shortest: number;
}

/** The result of a search. The first three are misses. */
const ends = ['no candidate', 'below 70', 'not first', 'first'] as const;
type End = (typeof ends)[number];

interface Outcome extends MistypedName {
  /** `first`: no entry scores more. */
  readonly end: End;
  /** The share found first, with a score of 70 or more. */
  readonly isLeading: boolean;
  /** The share of names that are nearest to their own entry, which could all be found first. */
  readonly isAlone: boolean;
  readonly score: number;
  readonly best: string;
}

/** Adds, removes, replaces or swaps a letter. The result always differs. */
export function slipAt(word: string, at: number, random: Random): string {
  const letter = String.fromCharCode(97 + below(random, 26));
  const [before, own = '', after] = [word.slice(0, at), word[at], word.slice(at + 1)];
  const kinds = [
    `${before}${letter}${after}`,
    `${before}${after}`,
    `${before}${letter}${own}${after}`,
    `${before}${after.slice(0, 1)}${own}${after.slice(1)}`,
  ];
  const slipped = pick(random, kinds) ?? word;
  return slipped === word ? slipAt(word, at, random) : slipped;
}

interface Hurt {
  readonly words: readonly string[];
  readonly at: number;
}

/** Every letter of the name is equally likely. */
function slipOnce(words: readonly string[], random: Random): Hurt {
  const places = words.flatMap((word, at) =>
    [...word].flatMap((letter, offset) => (/\p{L}/u.test(letter) ? [{ at, offset }] : [])),
  );
  const place = pick(random, places);
  if (place === undefined) return { words, at: -1 };
  const { at, offset } = place;
  return {
    words: words.map((word, other) => (other === at ? slipAt(word, offset, random) : word)),
    at,
  };
}

function inAnotherOrder(words: readonly string[], random: Random): string[] {
  if (words.length < 2) return [...words];
  const from = 1 + below(random, words.length - 1);
  const turned = [...words.slice(from), ...words.slice(0, from)];
  return random() < 0.5 ? turned : turned.toReversed();
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

function slippedName(entry: ScreenedEntry, listed: string, seed: string): MistypedName[] {
  const hash = hashOf(`${seed}${entry.id} ${listed}`);
  const random = createRandom(hash.readUInt32BE(4));
  const words = listed.replaceAll(',', ' ').toLowerCase().split(/\s+/).filter(Boolean);
  const once = slipOnce(words, random);
  const twice = slipOnce(once.words, random);
  if (once.at < 0 || twice.at < 0) return [];
  const lengths = [once.at, twice.at].map((at) => words[at]?.length ?? 0);
  return [
    {
      entry,
      listed,
      query: inAnotherOrder(twice.words, random).join(' '),
      words: words.length,
      isOneWord: once.at === twice.at,
      shortest: Math.min(...lengths),
    },
  ];
}

/**
 * Rules are developed with one half of the names and verified with the other. A hash of the name decides its half.
 */
export type Half = 'a' | 'b';

/** Returns the primary name of each entry with typos, which are the same for the same seed. */
export function slippedNames(
  entries: readonly ScreenedEntry[],
  half: Half | undefined,
  seed: string,
): MistypedName[] {
  return entries.flatMap((entry) => {
    const listed = entry.names.find(({ kind }) => kind === 'primary')?.text ?? entry.caption;
    const own: Half = ((hashOf(listed)[0] ?? 0) & 1) === 0 ? 'a' : 'b';
    return half === undefined || half === own ? slippedName(entry, listed, seed) : [];
  });
}

async function screenOne(
  screener: Screener,
  slipped: MistypedName,
  isNameAlone: IsAlone,
): Promise<Outcome> {
  const { id, list, schema } = slipped.entry;
  const subject = { name: slipped.query, ...(schema !== 'other' && { type: schema }) };
  const { hits } = await screener.screen(subject, { threshold: 0 });
  const own = hits.find((hit) => hit.entityId === id && hit.list === list);
  const [score, best] = [own?.score ?? 0, hits[0]];
  const found = {
    ...slipped,
    score,
    best: `${best?.score ?? 0} ${best?.matchedName ?? ''}`,
    isLeading: own !== undefined && own === best && score >= 70,
    isAlone: isNameAlone(slipped.query, slipped.entry),
  };
  if (own === undefined) return { ...found, end: 'no candidate' };
  if (score < 70) return { ...found, end: 'below 70' };
  return { ...found, end: score === best?.score ? 'first' : 'not first' };
}

type Group = readonly [name: string, has: (outcome: Outcome) => boolean];

const groups: readonly Group[] = [
  ['all', () => true],
  ['persons', ({ entry }) => entry.schema === 'person'],
  ['others', ({ entry }) => entry.schema !== 'person'],
  ['both slips in one word', ({ isOneWord }) => isOneWord],
  ['in two words', ({ isOneWord }) => !isOneWord],
  ...[1, 2, 3].map((count): Group => [`names of ${count}`, ({ words }) => words === count]),
  ['names of 4 and more', ({ words }) => words > 3],
  ...[true, false].flatMap((isOneWord): Group[] => {
    const where = isOneWord ? 'both in one' : 'shorter of two';
    const isHere = (outcome: Outcome) => outcome.isOneWord === isOneWord;
    return [
      [`${where}, to 3 letters`, (each) => isHere(each) && each.shortest <= 3],
      ...[4, 5, 6].map((length): Group => {
        return [`${where}, ${length}`, (each) => isHere(each) && each.shortest === length];
      }),
      [`${where}, 7 and more`, (each) => isHere(each) && each.shortest > 6],
    ];
  }),
];

const shareOf = (part: number, all: number): string => (all === 0 ? '-' : (part / all).toFixed(3));

function groupRow([name, has]: Group, outcomes: readonly Outcome[]): string[] {
  const own = outcomes.filter(has);
  const counts = ends.map((end) => own.filter((outcome) => outcome.end === end).length);
  const alone = own.filter(({ isAlone }) => isAlone);
  const leading = alone.filter(({ isLeading }) => isLeading);
  return [
    name,
    String(own.length),
    ...counts.map(String),
    shareOf(counts.at(-1) ?? 0, own.length),
    shareOf(alone.length, own.length),
    shareOf(leading.length, alone.length),
  ];
}

/**
 * How many come first, and where the others were lost: in the index, by the score, behind another entry. Beside them
 * the share of names that no other entry is as near to (`createNearness`), and how many of those are told first: that
 * share can be 1, the one of all names cannot, where one person is on two lists.
 */
export async function measureSlips(
  screener: Screener,
  slipped: readonly MistypedName[],
  entries: readonly ScreenedEntry[],
  isTellingErrors: boolean,
): Promise<string> {
  const outcomes: Outcome[] = [];
  const isNameAlone = createNearness(entries);
  for (const each of slipped) outcomes.push(await screenOne(screener, each, isNameAlone));
  const table = formatTable([
    ['', 'names', ...ends, 'share', 'alone', 'first of them'],
    ...groups.map((group) => groupRow(group, outcomes)),
  ]);
  if (!isTellingErrors) return table;
  const misses = outcomes
    .filter(({ end, isAlone, isLeading }) => (isAlone ? !isLeading : end !== 'first'))
    .map(({ end, isAlone, score, query, listed, best }) => {
      const why = isAlone ? end : `${end}, another as near`;
      return `${why} ${score}  ${query} | ${listed} | ${best}\n`;
    });
  return table + misses.join('');
}
