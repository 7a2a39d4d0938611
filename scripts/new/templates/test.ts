import type { OperationModel } from '../../codegen/model/model.js';
import { headersOf } from '../../codegen/sdk/headers.js';
import { titleOf } from '../plan/names.js';
import type { ModulePlan } from '../plan/plan.js';

/** Returns a value that the schema of a header allows, unless it has a pattern. */
function headerValue(schema: Readonly<Record<string, unknown>>): unknown {
  const [first] = [schema['enum'] ?? []].flat();
  const example = schema['example'] ?? schema['default'] ?? first;
  if (example !== undefined) return example;
  return schema['type'] === 'string'
    ? 'x'.repeat(Number(schema['minLength'] ?? 1))
    : (schema['minimum'] ?? 1);
}

const headersText = (operation: OperationModel): readonly string[] => {
  const required = headersOf(operation).filter((one) => one.required);
  if (required.length === 0) return [];
  const values = required.map(({ name, schema }) => [name, headerValue(schema)]);
  return [`headers: ${JSON.stringify(Object.fromEntries(values))}`];
};

/** Writes a call of an operation through the client. */
function callText(
  client: string,
  operation: OperationModel,
  args: readonly string[],
  options: readonly string[] = [],
): string {
  const { group, method } = operation.sdk;
  const all = [...headersText(operation), ...options];
  const parts = [...args, ...(all.length === 0 ? [] : [`{ ${all.join(', ')} }`])];
  return `app.as('${client}').${group}.${method}(${parts.join(', ')})`;
}

/** Returns the members of a body that replies return unchanged. */
function shownText(plan: ModulePlan, body: Readonly<Record<string, unknown>>): string {
  const shown = plan.columns.filter(
    ({ member, kind }) =>
      kind !== 'instant' &&
      // Each record in the test has its own code.
      member !== plan.uniqueCode?.member &&
      Object.hasOwn(plan.record.members, member) &&
      Object.hasOwn(body, member),
  );
  return JSON.stringify(Object.fromEntries(shown.map(({ member }) => [member, body[member]])));
}

function refusedRole({ operations, permissions }: ModulePlan): string | undefined {
  const roles = permissions[operations.create.permission];
  return roles && ['viewer', 'warehouse', 'reviewer'].find((role) => !roles.includes(role));
}

function createTest(plan: ModulePlan): string {
  const { operations, examples } = plan;
  const read = operations.read;
  return `test('a record is created, read and listed as it was sent', async () => {
  const { data } = await create();
  expect(data).toMatchObject(${shownText(plan, examples.create)});
${read === undefined ? '' : `  expect((await ${callText('viewer', read, ['data.id'])}).data).toEqual(data);\n`}  const page = await ${callText('admin', operations.list, ['{ pageSize: 5 }'])};
  expect(page.data.map(({ id }) => id)).toContain(data.id);
});`;
}

function updateTest(plan: ModulePlan): string {
  const { operations, examples } = plan;
  const { update } = operations;
  if (update === undefined) return '';
  const body = JSON.stringify(examples.update);
  const call = (id: string) => callText('admin', update, [id, 'body'], ['ifMatch: 1']);
  return `test('a change is refused if another change came first', async () => {
  const { data: { id } } = await create();
  const body: ${plan.update?.name} = ${body};
  const { data } = await ${call('id')};
  expect(data).toMatchObject(${shownText(plan, examples.update)});
  expect(await failure(${call('id')})).toMatchObject({ statusCode: 412 });
});`;
}

function removeTest({ operations }: ModulePlan): string {
  const { remove } = operations;
  if (remove === undefined) return '';
  return `test('a deleted record is gone', async () => {
  const { data } = await create();
  await ${callText('admin', remove, ['data.id'])};
  expect(await failure(${callText('admin', remove, ['data.id'])})).toMatchObject({ statusCode: 404 });
});`;
}

function accessTest(plan: ModulePlan): string {
  const { operations, uniqueCode } = plan;
  const role = refusedRole(plan);
  const refusals = [
    ...(role === undefined
      ? []
      : [
          `expect(await failure(${callText(role, operations.create, ['input'])})).toMatchObject({ statusCode: 403 });`,
        ]),
    ...(operations.read === undefined
      ? []
      : [
          'const { data } = await create();',
          `expect(await failure(${callText('stranger', operations.read, ['data.id'])})).toMatchObject({ statusCode: 404 });`,
        ]),
    ...(uniqueCode === undefined
      ? []
      : [
          `await create({ code: 'TAKEN' });`,
          `expect(await failure(create({ code: 'taken' }))).toMatchObject({ code: 'duplicate_code' });`,
        ]),
  ];
  if (refusals.length === 0) return '';
  const refused = [
    ...(role === undefined ? [] : ['a caller without permission']),
    ...(operations.read === undefined ? [] : ['a caller of another company']),
    ...(uniqueCode === undefined ? [] : ['a taken code']),
  ].join(', ');
  return `test('${refused} is refused', async () => {
  ${refusals.join('\n  ')}
});`;
}

