import type { Knex } from 'knex';
import type { Handlers } from '../../../generated/kyc/operations.js';
import type { components } from '../../../generated/kyc/types.js';
import { isAddressEntry } from '../../kernel/auth/api-key.js';
import { generateKycKey } from '../../kernel/auth/kyc-key.js';
import { requestErrors } from '../../kernel/errors.js';
import type { Context, Environment } from '../../kernel/handlers.js';
import { allScopes, isScope } from '../../kernel/permissions.js';
import { parseInstant } from '../../kernel/time.js';
import { kycErrors } from '../errors.js';
import { afterId } from '../lists.js';
import { type Scope, scopeOf } from '../scope.js';
import { enqueueEvent } from '../webhooks/index.js';
import * as queries from './queries.js';

type Schemas = components['schemas'];

/**
 * What a new key may do: what was asked for, or all that its creator may.
 *
 * @throws ApiError 400 for what is no scope, 403 for what the creator lacks; both at the place
 */
function scopesOf(ctx: Context, asked: readonly string[] | undefined): readonly string[] {
  if (asked === undefined) return allScopes.filter((scope) => ctx.can(scope));
  for (const [at, scope] of asked.entries()) {
    const path = `body.scopes.${at}`;
    if (!isScope(scope)) {
      throw requestErrors.invalidField(path, {
        en: `There is no scope ${scope}`,
        es: `No existe el permiso ${scope}`,
      });
    }
    if (!ctx.can(scope)) throw kycErrors.scopeNotGrantable(scope, path);
  }
  return asked;
}

function assertAddresses(entries: readonly string[]): void {
  const at = entries.findIndex((entry) => !isAddressEntry(entry));
  if (at === -1) return;
  throw requestErrors.invalidField(`body.allowedIps.${at}`, {
    en: 'It must be an address or a range such as 10.0.0.0/8',
    es: 'Debe ser una dirección o un rango como 10.0.0.0/8',
  });
}

const notToCome = () =>
  requestErrors.invalidField('body.expiresAt', {
    en: 'It must be an instant to come',
    es: 'Debe ser un instante futuro',
  });

/** The format of the contract lets more pass than is an instant: leap seconds, a space for the T, the year 0. */
function sentInstant(sent: string): Date {
  try {
    return parseInstant(sent);
  } catch {
    throw notToCome();
  }
}

/**
 * @param current  what holds when nothing was sent
 * @throws ApiError 400 for anything but an instant to come
 */
function expiryOf(sent: string | null | undefined, current: Date | null, now: Date): Date | null {
  if (sent === null) return null;
  const expiresAt = sent === undefined ? current : sentInstant(sent);
  if (expiresAt === null || expiresAt > now) return expiresAt;
  throw notToCome();
}

/** People make keys of both environments, a key only such as it is itself. */
function environmentOf({ principal }: Context, asked: Environment | undefined): Environment {
  if (asked === undefined || asked === principal.environment) return principal.environment;
  if (principal.type === 'user') return asked;
  throw requestErrors.invalidField('body.environment', {
    en: `A key of ${principal.environment} makes keys of ${principal.environment} only`,
    es: `Una clave de ${principal.environment} solo crea claves de ${principal.environment}`,
  });
}

/** The value goes to the caller and nowhere else: not even with the idempotency key. */
const withoutValue = (reply: Schemas['KeyCreatedReply']) => ({ ...reply, key: null });

/** Makes a key of the caller's company and resolves to its row and its value. */
async function addKey(
  { principal: { companyId }, now }: Context,
  trx: Knex.Transaction,
  values: Omit<queries.NewKey, 'companyId' | 'hash' | 'lastFour' | 'now'>,
) {
  const { value, hash } = generateKycKey(values.environment, companyId);
  const own = { companyId, hash, lastFour: value.slice(-4), now };
  return { row: await queries.insertKey(trx, { ...values, ...own }), value };
}

/** @throws ApiError 404 for a key of another company or environment, 409 for one that cannot be replaced */
async function lockReplaceable(trx: Knex.Transaction, scope: Scope, id: string) {
  const row = await queries.lockKey(trx, scope, id);
  if (row === undefined) throw kycErrors.notFound('key', id);
  if (row.revoked_at !== null) {
    throw kycErrors.conflict({ en: 'The key is revoked', es: 'La clave está revocada' });
  }
  const by = row.replaced_by;
  if (by === null) return row;
  throw kycErrors.conflict({
    en: `Key ${by} took its place; rotate that one`,
    es: `La clave ${by} tomó su lugar; rote esa`,
  });
}

export const handlers = {
  async createKey({ body }, ctx) {
    const { name = 'Key', allowedIps = [], expiresAt } = body ?? {};
    const scopes = scopesOf(ctx, body?.scopes);
    const environment = environmentOf(ctx, body?.environment);
    assertAddresses(allowedIps);
    const values = { name, scopes, allowedIps, expiresAt: expiryOf(expiresAt, null, ctx.now) };
    return ctx.transaction(async (trx) => {
      const { row, value } = await addKey(ctx, trx, { environment, ...values });
      const after = { environment, ...values };
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
      const expiresAt = expiryOf(body?.expiresAt, old.expires_at, ctx.now);
      const { environment, name, scopes, allowed_ips: allowedIps } = old;
      const values = { environment, name, scopes, allowedIps, expiresAt, replacesId: id };
      const { row, value } = await addKey(ctx, trx, values);
      const rotation = { id, by: row.public_id, overlapMinutes };
      const ends = await queries.markReplaced(trx, scope.companyId, rotation, ctx.now);
      const entry = { objectType: 'kyc_key', objectId: id, before: { expiresAt: old.expires_at } };
      const after = { expiresAt: ends, replacedById: row.public_id, newExpiresAt: expiresAt };
      await ctx.audit(trx, { after, ...entry });
      return { ok: true as const, key: value, apiKey: queries.toKey(row, ctx.now) };
    }, withoutValue);
  },

  async listKeys({ query }, ctx) {
    const { limit } = query;
    const after = afterId(query.after, 'key');
    const found = await queries.listKeys(ctx.db, scopeOf(ctx.principal), { after, limit });
    const keys = found.rows.map((row) => queries.toKey(row, ctx.now));
    return { ok: true, keys, total: found.total, nextCursor: found.nextCursor };
  },

  async revokeKey({ params }, ctx) {
    const scope = scopeOf(ctx.principal);
    return ctx.transaction(async (trx) => {
      const row = await queries.lockKey(trx, scope, params.id);
      if (row === undefined) throw kycErrors.notFound('key', params.id);
      const isNew = row.revoked_at === null;
      const now = ctx.now;
      const revoked = isNew ? await queries.markRevoked(trx, scope.companyId, params.id, now) : row;
      const object = { id: params.id, status: 'revoked' };
      if (isNew) await enqueueEvent(trx, { type: 'key.revoked', object, at: now, ...scope });
      const entry = { objectType: 'kyc_key', objectId: params.id };
      await ctx.audit(trx, { after: { revoked: true, changed: isNew }, ...entry });
      return { ok: true as const, apiKey: queries.toKey(revoked, now) };
    });
  },
} satisfies Partial<Handlers<Context>>;
