import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createEmptyDatabase, onPostgres } from '../support/db.js';
import {
  buildServer,
  environment,
  killAll,
  makeFolder,
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
  }, 120_000);

  afterAll(async () => {
    killAll();
    await database.drop();
    await folder.remove();
  });

  test('start at once on an empty database with one demo between them', () => {
    const [first, second] = servers;
    expect(second.shown('Password')).toBe(first.shown('Password'));
    expect(second.key).toBe(first.key);
  });

  test('a logout on one is effective at once on the other', async () => {
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

  test('stop cleanly', async () => {
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0]);
  });
});
