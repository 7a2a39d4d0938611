import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import type { Document } from 'openapi-backend';
import { faultsOf } from '../../scripts/build/sdk-pack.js';
import { packedClients } from '../../scripts/build/sdk-tarballs.mjs';
import { createMock } from '../../scripts/mock/server.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { createProject, type Project } from './packed/project.js';

const fileAt = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const documents = ['erp', 'kyc'].map((name) => fileAt(`generated/${name}/openapi.json`));

let tarballs: readonly string[];
let project: Project;
let app: TestApp;
let key: string;

beforeAll(async () => {
  tarballs = await packedClients();
  project = await createProject(tarballs);
  app = await startTestApp();
  const admin = app.as('admin');
  await admin.products.create({ code: 'A-1', name: 'Bolt', price: 1.5 });
  const input = { name: 'shop', permissions: ['products:read' as const] };
  key = (await admin.apiKeys.create(input)).data.value;
});
afterAll(async () => {
  project.remove();
  await app.close();
});

/** The first program of a new user. */
const firstCall = (load: string): string => `${load}
const erp = new SvcErp({ baseUrl: process.argv[2], apiKey: process.argv[3] });
erp.products.list({ search: 'bolt' }).then(({ data }) => console.log(data[0].name));
`;

/** Both clients, their errors and their types, as an application uses them. */
const application = `
import { SvcErp, SvcErpError, type ProductListReply } from '@notaria/erp';
import { SvcKyc, SvcKycError, type Session } from '@notaria/kyc';
import { withProgress } from '@notaria/kyc/progress';
import { constructEvent } from '@notaria/kyc/webhooks';
import { productsQueries } from '@notaria/erp/react-query';
import { sessionsQueries } from '@notaria/kyc/react-query';

export async function first(): Promise<number> {
  const erp = new SvcErp({ baseUrl: 'http://127.0.0.1:1', apiKey: 'k' });
  const reply: ProductListReply = await erp.products.list({ search: 'bolt' });
  for await (const product of erp.products.list()) product.code.toUpperCase();
  const { data } = await erp.products.get(1, { fields: ['id', 'price'] });
  return data.price + reply.totalCount;
}

export async function second(raw: string, headers: Record<string, string>): Promise<Session> {
  const kyc = new SvcKyc({ baseUrl: 'http://127.0.0.1:1', apiKey: 'k' });
  const event = await constructEvent(raw, headers, 'whsec_x');
  const { session } = await kyc.sessions.create({ externalId: event.id });
  return session;
}

export async function third(kyc: SvcKyc, image: { data: Uint8Array; filename: string }): Promise<number> {
  let sent = 0;
  const fetch = withProgress(({ sentBytes, totalBytes }) => (sent = sentBytes / totalBytes));
  await kyc.biometrics.liveness({ image }, { fetch });
  return sent;
}

export const keys = (erp: SvcErp, kyc: SvcKyc): readonly unknown[] =>
  [productsQueries(erp).list({ search: 'bolt' }).queryKey, sessionsQueries(kyc).key];

export const told = (error: unknown): string =>
  error instanceof SvcErpError || error instanceof SvcKycError ? error.code : 'none';

// @ts-expect-error A name that no product has.
export const wrong = (reply: ProductListReply): unknown => reply.data[0]?.nmae;
`;

const strict = {
  strict: true,
  noEmit: true,
  types: [],
  target: 'es2022',
  lib: ['es2022'],
  skipLibCheck: false,
};

