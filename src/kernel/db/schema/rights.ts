import type { Database } from '../client.js';

interface RoleRow {
  readonly isSuperuser: boolean;
  readonly mayCreate: boolean;
  readonly ownsTables: boolean;
}

/**
 * Reads what a role may do beyond the rights of a server. `ownsTables` is true for the owner of the tables and for its
 * members, who may change them as the owner does.
 */
async function roleOf(
  { knex }: Pick<Database, 'knex'>,
  role: string,
): Promise<RoleRow | undefined> {
  const { rows } = await knex.raw<{ rows: RoleRow[] }>(
    `SELECT r.rolsuper AS "isSuperuser", has_schema_privilege(r.oid, 'public', 'CREATE') AS "mayCreate",
       EXISTS (SELECT 1 FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
         AND pg_has_role(r.oid, c.relowner, 'MEMBER')) AS "ownsTables"
     FROM pg_roles r WHERE r.rolname = ?`,
    [role],
  );
  return rows[0];
}

/** Resolves to true if the role of the connection may change the schema: it may create tables, and owns those that exist. */
export async function mayMigrate({ knex }: Pick<Database, 'knex'>): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: { may: boolean }[] }>(
    `SELECT has_schema_privilege('public', 'CREATE') AND NOT EXISTS (
       SELECT 1 FROM pg_class c WHERE c.oid = to_regclass('schema_migrations')
         AND NOT pg_has_role(c.relowner, 'USAGE')) AS may`,
  );
  return rows[0]?.may === true;
}

interface Relation {
  readonly name: string;
  readonly kind: 'TABLE' | 'SEQUENCE';
  readonly held: readonly string[];
  /** Commands that a trigger of the table refuses, because its rows are never changed. */
  readonly refused: readonly ('UPDATE' | 'DELETE')[];
}

/** The bits of `pg_trigger.tgtype` are those of PostgreSQL: 1 for each row, 2 before, 8 DELETE, 16 UPDATE. */
const relations = `
  SELECT c.relname AS name, CASE c.relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END AS kind,
    ARRAY(SELECT a.privilege_type::text FROM aclexplode(c.relacl) a
      WHERE a.grantee = (SELECT r.oid FROM pg_roles r WHERE r.rolname = ?) ORDER BY 1) AS held,
    ARRAY(SELECT e.command FROM (VALUES ('DELETE', 8), ('UPDATE', 16)) AS e (command, bit)
      WHERE EXISTS (SELECT 1 FROM pg_trigger t WHERE t.tgrelid = c.oid AND NOT t.tgisinternal
        AND t.tgname LIKE '%\\_no\\_change' AND t.tgtype & 3 = 3 AND t.tgtype & e.bit > 0) ORDER BY 1) AS refused
  FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'S') ORDER BY c.relname`;

/** The migrations are read by servers and written by the role that migrates. */
const readOnlyTables: readonly string[] = ['schema_migrations'];

function wantedOf({ kind, name, refused }: Relation): readonly string[] {
  if (kind === 'SEQUENCE') return ['SELECT', 'USAGE'];
  if (readOnlyTables.includes(name)) return ['SELECT'];
  const changes = (['DELETE', 'UPDATE'] as const).filter((command) => !refused.includes(command));
  return ['INSERT', 'SELECT', ...changes].sort();
}

/** Functions that run with the rights of their owner, because their callers may not change the rows. */
const keptFunctions = [
  'audit_drop_old(bigint, integer)',
  'audit_forget_addresses(bigint, text[], text[])',
  'test_company_delete(regclass, bigint)',
];

/** A role that cannot be limited to the rights of a server. */
export class RoleError extends Error {
  override readonly name = 'RoleError';
}

/** @throws RoleError unless the role exists, and could do no more than it is granted */
async function refuseMightyRole(database: Database, role: string): Promise<void> {
  const found = await roleOf(database, role);
  if (found === undefined) throw new RoleError(`There is no role ${role}: DATABASE_URL names it`);
  const { isSuperuser, mayCreate, ownsTables } = found;
  const faults = [
    ...(isSuperuser ? ['is a superuser'] : []),
    ...(ownsTables ? ['owns tables, or is a member of their owner'] : []),
    ...(mayCreate ? ['may create tables in the schema public'] : []),
  ];
  if (faults.length === 0) return;
  throw new RoleError(
    `The role ${role} of DATABASE_URL ${faults.join(', and ')}: a server needs none of it`,
  );
}

/**
 * Gives a role the rights that a server needs: it reads and writes rows, only adds rows to tables whose triggers refuse
 * changes, and creates temporary tables. Changes only what differs.
 *
 * @returns the tables and sequences whose rights were changed
 * @throws RoleError for a role that may do more by itself
 */
export async function grantRights(database: Database, role: string): Promise<readonly string[]> {
  await refuseMightyRole(database, role);
  return database.knex.transaction(async (trx) => {
    const { rows: names } = await trx.raw<{ rows: { name: string }[] }>(
      'SELECT current_database() AS name',
    );
    for (const { name } of names) {
      await trx.raw('GRANT CONNECT, TEMPORARY ON DATABASE ?? TO ??', [name, role]);
    }
    await trx.raw('GRANT USAGE ON SCHEMA public TO ??', [role]);
    // Running servers use the tables of a later migration before this runs again.
    const defaults = 'ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT';
    await trx.raw(`${defaults} SELECT, INSERT, UPDATE, DELETE ON TABLES TO ??`, [role]);
    await trx.raw(`${defaults} USAGE, SELECT ON SEQUENCES TO ??`, [role]);
    for (const signature of keptFunctions) {
      await trx.raw(`GRANT EXECUTE ON FUNCTION ${signature} TO ??`, [role]);
    }
    const { rows } = await trx.raw<{ rows: Relation[] }>(relations, [role]);
    const changed: string[] = [];
    for (const relation of rows) {
      const { held, kind, name } = relation;
      const wanted = wantedOf(relation);
      if (held.join() === wanted.join()) continue;
      await trx.raw(`REVOKE ALL ON ${kind} ?? FROM ??`, [name, role]);
      await trx.raw(`GRANT ${wanted.join(', ')} ON ${kind} ?? TO ??`, [name, role]);
      changed.push(name);
    }
    return changed;
  });
}
