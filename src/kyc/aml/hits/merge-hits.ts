import type { Hit } from '../../watchlists/index.js';
import type { Decisions } from './decision-queries.js';
import { byPriority, type StoredHit } from './queries.js';

/** The most stored hits per screening. More would not be reviewed. */
const mostHits = 100;

/**
 * Returns the hits to store, the highest priority first: those that a screening found, and the confirmed ones whose
 * entries it no longer found. The latter are always among them, since only a reviewer may discard them.
 *
 * @param lists  names of the lists that were compared; null for all lists
 */
export function mergeHits(
  found: readonly Hit[],
  decisions: Decisions,
  { lists, now }: { readonly lists: readonly string[] | null; readonly now: Date },
): StoredHit[] {
  const at = now.toISOString();
  const current = found.slice(0, mostHits).map(({ schema: _, ...hit }) => ({
    reviewStatus: decisions.of(hit),
    firstSeen: at,
    lastSeen: at,
    ...hit,
    breakdown: [...hit.breakdown],
    modifiers: [...hit.modifiers],
    topics: [...hit.topics],
    programs: [...hit.programs],
  }));
  const ids = new Set(current.map(({ id }) => id));
  const gone = decisions.confirmed.filter(
    ({ id, list }) => !ids.has(id) && (lists?.includes(list) ?? true),
  );
  const stored = [...gone, ...current].slice(0, mostHits);
  return stored.sort(byPriority);
}

/** The hits that the last screening found. The others are kept until a reviewer decides. */
export const seenAt = (hits: readonly StoredHit[], screenedAt: Date): StoredHit[] =>
  hits.filter(({ lastSeen }) => lastSeen === screenedAt.toISOString());
