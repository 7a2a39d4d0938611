import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { people, primaryFile } from '../kyc/watchlist-files.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import {
  buildServer,
  environment,
  killAll,
  makeFolder,
  runScript,
  startServer,
} from './support.js';

let folder: Awaited<ReturnType<typeof makeFolder>>;

beforeAll(async () => {
  await buildServer();
  folder = await makeFolder();
});
afterAll(async () => {
  killAll();
  await folder.remove();
});

test('watchlists are loaded before /readyz answers 200 and the server says that it is ready', async () => {
  const file = join(folder.path, 'sdn.csv');
  await writeFile(file, primaryFile(people));
  const order = ['watchlists', 'import', '--list', 'treasury', '--format', 'ofac', file];
  const imported = await runScript(['dist/cli.js', ...order], folder.path, environment());
  expect(imported.code).toBe(0);
  const server = await startServer(folder.path, environment({ LOG_LEVEL: 'info' }));
  const logged = `${server.out()}${server.err()}`;
  expect(logged).toContain('"loaded":"watchlists"');
  const ready = await fetch(`${server.baseUrl}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([200, { ok: true, waitingFor: [] }]);
  await server.stop();
});