/** Writes the test of a module of the verification API. */
function verificationTest(plan: ModulePlan): string {
  const { operations, input, examples, names, shownAs } = plan;
  const { create, list, read, remove, update } = operations;
  const call = (client: string, operation: OperationModel, ...args: readonly string[]): string =>
    `${client}.${operation.sdk.group}.${operation.sdk.method}(${args.join(', ')})`;
  const made = `const { ${shownAs.one}: made } = await ${call('kyc', create, 'input')};`;
  const tests = [
    `test('a record is created, read and listed as it was sent', async () => {
  ${made}
  expect(made).toMatchObject(${shownText(plan, examples.create)});
  ${read === undefined ? '' : `expect((await ${call('kyc', read, 'made.id')}).${shownAs.one}).toEqual(made);`}
  const page = await ${call('kyc', list, '{ limit: 1 }')};
  expect([page.${shownAs.list}.map(({ id }) => id), page.total]).toEqual([[made.id], 1]);
  const { ${shownAs.one}: next } = await ${call('kyc', create, 'input')};
  const ids: string[] = [];
  for await (const { id } of ${call('kyc', list, '{ limit: 1 }')}) ids.push(id);
  expect(ids).toEqual([next.id, made.id]);
});`,
    update === undefined
      ? ''
      : `test('a change is refused if another change came first', async () => {
  ${made}
  const body = ${JSON.stringify(examples.update)};
  const { ${shownAs.one}: changed } = await ${call('kyc', update, 'made.id', 'body', '{ ifMatch: 1 }')};
  expect(changed).toMatchObject(${shownText(plan, examples.update)});
  const late = await failure(${call('kyc', update, 'made.id', 'body', '{ ifMatch: 1 }')});
  expect(late).toMatchObject({ statusCode: 412 });
});`,
    remove === undefined
      ? ''
      : `test('a deleted record is gone', async () => {
  ${made}
  await ${call('kyc', remove, 'made.id')};
  expect(await failure(${call('kyc', remove, 'made.id')})).toMatchObject({ statusCode: 404 });
});`,
    read === undefined
      ? ''
      : `test('a caller without the scope, of another company or environment is refused', async () => {
  ${made}
  const powerless = await app.kyc({ scopes: [] });
  expect(await failure(${call('powerless', create, 'input')})).toMatchObject({ statusCode: 403 });
  const strangers = [{ companyId: app.otherCompanyId }, { environment: 'test' }] as const;
  for (const options of strangers) {
    const stranger = await app.kyc(options);
    expect(await failure(${call('stranger', read, 'made.id')})).toMatchObject({ statusCode: 404 });
    expect((await ${call('stranger', list)}).total).toBe(0);
  }
});`,
  ].filter((text) => text !== '');
  return `import type { ${input.name}, SvcKyc } from '../../sdk/kyc/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
let kyc: SvcKyc;
beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc();
});
afterAll(() => app.close());

const input: ${input.name} = ${JSON.stringify(examples.create)};

describe('${titleOf(names.kebab)}', () => {
${tests.join('\n\n')}
});
`;
}

/** Writes the test of the module, through the client. */
export function testText(plan: ModulePlan): string {
  if (plan.api === 'kyc') return verificationTest(plan);
  const { operations, input, examples, uniqueCode, names } = plan;
  const tests = [createTest(plan), updateTest(plan), removeTest(plan), accessTest(plan)].filter(
    (text) => text !== '',
  );
  const body = tests.join('\n\n');
  const create =
    uniqueCode === undefined
      ? `const create = () => ${callText('admin', operations.create, ['input'])};`
      : `let made = 0;
const create = (more: Partial<${input.name}> = {}) => {
  made += 1;
  const body = { ...input, code: \`T-\${made}\`, ...more };
  return ${callText('admin', operations.create, ['body'])};
};`;
  const types = new Set([input.name, ...(plan.update === undefined ? [] : [plan.update.name])]);
  const failure = body.includes('failure(') ? 'failure, ' : '';
  return `import type { ${[...types].join(', ')} } from '../../sdk/erp/index.js';
import { ${failure}startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const input: ${input.name} = ${JSON.stringify(examples.create)};
${create}

describe('${titleOf(names.kebab)}', () => {
${body}
});
`;
}
