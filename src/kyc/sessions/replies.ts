import type { components } from '../../../generated/kyc/types.js';
import type { Db } from '../../kernel/db/client.js';
import type { Locale } from '../../kernel/errors.js';
import { factsIn } from '../facts/index.js';
import type { Scope } from '../scope.js';
import {
  type ComparisonData,
  fieldsOf,
  knownOf,
  screeningOf,
  thresholdOf,
} from './checks/fields.js';
import { listChecks, type StoredCheck } from './checks/queries.js';
import type { StandaloneCheck } from './checks/standalone-queries.js';
import { warningsIn } from './checks/warnings.js';
import { listHistory } from './lifecycle/history-queries.js';
import { type SessionRow, toSessionFacts } from './lifecycle/queries.js';

type Schemas = components['schemas'];
type CheckImage = Schemas['CheckImage'];

/** Returns the addresses of the images of a check. */
export type ImagesOf = (check: Pick<StoredCheck, 'images'>) => CheckImage[];

const summaryOf = (check: StoredCheck, locale: Locale): Schemas['CheckSummary'] => ({
  id: check.id,
  type: check.feature,
  status: check.status,
  warnings: warningsIn(check.warnings, locale),
  createdAt: check.createdAt.toISOString(),
  images: [],
});

/** Returns a check with images and fields, for reviewers. */
function detailOf(
  check: StoredCheck,
  locale: Locale,
  imagesOf: ImagesOf,
  known: ComparisonData,
): Schemas['CheckSummary'] {
  return {
    ...summaryOf(check, locale),
    images: imagesOf(check),
    facts: factsIn(check.result),
    fields: fieldsOf(check, known),
    score: check.score,
    threshold: thresholdOf(check),
    screeningId: screeningOf(check),
  };
}

/** All members are present, even without a value. */
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

/** The caller that reads a session. */
export interface Reader {
  readonly now: Date;
  readonly request: { readonly locale: Locale };
  /** Only reviewers receive images and fields. */
  readonly imagesOf?: ImagesOf;
}

/** Returns a session with all its parts. */
export async function sessionReply(
  db: Db,
  scope: Scope,
  row: SessionRow,
  { now, request: { locale }, imagesOf }: Reader,
): Promise<Schemas['SessionReply']> {
  const checks = await listChecks(db, scope, row.id);
  const history = await listHistory(db, scope.companyId, row.id);
  const known = knownOf(row.expected, checks);
  const session = {
    decision: row.decision,
    consent: row.consent,
    checks:
      imagesOf === undefined
        ? checks.map((check) => summaryOf(check, locale))
        : checks.map((check) => detailOf(check, locale, imagesOf, known)),
    history,
    ...toSessionFacts(row, now),
    ...personOf(row),
  };
  return { ok: true, session };
}

/** Returns a check without a session, as in lists. */
export const toCheckItem = (
  check: StandaloneCheck,
  { environment }: Scope,
  locale: Locale,
): Schemas['CheckItem'] => ({
  id: check.id,
  environment,
  type: check.feature,
  status: check.status,
  score: check.score,
  warnings: warningsIn(check.warnings, locale),
  createdAt: check.createdAt.toISOString(),
});

/** @param imagesOf  undefined for callers who may not read images and fields */
export function toSingleCheck(
  check: StandaloneCheck,
  scope: Scope,
  locale: Locale,
  imagesOf: ImagesOf | undefined,
): Schemas['StoredCheck'] {
  const item = {
    eraseAt: check.eraseAt?.toISOString() ?? null,
    ...toCheckItem(check, scope, locale),
  };
  if (imagesOf === undefined) return item;
  const fields = fieldsOf(check, knownOf({}, []));
  const facts = factsIn(check.result);
  return { threshold: thresholdOf(check), facts, fields, images: imagesOf(check), ...item };
}
