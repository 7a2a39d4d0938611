import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleContract } from '../../scripts/new/sample.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import {
  type Checkout,
  commandsBelow,
  makeCheckout,
  projectRoot,
  runIn,
  runTests,
  typeFaults,
} from './checkout.js';

const contract = join(projectRoot, 'test/new/fuel-cards.yaml');

let checkout: Checkout;
beforeAll(async () => {
  checkout = await makeCheckout();
});
afterAll(() => checkout.remove());

const newModule = (...args: readonly string[]) =>
  runIn(checkout.root, ['npm', 'run', '--silent', 'new', '--', ...args]);

/** The lists and folders that the command writes to. */
async function state(): Promise<readonly string[]> {
  const lists = ['src/erp/modules.ts', 'src/kyc/modules.ts', 'src/kyc/ids.ts'];
  const shared = ['src/migrations/index.ts', 'generated/lock.json'];
  const folders = ['contracts/erp', 'src/erp', 'src/migrations', 'src/console/pages', 'test/erp'];
  const others = ['contracts/kyc', 'src/kyc', 'test/kyc'];
  return [
    ...(await Promise.all(
      [...lists, ...shared].map((path) => readFile(join(checkout.root, path), 'utf8')),
    )),
    ...(
      await Promise.all([...folders, ...others].map((path) => readdir(join(checkout.root, path))))
    ).flat(),
  ];
}

/** The texts of all files below the folders, by path. */
async function textsBelow(folders: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const texts: Record<string, string> = {};
  for (const folder of folders) {
    for (const entry of await readdir(join(checkout.root, folder), {
      recursive: true,
      withFileTypes: true,
    })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile()) texts[path] = await readFile(path, 'utf8');
    }
  }
  return texts;
}

const optionalMembers = [
  'string, maxLength: 40, example: red',
  "[string, 'null'], maxLength: 40, example: red",
  "[number, 'null'], minimum: 0, maximum: 9999999999, x-decimals: 2, example: 1.5",
  "[string, 'null'], format: date-time, maxLength: 40, example: '2026-01-31T13:30:00.000Z'",
  'boolean, default: true, example: false',
  "[string, 'null'], enum: [low, high, null], example: low",
];

/** Returns the contract of the sample with more members, all optional in requests and in replies. */
function wideContract(name: string, count: number): string {
  const more = Array.from({ length: count }, (_, index) => {
    const schema = optionalMembers[index % optionalMembers.length];
    return `      part${index}: { description: Part ${index} of the wagon., type: ${schema} }\n`;
  }).join('');
  return sampleContract(name).replace(/^ {6}notes: .*\n/gm, (line) => `${line}${more}`);
}

describe('npm run new', () => {
  test('names the line of each fault of a contract, and writes nothing', async () => {
    const before = await state();
    const text = await readFile(contract, 'utf8');
    const wrong = join(checkout.root, 'wrong.yaml');
    const faulty = text
      .replace('fuel-cards:read: [manager, viewer]', 'fuel-cards:read: []')
      .replace('operationId: closeFuelCard', 'operationId: blockFuelCard')
      .replace(
        '\n  errors: { fuel_card_closed: { status: 409, meaning: The card is closed. } }',
        '',
      );
    await writeFile(wrong, faulty);
    const lineOf = (part: string) => faulty.slice(0, faulty.indexOf(part)).split('\n').length;
    const { code, err } = await newModule('module', 'fuel-cards', '--from', wrong);
    expect(code).toBe(1);
    expect(err).toContain(
      `${wrong}:${lineOf('fuel-cards:read: []')}: no role grants fuel-cards:read: name roles beside it`,
    );
    expect(err).toContain('fuel_card_closed is not in ErrorCode: add it to errors in x-module');
    expect(err).toContain('or add a verb to scripts/contract-rules/rules/names.ts');
    expect(err).not.toContain('    at ');
    expect(await state()).toEqual(before);
  });

  test('removes what it wrote if a later step fails', async () => {
    const list = join(checkout.root, 'src/console/shell/areas/modules.ts');
    const index = join(checkout.root, 'src/migrations/index.ts');
    const [listed, text] = [await readFile(list, 'utf8'), await readFile(index, 'utf8')];
    await writeFile(index, text.replace('/** Every migration', '/** All migrations'));
    const before = await state();
    const { code, err } = await newModule('module', 'vehicles', '--api', 'kyc', '--sample');
    const after = await state();
    await writeFile(index, text);
    expect([code, err]).toEqual([
      1,
      'src/migrations/index.ts has no line with /** Every migration\n',
    ]);
    expect(after).toEqual(before);
    expect(await readFile(list, 'utf8')).toBe(listed);
  });

  test('restores the generated files too if a written file breaks a rule', async () => {
    const settings = join(checkout.root, 'biome.json');
    const text = await readFile(settings, 'utf8');
    const limit = '"maxAllowedComplexity": 12';
    expect(text).toContain(limit);
    await writeFile(settings, text.replace(limit, '"maxAllowedComplexity": 1'));
    const before = [await state(), await textsBelow(['generated', 'sdk'])];
    const { code, err } = await newModule('module', 'vehicles', '--sample');
    const after = [await state(), await textsBelow(['generated', 'sdk'])];
    await writeFile(settings, text);
    expect(code).toBe(1);
    expect(err).toContain('noExcessiveCognitiveComplexity');
    expect(after).toEqual(before);
  });

  test('writes a module with forty members, most of them optional, that keeps the rules of the code', async () => {
    const wide = join(checkout.root, 'wide.yaml');
    await writeFile(wide, wideContract('wagons', 40));
    const { code, out, err } = await newModule('module', 'wagons', '--from', wide);
    expect([code, err]).toEqual([0, '']);
    // The list of changes names what changed, not each operation that uses a common schema.
    expect(out.split('\n').length).toBeLessThan(60);
    expect(out).not.toContain('the work of');
    // An instant that PostgreSQL cannot store is refused, and not a failure of the server.
    const record = await readFile(join(checkout.root, 'src/erp/wagons/record.ts'), 'utf8');
    expect(record).toContain("part3: { instant: 'part3' }");
    // The guide below compiles this module as well.
  });
});

