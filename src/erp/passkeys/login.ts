import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type {
  FinishPasskeyLoginCall,
  FinishPasskeyLoginReply,
} from '../../../generated/erp/operations.js';
import type { components } from '../../../generated/erp/types.js';
import { type AuditActor, writeAudit } from '../../kernel/audit/queries.js';
import { inTransaction } from '../../kernel/db/transaction.js';
import { ApiError, accessErrors } from '../../kernel/errors.js';
import type { PublicContext } from '../../kernel/operations/handlers.js';
import { type AuthServices, identifyVerified, loginReply, openLoginIn } from '../auth/index.js';
import { type Challenge, challengeIn, readChallenge } from './challenges.js';
import { findPasskey, type LoginPasskey, spendChallenge, usePasskey } from './queries.js';
import { relyingParty } from './relying-party.js';
import { readUserHandle, type UserRef } from './user-handle.js';

type Assertion = components['schemas']['PasskeyAssertion'];

/** Failures are counted apart from those of passwords. A passkey cannot be guessed, so that none are counted. */
const scope = 'passkey';

/** @throws ApiError 401 for a wrong signature, another page or server, a user who was not verified, or a smaller counter */
async function counterOf(
  { publicUrl }: AuthServices,
  passkey: LoginPasskey,
  challenge: Challenge,
  assertion: Assertion,
): Promise<number> {
  const { authenticatorData, clientDataJSON, id, signature, userHandle } = assertion;
  const { id: rpId, origins } = relyingParty(publicUrl());
  try {
    const { authenticationInfo, verified } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { authenticatorData, clientDataJSON, signature, userHandle },
      },
      expectedChallenge: challenge.text,
      expectedOrigin: [...origins],
      expectedRPID: rpId,
      credential: {
        id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    if (verified) return authenticationInfo.newCounter;
  } catch {
    // The library throws plain errors, whose texts are for developers.
  }
  throw accessErrors.invalidCredentials();
}

async function recordRefusal(ctx: PublicContext, user: UserRef | undefined, error: ApiError) {
  // A handle can be made up, so that only an answer of a known passkey stands in the audit of the company.
  const companyId = user?.companyId ?? 0;
  const actor: AuditActor = { companyId, type: 'anonymous', id: undefined, name: '' };
  const entry = { objectType: 'user' as const, objectId: user?.userId ?? '' };
  await writeAudit(ctx.db, actor, ctx.request, ctx.now, {
    ...entry,
    after: { reason: error.code },
  });
}

/** Logs the user of a passkey in. */
export async function finishPasskeyLogin(
  services: AuthServices,
  { body, headers }: FinishPasskeyLoginCall,
  ctx: PublicContext,
): Promise<FinishPasskeyLoginReply> {
  const user = readUserHandle(body.userHandle);
  const credentialId = Buffer.from(body.id, 'base64url');
  const passkey = user && (await findPasskey(ctx.db, user, credentialId));
  const challenge = readChallenge(
    services.keys,
    'login',
    challengeIn(body.clientDataJSON),
    ctx.now,
  );
  try {
    if (user === undefined || passkey === undefined || challenge === undefined) {
      throw accessErrors.invalidCredentials();
    }
    const { companyId } = user;
    const counter = await counterOf(services, passkey, challenge, body);
    const { opened, attempt } = await inTransaction(ctx.db, async (trx) => {
      const isNew = await spendChallenge(trx, companyId, challenge, ctx.now);
      const isUsed = isNew && (await usePasskey(trx, companyId, passkey.id, counter, ctx.now));
      if (!isUsed) throw accessErrors.invalidCredentials();
      const attempt = await identifyVerified(trx, ctx, passkey.email, scope);
      const opened = await openLoginIn(trx, services, ctx, attempt);
      if (opened instanceof ApiError) throw opened;
      return { opened, attempt };
    });
    return loginReply(ctx, headers['x-session-mode'], opened, attempt.user);
  } catch (error) {
    if (error instanceof ApiError) await recordRefusal(ctx, passkey && user, error);
    throw error;
  }
}
