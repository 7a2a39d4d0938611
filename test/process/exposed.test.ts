import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { buildServer, environment, killAll, makeFolder, startServer, until } from './support.js';

/** An address of this machine in an unusual form, which the server takes for a public one. */
const HOST = '127.1';

let folder: Awaited<ReturnType<typeof makeFolder>>;
beforeAll(async () => {
  await buildServer();
  folder = await makeFolder();
});
afterAll(async () => {
  killAll();
  await folder.remove();
});

test('a server that other machines reach starts only with a secret, without a demo company, and says so', async () => {
  await expect(startServer(folder.path, environment({ HOST }))).rejects.toThrow(
    /JWT_SECRET is required/,
  );
  const env = environment({ HOST, JWT_SECRET: 's'.repeat(32), LOG_LEVEL: 'info' });
  const server = await startServer(folder.path, env);
  expect(server.shown('E-mail')).toBe('');
  expect(existsSync(join(folder.path, 'data/demo.json'))).toBe(false);
  expect(server.out()).toContain('no demo company is created');
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  for (let count = 0; count < 3; count += 1) {
    await fetch(`${server.baseUrl}/api/products`, { headers });
  }
  const countWarnings = () => server.out().split('but TRUST_PROXY is 0').length - 1;
  await until(() => countWarnings() > 0);
  expect(countWarnings()).toBe(1);
  expect(await server.stop()).toBe(0);
});

test('a server with a demo company refuses requests through a proxy, and says why', async () => {
  const server = await startServer(folder.path, environment({ LOG_LEVEL: 'info' }));
  const login = (headers: Readonly<Record<string, string>>) =>
    fetch(`${server.baseUrl}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email: server.shown('E-mail'), password: server.shown('Password') }),
    });
  const passedOn = await login({ 'x-forwarded-for': '203.0.113.7' });
  expect([passedOn.status, await passedOn.json()]).toMatchObject([
    400,
    { code: 'validation_failed', details: [{ path: 'header.x-forwarded-for' }] },
  ]);
  await until(() => server.out().includes('but TRUST_PROXY is 0'));
  expect((await login({})).status).toBe(200);
  expect(await server.stop()).toBe(0);
});
