import { createToken, readToken } from '../../kernel/auth/opaque-token.js';
import type { Db } from '../../kernel/db/client.js';
import { accessErrors } from '../../kernel/errors.js';
import { kycErrors } from '../errors.js';
import type { Scope } from '../scope.js';
import { isTrustedSharer } from '../sharers/index.js';
import { enqueueEvent } from '../webhooks/index.js';
import { eventObject, type Held } from './moves.js';
import type { SessionRow } from './queries.js';
import { secondsLater } from './rules.js';
import {
  companyCode,
  findShare,
  findSharedSession,
  insertShare,
  type SharedPart,
} from './share-queries.js';

const prefix = 'shr_';
export const sharedParts: readonly SharedPart[] = ['contact', 'expected', 'checks'];
const defaultSeconds = 86_400;

export interface ShareOptions {
  readonly expiresIn?: number;
  readonly audience?: string;
  readonly fields?: readonly SharedPart[];
}

/** @throws ApiError 409 for a session without an outcome */
export async function shareSession(
  trx: Db,
  { scope, row }: Held,
  { expiresIn = defaultSeconds, audience, fields = sharedParts }: ShareOptions,
  now: Date,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  if (row.status !== 'approved' && row.status !== 'declined') {
    throw kycErrors.conflict({
      en: `Only approved and declined sessions are shared; this one is ${row.status}`,
      es: `Solo se comparten sesiones aprobadas o rechazadas; esta está en ${row.status}`,
    });
  }
  const { value: token, hash } = createToken(prefix, scope.companyId);
  const expiresAt = secondsLater(now, expiresIn);
  const share = {
    ...{ environment: scope.environment, session_id: row.id, fields: [...fields] },
    ...{ audience: audience ?? null, expires_at: expiresAt },
  };
  await insertShare(trx, scope.companyId, hash, share, now);
  await enqueueEvent(trx, {
    ...{ type: 'session.shared', object: eventObject(row), at: now, ...scope },
  });
  return { token, expiresAt };
}

/** A session as another company may take it in. */
export interface SharedSession {
  readonly row: SessionRow;
  /** Whose it is. */
  readonly scope: Scope;
  readonly hash: Buffer;
  readonly fields: readonly SharedPart[];
}

const unknown = () => kycErrors.notFound('shareToken', `${prefix}…`, 'body.shareToken');

const ended = () =>
  kycErrors.gone({
    en: 'The share token has expired, was meant for somebody else, or its session was erased',
    es: 'El testigo expiró, era para otra empresa o su sesión fue borrada',
  });

/**
 * Refuses to adopt a review without the permission to decide, or of a company that is not trusted.
 *
 * @throws ApiError 403 or 409
 */
export async function assertTrust(
  trx: Db,
  { companyId }: Scope,
  { scope }: SharedSession,
  mayDecide: boolean,
): Promise<void> {
  if (!mayDecide) throw accessErrors.insufficientPermissions('sessions:decide');
  const isOwn = scope.companyId === companyId;
  if (isOwn || (await isTrustedSharer(trx, companyId, scope.companyId))) return;
  throw kycErrors.conflict({
    en: 'The company that shared the session is not one of the trusted sharers of this company',
    es: 'La empresa que compartió la sesión no está entre las de confianza de esta empresa',
  });
}

/**
 * What a token lets `scope` take in. The session is not erased before the transaction ends.
 *
 * @throws ApiError 404 for what was never a token, 410 for one that is none any more or none for this company
 */
export async function openShare(
  trx: Db,
  scope: Scope,
  token: string,
  now: Date,
): Promise<SharedSession> {
  const sent = readToken(prefix, token);
  const share = sent && (await findShare(trx, sent.companyId, sent.hash));
  if (sent === undefined || share === undefined) throw unknown();
  if (share.environment !== scope.environment || share.expires_at <= now) throw ended();
  if (share.audience !== null && share.audience !== (await companyCode(trx, scope.companyId))) {
    throw ended();
  }
  const owner = { companyId: sent.companyId, environment: share.environment };
  const row = await findSharedSession(trx, owner, share.session_id);
  if (row === undefined || row.deleted_at !== null) throw ended();
  return { row, scope: owner, hash: sent.hash, fields: share.fields };
}
