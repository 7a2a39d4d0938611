import type { Knex } from 'knex';
import type { Handlers } from '../../../generated/erp/operations.js';
import { type Passwords, refuseLongPassword } from '../../kernel/auth/passwords.js';
import { constraintOf } from '../../kernel/db/errors.js';
import { errors } from '../../kernel/errors.js';
import type { Context, PublicContext } from '../../kernel/handlers.js';
import { normalised } from '../../kernel/http/text.js';
import { answerList, listFilters, sortDirection } from '../../kernel/lists.js';
import { assertVersion } from '../../kernel/versions.js';
import {
  insertUser,
  markLoginRevoked,
  markLoginsRevoked,
  markUnlocked,
  updatePassword,
} from '../auth/index.js';
import { officeErrors, partyErrors } from '../errors.js';
import * as users from './users.js';

async function getUser(db: Knex, companyId: number, id: number): Promise<users.UserRow> {
  const row = await users.findUser(db, companyId, id);
  if (row === undefined) throw errors.notFound('user', id);
  return row;
}

const answer = (ctx: Context, row: users.UserRow) => ({
  ok: true as const,
  data: users.toUser(row, ctx.principal.timeZone, ctx.now),
});

const valuesOf = ({ name, role, is_active: active, locale }: users.UserRow): users.UserValues => {
  return { name, role, active, locale };
};

/** @throws ApiError 409 when the address is taken in any company: the directory of logins decides */
async function refusingDuplicates<T>(email: string, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const taken = constraintOf(error);
    if (taken !== 'login_directory_pkey' && taken !== 'users_email_key') throw error;
    throw partyErrors.duplicateEmail(email);
  }
}

const isAdministrator = ({ role, active }: users.UserValues): boolean => role === 'admin' && active;

async function markLoginOf(ctx: Context, trx: Knex.Transaction, userId: number, loginId: string) {
  const { companyId } = ctx.principal;
  const login = await users.findLoginOf(trx, companyId, userId, loginId);
  if (login === undefined) throw errors.notFound('login', loginId);
  await markLoginRevoked(trx, { companyId, loginId }, ctx.now, 'administrator');
  await ctx.audit(trx, {
    objectType: 'login',
    objectId: loginId,
    after: { userId, revoked: 'administrator' },
  });
}

const plainHandlers = {
  async listUsers({ query }, ctx) {
    const { timeZone } = ctx.principal;
    const { role, active, locked } = query;
    const standing = active === undefined ? {} : { active, inactive: !active };
    const kept = locked === undefined ? {} : { [locked ? 'locked' : 'unlocked']: ctx.now };
    return answerList(ctx, query, {
      find: users.listUsers,
      sortBy: query.sortBy ?? 'id',
      sortDir: sortDirection(query, ['createdAt', 'lastLoginAt']),
      filters: { ...listFilters(query, timeZone, 'instant'), role, ...standing, ...kept },
      toItem: (row) => users.toUser(row, timeZone, ctx.now),
    });
  },

  async getUser({ params }, ctx) {
    return answer(ctx, await getUser(ctx.db, ctx.principal.companyId, params.id));
  },

  async updateUser({ params: { id }, headers, body }, ctx) {
    const { companyId } = ctx.principal;
    return ctx.transaction(async (trx) => {
      const found = await users.lockWithAdministrators(trx, companyId, id);
      const { user } = found;
      if (user === undefined) throw errors.notFound('user', id);
      assertVersion(headers['if-match'], user.version);
      const before = valuesOf(user);
      const after: users.UserValues = { ...before, ...body };
      const isLost = isAdministrator(before) && !isAdministrator(after);
      if (isLost && !found.hasOtherAdministrator) throw officeErrors.lastAdministrator();
      const row = await users.updateUser(trx, companyId, user, after, ctx.now);
      if (before.active && !after.active) {
        await markLoginsRevoked(trx, { companyId, userId: id }, ctx.now, 'disabled');
      }
      const object = { objectType: 'user', objectId: id };
      await ctx.audit(trx, { before, after, event: 'user.updated', ...object });
      return answer(ctx, row);
    });
  },

  async unlockUser({ params: { id } }, ctx) {
    const { companyId } = ctx.principal;
    return ctx.transaction(async (trx) => {
      const { locked_until: lockedUntil } = await getUser(trx, companyId, id);
      await markUnlocked(trx, companyId, id, ctx.now);
      const object = { objectType: 'user', objectId: id, event: 'user.updated' };
      await ctx.audit(trx, { before: { lockedUntil }, after: { lockedUntil: null }, ...object });
      return answer(ctx, await getUser(trx, companyId, id));
    });
  },

  async listUserLogins({ params: { id } }, ctx) {
    const { companyId, timeZone, loginId } = ctx.principal;
    await getUser(ctx.db, companyId, id);
    const rows = await users.listLiveLogins(ctx.db, companyId, id, ctx.now);
    return { ok: true, data: rows.map((row) => users.toLogin(row, timeZone, loginId)) };
  },

  async revokeUserLogin({ params: { id, loginId } }, ctx) {
    const { companyId, timeZone, loginId: current } = ctx.principal;
    return ctx.transaction(async (trx) => {
      await markLoginOf(ctx, trx, id, loginId);
      const row = await users.findLoginOf(trx, companyId, id, loginId);
      if (row === undefined) throw errors.notFound('login', loginId);
      return { ok: true as const, data: users.toLogin(row, timeZone, current) };
    });
  },
} satisfies Partial<Handlers<Context, PublicContext>>;

const passwordHandlers = (passwords: Passwords) =>
  ({
    async createUser({ body }, ctx) {
      const { companyId } = ctx.principal;
      refuseLongPassword(body.password);
      // The body is taken as it is, for the password's sake.
      const [name, email] = [normalised(body.name), normalised(body.email)];
      const passwordHash = await passwords.hash(body.password);
      const { role } = body;
      return ctx.transaction(async (trx) => {
        const user = { companyId, name, email, passwordHash, role, now: ctx.now };
        const id = await refusingDuplicates(email, insertUser(trx, user));
        const object = { objectType: 'user', objectId: id };
        await ctx.audit(trx, { after: { name, email, role }, event: 'user.created', ...object });
        return answer(ctx, await getUser(trx, companyId, id));
      });
    },

    async changeUserPassword({ params: { id }, body }, ctx) {
      const { companyId } = ctx.principal;
      refuseLongPassword(body.password);
      await getUser(ctx.db, companyId, id);
      const hash = await passwords.hash(body.password);
      return ctx.transaction(async (trx) => {
        const user = { companyId, userId: id };
        await updatePassword(trx, user, hash, ctx.now);
        await markLoginsRevoked(trx, user, ctx.now, 'password');
        const object = { objectType: 'user', objectId: id, event: 'user.updated' };
        await ctx.audit(trx, { after: { password: '***' }, ...object });
        return answer(ctx, await getUser(trx, companyId, id));
      });
    },
  }) satisfies Partial<Handlers<Context, PublicContext>>;

export const userHandlers = (passwords: Passwords) => ({
  ...plainHandlers,
  ...passwordHandlers(passwords),
});
