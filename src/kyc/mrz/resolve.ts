import { checkDigit } from './check-digit.js';
import type { Alphabet, Check, Format, Place } from './formats.js';
import { knownIssuers } from './issuers.js';
import { checksOf } from './parse.js';
import type { Cell } from './recognition/cells.js';
import { signs } from './recognition/glyphs.js';

/** The text and the positions in doubt. */
export interface ResolvedText {
  readonly lines: readonly string[];
  /** True if all check digits are right. */
  readonly isValid: boolean;
  /** Doubtful characters that no check digit confirms. */
  readonly doubts: number;
  /** Characters that are not the most likely ones but satisfy a check digit. */
  readonly corrected: number;
}

const allowed: Readonly<Record<Alphabet | 'check', string>> = {
  letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ<',
  digits: '0123456789<',
  any: signs,
  sex: 'FMX<',
  check: '0123456789',
};

/** A position with its possible characters, the most likely first. */
interface Spot {
  readonly line: number;
  readonly at: number;
  readonly ranked: readonly Candidate[];
  /** How much better a character that the format forbids fits than the allowed ones; negative if it fits worse. */
  readonly against: number;
}

interface Candidate {
  readonly sign: string;
  /**
   * Cost against the most likely character: the logarithm of the ratio of unexplained content of the cell. A cell that
   * fits no character well distinguishes none.
   */
  readonly cost: number;
}

/** The cost below which another character is possible. */
const closeCall = 0.16;
/** The cost below which a check digit may choose another character. */
const mendable = 0.5;
/** The cost that ends the search for other characters. */
const weakest = 3;

const unexplained = (score: number): number => 1 - Math.max(0, score) ** 2 + 0.004;

function rank({ scores }: Cell, alphabet: string): Pick<Spot, 'against' | 'ranked'> {
  const all = [...signs]
    .map((sign, at) => ({ sign, left: unexplained(scores[at] ?? -1) }))
    .sort((a, b) => a.left - b.left);
  const inside = all.filter(({ sign }) => alphabet.includes(sign));
  const outsider = all.find(({ sign }) => !alphabet.includes(sign));
  const least = inside[0]?.left ?? 1;
  const against = outsider === undefined ? -weakest : Math.log(least / outsider.left);
  // A clearly printed character is read as such, even if the format does not allow it.
  const candidates = outsider !== undefined && against >= mendable ? [outsider, ...inside] : inside;
  const from = candidates[0]?.left ?? 1;
  const ranked = candidates
    .map(({ left, sign }) => ({ sign, cost: Math.log(left / from) }))
    .slice(0, 8);
  return { ranked, against };
}

const isLongPossible = ({ name }: Format): boolean => name === 'TD1' || name === 'TD2';

function alphabetOf(format: Format, line: number, at: number): string {
  const check = format.checks.find((one) => one.line === line && one.at === at);
  if (check !== undefined) {
    const mayBeFiller = check.isOptional || (check.code === 'MRZ_NUMBER' && isLongPossible(format));
    return mayBeFiller ? `${allowed.check}<` : allowed.check;
  }
  const field = format.fields.find((one) => one.line === line && at >= one.start && at < one.end);
  return field === undefined ? signs : allowed[field.alphabet];
}

const key = (line: number, at: number): number => line * 100 + at;

type Spots = ReadonlyMap<number, Spot>;

function spotsOf(format: Format, cells: readonly (readonly Cell[])[]): Spots {
  const spots = new Map<number, Spot>();
  cells.forEach((row, line) => {
    row.forEach((cell, at) => {
      spots.set(key(line, at), { line, at, ...rank(cell, alphabetOf(format, line, at)) });
    });
  });
  return spots;
}

const inPlaces = (spots: Spots, places: readonly Place[]): Spot[] =>
  places.flatMap(({ end, line, start }) =>
    Array.from({ length: end - start }, (_, i) => spots.get(key(line, start + i))).filter(
      (spot) => spot !== undefined,
    ),
  );

const costOf = ({ ranked }: Spot, sign: string): number =>
  ranked.find((one) => one.sign === sign)?.cost ?? weakest;

/** The characters of a zone while they are resolved. */
type Sheet = string[][];

const linesOf = (sheet: Sheet): string[] => sheet.map((row) => row.join(''));

const write = (sheet: Sheet, { at, line }: Spot, sign: string): void => {
  const row = sheet[line];
  if (row !== undefined) row[at] = sign;
};

/** Returns true if an unknown code may be a misread known one. */
function isNearKnown(spots: readonly Spot[]): boolean {
  const costs = knownIssuers.map((code) =>
    spots.reduce((sum, spot, i) => sum + costOf(spot, code.charAt(i)), 0),
  );
  const least = Math.min(...costs);
  return least > 0 && least < mendable;
}

interface Change {
  readonly spot: Spot;
  readonly sign: string;
  readonly cost: number;
}

