import type { Knex } from 'knex';
import { namesOf } from '../../../scripts/new/plan/names.js';
import * as erpModules from '../../../src/erp/modules.js';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** True when the column belongs to a unique index. */
  readonly isUnique: boolean;
}

/** The tables of the modules that `npm run new` wrote. */
const written = Object.keys(erpModules).map((name) => `${namesOf(name).snake}$|`);

/** Tables whose rows are copied, since `callEverything` writes few: everything but documents of a year and lists. */
export const copiedTables = `^(${written.join('')}kyc_|webhook(?!_feeds)|blobs$|jobs$|idempotency_keys$|api_keys$|key_usage$|users$|logins$|login_|password_resets$|mails$|attachments$|comments$|record_tags$|record_watchers$|notifications$|recovery_codes$|second_factors$|sso_|passkey)`;

const columnsSql = `
SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, NULL) AS type,
  EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = c.oid AND i.indisunique AND a.attnum = ANY (i.indkey)) AS "isUnique"
FROM pg_class c
JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace AND c.relname ~ :tables
ORDER BY c.relname, a.attnum`;

/** Words of the product, of which a table may allow only some. */
const words = ['api', 'environment', 'kind', 'list', 'model', 'operation', 'principal', 'scope'];

const isId = ({ name, isUnique }: Column): boolean =>
  !words.includes(name) && (isUnique || /(?:^|_)id$/.test(name));

/** Returns the SQL of a value in copy `n`. Copies of records that reference each other do so too. */
function copied(column: Column): string {
  const value = `r."${column.name}"`;
  if (column.name === 'company_id') return value;
  if (column.name === 'created_at') return `${value} - n * interval '1 minute'`;
  if (column.name === 'is_default') return 'false';
  if (column.name === 'email') return `n || ${value}`;
  if (!isId(column)) return value;
  switch (column.type) {
    case 'text':
      return `regexp_replace(${value}, '[^_]*$', '') || md5(${value} || n)`;
    case 'bytea':
      return `sha256(${value} || n::text::bytea)`;
    case 'bigint':
      return `${value} + n * 1000000`;
    case 'uuid':
      return `md5(${value}::text || n)::uuid`;
    default:
      return value;
  }
}

/**
 * Fills tables with copies of their rows, under new ids.
 * @param tables a regular expression
 */
export async function copyRows(knex: Knex, tables: string, copies: number): Promise<void> {
  const { rows } = await knex.raw<{ rows: Column[] }>(columnsSql, { tables });
  const names = [...new Set(rows.map(({ table }) => table))];
  await knex.transaction(async (trx) => {
    await trx.raw('SET LOCAL session_replication_role = replica');
    for (const name of names) {
      const columns = rows.filter(({ table }) => table === name);
      const list = columns.map((column) => `"${column.name}"`).join(', ');
      await trx.raw(`INSERT INTO "${name}" (${list})
        SELECT ${columns.map(copied).join(', ')} FROM "${name}" r CROSS JOIN generate_series(1, ${copies}) n`);
    }
  });
}
