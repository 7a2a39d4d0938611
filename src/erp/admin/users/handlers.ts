import type { Handlers } from '../../../../generated/erp/operations.js';
import type { Db } from '../../../kernel/db/client.js';
import type { Transaction } from '../../../kernel/db/transaction.js';
import type { Context, PublicContext } from '../../../kernel/operations/handlers.js';
import { answerList, listFilters, sortDirection } from '../../../kernel/operations/lists.js';
import {
  clearUserFailures,
  findLoginOf,
  listLiveLogins,
  markLoginRevoked,
  markUnlocked,
  toLogin,
} from '../../auth/index.js';
import { errors } from '../../errors.js';
import * as users from './queries.js';

export async function getUser(db: Db, companyId: number, id: number): Promise<users.UserRow> {
  const row = await users.findUser(db, companyId, id);
  if (row === undefined) throw errors.notFound('user', id);
  return row;
}

export const answer = (ctx: Context, row: users.UserRow) => ({
  ok: true as const,
  data: users.toUser(row, ctx.principal.timeZone, ctx.now),
});

async function markLoginOf(ctx: Context, trx: Transaction, userId: number, loginId: string) {
  const { companyId } = ctx.principal;
  const login = await findLoginOf(trx, companyId, userId, loginId);
  if (login === undefined) throw errors.notFound('login', loginId);
  await markLoginRevoked(trx, { companyId, loginId }, ctx.now, 'administrator');
  await ctx.audit(trx, {
    objectType: 'login',
    objectId: loginId,
    after: { userId, revoked: 'administrator' },
  });
}

export const userHandlers = {
  async listUsers({ query }, ctx) {
    const { timeZone } = ctx.principal;
    const { role, active, locked } = query;
    const standing = active === undefined ? {} : { active, inactive: !active };
    const lockChange = locked === undefined ? {} : { [locked ? 'locked' : 'unlocked']: ctx.now };
    return answerList(ctx, query, {
      find: users.listUsers,
      sortBy: query.sortBy ?? 'id',
      sortDir: sortDirection(query, ['createdAt', 'lastLoginAt']),
      filters: { ...listFilters(query, timeZone, 'instant'), role, ...standing, ...lockChange },
      toItem: (row) => users.toUser(row, timeZone, ctx.now),
    });
  },

  async getUser({ params }, ctx) {
    return answer(ctx, await getUser(ctx.db, ctx.principal.companyId, params.id));
  },

  async unlockUser({ params: { id } }, ctx) {
    const { companyId } = ctx.principal;
    return ctx.transaction(async (trx) => {
      const { locked_until: lockedUntil } = await getUser(trx, companyId, id);
      await markUnlocked(trx, companyId, id, ctx.now);
      await clearUserFailures(trx, companyId, id);
      const object = { objectType: 'user' as const, objectId: id, event: 'user.updated' };
      await ctx.audit(trx, { before: { lockedUntil }, after: { lockedUntil: null }, ...object });
      return answer(ctx, await getUser(trx, companyId, id));
    });
  },

  async listUserLogins({ params: { id } }, ctx) {
    const { companyId, timeZone, loginId } = ctx.principal;
    await getUser(ctx.db, companyId, id);
    const rows = await listLiveLogins(ctx.db, companyId, id, ctx.now);
    return { ok: true, data: rows.map((row) => toLogin(row, timeZone, loginId)) };
  },

  async revokeUserLogin({ params: { id, loginId } }, ctx) {
    const { companyId, timeZone, loginId: current } = ctx.principal;
    return ctx.transaction(async (trx) => {
      await markLoginOf(ctx, trx, id, loginId);
      const row = await findLoginOf(trx, companyId, id, loginId);
      if (row === undefined) throw errors.notFound('login', loginId);
      return { ok: true as const, data: toLogin(row, timeZone, current) };
    });
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
