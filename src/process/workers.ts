import { join } from 'node:path';
import type { Knex } from 'knex';
import type { Registry } from 'prom-client';
import { folderStore } from '../kernel/blobs/folder.js';
import { blobJobs } from '../kernel/blobs/jobs.js';
import { createKeyRing, type KeyRing } from '../kernel/blobs/keys.js';
import { s3Store } from '../kernel/blobs/s3.js';
import type { BlobStore } from '../kernel/blobs/store.js';
import type { Config } from '../kernel/config.js';
import { planChores } from '../kernel/jobs/periodic.js';
import { startJobs } from '../kernel/jobs/worker.js';
import type { Logger } from '../kernel/log.js';
import { masterKeys } from '../kernel/secrets.js';
import type { Clock } from '../kernel/time.js';
import { createGuard, startDeliveries, webhookJobs } from '../kyc/webhooks/index.js';

export interface Storage {
  readonly keys: KeyRing;
  readonly store: BlobStore;
}

/** Where images and documents lie, and what they and the secrets of webhooks are encrypted with. */
export async function openStorage({ blobKeys, dataDir, s3 }: Config): Promise<Storage> {
  const store = s3 === undefined ? folderStore(join(dataDir, 'blobs')) : s3Store(s3);
  return { store, keys: createKeyRing(await masterKeys(blobKeys, dataDir)) };
}

export interface WorkerParts extends Storage {
  readonly config: Config;
  readonly db: Knex;
  readonly clock: Clock;
  readonly log: Logger;
  readonly registry: Registry;
}

/** What is done after the commit, beside requests. Returns what ends it, with so long for what runs. */
export async function startWorkers(
  parts: WorkerParts,
): Promise<(graceMs: number) => Promise<void>> {
  const { clock, config, db, store } = parts;
  const kinds = { ...blobJobs(db, store, clock), ...webhookJobs(db, clock) };
  await planChores(db, clock, kinds);
  const guard = createGuard({
    allowsHttp: config.environment !== 'production',
    allowedHosts: config.webhookAllowedHosts,
  });
  const workers = [startJobs({ ...parts, kinds }), startDeliveries({ ...parts, guard })];
  return async (graceMs) => {
    await Promise.all(workers.map((worker) => worker.stop(graceMs)));
  };
}
