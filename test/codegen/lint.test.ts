import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { driftReport } from '../../scripts/codegen/drift-report.js';
import { loadContract, run } from '../../scripts/codegen/index.js';
import { contractNames } from '../../scripts/codegen/lock.mjs';
import type { ContractModel } from '../../scripts/codegen/model/model.js';
import { ContractError, checkContract } from '../../scripts/contract-rules/check.js';
import { lintDocument, rules } from '../../scripts/contract-rules/index.js';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '../support/jest.js';
import { changedDocument, projectRoot, shop, writableProject } from './contract.js';
import { exampleRows } from './lint-example-rows.js';
import { operationRows } from './lint-operation-rows.js';
import { replyRows } from './lint-reply-rows.js';
import { requestRows } from './lint-request-rows.js';
import { schemaRows } from './lint-schema-rows.js';

const rows = [...operationRows, ...requestRows, ...replyRows, ...schemaRows, ...exampleRows];

let model: ContractModel;

beforeAll(async () => {
  model = await shop();
});

describe('the contract rules', () => {
  test('find nothing in a valid contract', () => {
    expect(lintDocument(model.document)).toEqual([]);
  });

  test.each(rows)('include %s, which reports "%s"', (name, says, plant) => {
    // A planted invalid pattern prevents the check of examples, so each rule runs alone.
    const rule = rules.find((candidate) => candidate.name === name);
    const found = rule?.check(changedDocument(model, plant)) ?? [];
    expect(found.map(({ place, message }) => `${place}: ${message}`)).toContainEqual(
      expect.stringContaining(says),
    );
  });

  test('each have a planted violation and a reason', () => {
    expect([...new Set(rows.map(([name]) => name))]).toEqual(rules.map(({ name }) => name));
    for (const { reason } of rules) expect(reason).toMatch(/^[A-Z].{20,}\.$/);
  });

  test('pass for every contract of this project', async () => {
    const names = contractNames(projectRoot);
    expect(names).toContain('erp');
    for (const name of names) {
      const { document } = await loadContract(projectRoot, name);
      const found = lintDocument(document).map(
        ({ rule, place, message }) => `${rule.name} ${place}: ${message}`,
      );
      expect(found).toEqual([]);
    }
  });
});

