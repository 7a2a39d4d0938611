import type { FinishSsoCall, FinishSsoReply } from '../../../../generated/erp/operations.js';
import { type AuditActor, writeAudit } from '../../../kernel/audit/queries.js';
import { inTransaction } from '../../../kernel/db/transaction.js';
import { ApiError } from '../../../kernel/errors.js';
import type { PublicContext } from '../../../kernel/operations/handlers.js';
import {
  type AuthServices,
  identify,
  loginReply,
  type OpenedLogin,
  openLoginIn,
} from '../../auth/index.js';
import { type ConnectionRow, findConnection } from '../connection/queries.js';
import { ssoErrors } from '../errors.js';
import { text } from '../messages/index.js';
import { AnswerRefusedError, ProviderDownError, redeem } from '../provider.js';
import { type Arrival, admit, isTaken } from './admit.js';
import {
  type Attempt,
  type AttemptRef,
  attemptOf,
  findAttempt,
  keepPerson,
  spendAttempt,
} from './attempt-queries.js';
import { type Person, personOf } from './person.js';
import { clientOf } from './start.js';

/** A login that was begun, with the connection of its company. */
interface Begun {
  readonly ref: AttemptRef;
  readonly attempt: Attempt;
  readonly connection: ConnectionRow;
}

/** Wrong codes are counted apart from those of logins with a password, so that wrong passwords do not lock logins by the provider. */
const scope = 'sso';

async function findBegun(ctx: PublicContext, key: string): Promise<Begun | undefined> {
  const ref = attemptOf(key);
  if (ref === undefined) return undefined;
  const attempt = await findAttempt(ctx.db, ref, ctx.now);
  const connection = attempt && (await findConnection(ctx.db, ref.companyId));
  return connection && { ref, attempt, connection };
}

/** Asks the provider for the person, unless it has vouched before and only the code was missing. */
async function personOfAnswer(
  services: AuthServices,
  { attempt, connection }: Begun,
  answer: string,
): Promise<Person> {
  if (attempt.person !== null) return attempt.person;
  try {
    const client = clientOf(services, connection);
    return personOf(await redeem(services.guard, client, attempt, answer), connection);
  } catch (error) {
    if (error instanceof ProviderDownError) throw ssoErrors.unavailable();
    throw error instanceof AnswerRefusedError ? ssoErrors.answerInvalid(error.fault) : error;
  }
}

/** A refusal ends the login, unless only the code of the second factor is missing. */
async function recordRefusal(
  ctx: PublicContext,
  begun: Begun | undefined,
  person: Person | undefined,
  error: ApiError,
): Promise<void> {
  const companyId = begun?.ref.companyId ?? 0;
  const actor: AuditActor = { companyId, type: 'anonymous', id: undefined, name: '' };
  const email = person && { email: person.email };
  const after = { ...email, reason: error.code, message: error.text.en };
  await inTransaction(ctx.db, async (trx) => {
    if (begun !== undefined) {
      const isMissing = error.code === 'second_factor_required' && person !== undefined;
      await (isMissing ? keepPerson(trx, begun.ref, person) : spendAttempt(trx, begun.ref));
    }
    await writeAudit(trx, actor, ctx.request, ctx.now, { objectType: 'user', objectId: '', after });
  });
}

/** Admits the person and opens the login, in one transaction. A wrong code is returned, since its count is committed. */
async function open(
  services: AuthServices,
  ctx: PublicContext,
  { connection, ref }: Begun,
  person: Person,
  code: string | undefined,
) {
  const arrival: Arrival = { connection, person };
  return inTransaction(ctx.db, async (trx) => {
    const user = await admit(ctx, trx, arrival);
    const attempt = await identify(trx, ctx, user.email, { scope, code });
    const opened = await openLoginIn(trx, services, ctx, attempt);
    if (opened instanceof ApiError) {
      await keepPerson(trx, ref, person);
      return opened;
    }
    if (!(await spendAttempt(trx, ref))) throw ssoErrors.answerExpired();
    return { opened, user: attempt.user };
  });
}

type Opened = Exclude<Awaited<ReturnType<typeof open>>, ApiError> & {
  readonly opened: OpenedLogin;
};

/** Repeats a first login that another one of the same person has overtaken. */
async function openOnce(...sent: Parameters<typeof open>): ReturnType<typeof open> {
  try {
    return await open(...sent);
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
  try {
    return await open(...sent);
  } catch (error) {
    throw isTaken(error) ? ssoErrors.personRefused(text('addressTaken')) : error;
  }
}

/** Logs a person in by the answer of the identity provider. */
export async function finishSso(
  services: AuthServices,
  { body, headers }: FinishSsoCall,
  ctx: PublicContext,
): Promise<FinishSsoReply> {
  const begun = await findBegun(ctx, body.key);
  let person: Person | undefined;
  let result: Opened | ApiError;
  try {
    if (begun === undefined) throw ssoErrors.answerExpired();
    person = await personOfAnswer(services, begun, body.answer);
    result = await openOnce(services, ctx, begun, person, body.code);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) {
      await recordRefusal(ctx, begun, person, error);
    }
    throw error;
  }
  if (result instanceof ApiError) throw result;
  return loginReply(ctx, headers['x-session-mode'], result.opened, result.user);
}
