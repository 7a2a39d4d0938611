import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Handlers } from '../../../generated/erp/operations.js';
import type { components } from '../../../generated/erp/types.js';
import { refuseViolations } from '../../kernel/db/errors.js';
import { accessErrors } from '../../kernel/errors.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { assertVersion } from '../../kernel/operations/versions.js';
import { formatInstant } from '../../kernel/values/time.js';
import { type AuthServices, getCredentials } from '../auth/index.js';
import { challengeIn, createChallenge, readChallenge } from './challenges.js';
import { passkeyErrors } from './errors.js';
import * as queries from './queries.js';
import { relyingParty } from './relying-party.js';
import { type UserRef, userHandle } from './user-handle.js';

type Schemas = components['schemas'];
type NewCredential = Schemas['NewCredential'];

const mostPasskeys = 20;

/** ES256 and RS256 (COSE), which all authenticators have. */
const algorithms = [-7, -257];

/** @throws ApiError 403 for a key */
function userOf({ principal }: Context): UserRef & { readonly timeZone: string } {
  if (principal.type !== 'user') throw accessErrors.notAUser();
  const { companyId, id: userId, timeZone } = principal;
  return { companyId, userId, timeZone };
}

const toPasskey = (row: queries.PasskeyRow, timeZone: string): Schemas['Passkey'] => ({
  id: row.id,
  name: row.name,
  lastUsedAt: row.last_used_at && formatInstant(row.last_used_at, timeZone),
  version: row.version,
  createdAt: formatInstant(row.created_at, timeZone),
});

/** @throws ApiError 400 unless the credential answers a challenge for the user, on a page of this server, with a verified user */
async function verified(
  { keys, publicUrl }: AuthServices,
  user: UserRef,
  { id, clientDataJSON, attestationObject }: NewCredential,
  now: Date,
) {
  const challenge = readChallenge(keys, user, challengeIn(clientDataJSON), now);
  if (challenge === undefined) throw passkeyErrors.invalid();
  const { id: rpId, origins } = relyingParty(publicUrl());
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge.text,
      expectedOrigin: [...origins],
      expectedRPID: rpId,
      supportedAlgorithmIDs: algorithms,
    });
    if (registrationInfo === undefined) throw passkeyErrors.invalid();
    return { credential: registrationInfo.credential, challenge };
  } catch {
    // The library throws plain errors, whose texts are for developers.
    throw passkeyErrors.invalid();
  }
}

async function create(
  services: AuthServices,
  ctx: Context,
  { credential: sent, name }: Schemas['PasskeyInput'],
) {
  const { timeZone, ...user } = userOf(ctx);
  return ctx.transaction(async (trx) => {
    // A repeated request gets the stored reply before its challenge is read.
    const { challenge, credential } = await verified(services, user, sent, ctx.now);
    const isNew = await queries.spendChallenge(trx, user.companyId, challenge, ctx.now);
    if (!isNew) throw passkeyErrors.invalid();
    const present = await queries.listPasskeys(trx, user);
    if (present.length >= mostPasskeys) throw passkeyErrors.tooMany(mostPasskeys);
    const passkey = {
      ...user,
      name,
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      now: ctx.now,
    };
    const row = await refuseViolations(queries.insertPasskey(trx, passkey), {
      passkeys_credential_unique: passkeyErrors.invalid,
    });
    await ctx.audit(trx, { objectType: 'passkey', objectId: row.id, after: { name } });
    return { ok: true as const, data: toPasskey(row, timeZone) };
  });
}

/** Handlers for users who manage their own passkeys. */
export const passkeyHandlers = (services: AuthServices) =>
  ({
    async listPasskeys(_call, ctx) {
      const { timeZone, ...user } = userOf(ctx);
      const rows = await queries.listPasskeys(ctx.db, user);
      return { ok: true as const, data: rows.map((row) => toPasskey(row, timeZone)) };
    },

    async getPasskeyOptions(_call, ctx) {
      const { timeZone: _timeZone, ...user } = userOf(ctx);
      const { email, name } = await getCredentials(ctx.db, user.companyId, user.userId);
      const present = await queries.listPasskeys(ctx.db, user);
      const data = {
        challenge: createChallenge(services.keys, user, ctx.now),
        rpId: relyingParty(services.publicUrl()).id,
        rpName: 'Notaria',
        userHandle: userHandle(user),
        userName: email,
        userDisplayName: name,
        algorithms,
        excludeIds: present.map((row) => row.credential_id.toString('base64url')),
      };
      return { ok: true as const, data };
    },

    createPasskey: ({ body }, ctx) => create(services, ctx, body),

    async updatePasskey({ params: { id }, headers, body: { name } }, ctx) {
      const { timeZone, ...user } = userOf(ctx);
      return ctx.transaction(async (trx) => {
        const before = await queries.lockPasskey(trx, user, id);
        if (before === undefined) throw passkeyErrors.notFound(id);
        assertVersion(headers['if-match'], before.version);
        const row = await queries.renamePasskey(trx, user, id, name);
        const change = { before: { name: before.name }, after: { name } };
        await ctx.audit(trx, { objectType: 'passkey', objectId: id, ...change });
        return { ok: true as const, data: toPasskey(row, timeZone) };
      });
    },

    async deletePasskey({ params: { id } }, ctx) {
      const user = userOf(ctx);
      await ctx.transaction(async (trx) => {
        const isDeleted = await queries.deletePasskey(trx, user, id);
        if (!isDeleted) throw passkeyErrors.notFound(id);
        await ctx.audit(trx, { objectType: 'passkey', objectId: id });
      });
    },
  }) satisfies Partial<Handlers<Context, PublicContext>>;
