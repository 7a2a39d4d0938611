import { randomUUID } from 'node:crypto';
import { type AuditActor, type AuditEntry, writeAudit } from '../../kernel/audit.js';
import { isLongPassword, type Passwords, passwordTooLong } from '../../kernel/auth/passwords.js';
import type { TokenSubject, Tokens } from '../../kernel/auth/tokens.js';
import type { UserKeys } from '../../kernel/auth/user-keys.js';
import type { Db } from '../../kernel/db/client.js';
import { inTransaction } from '../../kernel/db/transaction.js';
import { type ApiError, accessErrors } from '../../kernel/errors.js';
import type { PublicContext } from '../../kernel/handlers.js';
import * as attempts from './attempts.js';
import * as queries from './queries.js';

export interface AuthServices {
  readonly tokens: Tokens;
  readonly passwords: Passwords;
  /** The address of this server as people reach it. */
  readonly publicUrl: () => string;
  /** The keys of the verification API, which users create as well. */
  readonly verificationKeys: UserKeys;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Who tries to log in: the user of the address, if there is one, and the device if the user has used it before. */
interface Candidate {
  readonly email: string;
  readonly user: queries.UserRow | undefined;
  /** Empty: the user has not logged in from here. */
  readonly device: string;
}

const unknownActor: AuditActor = { companyId: 0, type: 'anonymous', id: undefined, name: '' };

function actorOf(user: queries.UserRow | undefined): AuditActor {
  if (user === undefined) return unknownActor;
  return { companyId: user.company_id, type: 'user', id: user.id, name: user.name };
}

/** The e-mail is kept with a failure; the password never is. */
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

/** Refuses, and counts it towards a lock. */
async function refuseCounted(
  ctx: PublicContext,
  candidate: Candidate,
  error: ApiError,
): Promise<never> {
  const { email, user, device } = candidate;
  const { maxAttempts, lockMinutes } = attempts;
  await inTransaction(ctx.db, async (trx) => {
    if (user !== undefined) {
      const failure = { companyId: user.company_id, userId: user.id, now: ctx.now };
      await queries.markLoginFailed(trx, { maxAttempts, lockMinutes, ...failure });
    }
    if (user === undefined || device !== '') {
      await attempts.countFailure(trx, { email, scope: device }, ctx.now);
    }
    await writeFailure(trx, ctx, candidate, error);
  });
  throw error;
}

function deviceOf(ctx: PublicContext, user: queries.UserRow): string {
  const device = ctx.browser.device({ companyId: user.company_id, userId: user.id });
  if (device !== undefined) return `device:${device}`;
  return user.is_known_address ? `address:${ctx.request.ip}` : '';
}

/** How long an address counts as the user's own after a login from it. */
const knownAddressDays = 30;

async function findCandidate(ctx: PublicContext, email: string): Promise<Candidate> {
  const since = new Date(ctx.now.getTime() - knownAddressDays * 86_400_000);
  const user = await queries.findLoginUser(ctx.db, email, { ip: ctx.request.ip, since });
  return { email, user, device: user === undefined ? '' : deviceOf(ctx, user) };
}

/**
 * The end of the lock that holds for this candidate. A device that the user has used before has a lock of its own:
 * failures from elsewhere do not lock it out.
 */
async function lockOf({ db }: PublicContext, { email, user, device }: Candidate) {
  // Asked for every address, so that the time does not tell whether a user has it.
  const own = await attempts.findLock(db, { email, scope: device });
  return user === undefined || device !== '' ? own : user.locked_until;
}

/**
 * Finds the user by credentials. Refuses an address without a user as it refuses a wrong password, locks included.
 *
 * @throws ApiError 400 for a password that is too long, 401 for wrong credentials, 403 while locked or disabled
 */
export async function authenticate(
  { passwords }: AuthServices,
  ctx: PublicContext,
  { email, password }: Credentials,
): Promise<{ readonly user: queries.UserRow; readonly device: string }> {
  const candidate = await findCandidate(ctx, email);
  const { user, device } = candidate;
  const lockedUntil = await lockOf(ctx, candidate);
  if (lockedUntil !== null && lockedUntil > ctx.now) {
    const seconds = (lockedUntil.getTime() - ctx.now.getTime()) / 1000;
    return refuse(ctx, candidate, accessErrors.accountLocked(seconds));
  }
  if (isLongPassword(password)) return refuseCounted(ctx, candidate, passwordTooLong());
  const isRight = await passwords.verify(password, user?.password_hash);
  if (user === undefined || !isRight) {
    return refuseCounted(ctx, candidate, accessErrors.invalidCredentials());
  }
  if (!user.is_active) return refuse(ctx, candidate, accessErrors.userDisabled());
  return { user, device };
}

/** Books the success, unless the account or the device was locked while the password was being checked. */
async function markSucceeded(
  trx: Db,
  ctx: PublicContext,
  user: queries.UserRow,
  device: string,
): Promise<boolean> {
  const { company_id: companyId, id: userId, email } = user;
  const { now, request } = ctx;
  const isKnown = device !== '';
  const success = { companyId, userId, now, ip: request.ip, isKnown };
  if (!(await queries.markLoginSucceeded(trx, success))) return false;
  if (!isKnown) return true;
  await attempts.clearFailures(trx, { email, scope: device }, now);
  const lockedUntil = await attempts.findLock(trx, { email, scope: device });
  return lockedUntil === null || lockedUntil <= now;
}

/** Makes an access token and a refresh token. The same arguments make the same pair. */
export function pairOf(tokens: Tokens, subject: TokenSubject, refreshId: string, issuedAt: Date) {
  return {
    token: tokens.signAccess(subject, issuedAt),
    refreshToken: tokens.signRefresh(subject, refreshId, issuedAt),
    expiresIn: tokens.accessSeconds,
  };
}

/** A login that was opened or renewed. */
export interface Opened {
  readonly pair: ReturnType<typeof pairOf>;
  readonly subject: TokenSubject;
}

/** @throws ApiError 403 when the account was locked meanwhile */
export function openLogin(
  { tokens }: AuthServices,
  ctx: PublicContext,
  user: queries.UserRow,
  device: string,
): Promise<Opened> {
  const subject = { companyId: user.company_id, userId: user.id, loginId: randomUUID() };
  const refreshId = randomUUID();
  const { ip, userAgent } = ctx.request;
  return inTransaction(ctx.db, async (trx) => {
    if (!(await markSucceeded(trx, ctx, user, device))) {
      throw accessErrors.accountLocked(attempts.lockMinutes * 60);
    }
    const login = { refreshId, now: ctx.now, ip, userAgent, ...subject };
    await queries.insertLogin(trx, { refreshSeconds: tokens.refreshSeconds, ...login });
    const entry = { objectType: 'login' as const, objectId: subject.loginId };
    await writeAudit(trx, actorOf(user), ctx.request, ctx.now, entry);
    return { pair: pairOf(tokens, subject, refreshId, ctx.now), subject };
  });
}
