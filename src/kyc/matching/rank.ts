import { slipsBetween } from './slips.js';
import type { PreparedName } from './tokens.js';

/** What was found, and the two names that it was found by. */
export interface Found<Match> {
  readonly match: Match;
  readonly query: PreparedName;
  readonly listed: PreparedName;
}

/**
 * Highest score first; among equals first what fewer slips lead to; among those as they came. A score is whole, and
 * of two names that it says the same of one may still be nearer.
 */
export function inRank<Match extends { readonly score: number }>(
  found: readonly Found<Match>[],
): Match[] {
  const counted = new Map<Found<Match>, number>();
  const slipsTo = (each: Found<Match>): number => {
    const slips = counted.get(each) ?? slipsBetween(each.query, each.listed);
    counted.set(each, slips);
    return slips;
  };
  const compareSlips = (a: Found<Match>, b: Found<Match>): number => {
    const [ours, theirs] = [slipsTo(a), slipsTo(b)];
    return ours === theirs ? 0 : ours - theirs;
  };
  return found
    .toSorted((a, b) => b.match.score - a.match.score || compareSlips(a, b))
    .map(({ match }) => match);
}
