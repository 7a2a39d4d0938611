import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadContract } from '../../scripts/codegen/index.js';
import { contractNames } from '../../scripts/codegen/lock.mjs';
import type { ContractModel } from '../../scripts/codegen/model/model.js';
import { lintDocument, rules } from '../../scripts/contract-rules/index.js';
import { structuralFindings } from '../../scripts/contract-rules/structure.js';
import { beforeAll, describe, expect, test } from '../support/jest.js';
import { changedDocument, projectRoot, shop, writableProject } from './contract.js';
import { replyRows } from './lint-reply-rows.js';
import { requestRows } from './lint-request-rows.js';

const rows = [...requestRows, ...replyRows];

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

describe('structuralFindings', () => {
  test('reports a member unknown to OpenAPI, with its file', async () => {
    const [root, remove] = await writableProject();
    const entry = join(root, 'contracts/shop/openapi.yaml');
    expect(await structuralFindings(entry)).toEqual([]);
    const parts = join(root, 'contracts/parts/parts.yaml');
    const text = await readFile(parts, 'utf8');
    await writeFile(parts, text.replace('description: A page', 'describtion: A page'));
    const found = await structuralFindings(entry);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/parts\.yaml #\/schemas\/Page.*describtion.*\(struct\)$/);
    await remove();
  });
});
