import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SvcErp } from '../../sdk/erp/index.js';
import { SvcKyc } from '../../sdk/kyc/index.js';
import { people, primaryFile } from '../kyc/watchlist-files.js';
import { createEmptyDatabase, onPostgres } from '../support/db.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { until } from '../support/until.js';
import {
  buildServer,
  environment,
  killAll,
  makeFolder,
  runScript,
  type Server,
  startServer,
} from './support.js';

onPostgres('two processes on one PostgreSQL', () => {
  let folder: Awaited<ReturnType<typeof makeFolder>>;
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let servers: [Server, Server];

  beforeAll(async () => {
    await buildServer();
    folder = await makeFolder();
    database = await createEmptyDatabase();
    const env = environment({ DATABASE_URL: database.url });
    servers = await Promise.all([startServer(folder.path, env), startServer(folder.path, env)]);
  });

  afterAll(async () => {
    killAll();
    await database.drop();
    await folder.remove();
  });

  test('start at the same time on an empty database and create one demo company', () => {
    const [first, second] = servers;
    expect(second.shown('Password')).toBe(first.shown('Password'));
    expect(second.key).toBe(first.key);
  });

  test('refuse a token at once after a logout on the other', async () => {
    const [first, second] = servers;
    const login = await fetch(`${first.baseUrl}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: first.shown('E-mail'), password: first.shown('Password') }),
    });
    const { data } = (await login.json()) as { data: { token: string } };
    const headers = { authorization: `Bearer ${data.token}` };
    const me = async () => (await fetch(`${second.baseUrl}/api/auth/me`, { headers })).status;
    expect(await me()).toBe(200);
    await fetch(`${first.baseUrl}/api/auth/logout`, { method: 'POST', headers });
    expect(await me()).toBe(401);
  });

  test('add up the requests of a key', async () => {
    const [first, second] = servers;
    const person = { email: first.shown('E-mail'), password: first.shown('Password') };
    const erp = new SvcErp({ baseUrl: first.baseUrl });
    await erp.auth.login(person);
    const { data: key } = await erp.apiKeys.create({
      name: 'Shop',
      permissions: ['products:read'],
    });
    for (const { baseUrl } of [first, second, second]) {
      await new SvcErp({ baseUrl, apiKey: key.value ?? '' }).products.list();
    }
    await until(async () => {
      await sleep(250);
      return (await erp.apiKeys.usage(key.id)).data.totals.requests === 3;
    });
  });

  test('screen against a list that a third process has imported, without a restart', async () => {
    const [first, second] = servers;
    const person = { email: first.shown('E-mail'), password: first.shown('Password') };
    const { data: login } = await new SvcErp({ baseUrl: first.baseUrl }).auth.login(person);
    const made = await fetch(`${first.baseUrl}/v1/keys`, {
      method: 'POST',
      headers: { authorization: `Bearer ${login.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Backend' }),
    });
    const { key: apiKey } = (await made.json()) as { key: string };
    const file = join(folder.path, 'sdn.csv');
    await writeFile(file, primaryFile(people));
    const env = environment({ DATABASE_URL: database.url });
    const order = ['watchlists', 'import', '--list', 'treasury', '--format', 'ofac', file];
    expect((await runScript(['dist/cli.js', ...order], folder.path, env)).code).toBe(0);
    for (const { baseUrl } of [first, second]) {
      const { aml } = new SvcKyc({ baseUrl, apiKey });
      await expect(aml.screen({ fullName: 'Timofey Zarbunov' })).resolves.toMatchObject({
        match: true,
      });
    }
    await writeFile(
      file,
      primaryFile([...people, [902, 'TANNENFELS, Runa', 'individual', 'TESTLAND', '']]),
    );
    expect((await runScript(['dist/cli.js', ...order], folder.path, env)).code).toBe(0);
    for (const { baseUrl } of [first, second]) {
      const { aml } = new SvcKyc({ baseUrl, apiKey });
      await until(async () => {
        await sleep(250);
        return (await aml.screen({ fullName: 'Runa Tannenfels' })).match;
      });
    }
  });

  test('stop cleanly', async () => {
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0]);
  });
});
