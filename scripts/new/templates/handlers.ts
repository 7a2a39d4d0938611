import { apis } from '../api.js';
import { isNullable } from '../plan/columns.js';
import type { ModulePlan } from '../plan/plan.js';

/** Returns the members of a request that may be null where the table has a default instead. */
const membersOrDefault = (plan: ModulePlan, { members }: ModulePlan['record']) =>
  plan.columns.filter(
    ({ member, isNullable: takesNull }) => isNullable(members[member] ?? {}) && !takesNull,
  );

/** Writes an object that begins with the members of another, then takes those of the body. */
function mergedText(plan: ModulePlan, base: string, body: ModulePlan['record']): string {
  const rest = membersOrDefault(plan, body).map(
    ({ member }) => `${member}: body.${member} ?? ${base}.${member}`,
  );
  return `({ ${[`...${base}`, '...body', ...rest].join(', ')} })`;
}

/** Writes `values.ts`, which converts bodies of requests to values to store. */
export function valuesText(plan: ModulePlan): string {
  const { api, noun, columns, input, update } = plan;
  const initial = columns.filter((column) => column.initial !== undefined);
  const names = initial.map(({ member }) => `'${member}'`).join(' | ');
  const parts = [
    `import type { components } from '../../../generated/${api}/types.js';
import type { ${noun.pascal}Values } from './queries.js';`,
    "type Schemas = components['schemas'];",
    ...(initial.length === 0
      ? []
      : [
          `/** The values of members that a request leaves out. */
const initial: Pick<${noun.pascal}Values, ${names}> = {
${initial.map(({ member, initial: value }) => `  ${member}: ${value},`).join('\n')}
};`,
        ]),
    `/** The values of a new record. */
export const new${noun.pascal} = (body: Schemas['${input.name}']): ${noun.pascal}Values =>
  ${initial.length === 0 ? 'body' : mergedText(plan, 'initial', input)};`,
    ...(update === undefined
      ? []
      : [
          `/** The values of a changed record; members that the request leaves out keep their value. */
export const changed${noun.pascal} = (
  before: ${noun.pascal}Values,
  body: Schemas['${update.name}'],
): ${noun.pascal}Values => ${mergedText(plan, 'before', update)};`,
        ]),
  ];
  return `${parts.join('\n\n')}\n`;
}

const errorsName = ({ noun }: ModulePlan): string => `${noun.camel}Errors`;

function kindText(plan: ModulePlan): string {
  const { api, noun, columns, operations } = plan;
  const audited = columns.map(({ member, sql }) => `    ${member}: row.${sql},`);
  const lock =
    (operations.update ?? operations.remove) === undefined
      ? '() => Promise.resolve(undefined)'
      : `(trx, owner, id) => queries.lock${noun.pascal}(trx, ${apis[api].ownerIn('owner')}, id)`;
  // Only the ERP API has a feed of changes.
  const event = api === 'erp' ? `\n  eventNoun: '${noun.snake}',` : '';
  const id = api === 'erp' ? '' : ', string';
  return `const kind: RecordKind<queries.${noun.pascal}Row${id}> = {
  objectType: '${noun.snake}',${event}
  lock: ${lock},
  notFound: (id) => ${errorsName(plan)}.notFound(id),
  idOf: ({ id }) => id,
  audited: (row) => ({
${audited.join('\n')}
  }),
};`;
}

/** The sorts that begin with the latest record. */
const timeSorts = ({ sorts }: ModulePlan): string =>
  sorts
    .filter(({ type }) => type === 'date' || type === 'timestamptz')
    .map(({ name }) => `'${name}'`)
    .join(', ');

/** The page of a list in the order of ids. */
function cursorListText({ names, operations, item, filters, prefix, shownAs }: ModulePlan): string {
  const own = filters.map(({ name }) => name);
  const isSearched = operations.list.parameters.some(({ name }) => name === 'search');
  const members = [...own, ...(isSearched ? ['search'] : []), 'after', 'limit'];
  const chosen = [...own, ...(isSearched ? ['pattern: patternOf(search)'] : [])];
  return `  async ${operations.list.id}({ query: { ${members.join(', ')} } }, ctx) {
    const page = { after: afterId(after, '${prefix}'), limit };
    const found = await queries.list${names.pascal}(ctx.db, scopeOf(ctx.principal), { ${chosen.join(', ')} }, page);
    const { rows, total, nextCursor } = found;
    return { ok: true as const, ${shownAs.list}: rows.map(queries.to${item.name}), total, nextCursor };
  },`;
}

