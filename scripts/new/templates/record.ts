import { apis } from '../api.js';
import { type Column, isNullable } from '../plan/columns.js';
import { quoted } from '../plan/names.js';
import type { ModulePlan } from '../plan/plan.js';

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

/** The kinds of columns whose values the server converts. */
const converted = new Set(['decimal', 'instant', 'json']);

const columnText = ({ member, kind, sql }: Column): string =>
  `${member}: ${converted.has(kind) ? `{ ${kind}: '${sql}' }` : `'${sql}'`}`;

/** The columns of a record, and the constants among its members. */
function columnsText({ api, columns, record }: ModulePlan): string {
  const constants = Object.entries(record.members).flatMap(([member, { const: value }]) =>
    value === undefined || columns.some((one) => one.member === member)
      ? []
      : [
          `${member}: { computed: ${JSON.stringify(typeof value === 'string' ? `'${value}'` : String(value))} }`,
        ],
  );
  const own = constants.filter((text) => !apis[api].kept.includes(text.split(':')[0] ?? ''));
  return `columns: { ${[...columns.map(columnText), ...own].join(', ')} },`;
}

/** Writes a list of members, unless it is empty. */
const membersText = (name: string, members: readonly string[]): string =>
  members.length === 0 ? '' : `${name}: [${members.map((one) => `'${one}'`).join(', ')}],`;

function derivedText(plan: ModulePlan): string {
  const keys = keyColumns(plan).map(
    ({ member, sql, isNullable: mayBeNull }) =>
      `${sql}_key: ({ ${member} }) => normalise(${member}${mayBeNull ? " ?? ''" : ''})`,
  );
  const members = searched(plan).map(({ member }) => member);
  const text =
    members.length === 0
      ? "search_text: () => ''"
      : `search_text: ({ ${members.join(', ')} }) => searchTextOf(${members.join(', ')})`;
  return `derived: { ${[...keys, text].join(', ')} },`;
}

const defaultsText = ({ columns }: ModulePlan): string => {
  const initial = columns.flatMap(({ member, initial: value }) =>
    value === undefined ? [] : [`${member}: ${value}`],
  );
  return `defaults: { ${initial.join(', ')} },`;
};

function sortsText({ api, sorts }: ModulePlan): string {
  if (api === 'kyc') return '';
  const own = sorts.filter(({ name }) => name !== 'id');
  const times = own.filter(({ type }) => type === 'date' || type === 'timestamptz');
  const texts = own.map(
    ({ name, sql, type }) => `${name}: { sql: ${quoted(sql)}, type: '${type}' }`,
  );
  const timeSorts = times.map(({ name }) => name);
  return `sorts: { ${texts.join(', ')} }, ${membersText('timeSorts', timeSorts)}`;
}

/** The filters of a list. Those of a list that can include inactive records follow from the column of \`active\`. */
function filtersText({ filters }: ModulePlan): string {
  const isChoosing = filters.some(({ name }) => name === 'inactive');
  const own = filters.filter(({ name }) => !(isChoosing && ['active', 'inactive'].includes(name)));
  if (own.length === 0) return '';
  return `filters: { ${own.map(({ name, sql }) => `${name}: '${sql}'`).join(', ')} },`;
}

/** Lists by day of creation, and of what has changed, find their rows by the indexes of the migration. */
function planText({ api, sorts }: ModulePlan): string {
  if (api === 'kyc') return '';
  const isOrdered = sorts.some(({ name }) => name === 'createdAt');
  const inOrder = isOrdered ? ", inOrder: { createdAt: ['dateFrom', 'dateTo'] }" : '';
  return `plan: { bounding: ['dateFrom', 'dateTo', 'updatedSince']${inOrder} },`;
}

/** Members of a schema, without those that every record has. */
const ownMembers = ({ api }: ModulePlan, { members }: ModulePlan['record']): readonly string[] =>
  Object.keys(members).filter((name) => !apis[api].kept.includes(name));

