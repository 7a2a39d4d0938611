import type { Column } from '../plan/columns.js';
import type { ModulePlan } from '../plan/plan.js';
import { keyColumns } from './record.js';

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

function lengthCheck({ sql, schema }: Column): string {
  const { minLength, maxLength } = schema;
  if (typeof maxLength !== 'number') return '';
  return typeof minLength === 'number' && minLength > 0
    ? ` CHECK (length(${sql}) BETWEEN ${minLength} AND ${maxLength})`
    : ` CHECK (length(${sql}) <= ${maxLength})`;
}

function rangeCheck({ sql, schema }: Column): string {
  const checks = [
    ['minimum', '>='],
    ['exclusiveMinimum', '>'],
    ['maximum', '<='],
    ['exclusiveMaximum', '<'],
  ].flatMap(([keyword = '', sign]) => {
    const limit = schema[keyword];
    return typeof limit === 'number' ? [`${sql} ${sign} ${limit}`] : [];
  });
  return checks.length === 0 ? '' : ` CHECK (${checks.join(' AND ')})`;
}

function decimalType({ schema }: Column): string {
  const scale = Number(schema['x-decimals']);
  const limits = [schema['maximum'], schema['minimum'], schema['exclusiveMaximum']];
  const largest = Math.max(...limits.map((limit) => Math.abs(Number(limit ?? 0))), 1);
  return `numeric(${Math.max(19, Math.ceil(Math.log10(largest)) + 1 + scale)},${scale})`;
}

function typeOf(column: Column): string {
  const { kind, sql, values } = column;
  switch (kind) {
    case 'text':
      return values.length > 0
        ? `text CHECK (${sql} IN (${values.map(text).join(', ')}))`
        : `text${lengthCheck(column)}`;
    case 'integer':
      return `bigint${rangeCheck(column)}`;
    case 'decimal':
      return `${decimalType(column)}${rangeCheck(column)}`;
    case 'double':
      return `double precision${rangeCheck(column)}`;
    case 'instant':
      return 'timestamptz';
    case 'json':
      return 'jsonb';
    default:
      return kind;
  }
}

/** PostgreSQL truncates names over 63 bytes, which could then clash. */
const indexName = (table: string, words: string): string => `${table}_${words}_idx`.slice(-63);

/** Lists the columns and constraints of the table. */
function tableLines(plan: ModulePlan): readonly string[] {
  const { api, columns, table, uniqueCode } = plan;
  const own =
    api === 'erp'
      ? ['id bigserial']
      : [
          'id text COLLATE "C" NOT NULL CHECK (length(id) <= 64)',
          "environment text NOT NULL CHECK (environment IN ('live', 'test'))",
        ];
  return [
    'company_id bigint NOT NULL REFERENCES companies (id)',
    ...own,
    ...columns.map((one) => {
      const [type = '', ...check] = typeOf(one).split(' CHECK ');
      const checked = check.length > 0 ? ` CHECK ${check.join(' CHECK ')}` : '';
      return `${one.sql} ${type}${one.isNullable ? '' : ' NOT NULL'}${checked}`;
    }),
    ...keyColumns(plan).map(({ sql }) => `${sql}_key text COLLATE "C" NOT NULL`),
    'search_text text COLLATE "C" NOT NULL',
    'version integer NOT NULL DEFAULT 1',
    'created_at timestamptz NOT NULL',
    'updated_at timestamptz NOT NULL',
    'PRIMARY KEY (company_id, id)',
    ...(uniqueCode === undefined
      ? []
      : [`CONSTRAINT ${table}_code_unique UNIQUE (company_id, ${uniqueCode.sql}_key)`]),
  ];
}

/** Writes an index for each order of the list. */
function indexLines({ api, columns, sorts, table }: ModulePlan): readonly string[] {
  if (api === 'kyc') {
    return [`CREATE INDEX ${indexName(table, 'id')} ON ${table} (company_id, environment, id);`];
  }
  const orders = new Map([
    ['created_at', 'created_at'],
    ['updated_at', 'updated_at'],
    ...sorts
      .filter(({ name }) => !['id', 'createdAt', 'updatedAt'].includes(name))
      .map(({ name, sql }): [string, string] => [
        columns.find(({ member }) => member === name)?.sql ?? name,
        sql.replaceAll('r.', ''),
      ]),
  ]);
  return [...orders].map(([words, sql]) => {
    const expression = /^\w+$/.test(sql) ? sql : `(${sql})`;
    return `CREATE INDEX ${indexName(table, words)} ON ${table} (company_id, ${expression}, id);`;
  });
}

/** Writes the migration: the table of the module, keyed by company, and its indexes. */
export function migrationText(plan: ModulePlan, migration: string): string {
  const { table } = plan;
  return `import type { Knex } from 'knex';

export const name = '${migration}';

const table = \`
CREATE TABLE ${table} (
${tableLines(plan)
  .map((line) => `  ${line}`)
  .join(',\n')}
);
${indexLines(plan).join('\n')}
\`;

export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(table);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('DROP TABLE ${table}');
}
`;
}
