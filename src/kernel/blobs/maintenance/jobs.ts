import { Gauge, type Registry } from 'prom-client';
import { byCompany } from '../../db/by-company.js';
import type { Pool } from '../../db/pool.js';
import { inTransaction } from '../../db/transaction.js';
import { type Chore, periodicKinds } from '../../jobs/periodic.js';
import type { Job, JobKinds } from '../../jobs/worker.js';
import type { Logger } from '../../log.js';
import type { Clock } from '../../values/time.js';
import { deleteKind, deleteLater } from '../blobs.js';
import { takeExpired } from '../queries.js';
import { type BlobStore, objectName } from '../stores/store.js';
import { type Sweep, sweepStore } from './sweep.js';

const batch = 500;

/** Erases expired blobs. Resolves to their number. */
export async function eraseExpired(db: Pool, now: Date): Promise<number> {
  for (let erased = 0; ; ) {
    const count = await inTransaction(db, async (trx) => {
      const places = await takeExpired(trx, now, batch);
      for (const [companyId, own] of byCompany(places)) {
        const ids = own.map(({ id }) => id);
        await deleteLater(trx, companyId, ids, now);
      }
      return places.length;
    });
    erased += count;
    if (count < batch) return erased;
  }
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** 60 attempts take about two weeks. After them, the sweep deletes the object. */
const maxAttempts = 60;

const refusals = {
  foreign:
    'Another database, or a copy of this one, uses the same store of files: neither sweeps it. Stop the other, then run: cli adopt store',
  share:
    'More files than a tenth of the store have no row: none was swept. Is this a restored database? To delete them run: cli sweep store --confirm',
} as const;

type Refusal = keyof typeof refusals;

/** Returns a function that reports how the last sweep ended, for alerts. */
function createSweepReport(registry: Registry | undefined): (refused: Refusal | undefined) => void {
  if (registry === undefined) return () => undefined;
  const gauge = new Gauge({
    name: 'blob_sweep_refused',
    help: '1 when the last sweep of this process deleted nothing for this reason, 0 otherwise',
    labelNames: ['reason'],
    registers: [registry],
    aggregator: 'max',
  });
  return (refused) => {
    for (const reason of Object.keys(refusals)) gauge.set({ reason }, reason === refused ? 1 : 0);
  };
}

function tell(log: Logger, { refused, ...counts }: Sweep): void {
  if (refused !== undefined) log.error(counts, refusals[refused]);
  else if (counts.deleted > 0) log.info(counts, 'Swept files that no row has named for 30 days');
}

/**
 * The kinds of jobs that keep the store in step with the rows.
 *
 * @param registry  receives the metric `blob_sweep_refused`
 */
export function blobJobs(
  store: BlobStore,
  clock: Clock,
  log: Logger,
  registry?: Registry,
): JobKinds {
  const report = createSweepReport(registry);
  const remove = async ({ companyId, payload }: Job): Promise<void> => {
    for (const id of payload['ids'] as string[]) await store.delete(objectName(companyId, id));
  };
  const expire: Chore = {
    everyMs: hourMs,
    run: async ({ db }) => void (await eraseExpired(db, clock.now())),
  };
  const sweep: Chore = {
    everyMs: dayMs,
    run: async ({ db, signal }) => {
      const sweep = await sweepStore(db, store, { now: clock.now(), signal });
      tell(log, sweep);
      report(sweep.refused);
    },
  };
  return {
    [deleteKind]: { run: remove, maxAttempts },
    ...periodicKinds(clock, { 'blobs.expire': expire, 'blobs.sweep': sweep }),
  };
}