function listText(plan: ModulePlan): string {
  if (plan.api === 'kyc') return cursorListText(plan);
  const { names, operations, item, filters } = plan;
  const own = filters.map(({ name }) => name).filter((name) => name !== 'inactive');
  const isChoosing = filters.some(({ name }) => name === 'inactive');
  const parts = [
    "...listFilters(query, timeZone, 'instant')",
    ...(isChoosing ? ['...activeFilter(query)'] : []),
    ...own
      .filter((name) => !(isChoosing && name === 'active'))
      .map((name) => `${name}: query.${name}`),
  ];
  return `  async ${operations.list.id}({ query }, ctx) {
    const { timeZone } = ctx.principal;
    return answerList(ctx, query, {
      find: queries.list${names.pascal},
      sortBy: query.sortBy ?? 'id',
      sortDir: sortDirection(query, [${timeSorts(plan)}]),
      filters: { ${parts.join(', ')} },
      toItem: (row) => queries.to${item.name}(row, timeZone),
    });
  },`;
}

/** A call of the function that answers a record. The ERP API shows times in the zone of the company. */
const answered = ({ api }: ModulePlan, row: string): string =>
  `answer(${api === 'erp' ? 'ctx, ' : ''}${row})`;

/** The line with which a handler finds the owner of its records. */
const ownerLine = ({ api }: ModulePlan): string =>
  api === 'erp' ? 'const { companyId } = ctx.principal;' : 'const scope = scopeOf(ctx.principal);';

const keyText = ({ api }: ModulePlan): string => `{ ${apis[api].ownerValues}, id }`;

function createText(plan: ModulePlan): string {
  const { api, noun, operations, uniqueCode } = plan;
  const insert = `queries.insert${noun.pascal}(trx, ${apis[api].owner}, values, ctx.now)`;
  const write = uniqueCode === undefined ? insert : `refusingDuplicates(values.code, ${insert})`;
  return `  async ${operations.create.id}({ body }, ctx) {
    ${ownerLine(plan)}
    const values = new${noun.pascal}(body);
    return ctx.transaction(async (trx) => {
      const write = ${write};
      return ${answered(plan, 'await createRecord(kind, ctx, trx, write)')};
    });
  },`;
}

function readText(plan: ModulePlan): string {
  const { read } = plan.operations;
  if (read === undefined) return '';
  return `  async ${read.id}({ params: { id } }, ctx) {
    const row = await queries.find${plan.noun.pascal}(ctx.db, ${apis[plan.api].ownerIn('ctx.principal')}, id);
    if (row === undefined) throw ${errorsName(plan)}.notFound(id);
    return ${answered(plan, 'row')};
  },`;
}

const takesVersion = (operation: ModulePlan['operations']['update']): boolean =>
  operation?.parameters.some(({ name }) => name.toLowerCase() === 'if-match') === true;

function updateText(plan: ModulePlan): string {
  const { noun, operations, uniqueCode, update: body } = plan;
  const { update } = operations;
  if (update === undefined) return '';
  const write = `queries.update${noun.pascal}(trx, ${keyText(plan)}, values, ctx.now)`;
  const isCode = uniqueCode !== undefined && Object.hasOwn(body?.members ?? {}, 'code');
  return `  async ${update.id}({ params: { id }, headers, body }, ctx) {
    ${ownerLine(plan)}
    const reference = { id, ifMatch: headers['if-match'] };
    return ctx.transaction(async (trx) => {
      const row = await changeRecord(kind, ctx, trx, reference, (before) => {
        const values = changed${noun.pascal}(queries.valuesOf(before), body);
        return ${isCode ? `refusingDuplicates(values.code, ${write})` : write};
      });
      return ${answered(plan, 'row')};
    });
  },`;
}

