import type { Handlers } from '../../../../generated/erp/operations.js';
import type { components } from '../../../../generated/erp/types.js';
import { environmentOf, generateKey } from '../../../kernel/auth/keys/api-key.js';
import { reportUsage } from '../../../kernel/auth/usage/report.js';
import type { Db } from '../../../kernel/db/client.js';
import type { Transaction } from '../../../kernel/db/transaction.js';
import { requestErrors, sentInstant } from '../../../kernel/errors.js';
import type { Context, Environment, PublicContext } from '../../../kernel/operations/handlers.js';
import {
  answerList,
  listFilters,
  readInstant,
  sortDirection,
} from '../../../kernel/operations/lists.js';
import { changeRecord, type RecordKind } from '../../../kernel/operations/records.js';
import { isPermission, mayGrant } from '../../../kernel/permissions.js';
import { isAddressEntry } from '../../../kernel/values/address-ranges.js';
import { insertApiKey, markKeyRevoked } from '../../auth/index.js';
import { errors } from '../../errors.js';
import { openTestCompany } from '../../test-company/index.js';
import { adminErrors } from '../errors.js';
import { text } from '../messages/index.js';
import * as keys from './queries.js';

type Schemas = components['schemas'];
type NewKeyReply = { ok: true; data: Schemas['NewApiKey'] };

function assertAddresses(entries: readonly string[]): void {
  const at = entries.findIndex((entry) => !isAddressEntry(entry));
  if (at === -1) return;
  const path = `body.allowedIps.${at}`;
  throw requestErrors.invalidField(path, text('notAnAddress', { path }));
}

/**
 * @param granted  the present permissions of the key, which it may keep
 * @throws ApiError 400 for an unknown permission, 403 for one that the caller may not grant; both with the path
 */
function assertGrantable(
  ctx: Context,
  wanted: readonly string[],
  granted: readonly string[],
): void {
  for (const [at, grant] of wanted.entries()) {
    const path = `body.permissions.${at}`;
    if (granted.includes(grant)) continue;
    if (!isPermission(grant)) {
      throw requestErrors.invalidField(path, text('unknownPermission', { permission: grant }));
    }
    if (!mayGrant(ctx.principal.permissions, grant)) {
      throw adminErrors.permissionNotGrantable(grant, path);
    }
  }
}

const expiryPath = 'body.expiresAt';

/**
 * @param current  the present expiry: the default, and allowed although it may be past
 * @throws ApiError 400 unless the text is a future instant
 */
function expiryOf(sent: string | null | undefined, current: Date | null, now: Date): Date | null {
  if (sent == null) return sent === undefined ? current : null;
  const expiresAt = sentInstant(expiryPath, sent);
  if (expiresAt <= now && expiresAt.getTime() !== current?.getTime()) {
    throw requestErrors.pastInstant(expiryPath);
  }
  return expiresAt;
}

const audited = ({ name, permissions, allowedIps, expiresAt }: keys.KeyValues) => {
  return { name, permissions, allowedIps, expiresAt };
};

const valuesOf = (row: keys.ApiKeyRow): keys.KeyValues => ({
  name: row.name,
  permissions: row.permissions,
  allowedIps: row.allowed_ips ?? [],
  expiresAt: row.expires_at,
});

async function getKey(db: Db, companyId: number, id: number): Promise<keys.ApiKeyRow> {
  const row = await keys.findKey(db, companyId, id);
  if (row === undefined) throw errors.notFound('apiKey', id);
  return row;
}

/** @throws ApiError 404 for a key of another company, 409 for a revoked key */
async function lockStanding(trx: Db, companyId: number, id: number): Promise<keys.ApiKeyRow> {
  const row = await keys.lockKey(trx, companyId, id);
  if (row === undefined) throw errors.notFound('apiKey', id);
  if (row.revoked_at !== null) throw adminErrors.apiKeyAlreadyRevoked();
  return row;
}

const apiKey: RecordKind<keys.ApiKeyRow> = {
  objectType: 'apiKey',
  eventNoun: 'api_key',
  lock: (trx, { companyId }, id) => lockStanding(trx, companyId, id),
  notFound: (id) => errors.notFound('apiKey', id),
  idOf: ({ id }) => id,
  audited: (row) => audited(valuesOf(row)),
};

const answer = (ctx: Context, row: keys.ApiKeyRow) => ({
  ok: true as const,
  data: keys.toApiKey(row, ctx.principal.timeZone, ctx.now),
});

const withoutValue = ({ ok, data }: NewKeyReply) => ({
  ok,
  data: { ...data, value: null },
});

/** Creates a key. Resolves to its row and its value. */
async function addKey(
  ctx: Context,
  trx: Transaction,
  values: keys.KeyValues,
  { environment, ...replaces }: { readonly environment: Environment; readonly replacesId?: number },
): Promise<{ readonly row: keys.ApiKeyRow; readonly value: string }> {
  const { companyId, id: createdBy } = ctx.principal;
  const { value, ...parts } = generateKey(companyId, environment);
  const owner = { companyId, createdBy, now: ctx.now };
  const id = await insertApiKey(trx, { ...values, ...parts, ...owner, ...replaces });
  return { row: await getKey(trx, companyId, id), value };
}

const statusFilters = { Activa: { standing: true }, Revocada: { revoked: true } } as const;

