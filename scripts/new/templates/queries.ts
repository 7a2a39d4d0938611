import { type Column, isNullable } from '../plan/columns.js';
import { namesOf } from '../plan/names.js';
import type { ModulePlan } from '../plan/plan.js';

const parameterOf = ({ member }: Column): string => namesOf(member).camel;

/** Returns the type of the value of a column in a request. */
function valueType({ kind, values, type }: Column): string {
  if (kind === 'json' || values.length > 0) return `NonNullable<${type}>`;
  if (kind === 'boolean') return 'boolean';
  return ['integer', 'decimal', 'double'].includes(kind) ? 'number' : 'string';
}

const orNull = ({ isNullable }: Column, type: string): string =>
  isNullable ? `${type} | null` : type;

/** Returns the type in which PostgreSQL returns a column. */
function rowType(column: Column): string {
  if (column.kind === 'decimal') return orNull(column, 'string');
  return orNull(column, column.kind === 'instant' ? 'Date' : valueType(column));
}

/** Writes the value of a column in replies. */
function shownText({ sql, kind, isNullable }: Column): string {
  const value = `row.${sql}`;
  if (kind === 'decimal') return isNullable ? `orNull(${value}, Number)` : `Number(${value})`;
  if (kind !== 'instant') return value;
  return isNullable
    ? `orNull(${value}, (at) => formatInstant(at, timeZone))`
    : `formatInstant(${value}, timeZone)`;
}

/** Writes the value of a column as requests set it. */
function storedText(column: Column): string {
  const { sql, kind, isNullable } = column;
  if (kind !== 'instant') return shownText(column);
  return isNullable ? `orNull(row.${sql}, (at) => at.toISOString())` : `row.${sql}.toISOString()`;
}

const keptMembers: Readonly<Record<string, string>> = {
  id: 'row.id',
  version: 'row.version',
  createdAt: 'formatInstant(row.created_at, timeZone)',
  updatedAt: 'formatInstant(row.updated_at, timeZone)',
};

/** Returns true if replies leave out a member without a value: it is neither required nor null. */
const isLeftOut = (plan: ModulePlan, holder: ModulePlan['record'], member: string): boolean =>
  plan.columns.some((one) => one.member === member && one.isNullable) &&
  !isNullable(holder.members[member] ?? {});

function memberText(plan: ModulePlan, holder: ModulePlan['record'], member: string): string {
  const column = plan.columns.find((one) => one.member === member);
  const constant = `${JSON.stringify(holder.members[member]?.['const'])} as const`;
  const value = column === undefined ? constant : shownText(column);
  return `${member}: ${keptMembers[member] ?? value},`;
}

function conversion(plan: ModulePlan, holder: ModulePlan['record']): string {
  const { noun } = plan;
  const members = Object.keys(holder.members);
  const texts = (isOut: boolean): string =>
    members
      .filter((name) => isLeftOut(plan, holder, name) === isOut)
      .map((name) => memberText(plan, holder, name))
      .join('\n');
  const optional = texts(true) === '' ? '' : `\n...withoutNulls({ ${texts(true)} }),`;
  const body = `${texts(false)}${optional}`;
  const zone = body.includes('timeZone') ? 'timeZone' : '_timeZone';
  return `export function to${holder.name}(row: ${noun.pascal}Row, ${zone}: string): Schemas['${holder.name}'] {
  return { ${body} };
}`;
}

const searched = ({ columns }: ModulePlan): readonly Column[] =>
  columns.filter(
    ({ kind, values, schema }) =>
      kind === 'text' &&
      values.length === 0 &&
      !['uuid', 'uri', 'byte'].includes(String(schema['format'])),
  );

/** The columns with normalised texts for comparison and sorting. */
export const keyColumns = ({ sorts, uniqueCode }: ModulePlan): readonly Column[] => [
  ...new Set([
    ...sorts.flatMap(({ keyOf }) => keyOf ?? []),
    ...(uniqueCode === undefined ? [] : [uniqueCode]),
  ]),
];