describe('the packed clients', () => {
  test('pass publint and are-the-types-wrong', async () => {
    for (const tarball of tarballs) expect(await faultsOf(tarball)).toEqual([]);
  });

  test('read a product in five lines, as ESM and as CommonJS', async () => {
    project.write('first.mjs', firstCall("import { SvcErp } from '@notaria/erp';"));
    project.write('first.cjs', firstCall("const { SvcErp } = require('@notaria/erp');"));
    expect(await project.node('first.mjs', app.baseUrl, key)).toBe('Bolt\n');
    expect(await project.node('first.cjs', app.baseUrl, key)).toBe('Bolt\n');
  });

  test.each([
    ['node16', { module: 'node16', moduleResolution: 'node16' }],
    ['nodenext', { module: 'nodenext', moduleResolution: 'nodenext' }],
    ['bundler', { module: 'esnext', moduleResolution: 'bundler' }],
  ])('have types for %s, for both kinds of modules', async (_name, how) => {
    project.write('application.mts', application);
    project.write('application.cts', application);
    const files = ['application.mts', 'application.cts'];
    expect(await project.compile(files, { ...strict, ...how })).toBe('');
  });

  test.each(['erp', 'kyc'])('include an MCP program: notaria-%s-mcp', async (name) => {
    const program = join(project.folder, 'node_modules', '.bin', `notaria-${name}-mcp`);
    const env = { PATH: process.env['PATH'], NOTARIA_URL: app.baseUrl, NOTARIA_API_KEY: key };
    const child = promisify(execFile)(program, { env });
    child.child.stdin?.end('{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n');
    const { result } = JSON.parse((await child).stdout) as { result: { tools: unknown[] } };
    expect(result.tools).toHaveLength(3);
  });

  test.each(['erp', 'kyc'])('bundle the MCP program of %s with its libraries', (name) => {
    const folder = join(project.folder, 'node_modules', '@notaria', name, 'dist', 'esm', name);
    const licenses = readFileSync(join(folder, 'mcp.licenses.txt'), 'utf8');
    expect(licenses).toContain('@modelcontextprotocol/sdk\n\nMIT License');
    expect(statSync(join(folder, 'mcp.js')).size).toBeLessThan(1_250_000);
  });

  test('can call every operation of both contracts', async () => {
    const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Document;
    const mock = await createMock(documents.map(read));
    const server: Server = createServer((request, response) => {
      void mock(request, response).then((isKnown) => isKnown || response.writeHead(404).end());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { readonly port: number };
    try {
      project.write('all.mjs', readFileSync(new URL('packed/all.mjs', import.meta.url), 'utf8'));
      const told = await project.node('all.mjs', `http://127.0.0.1:${port}`, ...documents);
      const called = JSON.parse(told) as Record<string, boolean>;
      expect(Object.keys(called).length).toBeGreaterThanOrEqual(77);
      expect(Object.entries(called).filter(([, isSame]) => !isSame)).toEqual([]);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  test('run without Node.js, on web APIs only', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `
          import { SvcErp } from '@notaria/erp';
          import { SvcKyc } from '@notaria/kyc';
          globalThis.run = async (baseUrl, apiKey, kycKey) => {
            const { data } = await new SvcErp({ baseUrl, apiKey }).products.list();
            const { session } = await new SvcKyc({ baseUrl, apiKey: kycKey }).sessions.create();
            return [data[0].name, session.status];
          };`,
        resolveDir: project.folder,
      },
      bundle: true,
      platform: 'neutral',
      conditions: ['import'],
      format: 'iife',
      write: false,
    });
    const {
      fetch,
      crypto,
      URL: Url,
      AbortController,
      AbortSignal,
      Headers,
      Blob,
      FormData,
    } = globalThis;
    const { setTimeout: later, clearTimeout: forget } = globalThis;
    const web = { fetch, crypto, URL: Url, AbortController, AbortSignal, Headers, Blob, FormData };
    const world = createContext({ ...web, setTimeout: later, clearTimeout: forget });
    runInContext(outputFiles[0]?.text ?? '', world);
    const kycKey = await app.kycKey();
    const run = world['run'] as (...args: readonly string[]) => Promise<readonly string[]>;
    expect([...(await run(app.baseUrl, key, kycKey))]).toEqual(['Bolt', 'not_started']);
  });
});
