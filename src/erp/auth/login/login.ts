import { randomUUID } from 'node:crypto';
import { type AuditActor, type AuditEntry, writeAudit } from '../../../kernel/audit/queries.js';
import type { UserKeys } from '../../../kernel/auth/keys/user-keys.js';
import { isLongPassword, type Passwords, passwordTooLong } from '../../../kernel/auth/passwords.js';
import type { TokenSubject, Tokens } from '../../../kernel/auth/tokens.js';
import type { KeyRing } from '../../../kernel/blobs/keys.js';
import type { Db } from '../../../kernel/db/client.js';
import { inTransaction } from '../../../kernel/db/transaction.js';
import { type ApiError, accessErrors } from '../../../kernel/errors.js';
import type { Mailer } from '../../../kernel/mail/mailer.js';
import type { PublicContext } from '../../../kernel/operations/handlers.js';
import type { Guard } from '../../../kernel/webhooks/endpoints/guard.js';
import { loginErrors } from '../errors.js';
import * as queries from '../queries.js';
import { type Proof, takeCode } from '../second-factor/code.js';
import { lockUser } from '../second-factor/queries.js';
import * as attempts from './attempt-queries.js';
import { insertLogin, markLoginFailed, markLoginSucceeded } from './queries.js';

export interface AuthServices {
  readonly tokens: Tokens;
  readonly passwords: Passwords;
  /** Encrypts the secrets of second factors. */
  readonly keys: KeyRing;
  readonly mailer: Mailer;
  /** The public address of this server. */
  readonly publicUrl: () => string;
  /** Checks the addresses of identity providers. */
  readonly guard: Guard;
  /** The keys of the verification API, which users create as well. */
  readonly verificationKeys: UserKeys;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The code of the second factor: six digits, or a recovery code. */
  readonly code?: string;
}

/**
 * An attempt to log in, with the user of the address if there is one, and the device if the user has used it before.
 */
interface Candidate {
  readonly email: string;
  readonly user: queries.UserRow | undefined;
  /** Empty for an unknown device. */
  readonly device: string;
}

/** An attempt with the right password. */
interface VerifiedCandidate extends Candidate {
  readonly user: queries.UserRow;
  readonly code: string | undefined;
  /** The proof stands for two factors. */
  readonly isVerified?: boolean;
}

const unknownActor: AuditActor = { companyId: 0, type: 'anonymous', id: undefined, name: '' };

function actorOf(user: queries.UserRow | undefined): AuditActor {
  if (user === undefined) return unknownActor;
  return { companyId: user.company_id, type: 'user', id: user.id, name: user.name };
}

/** A failure is stored with the e-mail address, never with the password. */
function writeFailure(db: Db, ctx: PublicContext, { email, user }: Candidate, error: ApiError) {
  const entry: AuditEntry = {
    objectType: 'user',
    objectId: user?.id ?? '',
    after: { email, reason: error.code },
  };
  return writeAudit(db, actorOf(user), ctx.request, ctx.now, entry);
}

async function refuse(ctx: PublicContext, candidate: Candidate, error: ApiError): Promise<never> {
  await writeFailure(ctx.db, ctx, candidate, error);
  throw error;
}

/** Counts a failure towards a lock. */
async function countFailure(trx: Db, ctx: PublicContext, candidate: Candidate): Promise<void> {
  const { email, user, device } = candidate;
  const { maxAttempts, lockMinutes } = attempts;
  if (user !== undefined) {
    const failure = { companyId: user.company_id, userId: user.id, now: ctx.now };
    await markLoginFailed(trx, { maxAttempts, lockMinutes, ...failure });
  }
  if (user === undefined || device !== '') {
    await attempts.countFailure(trx, { email, scope: device }, ctx.now);
  }
}

/** Counts a failure towards a lock and refuses the login. */
async function refuseCounted(
  ctx: PublicContext,
  candidate: Candidate,
  error: ApiError,
): Promise<never> {
  await inTransaction(ctx.db, async (trx) => {
    await countFailure(trx, ctx, candidate);
    await writeFailure(trx, ctx, candidate, error);
  });
  throw error;
}

function deviceOf(ctx: PublicContext, user: queries.UserRow): string {
  const device = ctx.browser.device({ companyId: user.company_id, userId: user.id });
  if (device !== undefined) return `device:${device}`;
  return user.is_known_address ? `address:${ctx.request.ip}` : '';
}

