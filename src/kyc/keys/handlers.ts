import type { Handlers } from '../../../generated/kyc/operations.js';
import type { components } from '../../../generated/kyc/types.js';
import { generateKycKey } from '../../kernel/auth/keys/kyc-key.js';
import { reportUsage } from '../../kernel/auth/usage/report.js';
import type { Transaction } from '../../kernel/db/transaction.js';
import { accessErrors, requestErrors, sentInstant } from '../../kernel/errors.js';
import type { Context, Environment } from '../../kernel/operations/handlers.js';
import { exportOf } from '../../kernel/operations/lists.js';
import { grantableScopes, isScope } from '../../kernel/permissions.js';
import { isAddressEntry } from '../../kernel/values/address-ranges.js';
import { kycErrors } from '../errors.js';
import { afterId, pageOf } from '../lists.js';
import { type Scope, scopeOf } from '../scope.js';
import { enqueueEvent } from '../webhooks/index.js';
import { type KeyLimits, limitsWithin } from './limits.js';
import { text } from './messages/index.js';
import * as queries from './queries.js';
import { findKeyNumber } from './usage-queries.js';

type Schemas = components['schemas'];

/**
 * Returns the scopes of a new key: the requested ones, or all of its creator.
 *
 * @throws ApiError 400 for an unknown scope, 403 for one that the creator lacks; both name the item
 */
function scopesOf(ctx: Context, requested: readonly string[] | undefined): readonly string[] {
  if (requested === undefined) return grantableScopes.filter((scope) => ctx.can(scope));
  for (const [at, scope] of requested.entries()) {
    const path = `body.scopes.${at}`;
    if (!isScope(scope)) {
      throw requestErrors.invalidField(path, text('unknownScope', { scope }));
    }
    const isGrantable = grantableScopes.includes(scope) && ctx.can(scope);
    if (!isGrantable) throw kycErrors.scopeNotGrantable(scope, path);
  }
  return requested;
}

function assertAddresses(entries: readonly string[]): void {
  const at = entries.findIndex((entry) => !isAddressEntry(entry));
  if (at === -1) return;
  throw requestErrors.invalidField(`body.allowedIps.${at}`, text('notAnAddress'));
}

const expiryPath = 'body.expiresAt';

/** @throws ApiError 400 unless the text is a future instant */
function sentExpiry(sent: string | null | undefined, now: Date): Date | null | undefined {
  if (sent === null || sent === undefined) return sent;
  const expiresAt = sentInstant(expiryPath, sent);
  if (expiresAt > now) return expiresAt;
  throw requestErrors.pastInstant(expiryPath);
}

/** Users create keys of both environments. A key creates keys of its own environment only. */
function environmentOf({ principal }: Context, requested: Environment | undefined): Environment {
  if (requested === undefined || requested === principal.environment) return principal.environment;
  if (principal.type === 'user') return requested;
  throw requestErrors.invalidField(
    'body.environment',
    text('otherEnvironment', { environment: principal.environment }),
  );
}

const withoutValue = (reply: Schemas['KeyCreatedReply']) => ({ ...reply, key: null });

/**
 * Locks the key of the caller until the transaction ends. Resolves to undefined for a user.
 *
 * @throws ApiError 401 if it was revoked after its look-up
 */
async function parentKey({ principal }: Context, trx: Transaction) {
  if (principal.type !== 'kycKey') return undefined;
  const row = await queries.shareKey(trx, principal.companyId, principal.publicId ?? '');
  if (row === undefined || row.revoked_at !== null) throw accessErrors.apiKeyRevoked();
  return row;
}

const limitsOf = (row: queries.KeyRow): KeyLimits => ({
  allowedIps: row.allowed_ips,
  expiresAt: row.expires_at,
});

const creatorOf = (
  { principal }: Context,
  parent: queries.KeyRow | undefined,
): queries.Creator => ({
  parentId: parent?.public_id ?? null,
  userId: principal.type === 'user' ? principal.id : null,
  name: principal.name,
});

/**
 * A key may replace only itself and its descendants. Otherwise it would receive a key that is valid longer than
 * itself.
 *
 * @throws ApiError 403
 */
async function assertOwn(
  trx: Transaction,
  companyId: number,
  parent: queries.KeyRow | undefined,
  id: string,
): Promise<void> {
  if (parent === undefined || parent.public_id === id) return;
  if (await queries.isAncestor(trx, companyId, id, parent.public_id)) return;
  throw kycErrors.notOwnKey(id);
}

/** Creates a key in the company of the caller. Resolves to its row and its value. */
async function addKey(
  { principal: { companyId }, now }: Context,
  trx: Transaction,
  values: Omit<queries.NewKey, 'companyId' | 'hash' | 'lastFour' | 'now'>,
) {
  const { value, hash } = generateKycKey(values.environment, companyId);
  const own = { companyId, hash, lastFour: value.slice(-4), now };
  return { row: await queries.insertKey(trx, { ...values, ...own }), value };
}

