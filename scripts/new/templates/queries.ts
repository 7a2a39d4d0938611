import { apis } from '../api.js';
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

/** Writes a time in replies. */
type Instant = (value: string) => string;

const utc: Instant = (value) => `${value}.toISOString()`;

/** The ERP API shows times in the zone of the company, the verification API in UTC. */
const instantOf = ({ api }: ModulePlan): Instant =>
  api === 'erp' ? (value) => `formatInstant(${value}, timeZone)` : utc;

/** Writes the value of a column in replies. */
function shownText({ sql, kind, isNullable }: Column, instant: Instant): string {
  const value = `row.${sql}`;
  if (kind === 'decimal') return isNullable ? `orNull(${value}, Number)` : `Number(${value})`;
  if (kind !== 'instant') return value;
  return isNullable ? `orNull(${value}, (at) => ${instant('at')})` : instant(value);
}

/** Writes the value of a column as requests set it. */
const storedText = (column: Column): string => shownText(column, utc);

const keptText = (member: string, instant: Instant): string | undefined =>
  new Map([
    ['id', 'row.id'],
    ['environment', 'row.environment'],
    ['version', 'row.version'],
    ['createdAt', instant('row.created_at')],
    ['updatedAt', instant('row.updated_at')],
  ]).get(member);

/** Returns true if replies leave out a member without a value: it is neither required nor null. */
const isLeftOut = (plan: ModulePlan, holder: ModulePlan['record'], member: string): boolean =>
  plan.columns.some((one) => one.member === member && one.isNullable) &&
  !isNullable(holder.members[member] ?? {});

function memberText(plan: ModulePlan, holder: ModulePlan['record'], member: string): string {
  const column = plan.columns.find((one) => one.member === member);
  const constant = `${JSON.stringify(holder.members[member]?.['const'])} as const`;
  const instant = instantOf(plan);
  const kept = apis[plan.api].kept.includes(member) ? keptText(member, instant) : undefined;
  const value = column === undefined ? constant : shownText(column, instant);
  return `${member}: ${kept ?? value},`;
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
  const named = body.includes('timeZone') ? 'timeZone' : '_timeZone';
  const zone = plan.api === 'erp' ? `, ${named}: string` : '';
  return `export function to${holder.name}(row: ${noun.pascal}Row${zone}): Schemas['${holder.name}'] {
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

/** The column, type and SQL condition of each filter of a list in the order of ids. */
function cursorFilters({ columns, filters, operations }: ModulePlan) {
  const own = filters.map(({ name, sql }) => {
    const column = columns.find(({ member }) => member === name);
    const type = column === undefined ? 'string' : valueType(column);
    const [, sqlType = 'text', many = ''] = /\?::([a-z ]+)((?:\[\])?)/.exec(sql) ?? [];
    const condition = `(:${name}::${sqlType}${many} IS NULL OR ${sql.replace('?', `:${name}`)})`;
    return { name, type: many === '' ? type : `readonly (${type})[]`, condition };
  });
  const pattern = {
    name: 'pattern',
    type: 'string',
    condition: '(:pattern::text IS NULL OR r.search_text LIKE :pattern)',
  };
  const isSearched = operations.list.parameters.some(({ name }) => name === 'search');
  return isSearched ? [...own, pattern] : own;
}

function cursorListText(plan: ModulePlan): string {
  const { names, noun, table } = plan;
  const filters = cursorFilters(plan);
  const where = [apis.kyc.owned, ...filters.map(({ condition }) => condition)].join(' AND ');
  const sent = filters.map(({ name }) => `${name}: filters.${name} ?? null`);
  return `interface ${names.pascal}Filters {
${filters.map(({ name, type }) => `  readonly ${name}: ${type} | undefined;`).join('\n')}
}

type FilterValues = Scope & { readonly [Name in keyof ${names.pascal}Filters]: Exclude<${names.pascal}Filters[Name], undefined> | null };

const matching = \`FROM ${table} r WHERE ${where}\`;

const page = plannedPerCall<FilterValues & { readonly after: string | null; readonly limit: number }, ${noun.pascal}Row>(
  \`SELECT \${columns} \${matching} AND (:after::text IS NULL OR r.id < :after) ORDER BY r.id DESC LIMIT :limit\`,
);

const count = plannedPerCall<FilterValues, { total: number }>(\`SELECT count(*)::int AS total \${matching}\`);

/** Returns a page of records, newest first. */
export function list${names.pascal}(
  db: Db,
  scope: Scope,
  filters: ${names.pascal}Filters,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<IdPage<${noun.pascal}Row>> {
  const values = { ${['...scope', ...sent].join(', ')} };
  const rows = page(db, { ...values, after: after ?? null, limit: limit + 1 });
  return pageAndCount(rows, count(db, values), limit);
}`;
}

