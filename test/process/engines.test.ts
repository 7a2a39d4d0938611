import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { buildServer, environment, killAll, makeFolder, startServer, until } from './support.js';

let folder: Awaited<ReturnType<typeof makeFolder>>;

beforeAll(async () => {
  await buildServer();
  folder = await makeFolder();
});
afterAll(async () => {
  killAll();
  await folder.remove();
});

interface Ready {
  readonly ok: boolean;
  readonly engines: Readonly<Record<string, string>>;
}

describe('the built-in engines of a server', () => {
  test('load in the background: /readyz reports them and does not wait for them', async () => {
    const server = await startServer(
      folder.path,
      environment({ KYC_ENGINES: 'addresses,documents,faces' }),
    );
    const ready = async (): Promise<Ready> => {
      const response = await fetch(`${server.baseUrl}/readyz`);
      expect(response.status).toBe(200);
      return (await response.json()) as Ready;
    };
    const { ok, engines } = await ready();
    expect([ok, Object.keys(engines)]).toEqual([true, ['addresses', 'documents', 'faces']]);
    await until(async () => Object.values((await ready()).engines).every((it) => it === 'ready'));
  });
});