/** @throws ApiError 404 for a key of another company or environment, 409 for a key that cannot be replaced */
async function lockReplaceable(trx: Transaction, scope: Scope, id: string) {
  const row = await queries.lockKey(trx, scope, id);
  if (row === undefined) throw kycErrors.notFound('key', id);
  if (row.revoked_at !== null) {
    throw kycErrors.conflict(text('keyRevoked'));
  }
  const by = row.replaced_by;
  if (by === null) return row;
  throw kycErrors.conflict(text('keyReplaced', { key: by }));
}

export const handlers = {
  async createKey({ body }, ctx) {
    const { name = 'Key', allowedIps } = body ?? {};
    const scopes = scopesOf(ctx, body?.scopes);
    const environment = environmentOf(ctx, body?.environment);
    assertAddresses(allowedIps ?? []);
    const requested = { allowedIps, expiresAt: sentExpiry(body?.expiresAt, ctx.now) };
    return ctx.transaction(async (trx) => {
      const parent = await parentKey(ctx, trx);
      const limits = limitsWithin(parent && limitsOf(parent), requested);
      const after = { environment, name, scopes, ...limits };
      const { row, value } = await addKey(ctx, trx, { ...after, creator: creatorOf(ctx, parent) });
      await ctx.audit(trx, { objectType: 'kyc_key', objectId: row.public_id, after });
      return { ok: true as const, key: value, apiKey: queries.toKey(row, ctx.now) };
    }, withoutValue);
  },

  async rotateKey({ params: { id }, body }, ctx) {
    const scope = scopeOf(ctx.principal);
    const overlapMinutes = body?.overlapMinutes ?? 0;
    return ctx.transaction(async (trx) => {
      const old = await lockReplaceable(trx, scope, id);
      const refused = old.scopes.find((name) => !ctx.can(name));
      if (refused !== undefined) throw kycErrors.scopeNotGrantable(refused, 'path.id');
      const parent = await parentKey(ctx, trx);
      await assertOwn(trx, scope.companyId, parent, id);
      const { environment, name, scopes, allowed_ips: allowedIps } = old;
      const sent = sentExpiry(body?.expiresAt, ctx.now);
      const expiresAt = sent === undefined ? old.expires_at : sent;
      if (expiresAt !== null && expiresAt <= ctx.now) throw requestErrors.pastInstant(expiryPath);
      const limits = limitsWithin(parent && limitsOf(parent), { allowedIps, expiresAt });
      const creator = { parentId: old.parent_id, userId: old.created_by, name: old.creator_name };
      const values = { environment, name, scopes, ...limits, replacesId: id, creator };
      const { row, value } = await addKey(ctx, trx, values);
      const rotation = { id, by: row.public_id, overlapMinutes };
      const ends = await queries.markReplaced(trx, scope.companyId, rotation, ctx.now);
      const entry = {
        objectType: 'kyc_key' as const,
        objectId: id,
        before: { expiresAt: old.expires_at },
      };
      const after = { expiresAt: ends, replacedById: row.public_id, newExpiresAt: expiresAt };
      await ctx.audit(trx, { after, ...entry });
      return { ok: true as const, key: value, apiKey: queries.toKey(row, ctx.now) };
    }, withoutValue);
  },

  async listKeys({ query }, ctx) {
    const scope = scopeOf(ctx.principal);
    const keysOf = (rows: readonly queries.KeyRow[]) =>
      rows.map((row) => queries.toKey(row, ctx.now));
    if (query.format !== undefined) {
      return exportOf(queries.walkKeys(ctx.db, scope), keysOf, pageOf('keys'));
    }
    const page = { after: afterId(query.after, 'key'), limit: query.limit };
    const { rows, total, nextCursor } = await queries.listKeys(ctx.db, scope, page);
    return { ok: true, keys: keysOf(rows), total, nextCursor };
  },

  async getKeyUsage({ params: { id }, query }, ctx) {
    const scope = scopeOf(ctx.principal);
    const key = await findKeyNumber(ctx.db, { ...scope, id });
    if (key === undefined) throw kycErrors.notFound('key', id);
    const used = { companyId: scope.companyId, api: 'kyc', keyId: key.id } as const;
    const report = await reportUsage(ctx.db, used, query, { now: ctx.now, timeZone: 'UTC' });
    return { ok: true, usage: { id, name: key.name, ...report } };
  },

  async revokeKey({ params }, ctx) {
    const scope = scopeOf(ctx.principal);
    return ctx.transaction(async (trx) => {
      const row = await queries.lockKey(trx, scope, params.id);
      if (row === undefined) throw kycErrors.notFound('key', params.id);
      const now = ctx.now;
      const revoked = await queries.markRevoked(trx, scope.companyId, params.id, now);
      for (const { public_id: id } of revoked) {
        const object = { id, status: 'revoked' };
        await enqueueEvent(trx, { type: 'key.revoked', object, at: now, ...scope });
      }
      const own = revoked.find((one) => one.public_id === params.id);
      const alsoRevoked = revoked.filter((one) => one !== own).map((one) => one.public_id);
      const after = { revoked: true, changed: own !== undefined, alsoRevoked };
      await ctx.audit(trx, { objectType: 'kyc_key', objectId: params.id, after });
      return { ok: true as const, apiKey: queries.toKey(own ?? row, now), alsoRevoked };
    });
  },
} satisfies Partial<Handlers<Context>>;
