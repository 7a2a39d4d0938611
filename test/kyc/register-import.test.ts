import { isCompanyNumber, isLei } from '../../src/kyc/company-registers/index.js';
import { openWorkplace, type Workplace } from '../cli/support.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '../support/jest.js';
import { gleifFile, lei, leis, plainFile } from './register-files.js';

let place: Workplace;
beforeAll(async () => {
  place = await openWorkplace();
});
afterAll(() => place.close());
afterEach(() => place.database.knex('company_registers').delete());

async function load(name: string, text: string | Uint8Array, ...more: readonly string[]) {
  const path = await place.file(`${name}.csv`, text);
  const format = more.includes('--format') ? [] : ['--format', 'plain'];
  return place.cli('registers', 'import', '--file', path, '--source', name, ...format, ...more);
}

const stored = (register: string) =>
  place.database.knex('register_companies').where({ register }).orderBy('id');

const rows = [
  '101-00001-3,"Acme Trading, S.R.L.",do,Activo,SRL,2001-04-02,"Calle Sol 5, Santo Domingo",',
  '101-00002-1,Heron Star SA,do,Disuelta,SA,,,',
];

describe('registers import', () => {
  test('reads a plain file and prints its counts', async () => {
    const ended = await load('dgii', plainFile(rows), '--json');
    expect(ended).toMatchObject({ code: 0 });
    expect(ended.json()).toMatchObject({
      name: 'dgii',
      format: 'plain',
      companies: 2,
      version: expect.stringMatching(/^2026-01-31-[0-9a-f]{12}$/),
      added: 2,
      changed: 0,
      removed: 0,
      skipped: 0,
    });
    const [acme, heron] = await stored('dgii');
    expect(acme).toMatchObject({
      id: 'do:101000013',
      name: 'Acme Trading, S.R.L.',
      registration_number: '101-00001-3',
      number_key: '101000013',
      status: 'active',
      legal_form: 'SRL',
      incorporated_on: '2001-04-02',
      address: 'Calle Sol 5, Santo Domingo',
      lei: null,
    });
    expect(acme.keys).toEqual(expect.arrayContaining(['do:acme', 'do:trading']));
    expect(heron).toMatchObject({ status: 'inactive', incorporated_on: null });
  });

  test('changes nothing for the same file, and prints the changes of another one', async () => {
    await load('dgii', plainFile(rows));
    const same = await load('dgii', plainFile(rows));
    expect(same.out).toMatch(/2 companies; no change/);
    const audited = await place.audited(() => load('dgii', plainFile(rows)));
    expect(audited).toEqual([]);
    const next = [rows[0]?.replace('Activo', 'Cerrado') ?? '', '101-00003-0,Third SA,do,,,,,'];
    const changed = await place.audited(async () => {
      const { out } = await load('dgii', plainFile(next));
      expect(out).toMatch(/2 companies; 1 added, 1 changed, 1 removed/);
    });
    expect(changed).toMatchObject([
      { action: 'registers import', object_type: 'register', object_id: 'dgii' },
    ]);
    expect((await stored('dgii')).map(({ id, status }) => [id, status])).toEqual([
      ['do:101000013', 'inactive'],
      ['do:101000030', 'unknown'],
    ]);
  });

  test('reads the file of LEI records, and skips duplicates and invalid ones', async () => {
    const text = gleifFile([
      {
        LEI: leis.iberia,
        'Entity.LegalName': 'LUMEN IBERIA, S.L.',
        'Entity.RegistrationAuthority.RegistrationAuthorityEntityID': 'B-12345678',
      },
      {
        LEI: leis.heron,
        'Entity.LegalName': 'Heron "Star" Ltd',
        'Entity.EntityStatus': 'INACTIVE',
        'Entity.LegalAddress.Country': 'GB',
      },
      { LEI: leis.quell, 'Entity.LegalName': 'X', 'Registration.RegistrationStatus': 'DUPLICATE' },
      { LEI: `${leis.quell.slice(0, 19)}x`, 'Entity.LegalName': 'Wrong digits' },
      { LEI: lei('5299NOWHERE'), 'Entity.LegalName': 'Y', 'Entity.LegalAddress.Country': 'XX' },
    ]);
    const { out } = await load('gleif', text, '--format', 'gleif');
    expect(out).toMatch(/2 companies; 2 added, 0 changed, 0 removed, 3 rows left out/);
    expect(await stored('gleif')).toMatchObject([
      { id: leis.heron, name: 'Heron "Star" Ltd', country: 'gb', status: 'inactive' },
      {
        id: leis.iberia,
        country: 'es',
        number_key: 'B12345678',
        status: 'active',
        legal_form: '5RDO',
        incorporated_on: '2004-05-06',
        address: 'Calle Mayor 1, Madrid',
      },
    ]);
    const spanish = await load('spain', text, '--format', 'gleif', '--country', 'es');
    expect(spanish.out).toMatch(/1 companies/);
  });

  test('accepts columns in any order, semicolons, a byte order mark and one country for all', async () => {
    const text = '\ufeffname;country;registration_number\nAcme SA;;55\n"Beta; Sons";es;77\n';
    const ended = await load('mixed', text, '--country', 'DO');
    expect(ended.code).toBe(0);
    expect((await stored('mixed')).map(({ id, name }) => [id, name])).toEqual([
      ['do:55', 'Acme SA'],
      ['es:77', 'Beta; Sons'],
    ]);
  });

  test.each<[string, string | Uint8Array, readonly string[], RegExp]>([
    ['without a needed column', 'name,country\nA,do\n', [], /no column registration_number/],
    ['without a company', plainFile([]), [], /no company in it/],
    ['without a name', plainFile(['1,,do,,,,,']), [], /line 2: there is no name/],
    ['without a country', plainFile(['1,A,,,,,,']), [], /line 2: nothing is no country/],
    ['with an unknown country', plainFile(['1,A,zz,,,,,']), [], /zz is no country/],
    [
      'with a wrong LEI',
      plainFile([`1,A,do,,,,,${leis.quell.slice(0, 18)}99`]),
      [],
      /check digits/,
    ],
    ['with an impossible date', plainFile(['1,A,do,,,2001-02-30,,']), [], /2001-02-30 is no day/],
    [
      'with a company twice',
      plainFile(['1-1,A,do,,,,,', '11,B,do,,,,,']),
      [],
      /do:11 is there twice/,
    ],
    ['with an unclosed quotation mark', plainFile(['1,"A,do,,,,,']), [], /not as CSV is written/],
    ['that is not UTF-8', Buffer.from([0xff, 0xfe, 0x41]), [], /is not UTF-8/],
    ['for an unknown country', plainFile(rows), ['--country', 'zz'], /no country zz/],
  ])('refuses a file %s and changes nothing', async (_case, text, more, message) => {
    await load('dgii', plainFile(rows));
    const ended = await load('dgii', text, ...more);
    expect([ended.code, ended.err]).toEqual([1, expect.stringMatching(message)]);
    expect(ended.err).toContain('Nothing was imported');
    expect(await stored('dgii')).toHaveLength(2);
  });

  test('refuses a file that removes most of a register, unless it may shrink', async () => {
    const many = Array.from({ length: 30 }, (_, at) => `${1000 + at},Company ${at} SA,do,,,,,`);
    await load('big', plainFile(many));
    const refused = await load('big', plainFile(many.slice(0, 10)));
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('20 of the 30')]);
    expect(await stored('big')).toHaveLength(30);
    const meant = await load('big', plainFile(many.slice(0, 10)), '--may-shrink');
    expect(meant.out).toContain('20 removed');
    expect(await stored('big')).toHaveLength(10);
  });

  test('imports more companies than one batch holds', async () => {
    const many = Array.from({ length: 1_203 }, (_, at) => `${1000 + at},Company ${at} SA,do,,,,,`);
    expect((await load('big', plainFile(many))).out).toContain('1203 added');
    const next = many.map((row, at) => (at % 2 === 0 ? row.replace('SA', 'SRL') : row));
    expect((await load('big', plainFile(next))).out).toContain('0 added, 602 changed, 0 removed');
  });

  test('does not read a negated status word as active', async () => {
    const over = [
      'Not active',
      'No vigente',
      'Non-active',
      'Deregistered',
      'Unregistered',
      'Inactivo',
    ];
    const ended = ['Extinguida', 'Revoked', 'Anulada', 'En quiebra', 'Disuelta', 'Merged'];
    const live = ['Activa', 'Registered', 'In good standing', 'Vigente', 'Live', 'Normal'];
    const vague = ['Dormant', 'En trámite'];
    const all = [...over, ...ended, ...live, ...vague];
    await load(
      'states',
      plainFile(all.map((word, at) => `${1000 + at},Company ${at},do,${word},,,,`)),
    );
    const found = new Map(
      (await stored('states')).map((row) => [row.registration_number, row.status]),
    );
    const told = all.map((word, at) => [word, found.get(String(1000 + at))]);
    expect(told).toEqual([
      ...[...over, ...ended].map((word) => [word, 'inactive']),
      ...live.map((word) => [word, 'active']),
      ...vague.map((word) => [word, 'unknown']),
    ]);
  });

  test('ignores a number without letters and digits', async () => {
    const rows = ['--,Alpha SRL,do,active,,,,', `-,Beta SRL,do,active,,,,${leis.heron}`];
    const ended = await load('signs', plainFile(rows));
    expect(ended.err).toContain('line 2: there is neither a number nor an LEI');
    expect((await load('signs', plainFile(rows.slice(1)))).code).toBe(0);
    expect(await stored('signs')).toMatchObject([{ registration_number: null, lei: leis.heron }]);
  });

  test('keeps the format of a register, and accepts only plain names', async () => {
    await load('dgii', plainFile(rows));
    const other = await load('dgii', gleifFile([]), '--format', 'gleif');
    expect(other.err).toContain('in the format plain');
    expect((await load('DGII', plainFile(rows))).err).toContain('A register is named');
    expect((await load('dgii', plainFile(rows), '--format', 'xml')).code).toBe(2);
  });

  test('lists registers with their date', async () => {
    expect((await place.cli('registers', 'list')).out).toBe('There is no register.\n');
    await load('dgii', plainFile(rows));
    const { out } = await place.cli('registers', 'list');
    expect(out).toMatch(/^dgii {2}2026-01-31-[0-9a-f]{12} {2}2 companies, loaded 2026-01-31\n$/);
  });
});

describe('isLei and isCompanyNumber', () => {
  test.each([
    ['5493001KJTIIGC8Y1R12', true],
    ['5493001KJTIIGC8Y1R13', false],
    ['5493001KJTIIGC8YIR12', false],
    ['5493001KJTIIGC8Y1R1', false],
    [leis.quell, true],
  ])('judge the LEI %s: %s', (text, expected) => {
    expect(isLei(text)).toBe(expected);
  });

  test.each([
    ['do', '1-01-85004-3', true],
    ['do', '1-01-85004-2', false],
    ['es', 'A-28015865', true],
    ['es', 'A-28015866', false],
    ['gb', '01234567', undefined],
  ])('judge the number of %s, %s: %s', (country, number, expected) => {
    expect(isCompanyNumber(country, number)).toBe(expected);
  });
});
