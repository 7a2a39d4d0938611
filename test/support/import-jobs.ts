import { documentKinds, importKinds } from '../../src/erp/import-kinds.js';
import { importJobs } from '../../src/erp/imports/job.js';
import { createBlobs } from '../../src/kernel/blobs/blobs.js';
import type { Storage } from '../../src/kernel/blobs/stores/open.js';
import type { JobKinds } from '../../src/kernel/jobs/worker.js';
import type { Clock } from '../../src/kernel/values/time.js';

/** Returns the job that runs imports on the files of a storage. */
export const importKindsOf = (
  { store, keys }: Pick<Storage, 'store' | 'keys'>,
  clock: Clock,
): JobKinds =>
  importJobs({ blobs: createBlobs(store, keys), clock, kinds: [...importKinds, ...documentKinds] });
