import type { PreparedName } from '../tokens/tokens.js';
import { slipsBetween } from '../typos/typo-score.js';

/** A match and the two names that it was found by. */
export interface Found<Match> {
  readonly match: Match;
  readonly query: PreparedName;
  readonly listed: PreparedName;
}

/**
 * Sorts by score; equal scores by fewer typos, then by their order. Scores are whole numbers, so one of two names with
 * the same score may still be closer.
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
