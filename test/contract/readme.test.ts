import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { configTable } from '../../src/kernel/config-table.js';
import { startTestApp, type TestApp } from '../support/app.js';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const sdk = (name: string) => fileURLToPath(new URL(`../../sdk/${name}/index.ts`, import.meta.url));

describe('the tour of the README', () => {
  let app: TestApp;
  const folder = mkdtempSync(join(tmpdir(), 'notaria-tour-'));
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await app.close();
  });

  /** Runs the block of the README that mentions `client`; resolves to what it said. */
  async function run(client: string, changes: readonly (readonly [string, string])[]) {
    const blocks = [...readme.matchAll(/```ts tour\n([\s\S]*?)```/g)].map(
      ([, block = '']) => block,
    );
    const block = blocks.find((each) => each.includes(`new ${client}(`)) ?? '';
    const common = [
      ['http://127.0.0.1:4000', app.baseUrl],
      ['console.log', 'globalThis.tourSays'],
    ] as const;
    let program = block;
    for (const [from, to] of [...common, ...changes]) {
      expect(program).toContain(from);
      program = program.replaceAll(from, to);
    }
    const said: unknown[][] = [];
    Object.assign(globalThis, { tourSays: (...words: unknown[]) => said.push(words) });
    const file = join(folder, `${client}.ts`);
    writeFileSync(file, program);
    await import(pathToFileURL(file).pathname);
    return said;
  }

  test('runs as it is written, on a server and an account of this test', async () => {
    const said = await run('SvcErp', [
      ["'@notaria/erp'", JSON.stringify(sdk('erp'))],
      ['ana@example.com', app.email('admin')],
    ]);
    expect(said).toEqual([
      ['Main', 25, 22.5],
      ['Second', 15, 13.5],
      ['Product TOUR-1 has 25 in stock, 1000 were asked for'],
    ]);
  });

  test('of verification runs as it is written, with a test key of this test', async () => {
    const image = join(folder, 'passport.jpg');
    writeFileSync(image, Buffer.from('ffd8ffe000104a46494600010100', 'hex'));
    const said = await run('SvcKyc', [
      ["'@notaria/kyc'", JSON.stringify(sdk('kyc'))],
      ['kyc_test_…', await app.kycKey({ environment: 'test' })],
      ['passport.jpg', image],
    ]);
    expect(said).toEqual([
      ['approved', expect.any(String)],
      ['not_started, in_progress, in_review, approved'],
      ['The session cannot move from approved to resubmission_requested'],
    ]);
  });
});

describe('the configuration table of the README', () => {
  test.each(configTable.map((variable) => [variable.name, variable] as const))(
    'tells %s as the server reads it',
    (name, variable) => {
      const shown = variable.default === '' ? '' : `\`${variable.default}\``;
      expect(readme).toContain(`| \`${name}\` | ${shown} | ${variable.meaning} |`);
    },
  );
});
