import type { KeyRing } from '../../../kernel/blobs/keys.js';
import {
  type SealedColumns,
  type SealedTable,
  sealedColumns,
} from '../../../kernel/blobs/maintenance/reseal.js';
import type { Db } from '../../../kernel/db/client.js';
import { plannedPerCall, query, type RowKey } from '../../../kernel/db/statements/query.js';

export interface RoleOfValue {
  /** A value of the claim. */
  readonly value: string;
  readonly role: string;
}

export interface ConnectionRow {
  readonly company_id: number;
  readonly issuer: string;
  readonly client_id: string;
  readonly key_id: string;
  readonly sealed: Buffer;
  readonly domains: readonly string[];
  readonly default_role: string | null;
  readonly role_claim: string;
  readonly roles: readonly RoleOfValue[];
  readonly is_required: boolean;
  readonly password_administrator_id: number | null;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const columns = `c.company_id, c.issuer, c.client_id, c.key_id, c.sealed, c.domains, c.default_role, c.role_claim, c.roles,
  c.is_required, c.password_administrator_id, c.version, c.created_at, c.updated_at`;

const contextOf = (companyId: number): string => `sso client secret ${companyId}`;

export const sealSecret = (keys: KeyRing, companyId: number, secret: string) =>
  keys.seal(contextOf(companyId), Buffer.from(secret));

export const secretOf = (keys: KeyRing, row: ConnectionRow): string =>
  keys.open(contextOf(row.company_id), { keyId: row.key_id, bytes: row.sealed }).toString();

interface Company {
  readonly companyId: number;
}

const find = query<Company, ConnectionRow>(
  'sso_connections.find',
  `SELECT ${columns} FROM sso_connections c WHERE c.company_id = :companyId::bigint`,
);

export const findConnection = (db: Db, companyId: number) => find.first(db, { companyId });

const lock = query<Company, ConnectionRow>(
  'sso_connections.lock',
  `SELECT ${columns} FROM sso_connections c WHERE c.company_id = :companyId::bigint FOR UPDATE`,
);

export const lockConnection = (trx: Db, companyId: number) => lock.first(trx, { companyId });

export interface ConnectionValues {
  readonly issuer: string;
  readonly clientId: string;
  readonly keyId: string;
  readonly sealed: Uint8Array;
  readonly domains: readonly string[];
  readonly defaultRole: string | null;
  readonly roleClaim: string;
  readonly roles: readonly RoleOfValue[];
  readonly isRequired: boolean;
  readonly administratorId: number | null;
}

const save = query<
  Omit<ConnectionValues, 'roles'> & Company & { readonly roles: string; readonly now: Date },
  ConnectionRow
>(
  'sso_connections.save',
  `INSERT INTO sso_connections AS c (company_id, issuer, client_id, key_id, sealed, domains, default_role, role_claim, roles,
     is_required, password_administrator_id, created_at, updated_at)
   VALUES (:companyId::bigint, :issuer, :clientId, :keyId, :sealed, :domains::text[], :defaultRole, :roleClaim,
     :roles::jsonb, :isRequired, :administratorId::bigint, :now, :now)
   ON CONFLICT (company_id) DO UPDATE SET issuer = excluded.issuer, client_id = excluded.client_id,
     key_id = excluded.key_id, sealed = excluded.sealed, domains = excluded.domains,
     default_role = excluded.default_role, role_claim = excluded.role_claim, roles = excluded.roles,
     is_required = excluded.is_required, password_administrator_id = excluded.password_administrator_id,
     version = c.version + 1, updated_at = excluded.updated_at
   RETURNING ${columns}`,
);

/** Creates or replaces the connection of a company. */
export const saveConnection = (trx: Db, companyId: number, values: ConnectionValues, now: Date) =>
  save.one(trx, { ...values, companyId, roles: JSON.stringify(values.roles), now });

const dropIdentities = query<Company>(
  'sso_identities.drop',
  'DELETE FROM sso_identities i WHERE i.company_id = :companyId::bigint',
);

const dropAttempts = query<Company>(
  'sso_attempts.drop',
  'DELETE FROM sso_attempts a WHERE a.company_id = :companyId::bigint',
);

/** Ends the logins that were begun, which belong to the connection as it was. */
export async function endAttempts(trx: Db, companyId: number): Promise<void> {
  await dropAttempts(trx, { companyId });
}

const drop = query<Company>(
  'sso_connections.drop',
  'DELETE FROM sso_connections c WHERE c.company_id = :companyId::bigint',
);

/** Deletes the connection, and the links of users to people of the provider. */
export async function deleteConnection(trx: Db, companyId: number): Promise<void> {
  await dropIdentities(trx, { companyId });
  await endAttempts(trx, companyId);
  await drop(trx, { companyId });
}

const dropDomains = query<Company & { readonly domains: readonly string[] }>(
  'sso_domains.drop',
  'DELETE FROM sso_domains d WHERE d.company_id = :companyId::bigint AND d.domain <> ALL (:domains::text[])',
);

const addDomains = query<Company & { readonly domains: readonly string[] }>(
  'sso_domains.insert',
  `INSERT INTO sso_domains (domain, company_id)
   SELECT n.domain, :companyId::bigint FROM unnest(:domains::text[]) AS n (domain) ORDER BY n.domain
   ON CONFLICT (domain) DO NOTHING`,
);

const foreign = query<Company & { readonly domains: readonly string[] }, { domain: string }>(
  'sso_domains.foreign',
  `SELECT n.domain FROM unnest(:domains::text[]) AS n (domain)
   WHERE EXISTS (SELECT FROM sso_domains d WHERE d.domain = n.domain AND d.company_id <> :companyId::bigint)
     OR EXISTS (
       SELECT FROM login_directory l
       WHERE split_part(l.email_key, '@', 2) = n.domain AND l.company_id <> :companyId::bigint
     )
   ORDER BY n.domain LIMIT 1`,
);

/**
 * Replaces the domains of a company. Resolves to a domain that another company has, or in which people of another company have
 * addresses; undefined if there is none.
 */
export async function replaceDomains(
  trx: Db,
  companyId: number,
  domains: readonly string[],
): Promise<string | undefined> {
  await dropDomains(trx, { companyId, domains });
  await addDomains(trx, { companyId, domains });
  return (await foreign.first(trx, { companyId, domains }))?.domain;
}

const byDomain = query<{ readonly domain: string }, { companyId: number }>(
  'sso_domains.find',
  'SELECT d.company_id AS "companyId" FROM sso_domains d WHERE d.domain = :domain',
);

/** Resolves to the company that uses a domain. */
export const companyOfDomain = async (db: Db, domain: string): Promise<number | undefined> =>
  (await byDomain.first(db, { domain }))?.companyId;

const holdAdministrator = query<RowKey, { id: number }>(
  'sso_connections.administrator',
  `SELECT u.id FROM users u
   WHERE u.company_id = :companyId::bigint AND u.id = :id::bigint AND u.role = 'admin' AND u.is_active FOR SHARE`,
);

/** Resolves to true for an active administrator, who stays one until the transaction ends. */
export const isActiveAdministrator = async (trx: Db, companyId: number, id: number) =>
  (await holdAdministrator.first(trx, { companyId, id })) !== undefined;

interface SealedConnection {
  readonly companyId: number;
  readonly id: string;
  readonly key_id: string;
  readonly sealed: Buffer;
}

const readSealed = plannedPerCall<
  {
    readonly keyId: string;
    readonly companyId: number;
    readonly id: string;
    readonly limit: number;
  },
  SealedConnection
>(`SELECT c.company_id AS "companyId", c.id::text AS id, c.key_id, c.sealed FROM sso_connections c
   WHERE c.key_id <> :keyId AND (c.company_id, c.id) > (:companyId::bigint, :id::bigint)
   ORDER BY c.company_id, c.id LIMIT :limit`);

const replaceSealed =
  plannedPerCall<SealedColumns>(`UPDATE sso_connections c SET key_id = n.key_id, sealed = n.sealed
   FROM unnest(:ids::bigint[], :oldKeyIds::text[], :keyIds::text[], :sealed::bytea[])
     AS n (id, old_key_id, key_id, sealed)
   WHERE c.company_id = :companyId AND c.id = n.id AND c.key_id = n.old_key_id`);

/** The secrets that identity providers gave to companies. */
export const sealedClientSecrets: SealedTable = {
  what: 'secrets of identity providers',
  async read(db, keyId, after, limit) {
    const place = { companyId: after.companyId, id: after.id || '0' };
    const rows = await readSealed(db, { keyId, limit, ...place });
    return rows.map(({ companyId, id, key_id, sealed }) => ({
      companyId,
      id,
      context: contextOf(companyId),
      sealed: { keyId: key_id, bytes: sealed },
    }));
  },
  replace: (db, companyId, rows) => replaceSealed(db, sealedColumns(companyId, rows)),
};
