import type { Handlers } from '../../../../generated/erp/operations.js';
import type { Transaction } from '../../../kernel/db/transaction.js';
import type { Context, PublicContext } from '../../../kernel/operations/handlers.js';
import { assertVersion } from '../../../kernel/operations/versions.js';
import { formatInstant } from '../../../kernel/values/time.js';
import { type AuthServices, endResets, markLoginsRevoked } from '../../auth/index.js';
import { errors } from '../../errors.js';
import { assertRole } from '../../roles/index.js';
import { adminErrors } from '../errors.js';

import { erpUserKeys } from '../keys/user-key-queries.js';
import { answer, getUser } from './handlers.js';
import * as users from './queries.js';

const valuesOf = ({ name, role, is_active: active, locale }: users.UserRow): users.UserValues => {
  return { name, role, active, locale };
};

const isAdministrator = ({ role, active }: users.UserValues): boolean => role === 'admin' && active;

/** Revokes the keys of both APIs that a user created. Resolves to their ids. */
async function revokeKeysOf(
  { verificationKeys }: AuthServices,
  { principal: { companyId }, now }: Context,
  trx: Transaction,
  userId: number,
): Promise<string[]> {
  const owner = { companyId, userId, now };
  const erp = await erpUserKeys.revoke(trx, owner);
  return [...erp, ...(await verificationKeys.revoke(trx, owner))];
}

interface UserChange {
  readonly id: number;
  readonly before: users.UserValues;
  readonly after: users.UserValues;
  /** Undefined: the keys are revoked if the change deactivates the user. */
  readonly revokeKeys: boolean | undefined;
}

/**
 * Ends what a change takes away: reset links with a new role or a deactivation, and logins and keys with a deactivation.
 * Resolves to what the audit log adds.
 */
async function endAccess(
  services: AuthServices,
  ctx: Context,
  trx: Transaction,
  { id, before, after, revokeKeys = before.active }: UserChange,
): Promise<{ readonly revokedKeys?: readonly string[] }> {
  const user = { companyId: ctx.principal.companyId, userId: id };
  if (!after.active || after.role !== before.role) await endResets(trx, user);
  if (after.active) return {};
  await markLoginsRevoked(trx, user, ctx.now, 'disabled');
  return revokeKeys ? { revokedKeys: await revokeKeysOf(services, ctx, trx, id) } : {};
}

/** Changes a user, with the logins and keys of the user. */
export const userChangeHandlers = (services: AuthServices) =>
  ({
    async updateUser({ params: { id }, headers, body }, ctx) {
      const { companyId } = ctx.principal;
      return ctx.transaction(async (trx) => {
        const found = await users.lockWithAdministrators(trx, companyId, id);
        const { user } = found;
        if (user === undefined) throw errors.notFound('user', id);
        assertVersion(headers['if-match'], user.version);
        const before = valuesOf(user);
        const { revokeKeys, ...changes } = body;
        const after: users.UserValues = { ...before, ...changes };
        if (after.role !== before.role) await assertRole(trx, companyId, after.role);
        const isLost = isAdministrator(before) && !isAdministrator(after);
        if (isLost && !found.hasOtherAdministrator) throw adminErrors.lastAdministrator();
        const row = await users.updateUser(trx, companyId, user, after, ctx.now);
        const ended = await endAccess(services, ctx, trx, { id, before, after, revokeKeys });
        const object = { objectType: 'user' as const, objectId: id };
        const shown = { ...after, ...ended };
        await ctx.audit(trx, { before, after: shown, event: 'user.updated', ...object });
        return answer(ctx, row);
      });
    },

    async listUserKeys({ params: { id } }, ctx) {
      const { companyId, timeZone } = ctx.principal;
      await getUser(ctx.db, companyId, id);
      const owner = { companyId, userId: id, now: ctx.now };
      const erp = await erpUserKeys.list(ctx.db, owner);
      const kyc = await services.verificationKeys.list(ctx.db, owner);
      const instant = (at: Date) => formatInstant(at, timeZone);
      const newestFirst = [...erp, ...kyc].sort((a, b) => +b.createdAt - +a.createdAt);
      const data = newestFirst.slice(0, 1000).map(({ createdAt, lastUsedAt, ...key }) => ({
        ...key,
        createdAt: instant(createdAt),
        lastUsedAt: lastUsedAt && instant(lastUsedAt),
      }));
      return { ok: true as const, data };
    },
  }) satisfies Partial<Handlers<Context, PublicContext>>;
