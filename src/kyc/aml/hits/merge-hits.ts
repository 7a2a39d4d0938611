import type { Hit } from '../../watchlists/index.js';
import type { Decisions } from './decision-queries.js';
import type { StoredHit } from './queries.js';

/** Number of stored hits, the best ones. More would not be reviewed. */
const mostHits = 100;

/**
 * Hits as they are kept, the found ones and behind them the confirmed ones whose entries a screening finds no more: only
 * a person lets go of those.
 *
 * @param lists  the names of the lists that were compared; all of them where null
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
  return [...gone, ...current].slice(0, mostHits);
}

/** The hits whose entries the last screening has found; the others are kept for a person to decide. */
export const seenAt = (hits: readonly StoredHit[], screenedAt: Date): StoredHit[] =>
  hits.filter(({ lastSeen }) => lastSeen === screenedAt.toISOString());