function removeText(plan: ModulePlan): string {
  const { api, noun, operations, shownAs } = plan;
  const { remove } = operations;
  if (remove === undefined) return '';
  const [head, reference] = takesVersion(remove)
    ? ['{ params: { id }, headers }', "{ id, ifMatch: headers['if-match'] }"]
    : ['{ params: { id } }', '{ id }'];
  const isEmpty = remove.replies.some(({ status }) => status === 204);
  const shown = api === 'erp' ? '{ id }' : '{ id, deletedAt: ctx.now.toISOString() }';
  return `  async ${remove.id}(${head}, ctx) {
    ${ownerLine(plan)}
    return ctx.transaction(async (trx) => {
      await deleteRecord(kind, ctx, trx, ${reference}, () =>
        queries.delete${noun.pascal}(trx, ${keyText(plan)}),
      );
      ${isEmpty ? 'return undefined;' : `return { ok: true as const, ${shownAs.one}: ${shown} };`}
    });
  },`;
}

const duplicates = (
  table: string,
): string => `/** @throws ApiError 409 when the code is taken: the unique index decides */
async function refusingDuplicates<T>(code: string, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (constraintOf(error) !== '${table}_code_unique') throw error;
    throw errors.duplicateCode(code);
  }
}`;

const unwritten = `/**
 * Answers 503 until the work of the operation is written. A write also makes one audit entry: by \`changeRecord\`, as
 * above, or by \`ctx.audit\`.
 */
const unwritten = (): Promise<never> => Promise.reject(kernelErrors.unavailable());`;

function importsText(plan: ModulePlan, body: string): string {
  const { api, noun, operations, filters } = plan;
  const records = [
    ...(operations.update === undefined ? [] : ['changeRecord']),
    'createRecord',
    ...(operations.remove === undefined ? [] : ['deleteRecord']),
    'type RecordKind',
  ];
  const lists = [
    ...(filters.some(({ name }) => name === 'inactive') ? ['activeFilter'] : []),
    'answerList',
    'listFilters',
    'sortDirection',
  ];
  const changed = operations.update === undefined ? '' : `changed${noun.pascal}, `;
  const when = (part: string, line: string) => (body.includes(part) ? `${line}\n` : '');
  const isErp = api === 'erp';
  return `import type { Handlers } from '../../../generated/${api}/operations.js';
${when('constraintOf(', "import { constraintOf } from '../../kernel/db/errors.js';")}${when('kernelErrors', "import { errors as kernelErrors } from '../../kernel/errors.js';")}import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
${isErp ? `import { ${lists.join(', ')} } from '../../kernel/operations/lists.js';\n` : ''}import { ${records.join(', ')} } from '../../kernel/operations/records.js';
${when('errors.duplicateCode', "import { errors } from '../errors.js';")}${isErp ? '' : `import { afterId${body.includes('patternOf(') ? ', patternOf' : ''} } from '../lists.js';\nimport { scopeOf } from '../scope.js';\n`}import { ${errorsName(plan)} } from './errors.js';
import * as queries from './queries.js';
import { ${changed}new${noun.pascal} } from './values.js';
`;
}

/** Writes `handlers.ts`: one handler for each operation. */
export function handlersText(plan: ModulePlan): string {
  const { api, noun, record, operations, shownAs, table, uniqueCode } = plan;
  const zone = api === 'erp' ? ', ctx.principal.timeZone' : '';
  const context = api === 'erp' ? 'ctx: Context, ' : '';
  const handlers = [
    listText(plan),
    createText(plan),
    readText(plan),
    updateText(plan),
    removeText(plan),
    ...operations.others.map(({ id }) => `  ${id}: unwritten,`),
  ].filter((text) => text !== '');
  const parts = [
    kindText(plan),
    `const answer = (${context}row: queries.${noun.pascal}Row) => ({
  ok: true as const,
  ${shownAs.one}: queries.to${record.name}(row${zone}),
});`,
    ...(uniqueCode === undefined ? [] : [duplicates(table)]),
    ...(operations.others.length === 0 ? [] : [unwritten]),
    `export const handlers = {
${handlers.join('\n\n')}
} satisfies Partial<Handlers<Context, PublicContext>>;`,
  ];
  const body = parts.join('\n\n');
  return `${importsText(plan, body)}\n${body}\n`;
}
