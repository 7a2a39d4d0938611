import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';

/** Returns the scopes that the example requires. */
const permissions = [
  'products:read',
  'products:write',
  'inventory:read',
  'inventory:cost',
  'inventory:adjust',
  'customers:read',
  'customers:write',
  'invoices:read',
  'invoices:create',
  'exports:run',
  'receivables:read',
  'receivables:collect',
];
const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'notaria-examples-'));

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.close();
});

async function example(
  name: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[],
) {
  const program = ['--import', 'tsx', join(root, 'sdk', 'examples', name), ...args];
  const { stdout } = await run(process.execPath, program, {
    cwd: root,
    env: { ...process.env, ...env },
  });
  return stdout.trimEnd().split('\n');
}

test('the shop example sells an article, and a repeated order returns the same invoice', async () => {
  const admin = app.as('admin');
  const { data: key } = await admin.apiKeys.create({ name: 'till', permissions });
  const env = { ERP_URL: app.baseUrl, ERP_KEY: key.value ?? '' };
  const told = await example('sell.ts', env, ['7']);
  expect(told).toEqual([expect.stringMatching(/: 37\.5 DOP$/), 'still owed: 27.5']);
});

test('the verification example verifies a person by a document and a selfie', async () => {
  const env = {
    KYC_URL: app.baseUrl,
    KYC_KEY: await app.kycKey({ environment: 'test' }),
  };
  const picture = join(folder, 'approve.jpg');
  writeFileSync(picture, Buffer.from('ffd8ffe000104a46494600010100', 'hex'));
  const told = await example('verify.ts', env, [picture, picture]);
  expect(told.map((line) => line.trim())).toEqual([
    'document: approved',
    'liveness: approved',
    'face match: approved 99',
    expect.stringMatching(/^ses_\w{26}: approved$/),
  ]);
});
