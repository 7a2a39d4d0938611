import type {
  SendPasswordResetCall,
  SendPasswordResetReply,
} from '../../../generated/erp/operations.js';
import { type AuditActor, writeAudit } from '../../kernel/audit/queries.js';
import type { KeyRing } from '../../kernel/blobs/keys.js';
import type { Pool } from '../../kernel/db/pool.js';
import { inTransaction } from '../../kernel/db/transaction.js';
import { enqueue } from '../../kernel/jobs/queries.js';
import type { Job, JobKinds } from '../../kernel/jobs/worker.js';
import { isMailbox } from '../../kernel/mail/address.js';
import type { Mailer } from '../../kernel/mail/mailer.js';
import { wasMailed } from '../../kernel/mail/outbox-queries.js';
import type { PublicContext, RequestFacts } from '../../kernel/operations/handlers.js';
import type { Clock } from '../../kernel/values/time.js';
import { getMailUser, mailErrors, mailText, queueUserMail } from '../mails/index.js';
import type { AuthServices } from './login/login.js';
import { text } from './messages/index.js';
import { findUserByEmail } from './queries.js';
import { insertReset, requestedMs, resetUrl } from './reset-queries.js';
import { lockUser } from './second-factor/queries.js';

const kind = 'auth.mail_reset';
const context = 'requested password reset';

/** A second request within this time sends no second mail. */
const pauseMs = 5 * 60_000;

interface Payload {
  /** The e-mail address, encrypted. */
  readonly sealed: string;
  readonly keyId: string;
  readonly publicUrl: string;
  readonly request: RequestFacts;
}

/**
 * Hands the address to a job, which looks for the user. So an address of a user takes as long as any other, and the reply
 * is the same.
 */
export async function sendPasswordReset(
  { keys, mailer, publicUrl }: AuthServices,
  { body }: SendPasswordResetCall,
  ctx: PublicContext,
): Promise<SendPasswordResetReply> {
  if (!mailer.isConfigured) throw mailErrors.notConfigured();
  const { keyId, bytes } = keys.seal(context, Buffer.from(body.email));
  const payload: Payload = {
    sealed: bytes.toString('base64'),
    keyId,
    publicUrl: publicUrl(),
    request: ctx.request,
  };
  await enqueue(ctx.db, { companyId: 0, kind, payload: { ...payload }, runAt: ctx.now });
  return { ok: true, data: null, message: text('resetRequested')[ctx.request.locale] };
}

interface ResetMailParts {
  readonly keys: KeyRing;
  readonly mailer: Mailer;
  readonly clock: Clock;
}

/** Queues a mail with a reset link for the user of an address, if there is an active one. */
async function mailReset(
  { mailer }: ResetMailParts,
  db: Pool,
  email: string,
  payload: Payload,
  now: Date,
) {
  const found = await findUserByEmail(db, email);
  if (found === undefined || !found.is_active || !isMailbox(found.email)) return;
  const user = { companyId: found.company_id, userId: found.id };
  await inTransaction(db, async (trx) => {
    // Requests for one user come one after the other, so that only one of them sends a mail.
    await lockUser(trx, user);
    if (await wasMailed(trx, user, 'password_reset', new Date(now.getTime() - pauseMs))) return;
    const { token, expiresAt } = await insertReset(trx, user, null, now, requestedMs);
    const link = resetUrl(payload.publicUrl, token);
    const recipient = await getMailUser(trx, user.companyId, user.userId);
    const values = { link, validity: mailText('oneHour') };
    await queueUserMail(
      trx,
      mailer,
      { template: 'password_reset', user: recipient, values, expiresAt },
      now,
    );
    const { companyId } = user;
    const actor: AuditActor = { companyId, type: 'anonymous', id: undefined, name: '' };
    const entry = { objectType: 'user' as const, objectId: user.userId };
    await writeAudit(trx, actor, payload.request, now, {
      after: { passwordReset: expiresAt },
      ...entry,
    });
  });
}

/** The job that answers requests for a new password. */
export function resetMailJobs(parts: ResetMailParts): JobKinds {
  const run = async ({ db, payload: sent }: Job): Promise<void> => {
    const payload = sent as unknown as Payload;
    const sealed = { keyId: payload.keyId, bytes: Buffer.from(payload.sealed, 'base64') };
    const email = parts.keys.open(context, sealed).toString();
    await mailReset(parts, db, email, payload, parts.clock.now());
  };
  return { [kind]: { run, maxAttempts: 5 } };
}
