import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicFindings } from '../../scripts/lint/public-rules.js';
import { expect, test } from '../support/jest.js';

test.each(['erp', 'kyc'])(
  "Redocly's recommended rules find nothing in the document of %s",
  async (name) => {
    expect(await publicFindings(`generated/${name}/openapi.json`)).toEqual([]);
  },
);

test('A number with two lower bounds and a second pair of like paths are found', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'notaria-rules-'));
  try {
    const document = JSON.parse(readFileSync('generated/kyc/openapi.json', 'utf8'));
    const { paths } = document;
    document.components.schemas.Total = { type: 'integer', minimum: 0, exclusiveMinimum: 0 };
    paths['/v1/webhooks/latest/{id}'] = { get: paths['/v1/webhooks/{id}'].get };
    paths['/v1/webhooks/{id}/newest'] = { get: paths['/v1/webhooks/{id}'].get };
    const file = join(folder, 'kyc.json');
    writeFileSync(file, JSON.stringify(document));
    const findings = (await publicFindings(file)).join('\n');
    expect(findings).toMatch('no-mixed-number-range-constraints');
    expect(findings).toMatch('no-ambiguous-paths');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
