import type { components } from '../../../generated/kyc/types.js';
import type { Db } from '../../kernel/db/client.js';
import type { Scope } from '../scope.js';
import { type LoneCheck, listChecks, type StoredCheck } from './check-queries.js';
import { fieldsOf, type Known, knownOf, screeningOf, thresholdOf } from './fields.js';
import { listHistory, type SessionRow, toSessionItem } from './queries.js';

type Schemas = components['schemas'];
type CheckImage = Schemas['CheckImage'];

/** Addresses at which the images of a check can be read. */
export type ImagesOf = (check: Pick<StoredCheck, 'images'>) => CheckImage[];

const summaryOf = (check: StoredCheck): Schemas['CheckSummary'] => ({
  id: check.id,
  type: check.feature,
  status: check.status,
  warnings: [...check.warnings],
  createdAt: check.createdAt.toISOString(),
  images: [],
});

/** As whoever decides sees it. */
function detailOf(check: StoredCheck, imagesOf: ImagesOf, known: Known): Schemas['CheckSummary'] {
  return {
    ...summaryOf(check),
    images: imagesOf(check),
    fields: fieldsOf(check, known),
    score: check.score,
    threshold: thresholdOf(check),
    screeningId: screeningOf(check),
  };
}

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

/** Whom a session is answered to. */
export interface Reader {
  readonly now: Date;
  /** For those who decide; others see neither images nor what was read. */
  readonly imagesOf?: ImagesOf;
}

/** A session with all that belongs to it. */
export async function sessionReply(
  db: Db,
  scope: Scope,
  row: SessionRow,
  { now, imagesOf }: Reader,
): Promise<Schemas['SessionReply']> {
  const checks = await listChecks(db, scope, row.id);
  const history = await listHistory(db, scope.companyId, row.id);
  const known = knownOf(row.expected, checks);
  const session = {
    decision: row.decision,
    firstApproval: row.first_approval,
    checks:
      imagesOf === undefined
        ? checks.map(summaryOf)
        : checks.map((check) => detailOf(check, imagesOf, known)),
    history,
    ...toSessionItem(row, now),
    ...personOf(row),
  };
  return { ok: true, session };
}

/** A check without a session as lists show it. */
export const toCheckItem = (check: LoneCheck, { environment }: Scope): Schemas['CheckItem'] => ({
  id: check.id,
  environment,
  type: check.feature,
  status: check.status,
  score: check.score,
  warnings: [...check.warnings],
  createdAt: check.createdAt.toISOString(),
});

/** @param imagesOf  undefined for readers who may see neither images nor what was read */
export function toLoneCheck(
  check: LoneCheck,
  scope: Scope,
  imagesOf: ImagesOf | undefined,
): Schemas['StoredCheck'] {
  const item = { eraseAt: check.eraseAt?.toISOString() ?? null, ...toCheckItem(check, scope) };
  if (imagesOf === undefined) return item;
  const fields = fieldsOf(check, knownOf({}, []));
  return { threshold: thresholdOf(check), fields, images: imagesOf(check), ...item };
}
