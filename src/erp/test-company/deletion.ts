import { type BlobStore, objectName } from '../../kernel/blobs/stores/store.js';
import { deleteTestCompany } from '../../kernel/db/companies/copy.js';
import type { NewJob } from '../../kernel/jobs/queries.js';
import type { Job, JobKinds } from '../../kernel/jobs/worker.js';
import { listBlobIds } from './queries.js';

const kind = 'test_companies.delete';

/** Requests that a reset has found under way end within this time. */
const graceMs = 120_000;

/** Returns the job that deletes a retired test company. It belongs to the live company, because it deletes all others. */
export const deletionOf = (
  { companyId, liveId }: { readonly companyId: number; readonly liveId: number },
  now: Date,
): NewJob => ({
  companyId: liveId,
  kind,
  key: String(companyId),
  payload: { companyId },
  runAt: new Date(now.getTime() + graceMs),
});

/** The kind of job that deletes retired test companies with their files. */
export const testCompanyJobs = (store: BlobStore): JobKinds => ({
  [kind]: {
    async run({ db, payload }: Job) {
      const companyId = Number(payload['companyId']);
      for (const id of await listBlobIds(db, companyId)) {
        await store.delete(objectName(companyId, id));
      }
      await deleteTestCompany(db, companyId);
    },
  },
});