/** @throws ApiError 400 for a day that does not exist */
function endingFilters(expiresBefore: string | undefined, now: Date) {
  const end = readInstant('expiresBefore', expiresBefore);
  return end && { expiresAfter: now, expiresBefore: end };
}

export const keyHandlers = {
  async listApiKeys({ query }, ctx) {
    const { timeZone } = ctx.principal;
    return answerList(ctx, query, {
      find: keys.listKeys,
      sortBy: query.sortBy ?? 'id',
      sortDir: sortDirection(query, ['createdAt', 'expiresAt']),
      filters: {
        ...listFilters(query, timeZone, 'instant'),
        ...endingFilters(query.expiresBefore, ctx.now),
        ...(query.status && statusFilters[query.status]),
      },
      toItem: (row) => keys.toApiKey(row, timeZone, ctx.now),
    });
  },

  async getApiKey({ params }, ctx) {
    return answer(ctx, await getKey(ctx.db, ctx.principal.companyId, params.id));
  },

  async getApiKeyUsage({ params: { id }, query }, ctx) {
    const { companyId, timeZone } = ctx.principal;
    const { name } = await getKey(ctx.db, companyId, id);
    const used = { companyId, api: 'erp', keyId: id } as const;
    const report = await reportUsage(ctx.db, used, query, { now: ctx.now, timeZone });
    return { ok: true, data: { id, name, ...report } };
  },

  async createApiKey({ body }, ctx) {
    const { name, permissions, environment = 'live' } = body;
    const allowedIps = body.allowedIps ?? [];
    assertGrantable(ctx, permissions, []);
    assertAddresses(allowedIps);
    const expiresAt = expiryOf(body.expiresAt, null, ctx.now);
    const values = { name, permissions, allowedIps, expiresAt };
    return ctx.transaction(async (trx): Promise<NewKeyReply> => {
      if (environment === 'test') await openTestCompany(trx, ctx.principal.companyId, ctx.now);
      const { row, value } = await addKey(ctx, trx, values, { environment });
      const object = { objectType: 'apiKey' as const, objectId: row.id };
      const after = { ...audited(values), environment };
      await ctx.audit(trx, { after, event: 'api_key.created', ...object });
      return { ok: true, data: { value, ...answer(ctx, row).data } };
    }, withoutValue);
  },

  async updateApiKey({ params: { id }, headers, body }, ctx) {
    const { companyId } = ctx.principal;
    const reference = { id, ifMatch: headers['if-match'] };
    return ctx.transaction(async (trx) => {
      const row = await changeRecord(apiKey, ctx, trx, reference, async (locked) => {
        const before = valuesOf(locked);
        const { name, permissions = before.permissions } = body;
        const allowedIps = body.allowedIps === undefined ? before.allowedIps : body.allowedIps;
        assertGrantable(ctx, permissions, before.permissions);
        assertAddresses(allowedIps ?? []);
        const expiresAt = expiryOf(body.expiresAt, before.expiresAt, ctx.now);
        const values = { name, permissions, allowedIps: allowedIps ?? [], expiresAt };
        await keys.updateKey(trx, companyId, id, values, ctx.now);
        return getKey(trx, companyId, id);
      });
      return answer(ctx, row);
    });
  },

  async rotateApiKey({ params: { id }, body }, ctx) {
    const { companyId } = ctx.principal;
    const overlapMinutes = body?.overlapMinutes ?? 0;
    return ctx.transaction(async (trx): Promise<NewKeyReply> => {
      const old = await lockStanding(trx, companyId, id);
      if (old.replaced_by !== null) throw adminErrors.apiKeyAlreadyReplaced(old.replaced_by);
      const refused = old.permissions.find((name) => !mayGrant(ctx.principal.permissions, name));
      if (refused !== undefined) throw adminErrors.permissionNotGrantable(refused, 'path.id');
      const expiresAt = expiryOf(body?.expiresAt, old.expires_at, ctx.now);
      if (expiresAt !== null && expiresAt <= ctx.now) throw requestErrors.pastInstant(expiryPath);
      const replaces = { environment: environmentOf(old.prefix), replacesId: id };
      const created = await addKey(ctx, trx, { ...valuesOf(old), expiresAt }, replaces);
      const rotation = { id, by: created.row.id, overlapMinutes };
      const ends = await keys.markReplaced(trx, companyId, rotation, ctx.now);
      const object = { objectType: 'apiKey' as const, objectId: id, event: 'api_key.rotated' };
      const after = { expiresAt: ends, replacedById: created.row.id, newExpiresAt: expiresAt };
      await ctx.audit(trx, { before: { expiresAt: old.expires_at }, after, ...object });
      return { ok: true, data: { value: created.value, ...answer(ctx, created.row).data } };
    }, withoutValue);
  },

  async revokeApiKey({ params: { id } }, ctx) {
    const { companyId, id: userId } = ctx.principal;
    return ctx.transaction(async (trx) => {
      await lockStanding(trx, companyId, id);
      await markKeyRevoked(trx, companyId, id, ctx.now, userId);
      const object = { objectType: 'apiKey' as const, objectId: id, event: 'api_key.revoked' };
      await ctx.audit(trx, {
        before: { status: 'Activa' },
        after: { status: 'Revocada' },
        ...object,
      });
      return answer(ctx, await getKey(trx, companyId, id));
    });
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
