import type { PreparedName } from '../tokens/tokens.js';
import { typosBetween } from '../typos/typo-score.js';

/** A match and the two names that were compared. */
export interface RankedMatch<Match> {
  readonly match: Match;
  readonly query: PreparedName;
  readonly listed: PreparedName;
}

/**
 * Sorts by priority, then by score, by fewer typos and by their order. Scores are whole numbers, so one of two names with
 * the same score may still be closer.
 */
export function inRank<Match extends { readonly score: number; readonly priority: number }>(
  found: readonly RankedMatch<Match>[],
): Match[] {
  const counted = new Map<RankedMatch<Match>, number>();
  const typosTo = (each: RankedMatch<Match>): number => {
    const count = counted.get(each) ?? typosBetween(each.query, each.listed);
    counted.set(each, count);
    return count;
  };
  const compareTypos = (a: RankedMatch<Match>, b: RankedMatch<Match>): number => {
    const [ours, theirs] = [typosTo(a), typosTo(b)];
    return ours === theirs ? 0 : ours - theirs;
  };
  return found
    .toSorted(
      (a, b) =>
        b.match.priority - a.match.priority || b.match.score - a.match.score || compareTypos(a, b),
    )
    .map(({ match }) => match);
}
