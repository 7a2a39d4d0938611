import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConfig } from '@redocly/openapi-core';
import { publishedDocument } from '../../scripts/codegen/bundle/published.js';
import { rules } from '../../scripts/contract-rules/index.js';
import { structure } from '../../scripts/contract-rules/source/structure.js';
import { publicFindings } from '../../scripts/lint/public-rules.js';
import { expect, test } from '../support/jest.js';
import { featureContract, features } from './features/contract.js';

/** Writes a document into a folder of its own. Returns what the public rules find. */
async function findingsOf(document: unknown): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'notaria-rules-'));
  try {
    const file = join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(document));
    return await publicFindings(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each(['erp', 'kyc'])(
  "Redocly's recommended rules find nothing in the document of %s",
  async (name) => {
    expect(await publicFindings(`generated/${name}/openapi.json`)).toEqual([]);
  },
);

test("Redocly's recommended rules find nothing in a document with every feature", async () => {
  expect(await findingsOf(publishedDocument(featureContract(features)))).toEqual([]);
});

test('A number with two lower bounds is found', async () => {
  const document = JSON.parse(readFileSync('generated/kyc/openapi.json', 'utf8'));
  document.components.schemas.Total = { type: 'integer', minimum: 0, exclusiveMinimum: 0 };
  const findings = await findingsOf(document);
  expect(findings.join('\n')).toMatch('no-mixed-number-range-constraints');
});

test('A path that reads like another one is found, unless it is one of the two exceptions', async () => {
  const document = JSON.parse(readFileSync('generated/kyc/openapi.json', 'utf8'));
  const workflow = '/v1/sessions/workflows/{id}';
  document.paths[workflow.replace('workflows', 'plans')] = document.paths[workflow];
  const findings = (await findingsOf(document)).join('\n');
  expect(findings).toMatch('/v1/sessions/plans/{id}');
  expect(findings).not.toMatch(workflow);
});

/** Redocly's rules for which codegen applies a rule of ours, which says what to write. */
const ours: Readonly<Record<string, string>> = {
  'no-ambiguous-paths': 'paths-do-not-clash',
  'no-invalid-media-type-examples': 'examples-valid',
  'no-invalid-parameter-examples': 'parameters-exemplified',
  'no-invalid-schema-examples': 'examples-valid',
  'operation-2xx-response': 'successes-declared',
  'operation-4xx-response': 'statuses-declared',
  'operation-operationId': 'operation-ids-named',
  'operation-operationId-unique': 'operation-ids-unique',
  'operation-operationId-url-safe': 'operation-ids-named',
  'operation-summary': 'described-throughout',
  'path-parameters-defined': 'path-parameters-declared',
};

test('Codegen applies each recommended rule, or a rule of ours in its place', async () => {
  const { rules: recommended } = await createConfig({ extends: ['recommended'] });
  const severityOf = (rule: unknown): unknown =>
    typeof rule === 'object' && rule !== null && 'severity' in rule ? rule.severity : rule;
  const active = Object.entries(recommended.oas3_1).filter(
    ([, rule]) => severityOf(rule) !== 'off',
  );
  const applied = [...Object.keys(structure), ...Object.keys(ours)].sort();
  expect(active.map(([name]) => name).sort()).toEqual(applied);
  const names = rules.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.values(ours)));
});
