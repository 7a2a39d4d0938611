import type { components } from '../../../generated/kyc/types.js';
import type { Db } from '../../kernel/db/client.js';
import type { Scope } from '../scope.js';
import { listChecks, type StoredCheck } from './check-queries.js';
import { listHistory, type SessionRow, toSessionItem } from './queries.js';

type Schemas = components['schemas'];
type CheckImage = Schemas['CheckImage'];

/** Addresses at which the images of a check can be read. */
export type ImagesOf = (check: Pick<StoredCheck, 'images'>) => CheckImage[];

const noImages: ImagesOf = () => [];

const summaryOf = (check: StoredCheck, imagesOf: ImagesOf): Schemas['CheckSummary'] => ({
  id: check.id,
  type: check.feature,
  status: check.status,
  warnings: [...check.warnings],
  createdAt: check.createdAt.toISOString(),
  images: imagesOf(check),
});

/** Every member is there, known or not. */
function personOf({
  contact,
  expected,
}: SessionRow): Pick<Schemas['Session'], 'contact' | 'expected'> {
  const { email = null, phone = null } = contact;
  const { firstName = null, lastName = null, dateOfBirth = null } = expected;
  const { nationality = null, documentNumber = null, address = null } = expected;
  return {
    contact: { email, phone },
    expected: { firstName, lastName, dateOfBirth, nationality, documentNumber, address },
  };
}

/** A session with all that belongs to it. */
export async function sessionReply(
  db: Db,
  scope: Scope,
  row: SessionRow,
  { now, imagesOf = noImages }: { readonly now: Date; readonly imagesOf?: ImagesOf },
): Promise<Schemas['SessionReply']> {
  const checks = await listChecks(db, scope, row.id);
  const history = await listHistory(db, scope.companyId, row.id);
  const session = {
    ...toSessionItem(row, now),
    ...personOf(row),
    decision: row.decision,
    checks: checks.map((check) => summaryOf(check, imagesOf)),
    history,
  };
  return { ok: true, session };
}
