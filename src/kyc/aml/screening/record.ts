import type { components } from '../../../../generated/kyc/types.js';
import type { Db } from '../../../kernel/db/client.js';
import type { Scope } from '../../scope.js';
import { listDecisions } from '../hits/decision-queries.js';
import { listHits } from '../hits/queries.js';
import type { ScreeningRow } from './queries.js';
import { toScreening } from './screenings.js';
import { toSubject } from './subject.js';

/** Returns a screening with its hits, its subject and the decisions about it. */
export async function screeningRecord(
  db: Db,
  scope: Scope,
  row: ScreeningRow,
): Promise<components['schemas']['Screening']> {
  const hits = await listHits(db, row.company_id, row.id);
  const decisions = await listDecisions(db, scope, row.subject_key);
  return { ...toScreening(row, hits), decisions, subject: toSubject(row.subject) };
}