function declarationText(plan: ModulePlan): string {
  const { read, remove } = plan.operations;
  const also = [
    ...(read === undefined ? [] : ['find']),
    ...(remove === undefined ? [] : ['delete']),
  ];
  const { api, names, noun, table, columns, record, item, prefix, shownAs, uniqueCode } = plan;
  const isErp = api === 'erp';
  const shown = ownMembers(plan, record);
  const listed = new Set(ownMembers(plan, item));
  const leftOut = columns.filter(
    ({ member, isNullable: mayBeNull }) =>
      mayBeNull && member in record.members && !isNullable(record.members[member] ?? {}),
  );
  const hidden = columns.filter(({ member }) => !shown.includes(member));
  const written = hidden.map(({ member, type }) => ` & { ${member}: ${type} }`).join('');
  const types = [
    `Schemas['${record.name}']${written}`,
    ...(item.name === record.name ? [] : [`Schemas['${item.name}']`]),
  ];
  const facts = [
    `table: '${table}',`,
    ...(isErp
      ? []
      : [`prefix: '${prefix}',`, `shownAs: { one: '${shownAs.one}', list: '${shownAs.list}' },`]),
    membersText('also', also),
    `objectType: '${noun.snake}',`,
    // Only the ERP API has a feed of changes.
    ...(isErp ? [`eventNoun: '${noun.snake}',`] : []),
    `notFound: ${noun.camel}Errors.notFound,`,
    columnsText(plan),
    membersText(
      'leftOut',
      leftOut.map(({ member }) => member),
    ),
    membersText(
      'hidden',
      hidden.map(({ member }) => member),
    ),
    membersText(
      'unlisted',
      shown.filter((member) => !listed.has(member)),
    ),
    importKindOf(plan) && uniqueCode !== undefined ? "key: ['code_key']," : '',
    derivedText(plan),
    defaultsText(plan),
    uniqueCode === undefined
      ? ''
      : `unique: { ${table}_code_unique: ({ code }) => errors.duplicateCode(code) },`,
    sortsText(plan),
    "search: 'r.search_text LIKE ?',",
    filtersText(plan),
    planText(plan),
  ];
  return `export const ${names.camel} = ${isErp ? 'record' : 'scopedRecord'}<${types.join(', ')}>()({
${facts.filter((text) => text !== '').join('\n')}
});`;
}

/** Writes the handler of a body whose members may be null where the table has a value instead. */
function bodyText(plan: ModulePlan, body: ModulePlan['record'], call: (body: string) => string) {
  const rest = plan.columns
    .filter(({ member, isNullable: mayBeNull }) => {
      return !mayBeNull && isNullable(body.members[member] ?? {});
    })
    .map(({ member }) => member);
  if (rest.length === 0) return call('body');
  return `{
    const { ${rest.join(', ')}, ...body } = call.body;
    return ${call(`{ ...body, ...withoutNulls({ ${rest.join(', ')} }) }`)};
  }`;
}

function handlersOf(plan: ModulePlan): readonly string[] {
  const { names, operations, input, update: changed } = plan;
  const { create, list, others, read, remove, update } = operations;
  const records = names.camel;
  const creation = bodyText(plan, input, (body) => `${records}.create(ctx, ${body})`);
  const change = bodyText(plan, changed ?? input, (body) => {
    return `${records}.update(ctx, ${body === 'body' ? 'call' : `{ ...call, body: ${body} }`})`;
  });
  const isEmpty = remove?.replies.some(({ status }) => status === 204) === true;
  return [
    `${list.id}: ({ query }, ctx) => ${records}.list(ctx, query)`,
    `${create.id}: (${creation.startsWith('{') ? 'call' : '{ body }'}, ctx) => ${creation}`,
    ...(read === undefined ? [] : [`${read.id}: (call, ctx) => ${records}.get(ctx, call)`]),
    ...(update === undefined ? [] : [`${update.id}: (call, ctx) => ${change}`]),
    ...(remove === undefined
      ? []
      : [
          isEmpty
            ? `async ${remove.id}(call, ctx) {\n    await ${records}.remove(ctx, call);\n  }`
            : `${remove.id}: (call, ctx) => ${records}.remove(ctx, call)`,
        ]),
    ...others.map(({ id }) => `${id}: unwritten`),
  ];
}

