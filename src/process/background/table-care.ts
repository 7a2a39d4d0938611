import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../kernel/db/client.js';
import { careForTables } from '../../kernel/db/engines/table-care.js';
import type { Logger } from '../../kernel/log.js';

/** Short, so that lists are quick again soon after an import. */
const pauseMs = 10_000;

/** The care of a table takes up to some 100 ms, in which every request waits. Then requests have four times as long. */
const restPerWork = 4;

/** Waits after the care of a table, which took `workedMs`. */
type Rest = (workedMs: number) => Promise<unknown>;

const usualRest: Rest = (workedMs) => sleep(restPerWork * workedMs, undefined, { ref: false });

/**
 * Keeps the tables of the embedded engine small and its planner informed, from the start on, because a seed may have
 * filled the database before. PostgreSQL does this itself.
 *
 * @returns a function that stops it
 */
export function startTableCare(
  { kind, knex }: Database,
  log: Logger,
  rest = usualRest,
): () => void {
  if (kind !== 'embedded') return () => undefined;
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const plan = (ms: number): void => {
    timer = setTimeout(() => void attempt(), ms).unref();
  };
  const careOnce = async (): Promise<void> => {
    let since = performance.now();
    for await (const _table of careForTables(knex)) {
      await rest(performance.now() - since);
      if (isStopped) return;
      since = performance.now();
    }
  };
  const attempt = async (): Promise<void> => {
    try {
      await careOnce();
    } catch (err) {
      log.warn({ err }, 'The care of the embedded tables failed; it is tried again soon');
    }
    if (!isStopped) plan(pauseMs);
  };
  plan(0);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
