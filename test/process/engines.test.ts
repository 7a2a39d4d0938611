import { SvcErp } from '../../sdk/erp/index.js';
import { SvcKyc } from '../../sdk/kyc/index.js';
import { drawPage } from '../kyc/page-images.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '../support/jest.js';
import {
  buildServer,
  environment,
  killAll,
  makeFolder,
  type Server,
  startServer,
  until,
} from './support.js';

let folder: Awaited<ReturnType<typeof makeFolder>>;

beforeAll(async () => {
  await buildServer();
  folder = await makeFolder();
}, 120_000);
afterEach(killAll);
afterAll(() => folder.remove());

interface Ready {
  readonly ok: boolean;
  readonly engines: Readonly<Record<string, string>>;
}

async function readinessOf({ baseUrl }: Server): Promise<Ready> {
  const response = await fetch(`${baseUrl}/readyz`);
  expect(response.status).toBe(200);
  return (await response.json()) as Ready;
}

const start = (extra: Readonly<Record<string, string>>): Promise<Server> =>
  startServer(folder.path, environment({ KYC_ENGINES: 'addresses,documents,faces', ...extra }));

async function logIn({ baseUrl, shown }: Server): Promise<SvcKyc> {
  const person = { email: shown('E-mail'), password: shown('Password') };
  const { data } = await new SvcErp({ baseUrl }).auth.login(person);
  const headers = { authorization: `Bearer ${data.token}`, 'x-environment': 'live' };
  return new SvcKyc({ baseUrl, headers, timeout: 60_000 });
}

const lines = [
  [50, 60, 'EDESUR Dominicana, S.A.'],
  [50, 130, 'Titular: Ana Reyes'],
] as const;
const document = { data: drawPage(lines), filename: 'bill.png' };

describe('the built-in engines of a server', () => {
  test('are not loaded by the start, and /readyz does not wait for them', async () => {
    const { engines, ok } = await readinessOf(await start({}));
    expect(ok).toBe(true);
    const { faces, ...text } = engines;
    expect(text).toEqual({ addresses: 'unloaded', documents: 'unloaded' });
    // Without the optional packages there is nothing to load.
    expect(['unloaded', 'missing']).toContain(faces);
  });

  test('load with the first check, which waits for them, and unload when they are idle', async () => {
    const server = await start({ KYC_ENGINES_IDLE_SECONDS: '5' });
    const stateOfText = async () => (await readinessOf(server)).engines['addresses'];
    const kyc = await logIn(server);
    for (let round = 0; round < 2; round += 1) {
      const { check } = await kyc.documents.proofOfAddress({ document });
      expect(check.engine.name).toBe('notaria-addresses');
      expect(await stateOfText()).toBe('ready');
      await until(async () => (await stateOfText()) === 'unloaded');
    }
  });

  test('load at the start with KYC_ENGINES_PRELOAD=on', async () => {
    const server = await start({ KYC_ENGINES_PRELOAD: 'on' });
    const isLoaded = (state: string) => state === 'ready' || state === 'missing';
    await until(async () => Object.values((await readinessOf(server)).engines).every(isLoaded));
  });
});