const unwritten = `/**
 * Answers 503 until the work of the operation is written. A write also makes one audit entry: by \`update\` of its records,
 * by \`changeRecord\` or by \`ctx.audit\`.
 */
const unwritten = (): Promise<never> => Promise.reject(kernelErrors.unavailable());`;

/** The names in \`text\`, of those that a file of the kernel or of the API exports. */
const importText = (text: string, names: readonly string[], from: string): string => {
  const used = names.filter((name) => text.includes(`${name}(`));
  return used.length === 0 ? '' : `import { ${used.join(', ')} } from '${from}';\n`;
};

/** The kind of record that an import creates; only the ERP API has imports. */
export const importKindOf = ({ api, operations }: ModulePlan): string | undefined =>
  api === 'erp' ? operations.create.importKind : undefined;

/** Writes the import of the record, which finds it by its code if it has one. */
function importsText(plan: ModulePlan): readonly string[] {
  if (importKindOf(plan) === undefined) return [];
  const { names, operations, uniqueCode } = plan;
  const { create, update } = operations;
  const isFound = uniqueCode !== undefined && update !== undefined;
  const facts = [
    `create: handlers.${create.id},`,
    ...(isFound
      ? [
          `update: handlers.${update.id},`,
          `find: ${names.camel}.findSame,`,
          'keys: { code: ({ code }) => normalise(code) },',
          "details: 'Records are found by code.',",
        ]
      : ["details: 'Each row creates a record.',"]),
  ];
  const operation = `operations.${create.id}, requests.${create.id}.body`;
  return [
    `/** The kinds of record that an import creates or updates. */
export const imports = [importOf(${operation}, {\n${facts.join('\n')}\n})];`,
  ];
}

/** Writes \`record.ts\`: the declaration of the record, and a handler for each operation. */
export function recordText(plan: ModulePlan): string {
  const { api, noun, operations } = plan;
  const body = [
    declarationText(plan),
    ...(operations.others.length === 0 ? [] : [unwritten]),
    `export const handlers = {
${handlersOf(plan)
  .map((text) => `  ${text},`)
  .join('\n')}
} satisfies Partial<Handlers<Context, PublicContext>>;`,
    ...importsText(plan),
  ].join('\n\n');
  const declare = api === 'erp' ? ['record', '../../kernel'] : ['scopedRecord', '..'];
  const isImported = importKindOf(plan) !== undefined;
  const generated = isImported
    ? `import { type Handlers, operations } from '../../../generated/${api}/operations.js';
import { requests } from '../../../generated/${api}/requests.js';`
    : `import type { Handlers } from '../../../generated/${api}/operations.js';`;
  return `${generated}
import type { components } from '../../../generated/${api}/types.js';
${importText(body, ['normalise', 'searchTextOf'], '../../kernel/db/lists/search.js')}${importText(body, ['withoutNulls'], '../../kernel/db/nullable.js')}${body.includes('kernelErrors') ? "import { errors as kernelErrors } from '../../kernel/errors.js';\n" : ''}${isImported ? "import { importOf } from '../../kernel/imports/kind.js';\n" : ''}import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { ${declare[0]} } from '${declare[1]}/records/record.js';
${body.includes('errors.duplicateCode') ? "import { errors } from '../errors.js';\n" : ''}import { ${noun.camel}Errors } from './errors.js';

type Schemas = components['schemas'];

${body}
`;
}
