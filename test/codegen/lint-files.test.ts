import { describe, expect, test } from '../support/jest.js';
import { faultsAfter, file } from './lint-faults.js';
import { structureRows } from './lint-structure-rows.js';
import { yamlRows } from './lint-yaml-rows.js';

describe.each([
  ['YAML', yamlRows],
  ['OpenAPI', structureRows],
])('a fault of %s is reported once, at its line, with the way to correct it', (_name, rows) => {
  test.each([...rows])('%s', async (_fault, before, after, mark, says) => {
    const { faults, line } = await faultsAfter(before, after, mark);
    expect(faults).toHaveLength(1);
    const [fault = ''] = faults;
    expect(fault).toContain(says);
    expect(fault).toMatch(new RegExp(`^${file}:${line}: `));
    expect(fault).not.toMatch(/at line|:$/);
  });
});

test.each([
  [/openapi: .*/, 'openapi: 3.0.0', 'write openapi: 3.1.0, the version of all contracts'],
  [/openapi: .*/, 'openapi: 2', 'write openapi: 3.1.0, the version of all contracts'],
  [/paths:\n( {2}.*\n)+/, '', 'paths is missing: write paths with a line for each path, as in'],
])('An openapi.yaml that no tool can read has one fault: %s, %s', async (before, after, says) => {
  const entry = 'contracts/shop/openapi.yaml';
  const { faults } = await faultsAfter(before, after, 'openapi', entry);
  expect(faults).toEqual([expect.stringContaining(`${entry}:1: ${says}`)]);
});
