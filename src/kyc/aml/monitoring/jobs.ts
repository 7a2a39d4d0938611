import { inTransaction } from '../../../kernel/db/transaction.js';
import type { ErasureLedger } from '../../../kernel/erasures/ledger.js';
import { periodicKinds } from '../../../kernel/jobs/periodic.js';
import type { JobKinds } from '../../../kernel/jobs/worker.js';
import type { Clock } from '../../../kernel/values/time.js';
import { type DueErasure, erasureChore } from '../../retention/index.js';
import { eraseScreenings } from '../erase.js';
import { enqueueRescreens, rescreenCompany, rescreenKind } from './rescreen.js';

/** How screenings are erased at the end of their retention. */
const dueScreenings: DueErasure = {
  kind: 'screening',
  objectType: 'kyc_screening',
  erase: (trx, scope, id, erasure) =>
    eraseScreenings(trx, scope, { id, dueBy: erasure.now }, erasure),
};

const hourMs = 3_600_000;

/** The jobs that screen the subjects of a company again. */
export const rescreenJobs = (clock: Clock): JobKinds => ({
  [rescreenKind]: { run: (job) => rescreenCompany(clock, job) },
});

/**
 * The periodic jobs of screenings. An import of a list requests the re-screening of all companies. A further job finds
 * screenings that were made while a list changed, and those of an older release.
 */
export function amlJobs(clock: Clock, ledger: ErasureLedger): JobKinds {
  return periodicKinds(clock, {
    'aml.look': {
      everyMs: hourMs,
      run: ({ db }) => inTransaction(db, (trx) => enqueueRescreens(trx, clock.now())),
    },
    'aml.erase': erasureChore(clock, ledger, [dueScreenings]),
  });
}
