import type { ErasureLedger } from '../../kernel/erasures/ledger.js';
import { periodicKinds } from '../../kernel/jobs/periodic.js';
import type { JobKinds } from '../../kernel/jobs/worker.js';
import type { Clock } from '../../kernel/values/time.js';
import { type DueErasure, erasureChore } from '../retention/index.js';
import { eraseKybChecks } from './erase.js';

const dueChecks: DueErasure = {
  kind: 'company_check',
  objectType: 'kyb_check',
  erase: (trx, scope, id, erasure) =>
    eraseKybChecks(trx, scope, { id, dueBy: erasure.now }, erasure),
};

/** Company checks contain names of people. They are kept for the time in the workflow at their creation. */
export const kybJobs = (clock: Clock, ledger: ErasureLedger): JobKinds =>
  periodicKinds(clock, { 'kyb.erase': erasureChore(clock, ledger, [dueChecks]) });