/** The time for which an address is known after a login from it. */
const knownAddressDays = 30;

function findUser(db: Db, { now, request }: PublicContext, email: string) {
  const since = new Date(now.getTime() - knownAddressDays * 86_400_000);
  return queries.findLoginUser(db, email, { ip: request.ip, since });
}

async function findCandidate(ctx: PublicContext, email: string): Promise<Candidate> {
  const user = await findUser(ctx.db, ctx, email);
  return { email, user, device: user === undefined ? '' : deviceOf(ctx, user) };
}

/**
 * Returns the end of the lock for this attempt. A known device has a lock of its own, so that failures from elsewhere
 * do not lock it out.
 */
async function lockOf(db: Db, { email, user, device }: Candidate) {
  // Queried for every address, so that the time does not reveal which users exist.
  const own = await attempts.findLock(db, { email, scope: device });
  return user === undefined || device !== '' ? own : user.locked_until;
}

/** Returns the refusal during a lock. */
async function refusalOfLock(
  db: Db,
  now: Date,
  candidate: Candidate,
): Promise<ApiError | undefined> {
  const lockedUntil = await lockOf(db, candidate);
  if (lockedUntil === null || lockedUntil <= now) return undefined;
  return accessErrors.accountLocked((lockedUntil.getTime() - now.getTime()) / 1000);
}

/**
 * Finds the user by credentials. Treats an unknown address like a wrong password, including locks.
 *
 * @throws ApiError 400 for a password that is too long, 401 for wrong credentials or a missing code, 403 while locked
 *   or disabled
 */
export async function authenticate(
  { passwords }: AuthServices,
  ctx: PublicContext,
  { email, password, code }: Credentials,
): Promise<VerifiedCandidate> {
  const candidate = await findCandidate(ctx, email);
  const { user } = candidate;
  const locked = await refusalOfLock(ctx.db, ctx.now, candidate);
  if (locked !== undefined) return refuse(ctx, candidate, locked);
  if (isLongPassword(password)) return refuseCounted(ctx, candidate, passwordTooLong());
  const isRight = await passwords.verify(password, user?.password_hash);
  if (user === undefined || !isRight) {
    return refuseCounted(ctx, candidate, accessErrors.invalidCredentials());
  }
  if (!user.is_active) return refuse(ctx, candidate, accessErrors.userDisabled());
  if (user.must_use_provider) return refuse(ctx, candidate, loginErrors.ssoRequired());
  if (user.has_second_factor && code === undefined) {
    return refuse(ctx, candidate, accessErrors.secondFactorRequired());
  }
  return { ...candidate, user, code };
}

/**
 * Returns the attempt of a user whom another proof than a password has identified.
 *
 * @param scope  under which wrong codes are counted
 * @throws ApiError 401 for a missing code, 403 for a disabled user
 */
export async function identify(
  db: Db,
  ctx: PublicContext,
  email: string,
  { scope, code }: { readonly scope: string; readonly code: string | undefined },
): Promise<VerifiedCandidate> {
  const user = await findUser(db, ctx, email);
  if (user === undefined || !user.is_active) throw accessErrors.userDisabled();
  if (user.has_second_factor && code === undefined) throw accessErrors.secondFactorRequired();
  return { email, user, device: scope, code };
}

/**
 * Returns the attempt of a user whose proof stands for two factors, so that no code is needed.
 *
 * @param scope  apart from which failures of other logins are counted
 * @throws ApiError 403 for a disabled user, and where the company requires its identity provider
 */
export async function identifyVerified(
  db: Db,
  ctx: PublicContext,
  email: string,
  scope: string,
): Promise<VerifiedCandidate> {
  const user = await findUser(db, ctx, email);
  if (user === undefined || !user.is_active) throw accessErrors.userDisabled();
  if (user.must_use_provider) throw loginErrors.ssoRequired();
  return { email, user, device: scope, code: undefined, isVerified: true };
}

/**
 * Accepts the code of an attempt, or counts a failure. The codes of a user are checked one at a time, each after the
 * lock, so that concurrent requests have no additional attempts.
 */
