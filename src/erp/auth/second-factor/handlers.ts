import type {
  CreateRecoveryCodesCall,
  CreateRecoveryCodesReply,
  CreateSecondFactorCall,
  CreateSecondFactorReply,
  GetSecondFactorCall,
  GetSecondFactorReply,
  Handlers,
  RemoveSecondFactorCall,
  RemoveSecondFactorReply,
  VerifySecondFactorCall,
  VerifySecondFactorReply,
} from '../../../../generated/erp/operations.js';
import type { Db } from '../../../kernel/db/client.js';
import { type ApiError, accessErrors } from '../../../kernel/errors.js';
import type { Context, PublicContext } from '../../../kernel/operations/handlers.js';
import { formatInstant } from '../../../kernel/values/time.js';
import type { AuthServices } from '../login/login.js';
import { markLoginsRevoked } from '../login/queries.js';
import { assertPassword, assertUnlocked, countWrong, personOf, wrongCode } from '../person.js';
import { takeCode } from './code.js';
import * as queries from './queries.js';
import { generateRecoveryCodes, recoveryHash } from './recovery-codes.js';
import { createSecret, stepOf, uriOf } from './totp.js';

async function stateOf(db: Db, ctx: Context) {
  const row = await queries.getSecondFactor(db, personOf(ctx));
  const { second_factor_at: enabledAt, is_required: required, codes_left: left } = row;
  const { has_password: hasPassword } = row;
  return {
    enabled: enabledAt !== null,
    enabledAt: enabledAt && formatInstant(enabledAt, ctx.principal.timeZone),
    required,
    recoveryCodesLeft: left,
    hasPassword,
  };
}

/** Creates recovery codes, which replace the present ones. */
async function renewCodes(trx: Db, user: queries.UserRef): Promise<string[]> {
  const codes = generateRecoveryCodes();
  await queries.replaceRecoveryCodes(trx, user, codes.map(recoveryHash));
  return codes;
}

/** Ends the other logins of the caller and audits the change. */
async function finish(trx: Db, ctx: Context, after: object, event?: string): Promise<void> {
  const { companyId, userId, loginId } = personOf(ctx);
  const others = { companyId, userId, except: loginId };
  await markLoginsRevoked(trx, others, ctx.now, 'second_factor');
  const object = { objectType: 'user' as const, objectId: userId };
  await ctx.audit(trx, { after, ...object, ...(event !== undefined && { event }) });
}

/**
 * Runs `work` after the caller has entered a code of the second factor.
 *
 * @throws ApiError 409 without a second factor; 400 for a wrong code, which counts towards the lock; 403 while locked
 */
async function withCode<Reply>(
  { keys }: AuthServices,
  ctx: Context,
  code: string,
  work: (trx: Db) => Promise<Reply>,
): Promise<Reply> {
  const user = personOf(ctx);
  // A refusal is returned, not thrown, so that its count is committed.
  const outcome = await ctx.transaction<{ reply: Reply } | { refusal: ApiError }>(async (trx) => {
    const locked = await queries.lockUser(trx, user);
    if (locked.second_factor_at === null) throw accessErrors.secondFactorNotEnabled();
    assertUnlocked(locked.locked_until, ctx.now);
    const proof = await takeCode(trx, keys, user, code, ctx.now);
    if (proof !== undefined) return { reply: await work(trx) };
    await countWrong(trx, ctx, 'wrong_code');
    return { refusal: wrongCode() };
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.reply;
}

async function getSecondFactor(
  _call: GetSecondFactorCall,
  ctx: Context,
): Promise<GetSecondFactorReply> {
  return { ok: true as const, data: await stateOf(ctx.db, ctx) };
}

async function createSecondFactor(
  services: AuthServices,
  { body }: CreateSecondFactorCall,
  ctx: Context,
): Promise<CreateSecondFactorReply> {
  const user = personOf(ctx);
  const { email } = await assertPassword(services, ctx, body.currentPassword);
  return ctx.transaction(async (trx) => {
    const locked = await queries.lockUser(trx, user);
    if (locked.second_factor_at !== null) throw accessErrors.secondFactorEnabled();
    const secret = createSecret();
    await queries.storeSecret(trx, services.keys, user, secret);
    const after = { secondFactor: 'begun' };
    await ctx.audit(trx, { objectType: 'user', objectId: user.userId, after });
    return { ok: true as const, data: { secret, uri: uriOf(secret, email) } };
  });
}

async function verifySecondFactor(
  { keys }: AuthServices,
  { body }: VerifySecondFactorCall,
  ctx: Context,
): Promise<VerifySecondFactorReply> {
  const user = personOf(ctx);
  return ctx.transaction(async (trx) => {
    const locked = await queries.lockUser(trx, user);
    if (locked.second_factor_at !== null) throw accessErrors.secondFactorEnabled();
    const secret = await queries.findSecret(trx, keys, user);
    if (secret === undefined) throw accessErrors.secondFactorNotEnabled();
    const step = stepOf(secret, body.code.replaceAll(/\s/g, ''), ctx.now);
    if (step === undefined) throw wrongCode();
    await queries.spendStep(trx, user, step);
    await queries.markEnabled(trx, user, ctx.now);
    const recoveryCodes = await renewCodes(trx, user);
    await finish(trx, ctx, { secondFactor: true }, 'user.updated');
    return { ok: true as const, data: { recoveryCodes } };
  });
}

async function removeSecondFactor(
  services: AuthServices,
  { body }: RemoveSecondFactorCall,
  ctx: Context,
): Promise<RemoveSecondFactorReply> {
  const user = personOf(ctx);
  await assertPassword(services, ctx, body.currentPassword);
  return withCode(services, ctx, body.code, async (trx) => {
    await queries.dropSecondFactor(trx, user, ctx.now);
    await finish(trx, ctx, { secondFactor: false }, 'user.updated');
    return { ok: true as const, data: await stateOf(trx, ctx) };
  });
}

async function createRecoveryCodes(
  services: AuthServices,
  { body }: CreateRecoveryCodesCall,
  ctx: Context,
): Promise<CreateRecoveryCodesReply> {
  const user = personOf(ctx);
  await assertPassword(services, ctx, body.currentPassword);
  return withCode(services, ctx, body.code, async (trx) => {
    const recoveryCodes = await renewCodes(trx, user);
    await finish(trx, ctx, { recoveryCodes: '***' });
    return { ok: true as const, data: { recoveryCodes } };
  });
}

/** Handlers for users who manage their own second factor. */
export function secondFactorHandlers(services: AuthServices) {
  return {
    getSecondFactor,
    createSecondFactor: (call, ctx) => createSecondFactor(services, call, ctx),
    verifySecondFactor: (call, ctx) => verifySecondFactor(services, call, ctx),
    removeSecondFactor: (call, ctx) => removeSecondFactor(services, call, ctx),
    createRecoveryCodes: (call, ctx) => createRecoveryCodes(services, call, ctx),
  } satisfies Partial<Handlers<Context, PublicContext>>;
}
