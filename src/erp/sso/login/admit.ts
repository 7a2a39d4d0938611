import { type AuditActor, writeAudit } from '../../../kernel/audit/queries.js';
import { noPassword } from '../../../kernel/auth/passwords.js';
import { constraintOf } from '../../../kernel/db/errors.js';
import type { Transaction } from '../../../kernel/db/transaction.js';
import type { PublicContext } from '../../../kernel/operations/handlers.js';
import { lockWithAdministrators, updateUser } from '../../admin/index.js';
import { endResets, findUserByEmail, insertUser } from '../../auth/index.js';
import { holdRole } from '../../roles/index.js';
import type { ConnectionRow } from '../connection/queries.js';
import { ssoErrors } from '../errors.js';
import { text } from '../messages/index.js';
import { findLinked, linkUser } from './identity-queries.js';
import type { Person } from './person.js';

/** The person of a login, with the connection by which the person comes. */
export interface Arrival {
  readonly connection: ConnectionRow;
  readonly person: Person;
}

/** The user of a person: by the link, or else by the e-mail address. */
async function findUser(
  trx: Transaction,
  { connection, person }: Arrival,
): Promise<{ readonly id: number; readonly email: string } | undefined> {
  const { company_id: companyId, issuer } = connection;
  const linked = await findLinked(trx, { companyId, issuer, subject: person.subject });
  if (linked !== undefined) return linked;
  const found = await findUserByEmail(trx, person.email);
  if (found !== undefined && found.company_id !== companyId) {
    throw ssoErrors.personRefused(text('addressTaken'));
  }
  return found;
}

/** Returns the role that the connection gives the person; undefined if it gives none that the company has. */
async function givenRole(trx: Transaction, { connection, person }: Arrival) {
  const role = person.mappedRole ?? connection.default_role;
  if (role === null) return undefined;
  return (await holdRole(trx, connection.company_id, role)) ? role : undefined;
}

/** Creates the user of a person who comes for the first time. */
async function createUser(
  ctx: PublicContext,
  trx: Transaction,
  { connection, person }: Arrival,
  role: string,
): Promise<number> {
  const { company_id: companyId } = connection;
  const { email, name } = person;
  const user = { companyId, name, email, role, passwordHash: noPassword, now: ctx.now };
  const id = await insertUser(trx, user);
  const actor: AuditActor = { companyId, type: 'user', id, name };
  await writeAudit(trx, actor, ctx.request, ctx.now, {
    objectType: 'user',
    objectId: id,
    after: { name, email, role, identityProvider: connection.issuer },
    event: 'user.created',
  });
  return id;
}

/** Gives a user the role of the person. The last administrator stays one. */
async function followRole(
  ctx: PublicContext,
  trx: Transaction,
  companyId: number,
  userId: number,
  role: string,
): Promise<void> {
  const { user, hasOtherAdministrator } = await lockWithAdministrators(trx, companyId, userId);
  if (user === undefined || user.role === role) return;
  if (user.role === 'admin' && !hasOtherAdministrator) return;
  const { name, locale, is_active: active } = user;
  const before = { name, role: user.role, active, locale };
  const after = { ...before, role };
  await updateUser(trx, companyId, user, after, ctx.now);
  await endResets(trx, { companyId, userId });
  const actor: AuditActor = { companyId, type: 'user', id: userId, name };
  const entry = { objectType: 'user' as const, objectId: userId, event: 'user.updated' };
  await writeAudit(trx, actor, ctx.request, ctx.now, { ...entry, before, after });
}

/**
 * Links the person to a user, creates the user if there is none, and sets the role.
 *
 * @throws ApiError 403 for a person without a role, or whose address belongs to another person
 */
export async function admit(
  ctx: PublicContext,
  trx: Transaction,
  arrival: Arrival,
): Promise<{ readonly id: number; readonly email: string }> {
  const { connection, person } = arrival;
  const { company_id: companyId, issuer, password_administrator_id: keptId, roles } = connection;
  const found = await findUser(trx, arrival);
  const isFollowing = found === undefined || (roles.length > 0 && found.id !== keptId);
  const role = isFollowing ? await givenRole(trx, arrival) : undefined;
  if (isFollowing && role === undefined) throw ssoErrors.personRefused(text('noRole'));
  const email = found?.email ?? person.email;
  const id = found?.id ?? (await createUser(ctx, trx, arrival, role ?? ''));
  const isLinked = await linkUser(trx, { companyId, issuer, subject: person.subject }, id);
  if (!isLinked) throw ssoErrors.personRefused(text('addressTaken'));
  if (found !== undefined && role !== undefined) await followRole(ctx, trx, companyId, id, role);
  return { id, email };
}

/** Returns true for the violation of two first logins of one person at the same time, or of an address in another cell. */
export const isTaken = (error: unknown): boolean =>
  ['login_directory_pkey', 'users_email_key', 'sso_identities_subject_unique'].includes(
    constraintOf(error) ?? '',
  );