describe('checkContract', () => {
  let root: string;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    [root, remove] = await writableProject();
  });
  afterEach(() => remove());

  async function faultsOf(project: string): Promise<readonly string[]> {
    return (await checkContract(project, 'shop')).faults;
  }

  async function edit(path: string, change: (text: string) => string): Promise<void> {
    const file = join(root, 'contracts', path);
    await writeFile(file, change(await readFile(file, 'utf8')));
  }
  /** The line of a file that contains a text. */
  async function lineOf(path: string, text: string): Promise<number> {
    const lines = (await readFile(join(root, 'contracts', path), 'utf8')).split('\n');
    return lines.findIndex((line) => line.includes(text)) + 1;
  }

  test('are none for a valid contract', async () => {
    expect(await faultsOf(root)).toEqual([]);
  });

  test('list faults of the structure and of all rules at once, each with file and line', async () => {
    await edit('parts/parts.yaml', (text) =>
      text.replace('description: A page', 'describtion: A page'),
    );
    await edit('shop/items.yaml', (text) =>
      text
        .replace('operationId: deleteItem', 'operationId: dropItem')
        .replace('sides: { type: integer, minimum: 3,', 'sides: { type: integer,')
        .replace('description: The photo.', "description: ''"),
    );
    const found = await faultsOf(root);
    const page = await lineOf('parts/parts.yaml', 'describtion');
    const operation = await lineOf('shop/items.yaml', '    delete:');
    const sides = await lineOf('shop/items.yaml', 'sides: { type: integer,');
    const photo = (await lineOf('shop/items.yaml', "description: ''")) - 1;
    expect(found).toContainEqual(
      expect.stringMatching(`^contracts/parts/parts.yaml:${page}: .*describtion.*\\(struct\\)$`),
    );
    const places = found.map((fault) => fault.split(' (')[0]);
    const misnamed = `contracts/shop/items.yaml:${operation}: DELETE /shop/items/{id}: operationId "dropItem" is not a known verb and a noun in camelCase: begin with one of adjust, `;
    expect(places).toContainEqual(expect.stringContaining(misnamed));
    expect(places).toContainEqual(
      `contracts/shop/items.yaml:${sides}: schemas.Angular.sides: minimum is missing`,
    );
    expect(places).toContainEqual(
      `contracts/shop/items.yaml:${photo}: GET /shop/items/{id}/photo: reply 200 has no description`,
    );
  });

  test('name the line at which a file stops being YAML, and nothing that follows from it', async () => {
    await edit('parts/parts.yaml', (text) => text.replace('maximum: 1000', 'maximum: -'));
    const line = await lineOf('parts/parts.yaml', 'maximum: -');
    const found = await faultsOf(root);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^contracts/parts/parts\\.yaml:${line}: `));
  });

  test('list the other faults when one keeps a rule from its work', async () => {
    await edit('shop/items.yaml', (text) =>
      text.replace('[^\\u0000-\\u001f]*', '[a-').replace('deleteItem', 'dropItem'),
    );
    const found = (await faultsOf(root)).join('\n');
    expect(found).toMatch(/items\.yaml:\d+: schemas\.ItemInput\.name: Invalid regular expression/);
    expect(found).toMatch(/operationId "dropItem"/);
    expect(found).not.toContain('examples-valid');
  });

  test('list a fault of a shared parameter once, at its own line', async () => {
    await edit('parts/parts.yaml', (text) =>
      text.replace('description: The item.', "description: ''"),
    );
    const line = (await lineOf('parts/parts.yaml', '{ name: id, in: path')) - 1;
    const found = await faultsOf(root);
    expect(found.map((fault) => fault.split(' (')[0])).toEqual([
      `contracts/parts/parts.yaml:${line}: GET /shop/items/{id} and 4 more: parameter id has no description`,
    ]);
  });

  test('name a path and a file that nothing registers', async () => {
    await edit('shop/openapi.yaml', (text) => text.replace(/.*kinds: \{.*\n/, ''));
    await writeFile(join(root, 'contracts/shop/old.yaml'), 'schemas: {}\n');
    const line = await lineOf('shop/items.yaml', '/shop/items/kinds:');
    const found = await faultsOf(root);
    expect(found).toEqual([
      `contracts/shop/items.yaml:${line}: no path registers /shop/items/kinds: add "/shop/items/kinds: { $ref: './items.yaml#/paths/~1shop~1items~1kinds' }" to paths of openapi.yaml`,
      'contracts/shop/old.yaml:1: nothing refers to ./old.yaml: delete the file',
    ]);
  });

  test('name a schema that nothing refers to', async () => {
    const before = 'schemas:\n';
    const unused = `${before}  Spare: { description: A spare part., type: string, maxLength: 9 }\n`;
    await edit('shop/items.yaml', (text) => text.replace(`\n${before}`, `\n${unused}`));
    const line = await lineOf('shop/items.yaml', 'Spare:');
    expect(await faultsOf(root)).toEqual([
      `contracts/shop/items.yaml:${line}: nothing refers to Spare of schemas: delete it, or refer to it`,
    ]);
  });

  test.each<[string, (text: string) => string, RegExp]>([
    [
      'a broken reference',
      (text) => text.replace('#/schemas/Price', '#/schemas/Prize'),
      /items\.yaml:\d+: .*resolve/,
    ],
    ['YAML that cannot be read', (text) => `${text}\n  - ]: {`, /items\.yaml/],
  ])('report %s without a stack trace', async (_case, change, message) => {
    await edit('shop/items.yaml', change);
    const found = await faultsOf(root);
    expect(found.join('\n')).toMatch(message);
    expect(found.join('\n')).not.toMatch(/^\s+at /m);
  });

  test('keep codegen and drift from their work, and are what both report', async () => {
    await edit('shop/items.yaml', (text) => text.replace('deleteItem', 'dropItem'));
    const faults = await faultsOf(root);
    expect(faults).toHaveLength(1);
    await expect(run(root, () => undefined)).rejects.toThrow(new ContractError(faults));
    await expect(driftReport({ root })).rejects.toThrow(new ContractError(faults));
    await expect(readFile(join(root, 'generated/lock.json'))).rejects.toThrow('ENOENT');
  });
});