function listText(plan: ModulePlan): string {
  if (plan.api === 'kyc') return cursorListText(plan);
  const { names, noun, sorts, filters, table } = plan;
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
  name: '${table}.list',
  table: '${table}',
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

function typesText({ api, noun, columns }: ModulePlan): string {
  const id = api === 'erp' ? 'number' : 'string';
  const environment = api === 'erp' ? '' : '\n  readonly environment: Environment;';
  const values = columns.map((one) => `  readonly ${one.member}: ${orNull(one, valueType(one))};`);
  const rows = columns.map((one) => `  readonly ${one.sql}: ${rowType(one)};`);
  return `/** The values of a record that requests set. */
export interface ${noun.pascal}Values {
${values.join('\n')}
}

export interface ${noun.pascal}Row {
  readonly id: ${id};${environment}
${rows.join('\n')}
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}`;
}

function readsText({ api, noun, operations, table }: ModulePlan): string {
  const { pascal } = noun;
  const { id, owned, ownerType, ownerValues } = apis[api];
  const key = `WHERE ${owned} AND r.id = :id`;
  const idType = id === 'integer' ? 'number' : 'string';
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
  '${table}.${verb}',
  \`SELECT \${columns} FROM ${table} r ${key}${end}\`,
);

/** ${words}; undefined when there is none. */
export const ${verb}${pascal} = (db: Db, ${ownerType}, id: ${idType}) => ${verb}.first(db, { ${ownerValues}, id });`,
    )
    .join('\n\n');
}

const keyText = `const keyOf = (text: string | null) => normalise(text ?? '');

`;

function insertText(plan: ModulePlan): string {
  const { api, noun, prefix, table } = plan;
  const { ownerColumns, ownerType, ownerValues } = apis[api];
  const stored = storedValues(plan);
  const id = prefix === undefined ? [] : ['id'];
  const sql = [
    ...ownerColumns,
    ...id,
    ...stored.map(([column]) => column),
    'created_at',
    'updated_at',
  ];
  const named = [
    ...ownerColumns.map((column) => namesOf(column).camel),
    ...id,
    ...stored.map(([, name]) => name),
    'now',
    'now',
  ];
  const made = prefix === undefined ? '' : `id: newId('${prefix}', now), `;
  const owner =
    prefix === undefined
      ? '{ readonly companyId: number; readonly now: Date }'
      : 'Scope & { readonly now: Date }';
  const created = prefix === undefined ? 'RowParameters' : 'RowParameters & RowKey';
  const usesKeys = stored.some(([, , value]) => value.includes('keyOf'));
  return `${usesKeys ? keyText : ''}const parametersOf = (values: ${noun.pascal}Values) => ({
${stored.map(([, name, value]) => `  ${name}: ${value},`).join('\n')}
});

type RowParameters = ReturnType<typeof parametersOf> & ${owner};

const insert = query<${created}, ${noun.pascal}Row>(
  '${table}.insert',
  \`INSERT INTO ${table} AS r (${sql.join(', ')})
   VALUES (${named.map((name) => `:${name}`).join(', ')}) RETURNING \${columns}\`,
);

export function insert${noun.pascal}(
  db: Db,
  ${ownerType},
  values: ${noun.pascal}Values,
  now: Date,
): Promise<${noun.pascal}Row> {
  return insert.one(db, { ${ownerValues}, ${made}now, ...parametersOf(values) });
}`;
}

