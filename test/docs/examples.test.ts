import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packedClients } from '../../scripts/build/sdk-tarballs.mjs';
import { exampleUrl } from '../../scripts/site/examples/call.js';
import { curlExample } from '../../scripts/site/examples/curl.js';
import { httpExample } from '../../scripts/site/examples/http.js';
import { typescriptExample } from '../../scripts/site/examples/typescript.js';
import { startTestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { blocks, documented, root } from './support.js';

const run = promisify(execFile);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'notaria-examples-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Unpacks the clients as npm would install them, beside the types of Node.js. */
async function installClients(): Promise<void> {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@notaria'), { recursive: true });
  for (const name of ['@types', 'undici-types']) {
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const tarball of await packedClients()) {
    const target = join(modules, '@notaria', /notaria-(\w+)-/.exec(tarball)?.[1] ?? '');
    mkdirSync(target);
    execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components', '1']);
  }
}

describe('the examples in TypeScript', () => {
  test('compile with the packed clients: one for each operation, and those of the guides', async () => {
    await installClients();
    const programs = [
      ...documented.map(({ call, entry }) => [entry.id, typescriptExample(call)] as const),
      ...blocks
        .filter(({ kind }) => kind.startsWith('ts'))
        .map(({ code, guide }, at) => [`guide-${guide}-${at}`, code] as const),
    ];
    expect(programs.length).toBeGreaterThan(200);
    for (const [name, code] of programs) writeFileSync(join(folder, `${name}.ts`), code);
    const compilerOptions = {
      ...{ target: 'es2023', module: 'nodenext', strict: true, noUncheckedIndexedAccess: true },
      ...{ skipLibCheck: true, noEmit: true, types: ['node'] },
    };
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
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

  test('read lists of the running server', async () => {
    const app = await startTestApp({ config: { areRateLimitsOn: false } });
    try {
      const env = {
        ...process.env,
        TOKEN: app.tokenOf('admin'),
        ERP_KEY: app.tokenOf('admin'),
        KYC_KEY: await app.kycKey(),
      };
      const lists = documented.filter(({ entry }) => {
        const { 'x-pagination': paging, 'x-permission': permission } = entry.operation;
        return paging !== undefined && permission !== 'public' && !entry.path.includes('{');
      });
      expect(lists.length).toBeGreaterThan(25);
      const script = lists
        .map(({ api, call }) => {
          const command = curlExample(call).replace(
            'curl',
            'curl -sS -o /dev/null -w "%{http_code} "',
          );
          // A token stands for the key of the ERP API, which no operation for people accepts.
          return api.name === 'erp'
            ? command.replace('X-API-Key: $ERP_KEY', 'Authorization: Bearer $TOKEN')
            : command;
        })
        .join('\n')
        .replaceAll(exampleUrl, app.baseUrl);
      const { stdout } = await run('sh', ['-c', script], { env });
      expect(stdout.trim().split(' ')).toEqual(lists.map(() => '200'));
    } finally {
      await app.close();
    }
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
