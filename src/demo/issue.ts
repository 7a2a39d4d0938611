import { createHash, randomBytes } from 'node:crypto';
import { findUserByEmail, markKeyRevoked, updatePassword } from '../erp/auth/index.js';
import { createPrincipals } from '../kernel/auth/callers/principals.js';
import type { Passwords } from '../kernel/auth/passwords.js';
import type { Transaction } from '../kernel/db/transaction.js';
import { auditOperator, type Operator } from '../kernel/operator/operator.js';
import { allPermissions, refusedForKeys } from '../kernel/permissions.js';
import { addApiKey, addUser } from '../operator/company.js';
import type { Credentials, DemoKey, DemoUser } from './credentials.js';

/** Returns 96 random bits as letters that are easy to read and copy. */
function randomPassword(): string {
  return randomBytes(12).toString('base64url');
}

const people = {
  admin: { name: 'Altagracia Peña', email: 'admin@quisqueya.example', role: 'admin' },
  manager: { name: 'Milagros Báez', email: 'ventas@quisqueya.example', role: 'manager' },
  viewer: { name: 'Ramón Núñez', email: 'consulta@quisqueya.example', role: 'viewer' },
  warehouse: { name: 'José Almánzar', email: 'almacen@quisqueya.example', role: 'warehouse' },
  otherAdmin: { name: 'Dana Whitfield', email: 'admin@hudson.example', role: 'admin' },
} as const;

const owner = { name: 'Administración', email: 'admin@empresa.example', role: 'admin' } as const;

type Person = (typeof people)[keyof typeof people] | typeof owner;

/** Returns a user of the demo with a new password. Creates the user if necessary. */
async function issueUser(
  trx: Transaction,
  passwords: Passwords,
  person: Person,
  operator: Operator,
): Promise<DemoUser> {
  const { companyId, now } = operator;
  const password = randomPassword();
  const found = await findUserByEmail(trx, person.email);
  if (found === undefined || found.company_id !== companyId) {
    const id = await addUser(trx, passwords, { ...person, password }, operator);
    return { id, companyId, email: person.email, password };
  }
  const { id } = found;
  const hash = await passwords.hash(password);
  await updatePassword(trx, { companyId, userId: id, hash, mustChange: false }, now);
  const after = { email: person.email, password: 'changed' };
  await auditOperator(trx, operator, { objectType: 'user', objectId: id, after });
  return { id, companyId, email: person.email, password };
}

/** All permissions of a key. */
const everything = allPermissions.filter((name) => refusedForKeys([name]).length === 0);

interface KeyRequest {
  readonly name: string;
  readonly permissions: readonly string[];
  readonly allowedIps?: readonly string[];
  readonly expiresAt?: Date;
}

async function issueKey(trx: Transaction, wish: KeyRequest, operator: Operator): Promise<DemoKey> {
  const { id, value } = await addApiKey(trx, wish, operator);
  return { id, companyId: operator.companyId, value, permissions: wish.permissions };
}

/** A time before all values of a settable clock. */
const longAgo = new Date('2000-01-01T00:00:00Z');
/** An address of the block reserved for documentation (RFC 5737). */
const elsewhere = '203.0.113.7';

const issueFullKey = (trx: Transaction, operator: Operator) =>
  issueKey(trx, { name: 'Demo: acceso completo', permissions: everything }, operator);

async function issueKeys(trx: Transaction, own: Operator, other: Operator) {
  const issue = (wish: KeyRequest) => issueKey(trx, wish, own);
  const keys = {
    full: await issueFullKey(trx, own),
    limited: await issue({ name: 'Demo: solo productos', permissions: ['products:read'] }),
    revoked: await issue({ name: 'Demo: revocada', permissions: everything }),
    expired: await issue({ name: 'Demo: vencida', permissions: everything, expiresAt: longAgo }),
    boundElsewhere: await issue({
      name: 'Demo: otra dirección',
      permissions: everything,
      allowedIps: [elsewhere],
    }),
    other: await issueKey(trx, { name: 'Demo: everything', permissions: everything }, other),
  };
  const { id } = keys.revoked;
  await markKeyRevoked(trx, own.companyId, id, own.now);
  const after = { revokedAt: own.now };
  await auditOperator(trx, own, { objectType: 'apiKey', objectId: id, after });
  return keys;
}

type Issued = Pick<Credentials, keyof typeof people | 'apiKeys'>;

/** Issues a new password and a new key for an empty company. */
export async function issueAdmin(
  trx: Transaction,
  passwords: Passwords,
  operator: Operator,
): Promise<Issued> {
  return {
    admin: await issueUser(trx, passwords, owner, operator),
    apiKeys: { full: await issueFullKey(trx, operator) },
  };
}

/** Issues new passwords and keys for the demo. Earlier keys remain valid, because another server may print them. */
export async function issueAll(
  trx: Transaction,
  passwords: Passwords,
  own: Operator,
  other: Operator,
): Promise<Issued> {
  const issue = (person: Person, operator: Operator) => issueUser(trx, passwords, person, operator);
  return {
    admin: await issue(people.admin, own),
    manager: await issue(people.manager, own),
    viewer: await issue(people.viewer, own),
    warehouse: await issue(people.warehouse, own),
    otherAdmin: await issue(people.otherAdmin, other),
    apiKeys: await issueKeys(trx, own, other),
  };
}

/** Returns true if the stored credentials belong to this database, and not to another one with the same name. */
export async function areCurrent(
  trx: Transaction,
  passwords: Passwords,
  { admin, apiKeys }: Credentials,
): Promise<boolean> {
  const hash = createHash('sha256').update(apiKeys.full.value).digest();
  const key = await createPrincipals(trx).findKey({ companyId: apiKeys.full.companyId, hash });
  if (key === undefined || key.revoked_at !== null) return false;
  const user = await findUserByEmail(trx, admin.email);
  return passwords.verify(admin.password, user?.password_hash);
}