const demoTest = `
import { addModuleDemos } from '../../src/erp/module.js';
import { startTestApp } from '../support/app.js';
import { expect, test } from '../support/jest.js';

test('the demo has a record of each module', async () => {
  const app = await startTestApp();
  const operator = { companyId: app.companyId, command: 'seed', now: app.clock.now() };
  await app.database.knex.transaction((trx) => addModuleDemos(trx, operator));
  const headers = { authorization: 'Bearer ' + app.tokenOf('viewer') };
  for (const path of ['/api/vehicles', '/api/fuel-cards?status=open']) {
    const reply = await app.fetch(path, { headers });
    const { totalCount } = await reply.json();
    expect([path, totalCount]).toEqual([path, path.includes('?') ? 0 : 1]);
  }
  await app.close();
});
`;

/** Returns the code blocks of a kind in a document. */
async function codeIn(path: string, kind: string): Promise<readonly string[]> {
  const text = await readFile(join(projectRoot, path), 'utf8');
  return [...text.matchAll(/```ts (\w+)\n([\s\S]*?)```/g)]
    .filter(([, name]) => name === kind)
    .map(([, , code = '']) => code);
}

/** Puts the operations and the test of docs/handlers.md into the module. */
async function writeByHand(root: string): Promise<void> {
  const path = join(root, 'src/erp/fuel-cards/record.ts');
  let handlers = await readFile(path, 'utf8');
  const written = await codeIn('docs/handlers.md', 'handler');
  expect(written).toHaveLength(3);
  for (const code of written) {
    const [, id = ''] = /^ {2}(?:async )?(\w+)/.exec(code) ?? [];
    expect(handlers).toContain(`  ${id}: unwritten,\n`);
    handlers = handlers.replace(`  ${id}: unwritten,\n`, code);
  }
  const imported = await codeIn('docs/handlers.md', 'import');
  await writeFile(path, [...imported, handlers].join(''));
  const [test = ''] = await codeIn('docs/handlers.md', 'test');
  await writeFile(join(root, 'test/erp/fuel-cards-by-hand.test.ts'), test);
}

test('"A module in ten minutes" in docs/contracts.md, and docs/handlers.md, lead from nothing to called operations', async () => {
  const { root } = checkout;
  const commands = await commandsBelow('docs/contracts.md', '## A module in ten minutes');
  expect(commands.filter((one) => one.startsWith('npm run new'))).toHaveLength(3);
  await cp(contract, join(root, 'fuel-cards.yaml'));
  const tests: string[] = [];
  for (const command of commands) {
    const [, file] = /^(?:UPDATE_\w+=1 )?npm test -- (\S+)$/.exec(command) ?? [];
    if (file !== undefined) tests.push(file);
    else if (command.startsWith('npm run new -- ')) {
      const { code, out, err } = await newModule(...command.split(' ').slice(4));
      expect([code, err]).toEqual([0, '']);
      expect(out).toContain('Next:\n  npm run types');
    } else expect(command).toBe('npm run types');
  }
  await writeByHand(root);
  // Once for all modules, as `npm run types` does. Each operation has a place in every table that the compiler checks.
  expect(await typeFaults(root)).toBe('');
  await writeFile(join(root, 'test/erp/demo-of-modules.test.ts'), demoTest);
  const files = [
    ...new Set([...tests, 'test/erp/fuel-cards.test.ts', 'test/erp/demo-of-modules.test.ts']),
    'test/erp/fuel-cards-by-hand.test.ts',
    'test/contract/errors.test.ts',
    'test/erp/event-names.test.ts',
    'test/kernel/access.test.ts',
  ];
  const { code, err } = await runTests(root, files, { UPDATE_SQL: '1', UPDATE_PAGES: '1' });
  expect([code, code === 0 ? '' : err]).toEqual([0, '']);
  const again = await newModule('module', 'vehicles', '--sample');
  expect([again.code, again.err]).toEqual([
    1,
    'contracts/erp/vehicles.yaml exists: delete the old module, or use another name\n',
  ]);
  // Two new modules, a compilation of the whole project and its tests: minutes on a busy machine.
}, 600_000);
