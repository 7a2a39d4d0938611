import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SvcKyc } from '../../sdk/kyc/index.js';
import { runCli } from '../../src/cli/run.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { plainFile } from './register-files.js';
import { ftmFile, primaryFile, unFile } from './watchlist-files.js';

let app: TestApp;
let kyc: SvcKyc;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc();
  folder = await mkdtemp(join(tmpdir(), 'notaria-hostile-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

interface CommandResult {
  readonly code: number;
  readonly err: string;
}

/** Runs a command as an operator does. Throws on an internal error. */
async function runCommand(...args: readonly string[]): Promise<CommandResult> {
  let err = '';
  const code = await runCli(args, {
    env: process.env,
    now: app.clock.now(),
    database: app.database,
    out: () => undefined,
    err: (text) => {
      err += text;
    },
  });
  return { code, err };
}

async function load(
  list: string,
  format: string,
  content: string | Buffer,
): Promise<CommandResult> {
  const file = join(folder, 'list');
  await writeFile(file, content);
  return runCommand('watchlists', 'import', '--list', list, '--format', format, file);
}

async function register(command: string, content: string): Promise<CommandResult> {
  const file = join(folder, 'register');
  await writeFile(file, content);
  const order = ['--file', file, '--format', 'plain', '--source', 'civil', '--country', 'do'];
  return runCommand(command, 'import', ...order);
}

const person = (id: string, name: string, more: object = {}) => ({
  id,
  schema: 'Person',
  properties: { name: [name], ...more },
});
const zed = person('Q-1', 'Zebulon Gammaray');
const lan = { id: 6001, names: ['LAN', 'KHUONG'] } as const;
const row = (id: number, name: string) => [id, name, 'individual', 'TESTLAND', ''] as const;

describe('an invalid list', () => {
  const long = 'q'.repeat(201);
  const many = primaryFile([row(1, 'SOMEBODY')]).replace('1', '1'.repeat(300));
  const utf16 = Buffer.from(`\ufeff${primaryFile([row(1, 'SOMEBODY')])}`, 'utf16le');
  test.each([
    ['an id that is too long', 'ftm', ftmFile([zed, person(long, 'Nobody')]), ', line 2: '],
    ['an entity number that is too long', 'ofac', many, ', line 1: '],
    ['no id', 'ftm', ftmFile([zed, person('', 'Nobody')]), ', line 2: '],
    ['a NUL in an id', 'ftm', ftmFile([person('Q\0', 'Nobody')]), ', line 1: '],
    ['another encoding', 'ofac', utf16, ', line 1: '],
  ])('with %s is refused, and the error names the line', async (_case, format, content, place) => {
    const { code, err } = await load('refused', format, content);
    expect([code, err]).toEqual([1, expect.stringMatching(/\nNothing was imported\n$/)]);
    expect(err).toContain(`list${place}`);
  });
});

describe('an unusual list', () => {
  test('is read without NUL and without unpaired surrogates', async () => {
    const odd = person('Q-2', 'Ottoline\0Grubb', { notes: ['a\0b', '\ud83d'] });
    const document = { passportNumber: ['AB\x0a3456'], registrationNumber: ['\ud83d'] };
    const second = person('Q-3', 'Ottoline Gribb', document);
    expect(await load('odd', 'ftm', ftmFile([odd, second]))).toMatchObject({ code: 0 });
    const csv = primaryFile([row(1, 'GRABB, Otto\0line')]);
    expect(await load('odd-csv', 'ofac', csv)).toMatchObject({ code: 0 });
    const { hits } = await kyc.aml.screen({ fullName: 'Ottoline Grubb', lists: ['odd'] });
    expect(hits[0]?.caption).toBe('Ottoline Grubb');
  });

  test('may contain a schema named like an inherited property', async () => {
    const thing = { id: 'Q-9', schema: 'constructor', properties: { name: ['Nobody Here'] } };
    expect(await load('words', 'ftm', ftmFile([zed, thing]))).toMatchObject({ code: 0 });
  });

  test('may contain surrogate pairs where a text is truncated', async () => {
    const name = `${'Ä'.repeat(299)}😀`;
    expect(await load('cut', 'ftm', ftmFile([person('Q-4', name)]))).toMatchObject({ code: 0 });
    const company = plainFile([`101000039,${'Ä'.repeat(499)}😀,do,active,,,,`]);
    expect(await register('registers', company)).toMatchObject({ code: 0 });
    const people = `id_number,id_type,full_name\n00113918205,cedula,${name}\n`;
    expect(await register('registry', people)).toMatchObject({ code: 0 });
  });

  test('may have an impossible date, which is stored as null', async () => {
    const dated = unFile([lan]).replace('2026-01-15T', '2026-13-45T');
    expect(await load('dated', 'un', dated)).toMatchObject({ code: 0 });
    const { watchlists } = await kyc.aml.watchlists();
    expect(watchlists.find(({ id }) => id === 'dated')?.publishedAt).toBeNull();
  });

  test('of the Security Council may contain CDATA', async () => {
    const cdata = unFile([{ id: 6002, names: ['<![CDATA[QUILLON & CO]]>', 'VARGO'] }]);
    expect(await load('cdata', 'un', cdata)).toMatchObject({ code: 0 });
    const { hits } = await kyc.aml.screen({ fullName: 'Quillon & Co Vargo', lists: ['cdata'] });
    expect(hits[0]).toMatchObject({ caption: 'QUILLON & CO VARGO', score: 100 });
  });

  test('may hold more facts about an entry than a reply can carry', async () => {
    const topics = Array.from({ length: 1_500 }, (_, at) => `topic-${at}`);
    const wordy = { topics, program: ['p'.repeat(3_000), `${'p'.repeat(199)}😀`] };
    await load('wordy', 'ftm', ftmFile([person('Q-5', 'Wilhelmina Oddsworth', wordy)]));
    const { id, match } = await kyc.aml.screen({ fullName: 'Wilhelmina Oddsworth' });
    expect(match).toBe(true);
    expect((await kyc.aml.get(id)).screening.hits).toHaveLength(1);
    const owner = { fullName: 'Wilhelmina Oddsworth', role: 'owner' };
    const asked = { companyName: 'Acme', country: 'do', people: [owner] };
    const { check } = await kyc.kyb.create(asked);
    expect(check.aml.hits[0]).toMatchObject({ entityId: 'Q-5' });
    const again = person('Q-5', 'Wilhelmina Oddsworth', { ...wordy, notes: ['Changed'] });
    await load('wordy', 'ftm', ftmFile([again]));
    const { changes } = await kyc.aml.watchlistChanges('wordy');
    expect(changes).toMatchObject([{ change: 'changed', entityId: 'Q-5' }]);
  });
});
