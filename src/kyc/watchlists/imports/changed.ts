import type { Db } from '../../../kernel/db/client.js';
import { assembleMatcher, runInTurns, type Subject } from '../../matching/index.js';
import { entriesSince } from '../queries.js';

/** Index of the new and changed entries of the lists. */
export interface ChangedEntries {
  /**
   * Returns true if an entry of these lists (default: all) may match the subject by a word, a number, or the typos
   * that the matcher allows.
   */
  concerns(subject: Subject, lists: readonly string[] | null): Promise<boolean>;
}

/** Resolves to undefined if so many entries changed after a time that nearly every subject is affected. */
export async function changedEntries(db: Db, since: Date): Promise<ChangedEntries | undefined> {
  const entries = await entriesSince(db, since);
  if (entries === undefined) return undefined;
  const matcher = await runInTurns(assembleMatcher(entries, ({ list }) => list));
  return {
    async concerns(subject, lists) {
      const options = { threshold: 0, ...(lists && { groups: new Set(lists) }) };
      return (await runInTurns(matcher.matchInSteps(subject, options))).length > 0;
    },
  };
}