/** Returns alternative characters, the most likely first. */
function changesIn(sheet: Sheet, spots: readonly Spot[]): Change[] {
  return spots
    .flatMap((spot) => {
      const now = sheet[spot.line]?.[spot.at] ?? '';
      const own = costOf(spot, now);
      return spot.ranked
        .filter(({ cost, sign }) => sign !== now && cost - own < mendable)
        .map(({ cost, sign }) => ({ spot, sign, cost: cost - own }));
    })
    .sort((a, b) => a.cost - b.cost)
    .slice(0, 12);
}

const pairsOf = (changes: readonly Change[]): Change[][] =>
  changes.flatMap((a, i) =>
    changes.slice(i + 1).flatMap((b) => (a.spot === b.spot ? [] : [[a, b]])),
  );

const priceOf = (changes: readonly Change[]): number =>
  changes.reduce((sum, { cost }) => sum + cost, 0);

function isRightNow(format: Format, sheet: Sheet, { code }: Check): boolean {
  return checksOf(format, linesOf(sheet)).some((one) => one.code === code && one.isRight);
}

/**
 * Satisfies a check digit by the most likely change, if only one change is likely. @returns the change, if any
 */
function correct(format: Format, sheet: Sheet, spots: Spots, check: Check): readonly Change[] {
  if (isRightNow(format, sheet, check)) return [];
  const own = spots.get(key(check.line, check.at));
  const covered = [...inPlaces(spots, check.over), ...(own === undefined ? [] : [own])];
  const single = changesIn(sheet, covered);
  const tries = [...single.map((one) => [one]), ...pairsOf(single)];
  const working = tries.filter((changes) => {
    const before = changes.map(({ spot }) => sheet[spot.line]?.[spot.at] ?? '');
    for (const { sign, spot } of changes) write(sheet, spot, sign);
    const isRight = isRightNow(format, sheet, check);
    changes.forEach(({ spot }, i) => {
      write(sheet, spot, before[i] ?? '');
    });
    return isRight;
  });
  working.sort((a, b) => priceOf(a) - priceOf(b));
  const [best, next] = working;
  if (best === undefined || priceOf(best) > mendable) return [];
  if (next !== undefined && priceOf(next) - priceOf(best) < closeCall) return [];
  for (const { sign, spot } of best) write(sheet, spot, sign);
  return best;
}

/** Returns the lowest cost of another character that no check digit would detect. */
function riskOf(spot: Spot, now: string, isCovered: boolean): number {
  const own = costOf(spot, now);
  const rivals = spot.ranked.filter(
    ({ sign }) => sign !== now && (!isCovered || checkDigit(sign) === checkDigit(now)),
  );
  return Math.min(weakest, ...rivals.map(({ cost }) => cost - own));
}

interface Certainty {
  readonly doubts: number;
  readonly unclear: number;
}

/**
 * A character is doubtful if no check digit would detect another one, or if the picture shows a forbidden one. It is
 * unclear if a check digit would detect a single error.
 */
function judge(format: Format, sheet: Sheet, spots: Spots): Certainty {
  const covered = new Set(format.checks.flatMap(({ over }) => inPlaces(spots, over)));
  const checks = new Set(format.checks.map(({ at, line }) => key(line, at)));
  let [doubts, unclear] = [0, 0];
  for (const spot of spots.values()) {
    const now = sheet[spot.line]?.[spot.at] ?? '';
    const isCovered = covered.has(spot) || checks.has(key(spot.line, spot.at));
    const isOutside = spot.against > (isCovered ? closeCall : -closeCall);
    if (isOutside || riskOf(spot, now, isCovered) < closeCall) doubts += 1;
    else if (isCovered && riskOf(spot, now, false) < closeCall) unclear += 1;
  }
  return { doubts, unclear };
}

/** With more unclear characters, check digits may be right by chance. */
const mostUnclear = 4;
/** The same limit for characters that were changed to satisfy check digits. */
const mostCorrected = 2;

/** Returns the most likely text by the cells and the rules of the format. */
export function resolve(format: Format, cells: readonly (readonly Cell[])[]): ResolvedText {
  const spots = spotsOf(format, cells);
  const sheet: Sheet = cells.map((row, line) =>
    row.map((_, at) => spots.get(key(line, at))?.ranked[0]?.sign ?? '<'),
  );
  const codes = format.fields.filter(({ name }) => name === 'issuer' || name === 'nationality');
  const misread = codes.filter((field) => isNearKnown(inPlaces(spots, [field])));
  const corrected = format.checks.flatMap((check) => correct(format, sheet, spots, check));
  // A check digit may decide between characters that look alike, but not against the picture.
  const substituted = corrected.filter(({ cost }) => cost >= closeCall);
  const certainty = judge(format, sheet, spots);
  const excess =
    Math.max(0, certainty.unclear - mostUnclear) + Math.max(0, corrected.length - mostCorrected);
  const lines = linesOf(sheet);
  return {
    lines,
    isValid: checksOf(format, lines).every(({ isRight }) => isRight),
    doubts: certainty.doubts + misread.length + substituted.length + excess,
    corrected: corrected.length,
  };
}
