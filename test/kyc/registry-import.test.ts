import { openWorkplace, type Workplace } from '../cli/support.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '../support/jest.js';
import { cedula, plainFile, plainHeader, taxpayer } from './people-files.js';

let place: Workplace;
beforeAll(async () => {
  place = await openWorkplace();
});
afterAll(() => place.close());
afterEach(() => place.database.knex('people_registers').delete());

async function load(name: string, text: string | Uint8Array, ...more: readonly string[]) {
  const path = await place.file(`${name}.txt`, text);
  const usual = more.includes('--format') ? [] : ['--format', 'plain', '--country', 'do'];
  return place.cli('registry', 'import', '--file', path, '--source', name, ...usual, ...more);
}

const dgii = ['--format', 'dgii'];

const stored = (register: string) =>
  place.database.knex('register_people').where({ register }).orderBy('id');

const ana = `402-0000001-${cedula(1).slice(-1)},Cédula de identidad,Ana Reyes,1990-05-17,Activa`;
const berta = `${cedula(2)},id_card,Berta Sol,,fallecida`;

describe('registry import', () => {
  test('reads a plain file and prints its counts', async () => {
    const ended = await load('jce', plainFile([ana, berta, 'ab-1,Pasaporte,C,,']), '--json');
    expect(ended).toMatchObject({ code: 0 });
    expect(ended.json()).toMatchObject({
      name: 'jce',
      format: 'plain',
      people: 3,
      version: expect.stringMatching(/^2026-01-31-[0-9a-f]{12}$/),
      added: 3,
      changed: 0,
      removed: 0,
      skipped: 0,
    });
    expect(await stored('jce')).toMatchObject([
      {
        id: `do:cedula:${cedula(1)}`,
        country: 'do',
        id_type: 'cedula',
        number_key: cedula(1),
        full_name: 'Ana Reyes',
        birth_date: '1990-05-17',
        status: 'active',
      },
      { id_type: 'cedula', birth_date: null, status: 'deceased' },
      { id_type: 'pasaporte', number_key: 'AB1', status: 'unknown' },
    ]);
  });

  test.each<[string, (text: string) => string | Uint8Array]>([
    ['UTF-8', (text) => text],
    ['Latin-1', (text) => Buffer.from(text, 'latin1')],
  ])(
    'reads the file of taxpayers in %s, without rows that are not taxpayers',
    async (_, encode) => {
      const rows = [
        taxpayer('101850043', 'PEÑA & "HIJOS, SRL', 'SUSPENDIDO'),
        taxpayer(cedula(1), 'MARÍA \0 NÚÑEZ'),
        taxpayer('1234', 'NO NUMBER'),
        taxpayer('', 'NOBODY'),
        taxpayer('131098193', ''),
        taxpayer(cedula(1), 'MARÍA THE SECOND'),
        `${cedula(2)}|SHORT ROW`,
      ];
      const { code, out } = await load('dgii', encode(rows.join('\r\n')), ...dgii);
      expect([code, out]).toEqual([
        0,
        expect.stringMatching(/3 people; 3 added, 0 changed, 0 removed, 4 rows left out/),
      ]);
      expect(await stored('dgii')).toMatchObject([
        { id: `do:cedula:${cedula(1)}`, full_name: 'MARÍA NÚÑEZ', status: 'active' },
        { id: `do:cedula:${cedula(2)}`, full_name: 'SHORT ROW', status: 'unknown' },
        { id: 'do:rnc:101850043', full_name: 'PEÑA & "HIJOS, SRL', status: 'inactive' },
      ]);
    },
  );

  test('changes nothing for the same file, and prints the changes of another one', async () => {
    await load('jce', plainFile([ana, berta]));
    const audited = await place.audited(async () => {
      expect((await load('jce', plainFile([ana, berta]))).out).toMatch(/2 people; no change/);
    });
    expect(audited).toEqual([]);
    const next = [ana.replace('Activa', 'Cancelada'), `${cedula(3)},cedula,Carla,,`];
    const changed = await place.audited(async () => {
      const { out } = await load('jce', plainFile(next));
      expect(out).toMatch(/2 people; 1 added, 1 changed, 1 removed/);
    });
    expect(changed).toMatchObject([
      { action: 'registry import', object_type: 'people_register', object_id: 'jce' },
    ]);
    expect(JSON.stringify(changed)).not.toContain('Ana');
    expect((await stored('jce')).map(({ number_key, status }) => [number_key, status])).toEqual([
      [cedula(1), 'inactive'],
      [cedula(3), 'unknown'],
    ]);
  });

  test.each<[string, string | Uint8Array, readonly string[], RegExp]>([
    ['without a needed column', 'id_number,full_name\n1,A\n', [], /no column id_type/],
    ['without a person', plainFile([]), [], /no person in it/],
    ['in another format', taxpayer(cedula(1), 'A'), dgii, /a register in the format plain/],
    ['without a number', plainFile(['-,cedula,A,,']), [], /line 2: there is no number/],
    ['without a type', plainFile(['1,,A,,']), [], /line 2: there is no type/],
    ['without a name', plainFile(['1,cedula,,,']), [], /line 2: there is no name/],
    ['with a number too long', plainFile([`${'1'.repeat(61)},x,A,,`]), [], /number is too long/],
    ['with a type too long', plainFile([`1,${'x'.repeat(41)},A,,`]), [], /type of the number/],
    ['with an impossible date', plainFile(['1,x,A,1990-02-30,']), [], /1990-02-30 is no day/],
    ['with a person twice', plainFile(['1-1,x,A,,', '11,x,B,,']), [], /do:x:11 is there twice/],
    ['that is not UTF-8', Buffer.from([0xff, 0xfe, 0x41]), [], /is not UTF-8/],
  ])('refuses a file %s and changes nothing', async (_case, text, more, message) => {
    await load('jce', plainFile([ana, berta]));
    const ended = await load('jce', text, ...more);
    expect([ended.code, ended.err]).toEqual([1, expect.stringMatching(message)]);
    expect(ended.err).toContain('Nothing was imported');
    expect(await stored('jce')).toHaveLength(2);
  });

  test('requires a country for a plain file, and reads taxpayers as Dominican', async () => {
    const bare = await load('new', plainFile([ana]), '--format', 'plain');
    expect([bare.code, bare.err]).toEqual([1, expect.stringContaining('needs its country')]);
    const none = await load('new', plainFile([ana]), '--format', 'plain', '--country', 'zz');
    expect(none.err).toContain('There is no country zz');
    const spanish = await load('new', taxpayer(cedula(1), 'A'), ...dgii, '--country', 'es');
    expect([spanish.code, spanish.err]).toEqual([1, expect.stringContaining('country do')]);
    const empty = await load('new', 'hello\nthere\n', ...dgii);
    expect(empty.err).toContain('There is no person in it');
    const gone = await place.cli(
      'registry',
      'import',
      '--file',
      '/nowhere',
      '--source',
      'new',
      ...dgii,
    );
    expect([gone.code, gone.err]).toEqual([1, expect.stringContaining('ENOENT')]);
    expect(await place.database.knex('people_registers')).toEqual([]);
  });

  test('refuses a file that removes most of a register, unless it may shrink', async () => {
    const many = Array.from({ length: 30 }, (_, at) => `${cedula(at)},cedula,Person ${at},,`);
    await load('big', plainFile(many));
    const refused = await load('big', plainFile(many.slice(0, 10)));
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('20 of the 30')]);
    expect(await stored('big')).toHaveLength(30);
    const meant = await load('big', plainFile(many.slice(0, 10)), '--may-shrink');
    expect(meant.out).toContain('20 removed');
    expect(await stored('big')).toHaveLength(10);
  });

  test('imports more people than one batch holds', async () => {
    const many = Array.from({ length: 1_203 }, (_, at) => taxpayer(cedula(at), `PERSON ${at}`));
    expect((await load('big', many.join('\n'), ...dgii)).out).toContain('1203 added');
    const next = many.map((row, at) => (at % 2 === 0 ? row.replace('ACTIVO', 'ANULADO') : row));
    const { out } = await load('big', [...next, ...next].join('\n'), ...dgii);
    expect(out).toContain('0 added, 602 changed, 0 removed, 1203 rows left out');
  });

  test('accepts columns in any order, semicolons and a byte order mark', async () => {
    const header = plainHeader.split(',').toReversed().join(';');
    const row = ana.split(',').toReversed().join(';');
    const { code } = await load('mixed', `\ufeff${plainFile([row], header)}`);
    expect(code).toBe(0);
    expect(await stored('mixed')).toMatchObject([
      { number_key: cedula(1), full_name: 'Ana Reyes' },
    ]);
  });

  test('lists registers with their date', async () => {
    expect((await place.cli('registry', 'list')).out).toBe('There is no register.\n');
    await load('jce', plainFile([ana]));
    const { out } = await place.cli('registry', 'list');
    expect(out).toMatch(/^jce {2}2026-01-31-[0-9a-f]{12} {2}1 people, loaded 2026-01-31\n$/);
    expect((await place.cli('registers', 'list')).out).toBe('There is no register.\n');
  });
});
