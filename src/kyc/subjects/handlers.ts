import { createHmac } from 'node:crypto';
import type { Handlers } from '../../../generated/kyc/operations.js';
import type { AuditObject } from '../../kernel/audit/objects.js';
import { actorOf, writeAudit } from '../../kernel/audit/queries.js';
import type { Transaction } from '../../kernel/db/transaction.js';
import type { Context } from '../../kernel/operations/handlers.js';
import { eraseScreeningsOf } from '../aml/index.js';
import { eraseFacesOf } from '../biometrics/index.js';
import { eraseKybChecksOf } from '../kyb/index.js';
import { type Scope, scopeOf } from '../scope.js';
import { type Eraser, eraseSessionsOf } from '../sessions/index.js';

interface SubjectServices {
  /** The secret of the server, from which the pseudonyms of erased subjects are derived. */
  readonly secret: Buffer;
  /** The functions of other modules that erase the data of a session. */
  readonly erasers: readonly Eraser[];
}

/**
 * Returns a pseudonym that only this server can derive from the external id, which may identify the person. It shows
 * an auditor who knows the external id whether and when the subject was erased.
 */
function pseudonymOf(
  secret: Buffer,
  { companyId, environment }: Scope,
  externalId: string,
): string {
  const text = JSON.stringify(['subject', companyId, environment, externalId]);
  return `sub_${createHmac('sha256', secret).update(text).digest('hex').slice(0, 32)}`;
}

/** Writes the last audit row of each erased record. */
async function auditErased(
  ctx: Context,
  trx: Transaction,
  objectType: AuditObject,
  ids: readonly string[],
): Promise<void> {
  for (const objectId of ids) {
    const entry = { objectType, objectId, after: { erased: true } };
    await writeAudit(trx, actorOf(ctx.principal), ctx.request, ctx.now, entry);
  }
}

/** The operation that erases all records with one external id. */
export const subjectHandlers = ({ secret, erasers }: SubjectServices) =>
  ({
    async eraseSubject({ body: { externalId } }, ctx) {
      const scope = scopeOf(ctx.principal);
      const { now } = ctx;
      return ctx.transaction(async (trx) => {
        const sessions = await eraseSessionsOf(trx, scope, externalId, { now, erasers });
        const screenings = await eraseScreeningsOf(trx, scope, externalId);
        const companyChecks = await eraseKybChecksOf(trx, scope, externalId);
        const faces = await eraseFacesOf(trx, scope, externalId);
        await auditErased(ctx, trx, 'kyc_session', sessions);
        await auditErased(ctx, trx, 'kyc_screening', screenings);
        await auditErased(ctx, trx, 'kyb_check', companyChecks);
        await auditErased(ctx, trx, 'face', faces);
        const erased = {
          sessions: sessions.length,
          screenings: screenings.length,
          companyChecks: companyChecks.length,
          faces: faces.length,
        };
        const objectId = pseudonymOf(secret, scope, externalId);
        await ctx.audit(trx, { objectType: 'subject', objectId, after: erased });
        return { ok: true as const, erased, erasedAt: now.toISOString() };
      });
    },
  }) satisfies Pick<Handlers<Context>, 'eraseSubject'>;
