import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { configTable } from '../../src/kernel/config.js';
import { startTestApp, type TestApp } from '../support/app.js';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const sdk = fileURLToPath(new URL('../../sdk/erp/index.ts', import.meta.url));

describe('the tour of the README', () => {
  let app: TestApp;
  const file = join(tmpdir(), `notaria-tour-${process.pid}.ts`);
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(async () => {
    rmSync(file, { force: true });
    await app.close();
  });

  test('runs as it is written, on a server and an account of this test', async () => {
    const [, block = ''] = /```ts tour\n([\s\S]*?)```/.exec(readme) ?? [];
    const program = block
      .replace("'@notaria/erp'", JSON.stringify(sdk))
      .replace('http://127.0.0.1:4000', app.baseUrl)
      .replace('ana@example.com', app.email('admin'))
      .replaceAll('console.log', 'globalThis.tourSays');
    expect(program).toContain(app.baseUrl);
    const said: unknown[][] = [];
    Object.assign(globalThis, { tourSays: (...words: unknown[]) => said.push(words) });
    writeFileSync(file, program);
    await import(pathToFileURL(file).pathname);
    expect(said).toEqual([
      ['Main', 25, 22.5],
      ['Second', 15, 13.5],
      ['Product TOUR-1 has 25 in stock, 1000 were asked for'],
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