async function checkCode(
  trx: Db,
  { keys }: AuthServices,
  ctx: PublicContext,
  attempt: VerifiedCandidate,
): Promise<Proof | ApiError> {
  const { user, code = '' } = attempt;
  const owner = { companyId: user.company_id, userId: user.id };
  const { locked_until } = await lockUser(trx, owner);
  const current = { ...attempt, user: { ...user, locked_until } };
  const locked = await refusalOfLock(trx, ctx.now, current);
  if (locked !== undefined) return locked;
  const proof = await takeCode(trx, keys, owner, code, ctx.now);
  if (proof !== undefined) return proof;
  await countFailure(trx, ctx, attempt);
  return accessErrors.invalidSecondFactor();
}

/**
 * Records the success.
 *
 * @throws ApiError when the account or the device was locked, or a second factor turned on, since the password was checked
 */
async function markSucceeded(
  trx: Db,
  ctx: PublicContext,
  { user, device, isVerified }: VerifiedCandidate,
): Promise<void> {
  const { company_id: companyId, id: userId, email } = user;
  const { now, request } = ctx;
  const isKnown = device !== '';
  const locked = () => accessErrors.accountLocked(attempts.lockMinutes * 60);
  const success = { companyId, userId, now, ip: request.ip, isKnown };
  const marked = await markLoginSucceeded(trx, success);
  if (marked === undefined) throw locked();
  if (marked.has_second_factor && !user.has_second_factor && isVerified !== true) {
    throw accessErrors.secondFactorRequired();
  }
  if (!isKnown) return;
  await attempts.clearFailures(trx, { email, scope: device }, now);
  const lockedUntil = await attempts.findLock(trx, { email, scope: device });
  if (lockedUntil !== null && lockedUntil > now) throw locked();
}

/** Creates an access token and a refresh token. The same arguments give the same pair. */
export function pairOf(tokens: Tokens, subject: TokenSubject, refreshId: string, issuedAt: Date) {
  return {
    token: tokens.signAccess(subject, issuedAt),
    refreshToken: tokens.signRefresh(subject, refreshId, issuedAt),
    expiresIn: tokens.accessSeconds,
  };
}

/** A new or renewed login. */
export interface OpenedLogin {
  readonly pair: ReturnType<typeof pairOf>;
  readonly subject: TokenSubject;
}

/**
 * Opens a login. Checks the code of the second factor if the user has one. A wrong code is returned, not thrown, so that its
 * count and its audit are committed.
 *
 * @throws ApiError 403 when the account was locked meanwhile
 */
export async function openLoginIn(
  trx: Db,
  services: AuthServices,
  ctx: PublicContext,
  attempt: VerifiedCandidate,
): Promise<OpenedLogin | ApiError> {
  const { tokens } = services;
  const { user } = attempt;
  const subject = { companyId: user.company_id, userId: user.id, loginId: randomUUID() };
  const refreshId = randomUUID();
  const { ip, userAgent } = ctx.request;
  const needsCode = user.has_second_factor && attempt.isVerified !== true;
  const proof = needsCode && (await checkCode(trx, services, ctx, attempt));
  if (proof instanceof Error) {
    await writeFailure(trx, ctx, attempt, proof);
    return proof;
  }
  await markSucceeded(trx, ctx, attempt);
  const login = { refreshId, now: ctx.now, ip, userAgent, ...subject };
  const seconds = Math.min(tokens.refreshSeconds, tokens.loginSeconds);
  await insertLogin(trx, { seconds, ...login });
  const after = proof === false ? {} : { after: { secondFactor: proof } };
  const entry = { objectType: 'login' as const, objectId: subject.loginId, ...after };
  await writeAudit(trx, actorOf(user), ctx.request, ctx.now, entry);
  return { pair: pairOf(tokens, subject, refreshId, ctx.now), subject };
}

/**
 * Opens a login in a transaction of its own.
 *
 * @throws ApiError 401 for a wrong code, 403 when the account was locked meanwhile
 */
export async function openLogin(
  services: AuthServices,
  ctx: PublicContext,
  attempt: VerifiedCandidate,
): Promise<OpenedLogin> {
  const opened = await inTransaction(ctx.db, (trx) => openLoginIn(trx, services, ctx, attempt));
  if (opened instanceof Error) throw opened;
  return opened;
}
