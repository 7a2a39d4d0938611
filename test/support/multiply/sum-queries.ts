import { type Copying, copiedTables } from './copy-queries.js';

/** The stored sums of a company, each with the columns that grow with the copies. */
export const summedTables: Readonly<Record<string, readonly string[]>> = {
  invoice_counts: ['total'],
  invoice_tally: ['total', 'base_amount'],
  receivable_tally: ['total'],
  payable_tally: ['total'],
  row_counts: ['total'],
};

const ofBase = ({ baseId }: Copying) => `WHERE company_id = ${baseId}`;

export const multiplySumsSql = (table: string, copying: Copying): string => {
  const sums = summedTables[table] ?? [];
  const copied = Object.keys(copiedTables).map((name) => `'${name}'`);
  const factor =
    table === 'row_counts'
      ? `CASE WHEN table_name IN (${copied.join(', ')}) THEN ${copying.factor} ELSE 1 END`
      : copying.factor;
  const grown = sums.map((column) => `${column} = ${column} * ${factor}`);
  return `UPDATE ${table} SET ${[`company_id = ${copying.targetId}`, ...grown].join(', ')} ${ofBase(copying)}`;
};

/** Continues each series after the numbers of the copies. */
export const multiplySeriesSql = (
  table: 'series' | 'series_prefixes',
  copying: Copying,
): string => `UPDATE ${table} SET company_id = ${copying.targetId},
  next_number = start_number + (next_number - start_number) * ${copying.factor} ${ofBase(copying)}`;

/** Counts the audit entries, since the copies leave out those of settings, and the numbered events. */
export const countedSql = (copying: Copying): readonly string[] => [
  `DELETE FROM audit_counts ${ofBase(copying)}`,
  `INSERT INTO audit_counts (company_id, total)
   SELECT ${copying.targetId}, count(*) FROM audit_log WHERE company_id = ${copying.targetId}`,
  `DELETE FROM outbox_positions ${ofBase(copying)}`,
  `INSERT INTO outbox_positions (company_id, last)
   SELECT ${copying.targetId}, count(*) FROM outbox WHERE company_id = ${copying.targetId}`,
];

export const removeSql = (table: string, copying: Copying): string =>
  `DELETE FROM ${table} ${ofBase(copying)}`;

export const moveSql = (table: string, copying: Copying): string =>
  `UPDATE ${table} SET company_id = ${copying.targetId} ${ofBase(copying)}`;

/** The company itself is moved last, so that no incomplete company looks complete. */
export const moveCompanySql = (copying: Copying): string =>
  `UPDATE companies SET id = ${copying.targetId} WHERE id = ${copying.baseId}`;

export const continueIdsSql = (table: string): string =>
  `SELECT setval(pg_get_serial_sequence('${table}', 'id'), max(id)) FROM ${table}`;

export const columnsSql = `SELECT c.table_name AS "table", array_agg(c.column_name::text ORDER BY c.ordinal_position) AS columns
  FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
  GROUP BY c.table_name HAVING bool_or(c.column_name = 'company_id')`;

/** Indexes that no constraint needs, with the SQL that creates them. */
export const indexesSql = `SELECT i.tablename AS "table", i.indexname AS name, i.indexdef AS definition
  FROM pg_indexes i WHERE i.schemaname = 'public'
    AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conname = i.indexname)
  ORDER BY i.indexname`;

export const nextCompanySql = `SELECT nextval(pg_get_serial_sequence('companies', 'id'))::int AS id`;