/** Writes the value of a column as a statement takes it. */
function sentText({ member, kind, isNullable: takesNull }: Column): string {
  const value = `values.${member}`;
  if (kind === 'json') {
    return takesNull ? `orNull(${value}, JSON.stringify)` : `JSON.stringify(${value})`;
  }
  if (kind !== 'instant') return value;
  const path = `'body.${member}'`;
  return takesNull
    ? `orNull(${value}, (at) => sentInstant(${path}, at))`
    : `sentInstant(${path}, ${value})`;
}

/** The columns of a statement, each with its parameter and the expression of its value. */
function storedValues(plan: ModulePlan): readonly (readonly [string, string, string])[] {
  const own = plan.columns.map((column): [string, string, string] => [
    column.sql,
    parameterOf(column),
    sentText(column),
  ]);
  const keys = keyColumns(plan).map((column): [string, string, string] => [
    `${column.sql}_key`,
    `${parameterOf(column)}Key`,
    `keyOf(values.${column.member})`,
  ]);
  const parts = searched(plan).map(({ member }) => `values.${member}`);
  const search = parts.length === 0 ? "''" : `[${parts.join(', ')}].map(keyOf).join('\\n')`;
  return [...own, ...keys, ['search_text', 'searchText', search]];
}

function listText(plan: ModulePlan): string {
  const { names, noun, sorts, filters } = plan;
  const filterNames = [
    ...filters.map(({ name }) => name),
    'search',
    'dateFrom',
    'dateTo',
    'updatedSince',
  ];
  const union = (list: readonly string[]) => list.map((name) => `'${name}'`).join(' | ');
  return `export const list${names.pascal} = listQuery<
  ${noun.pascal}Row,
  ${union(sorts.map(({ name }) => name))},
  ${union(filterNames)}
>({
  name: '${names.snake}.list',
  table: '${names.snake}',
  alias: 'r',
  columns,
  sorts: {
${sorts.map(({ name, sql, type }) => `    ${name}: { sql: \`${sql}\`, type: '${type}' },`).join('\n')}
  },
  filters: {
${filters.map(({ name, sql }) => `    ${name}: '${sql}',`).join('\n')}
    search: 'r.search_text LIKE ?',
    dateFrom: 'r.created_at >= ?::timestamptz',
    dateTo: 'r.created_at < ?::timestamptz',
    updatedSince: 'r.updated_at >= ?::timestamptz',
  },
});`;
}

function typesText({ noun, columns }: ModulePlan): string {
  const values = columns.map((one) => `  readonly ${one.member}: ${orNull(one, valueType(one))};`);
  const rows = columns.map((one) => `  readonly ${one.sql}: ${rowType(one)};`);
  return `/** The values of a record that requests set. */
export interface ${noun.pascal}Values {
${values.join('\n')}
}

export interface ${noun.pascal}Row {
  readonly id: number;
${rows.join('\n')}
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}`;
}

function readsText({ names, noun, operations }: ModulePlan): string {
  const { pascal } = noun;
  const key = 'WHERE r.company_id = :companyId AND r.id = :id';
  const reads = [
    ...(operations.read === undefined ? [] : [['find', 'lookup', '', 'Reads a record']]),
    ...((operations.update ?? operations.remove)
      ? [['lock', 'query', ' FOR UPDATE', 'Holds the row until the transaction ends']]
      : []),
  ];
  return reads
    .map(
      ([
        verb = '',
        kind = '',
        end = '',
        words = '',
      ]) => `const ${verb} = ${kind}<RowKey, ${pascal}Row>(
  '${names.snake}.${verb}',
  \`SELECT \${columns} FROM ${names.snake} r ${key}${end}\`,
);

/** ${words}; undefined when there is none. */
export const ${verb}${pascal} = (db: Db, companyId: number, id: number) => ${verb}.first(db, { companyId, id });`,
    )
    .join('\n\n');
}

const keyText = `const keyOf = (text: string | null) => normalise(text ?? '');

`;

