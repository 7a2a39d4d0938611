import type { PreparedName } from '../tokens/tokens.js';
import { typosBetween } from '../typos/typo-score.js';

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
  const typosTo = (each: Found<Match>): number => {
    const count = counted.get(each) ?? typosBetween(each.query, each.listed);
    counted.set(each, count);
    return count;
  };
  const compareTypos = (a: Found<Match>, b: Found<Match>): number => {
    const [ours, theirs] = [typosTo(a), typosTo(b)];
    return ours === theirs ? 0 : ours - theirs;
  };
  return found
    .toSorted((a, b) => b.match.score - a.match.score || compareTypos(a, b))
    .map(({ match }) => match);
}
