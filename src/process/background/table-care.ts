import type { Database } from '../../kernel/db/client.js';
import { careForTables } from '../../kernel/db/engines/table-care.js';
import type { Logger } from '../../kernel/log.js';

/** Short, so that lists are quick again soon after an import. */
const pauseMs = 10_000;

/**
 * Keeps the tables of the embedded engine small and its planner informed, from the start on, because a seed may have
 * filled the database before. PostgreSQL does this itself.
 *
 * @returns a function that stops it
 */
export function startTableCare({ kind, knex }: Database, log: Logger): () => void {
  if (kind !== 'embedded') return () => undefined;
  let timer: NodeJS.Timeout;
  const plan = (ms: number): void => {
    timer = setTimeout(() => void attempt(), ms).unref();
  };
  const attempt = async (): Promise<void> => {
    try {
      await careForTables(knex);
    } catch (err) {
      log.warn({ err }, 'The care of the embedded tables failed; it is tried again soon');
    }
    plan(pauseMs);
  };
  plan(0);
  return () => clearTimeout(timer);
}
