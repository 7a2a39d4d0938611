import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { csharpExample } from '../../scripts/site/examples/csharp.js';
import { curlExample } from '../../scripts/site/examples/curl.js';
import { httpExample } from '../../scripts/site/examples/http.js';
import { javaExample } from '../../scripts/site/examples/java.js';
import { phpExample } from '../../scripts/site/examples/php.js';
import { pythonExample } from '../../scripts/site/examples/python.js';
import { typescriptExample } from '../../scripts/site/examples/typescript.js';
import { siteFiles } from '../../scripts/site/index.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { installClients } from './examples/typescript.js';
import { blocks, documented, root, site } from './support.js';

const run = promisify(execFile);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'notaria-examples-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the examples in TypeScript', () => {
  test('compile with the packed clients: one for each operation, and those of the guides', async () => {
    await installClients(folder);
    const programs = [
      ...documented.map(({ call, entry }) => [entry.id, typescriptExample(call)] as const),
      ...blocks
        .filter(({ kind }) => kind.startsWith('ts'))
        .map(({ code, guide }, at) => [`guide-${guide}-${at}`, code] as const),
    ];
    expect(programs.length).toBeGreaterThan(200);
    for (const [name, code] of programs) writeFileSync(join(folder, `${name}.ts`), code);
    const compilerOptions = {
      target: 'es2023',
      module: 'nodenext',
      strict: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: true,
      noEmit: true,
      types: ['node'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const faults = await run(process.execPath, [compiler, '-p', folder]).then(
      () => '',
      ({ stdout }: { readonly stdout: string }) => stdout,
    );
    expect(faults).toBe('');
  });
});

describe('the examples for a shell', () => {
  test('are commands that a shell reads', async () => {
    const file = join(folder, 'all.sh');
    const guides = blocks.filter(({ kind }) => kind === 'sh').map(({ code }) => code);
    writeFileSync(file, [...documented.map(({ call }) => curlExample(call)), ...guides].join('\n'));
    expect((await run('sh', ['-n', file])).stderr).toBe('');
  });
});

test('the examples in HTTP name the method, the path and the credential of each operation', () => {
  for (const { call, entry } of documented) {
    const [first = '', ...rest] = httpExample(call).split('\n');
    const path = entry.path.replaceAll(/\{\w+\}/g, '[^/?]+');
    expect(first).toMatch(new RegExp(`^${entry.method} ${path}(\\?\\S+)? HTTP/1\\.1$`));
    const isPublic = entry.operation['x-permission'] === 'public';
    const credentials = rest.filter((line) =>
      /^(X-API-Key|Authorization|X-Capture-Token): /.test(line),
    );
    expect([entry.id, credentials.length]).toEqual([entry.id, isPublic ? 0 : 1]);
  }
});

/** Returns the text of each block of code in a page. */
const codesOf = (html: string): string[] =>
  [...html.matchAll(/<pre[^>]*><code>([\s\S]*?)<\/code><\/pre>/g)].map(([, code = '']) =>
    code
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  );

test('the page of each operation shows these examples, in both languages', () => {
  const files = siteFiles(site);
  for (const { api, call, entry, group } of documented) {
    for (const folder of ['', 'es/']) {
      const page = files.get(`${folder}${api.name}/${group.slug}/${entry.id}.html`) ?? '';
      expect(codesOf(page).slice(0, 7)).toEqual([
        curlExample(call),
        typescriptExample(call),
        pythonExample(call),
        phpExample(call),
        javaExample(call),
        csharpExample(call),
        httpExample(call),
      ]);
    }
  }
});

test('no example has the name of a path parameter in place of a value', () => {
  const unnamed = documented.flatMap(({ call, entry }) =>
    call.pathValues.filter(([{ name }, value]) => name === value).map(() => entry.id),
  );
  expect(unnamed).toEqual([]);
});
