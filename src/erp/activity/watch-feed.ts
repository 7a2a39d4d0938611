import type { Pool } from '../../kernel/db/pool.js';
import { inTransaction, type Transaction } from '../../kernel/db/transaction.js';
import { startLoop } from '../../kernel/jobs/loop.js';
import type { Logger } from '../../kernel/log.js';
import { type EventRow, placeEvents, readFeed } from '../events/index.js';
import * as queries from './watch-feed-queries.js';

interface WatchOptions {
  readonly db: Pool;
  readonly log: Logger;
  readonly pollMs?: number;
}

/** The most events of a company per transaction. */
const mostEvents = 100;

const hasNumber = ({ object_id: id }: EventRow): boolean => /^\d{1,15}$/.test(id);

/** Writes the notifications of events. */
async function tell(trx: Transaction, companyId: number, rows: readonly EventRow[]): Promise<void> {
  const events = rows.filter(hasNumber);
  const comments = events.filter(({ type }) => type === 'comment.created');
  const changes = events.filter(({ object_type: kind }) => kind !== 'comment');
  await queries.tellOfComments(
    trx,
    companyId,
    comments.map(({ object_id: id }) => Number(id)),
  );
  await queries.tellOfChanges(trx, companyId, {
    types: changes.map(({ type }) => type),
    kinds: changes.map(({ object_type: kind }) => kind),
    ids: changes.map(({ object_id: id }) => Number(id)),
    requestIds: changes.map(({ request_id: requestId }) => requestId),
    times: changes.map(({ at }) => at),
  });
}

/** `busy`: another worker follows the company, or nothing can be done yet. */
type Progress = 'advanced' | 'busy';

/** Writes the notifications of the next events, and notes how far they are written. */
async function advance(
  trx: Transaction,
  companyId: number,
  { position, startedAt }: queries.WatchFeed,
): Promise<Progress> {
  if (await placeEvents(trx, companyId)) return 'advanced';
  const after = position ?? (await queries.positionAt(trx, companyId, startedAt));
  if (after === undefined) return 'busy';
  const request = { after, limit: mostEvents, types: undefined, search: undefined };
  const { rows, isCut, last } = await readFeed(trx, companyId, request);
  await tell(trx, companyId, rows);
  const reached = Math.max(after, (isCut ? rows.at(-1)?.position : last) ?? 0);
  if (reached === position) return 'busy';
  await queries.advanceFeed(trx, companyId, reached);
  return 'advanced';
}

/**
 * Writes the notifications of the next events of a company. The position advances in the same transaction, so that a
 * worker that is killed loses none and writes none twice.
 */
export function followWatches(db: Pool, companyId: number): Promise<Progress> {
  return inTransaction(db, async (trx) => {
    const feed = await queries.lockFeed(trx, companyId);
    if (feed === undefined) return 'busy';
    if (!(await queries.hasWatchers(trx, companyId))) {
      await queries.endFeed(trx, companyId);
      return 'advanced';
    }
    return advance(trx, companyId, feed);
  });
}

/** The time for which a company is passed over after a failure. */
const restMs = 30_000;

/** Turns the events of records into notifications of their watchers, in any number of processes. */
export function startWatches({ db, log, pollMs = 1_000 }: WatchOptions) {
  let last = 0;
  /** The companies to pass over, each with the time until then by `performance.now()`. */
  const resting = new Map<number, number>();
  return startLoop<number>({
    topic: 'watched records',
    concurrency: 1,
    pollMs,
    log,
    async take() {
      for (const [companyId, until] of resting) {
        if (until <= performance.now()) resting.delete(companyId);
      }
      const next = await queries.nextWatched(db, last, [...resting.keys()]);
      last = next ?? 0;
      return next === undefined ? [] : [next];
    },
    async run(companyId) {
      resting.set(companyId, performance.now() + restMs);
      const result = await followWatches(db, companyId);
      if (result === 'busy') resting.set(companyId, performance.now() + pollMs);
      else resting.delete(companyId);
    },
    release: async () => undefined,
  });
}