function updateText(plan: ModulePlan): string {
  const { api, noun, operations, table } = plan;
  if (operations.update === undefined) return '';
  const stored = storedValues(plan);
  return `const update = query<RowParameters & RowKey, ${noun.pascal}Row>(
  '${table}.update',
  \`UPDATE ${table} AS r SET ${stored.map(([sql, name]) => `${sql} = :${name}`).join(', ')},
     version = r.version + 1, updated_at = :now
   WHERE ${apis[api].owned} AND r.id = :id RETURNING \${columns}\`,
);

/** The row must be locked by \`lock${noun.pascal}\`. */
export function update${noun.pascal}(
  db: Db,
  key: RowKey,
  values: ${noun.pascal}Values,
  now: Date,
): Promise<${noun.pascal}Row> {
  return update.one(db, { ...key, now, ...parametersOf(values) });
}`;
}

function removeText({ api, noun, operations, table }: ModulePlan): string {
  if (operations.remove === undefined) return '';
  return `const remove = query<RowKey>(
  '${table}.delete',
  'DELETE FROM ${table} r WHERE ${apis[api].owned} AND r.id = :id',
);

export async function delete${noun.pascal}(db: Db, key: RowKey): Promise<void> {
  await remove(db, key);
}`;
}

/** The imports of an ERP module, and the type of its key. */
function erpImports({ operations }: ModulePlan): readonly string[] {
  const statements = [
    ...(operations.read === undefined ? [] : ['lookup']),
    'query',
    ...((operations.read ?? operations.update ?? operations.remove) ? ['type RowKey'] : []),
  ];
  return [
    "import { listQuery } from '../../kernel/db/lists/page.js';",
    `import { ${statements.join(', ')} } from '../../kernel/db/statements/query.js';`,
  ];
}

const verificationImports = ({ operations }: ModulePlan): readonly string[] => [
  `import { ${operations.read === undefined ? '' : 'lookup, '}plannedPerCall, query } from '../../kernel/db/statements/query.js';`,
  "import type { Environment } from '../../kernel/principal.js';",
  "import { newId } from '../ids.js';",
  "import { type IdPage, pageAndCount } from '../lists.js';",
  "import type { Scope } from '../scope.js';",
];

const rowKey = `interface RowKey extends Scope {
  readonly id: string;
}`;

/** Writes `queries.ts`: all SQL of the module, and the conversion of rows to records of the contract. */
export function queriesText(plan: ModulePlan): string {
  const { api, noun, columns, record, item, operations } = plan;
  const isErp = api === 'erp';
  const kept = ['version', 'created_at', 'updated_at'];
  const own = columns.map((one) => one.sql);
  const sql = ['id', ...(isErp ? [] : ['environment']), ...own, ...kept];
  const values = columns.map((one) => `  ${one.member}: ${storedText(one)},`);
  const body = [
    typesText(plan),
    `const columns = \`${sql.map((name) => `r.${name}`).join(', ')}\`;`,
    isErp ? '' : rowKey,
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
  const imports = isErp ? erpImports(plan) : verificationImports(plan);
  return `import type { components } from '../../../generated/${api}/types.js';
import type { Db } from '../../kernel/db/client.js';
${using('normalise', "import { normalise } from '../../kernel/db/lists/search.js';\n")}${helpers.length === 0 ? '' : `import { ${helpers.join(', ')} } from '../../kernel/db/nullable.js';\n`}${imports.join('\n')}
${using('sentInstant', "import { sentInstant } from '../../kernel/errors.js';\n")}${using('formatInstant', "import { formatInstant } from '../../kernel/values/time.js';\n")}
type Schemas = components['schemas'];

${text}
`;
}