function insertText(plan: ModulePlan): string {
  const { names, noun } = plan;
  const stored = storedValues(plan);
  const usesKeys = stored.some(([, , value]) => value.includes('keyOf'));
  return `${usesKeys ? keyText : ''}const parametersOf = (values: ${noun.pascal}Values) => ({
${stored.map(([, name, value]) => `  ${name}: ${value},`).join('\n')}
});

type RowParameters = ReturnType<typeof parametersOf> & { readonly companyId: number; readonly now: Date };

const insert = query<RowParameters, ${noun.pascal}Row>(
  '${names.snake}.insert',
  \`INSERT INTO ${names.snake} AS r (company_id, ${stored.map(([sql]) => sql).join(', ')}, created_at, updated_at)
   VALUES (:companyId, ${stored.map(([, name]) => `:${name}`).join(', ')}, :now, :now) RETURNING \${columns}\`,
);

export function insert${noun.pascal}(
  db: Db,
  companyId: number,
  values: ${noun.pascal}Values,
  now: Date,
): Promise<${noun.pascal}Row> {
  return insert.one(db, { companyId, now, ...parametersOf(values) });
}`;
}

function updateText(plan: ModulePlan): string {
  const { names, noun, operations } = plan;
  if (operations.update === undefined) return '';
  const stored = storedValues(plan);
  return `const update = query<RowParameters & RowKey, ${noun.pascal}Row>(
  '${names.snake}.update',
  \`UPDATE ${names.snake} AS r SET ${stored.map(([sql, name]) => `${sql} = :${name}`).join(', ')},
     version = r.version + 1, updated_at = :now
   WHERE r.company_id = :companyId AND r.id = :id RETURNING \${columns}\`,
);

/** The row must be locked by \`lock${noun.pascal}\`. */
export function update${noun.pascal}(
  db: Db,
  { companyId, id }: RowKey,
  values: ${noun.pascal}Values,
  now: Date,
): Promise<${noun.pascal}Row> {
  return update.one(db, { companyId, id, now, ...parametersOf(values) });
}`;
}

function removeText({ names, noun, operations }: ModulePlan): string {
  if (operations.remove === undefined) return '';
  return `const remove = query<RowKey>(
  '${names.snake}.delete',
  'DELETE FROM ${names.snake} r WHERE r.company_id = :companyId AND r.id = :id',
);

export async function delete${noun.pascal}(db: Db, key: RowKey): Promise<void> {
  await remove(db, key);
}`;
}

/** Writes `queries.ts`: all SQL of the module, and the conversion of rows to records of the contract. */
export function queriesText(plan: ModulePlan): string {
  const { noun, columns, record, item, operations } = plan;
  const sql = ['id', ...columns.map((one) => one.sql), 'version', 'created_at', 'updated_at'];
  const values = columns.map((one) => `  ${one.member}: ${storedText(one)},`);
  const statements = [
    ...(operations.read === undefined ? [] : ['lookup']),
    'query',
    ...((operations.read ?? operations.update ?? operations.remove) ? ['type RowKey'] : []),
  ];
  const body = [
    typesText(plan),
    `const columns = \`${sql.map((name) => `r.${name}`).join(', ')}\`;`,
    listText(plan),
    conversion(plan, record),
    item.name === record.name ? '' : conversion(plan, item),
    operations.update === undefined
      ? ''
      : `/** The values of a stored record, for a request that sets some of them. */
export const valuesOf = (row: ${noun.pascal}Row): ${noun.pascal}Values => ({
${values.join('\n')}
});`,
    readsText(plan),
    insertText(plan),
    updateText(plan),
    removeText(plan),
  ].filter((text) => text !== '');
  const text = body.join('\n\n');
  const using = (name: string, line: string) => (text.includes(`${name}(`) ? line : '');
  const helpers = ['orNull', 'withoutNulls'].filter((name) => text.includes(`${name}(`));
  return `import type { components } from '../../../generated/erp/types.js';
import type { Db } from '../../kernel/db/client.js';
import { listQuery } from '../../kernel/db/lists/page.js';
${using('normalise', "import { normalise } from '../../kernel/db/lists/search.js';\n")}${helpers.length === 0 ? '' : `import { ${helpers.join(', ')} } from '../../kernel/db/nullable.js';\n`}import { ${statements.join(', ')} } from '../../kernel/db/statements/query.js';
${using('sentInstant', "import { sentInstant } from '../../kernel/errors.js';\n")}${using('formatInstant', "import { formatInstant } from '../../kernel/values/time.js';\n")}
type Schemas = components['schemas'];

${text}
`;
}
