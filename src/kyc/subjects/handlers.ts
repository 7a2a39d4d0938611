import { createHmac } from 'node:crypto';
import type { Handlers } from '../../../generated/kyc/operations.js';
import type { AuditObject } from '../../kernel/audit/objects.js';
import { actorOf, writeAudit } from '../../kernel/audit/queries.js';
import type { Transaction } from '../../kernel/db/transaction.js';
import type { ErasureLedger } from '../../kernel/erasures/ledger.js';
import type { Context } from '../../kernel/operations/handlers.js';
import { eraseScreenings } from '../aml/index.js';
import { eraseFacesOf } from '../biometrics/index.js';
import { eraseKybChecks } from '../kyb/index.js';
import { type KeptRecord, refuseKept, requestedErasure } from '../retention/index.js';
import { type Scope, scopeOf } from '../scope.js';
import { type Eraser, eraseSessionsOf } from '../sessions/index.js';

interface SubjectServices {
  /** The secret of the server, from which the pseudonyms of erased subjects are derived. */
  readonly secret: Buffer;
  /** The functions of other modules that erase the data of a session. */
  readonly erasers: readonly Eraser[];
  readonly ledger: ErasureLedger;
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

/** A screening of a session is kept for itself and with its session. */
const withoutRepeats = (kept: readonly KeptRecord[]): KeptRecord[] => [
  ...new Map(kept.map((record) => [record.id, record])).values(),
];

const toKept = ({ id, kind, until }: KeptRecord) => ({
  kind,
  id,
  erasableFrom: until.toISOString(),
});

/** The operation that erases all records with one external id. */
export const subjectHandlers = ({ secret, erasers, ledger }: SubjectServices) =>
  ({
    async eraseSubject({ body: { externalId, partial = false } }, ctx) {
      const scope = scopeOf(ctx.principal);
      const { now } = ctx;
      return ctx.transaction(async (trx) => {
        const erasure = requestedErasure(trx, ledger, ctx, 'subject');
        const sessions = await eraseSessionsOf(trx, scope, externalId, erasure, erasers);
        const screenings = await eraseScreenings(trx, scope, { externalId }, erasure);
        const companyChecks = await eraseKybChecks(trx, scope, { externalId }, erasure);
        const kept = withoutRepeats([...sessions.kept, ...screenings.kept, ...companyChecks.kept]);
        if (!partial) refuseKept(kept, 'body.externalId');
        const faces = await eraseFacesOf(trx, scope, externalId, erasure);
        await auditErased(ctx, trx, 'kyc_session', sessions.ids);
        await auditErased(ctx, trx, 'kyc_screening', screenings.ids);
        await auditErased(ctx, trx, 'kyb_check', companyChecks.ids);
        await auditErased(ctx, trx, 'face', faces);
        const erased = {
          sessions: sessions.ids.length,
          screenings: screenings.ids.length,
          companyChecks: companyChecks.ids.length,
          faces: faces.length,
        };
        const objectId = pseudonymOf(secret, scope, externalId);
        const after = { ...erased, kept: kept.length };
        await ctx.audit(trx, { objectType: 'subject', objectId, after });
        return { ok: true as const, erased, kept: kept.map(toKept), erasedAt: now.toISOString() };
      });
    },
  }) satisfies Pick<Handlers<Context>, 'eraseSubject'>;
