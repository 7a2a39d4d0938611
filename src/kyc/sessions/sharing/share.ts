import { createToken, readToken } from '../../../kernel/auth/keys/opaque-token.js';
import type { Db } from '../../../kernel/db/client.js';
import { accessErrors } from '../../../kernel/errors.js';
import { kycErrors } from '../../errors.js';
import type { Scope } from '../../scope.js';
import { isTrustedSharer } from '../../sharers/index.js';
import { enqueueEvent } from '../../webhooks/index.js';
import { eventObject, type LockedSession } from '../lifecycle/moves.js';
import type { SessionRow } from '../lifecycle/queries.js';
import { secondsLater } from '../lifecycle/rules.js';
import { text } from '../messages/index.js';
import {
  companyCode,
  findShare,
  findSharedSession,
  insertShare,
  type SharedPart,
} from './queries.js';

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
  { scope, row }: LockedSession,
  { expiresIn = defaultSeconds, audience, fields = sharedParts }: ShareOptions,
  now: Date,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  if (row.status !== 'approved' && row.status !== 'declined') {
    throw kycErrors.conflict(text('notShareable', { status: row.status }));
  }
  const { value: token, hash } = createToken(prefix, scope.companyId);
  const expiresAt = secondsLater(now, expiresIn);
  const share = {
    environment: scope.environment,
    session_id: row.id,
    fields: [...fields],
    audience: audience ?? null,
    expires_at: expiresAt,
  };
  await insertShare(trx, scope.companyId, hash, share, now);
  await enqueueEvent(trx, {
    type: 'session.shared',
    object: eventObject(row),
    at: now,
    ...scope,
  });
  return { token, expiresAt };
}

/** A session for import by another company. */
export interface SharedSession {
  readonly row: SessionRow;
  /** The owner of the session. */
  readonly scope: Scope;
  readonly hash: Buffer;
  readonly fields: readonly SharedPart[];
}

const unknown = () => kycErrors.notFound('shareToken', `${prefix}…`, 'body.shareToken');

const ended = () => kycErrors.gone(text('shareEnded'));

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
  throw kycErrors.conflict(text('sharerNotTrusted'));
}

/**
 * Returns the session that a share token lets `scope` import. The session cannot be erased before the transaction
 * ends.
 *
 * @throws ApiError 404 for an unknown token, 410 for an expired token, or one for another company
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
