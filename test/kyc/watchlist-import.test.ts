import { readEntries, type ScreenedEntry } from '../../src/kyc/watchlists/queries.js';
import { openWorkplace, type Workplace } from '../cli/support.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addressFile, aliasFile, ftmFile, people, primaryFile, unFile } from './watchlist-files.js';

let place: Workplace;
beforeAll(async () => {
  place = await openWorkplace();
});
afterAll(() => place.close());

async function stored(list: string): Promise<ScreenedEntry[]> {
  const entries: ScreenedEntry[] = [];
  for await (const page of readEntries(place.database.knex, list)) entries.push(...page);
  return entries;
}

const load = (list: string, format: string, ...files: readonly string[]) =>
  place.cli('watchlists', 'import', '--list', list, '--format', format, '--json', ...files);

const heronFiles = async (rows = people) => [
  await place.file('alt.csv', aliasFile([[501, 'ZARBOUNOFF, Timothée']])),
  await place.file('sdn.csv', primaryFile(rows)),
  await place.file('add.csv', addressFile([[502, 'Cyprus']])),
];

describe('watchlists import, ofac', () => {
  test('reads every fact in the remarks', async () => {
    const ended = await load('treasury', 'ofac', ...(await heronFiles()));
    expect(ended.json()).toMatchObject({ entries: 3, names: 5, isUnchanged: false });
    const [person, company, ship] = await stored('treasury');
    expect(person).toMatchObject({
      id: 'ofac-501',
      schema: 'person',
      names: [
        { text: 'ZARBUNOV, Timofey Lvovich', kind: 'primary' },
        { text: 'ZARBOUNOFF, Timothée', kind: 'alias' },
        { text: 'THE HERON', kind: 'weak' },
      ],
      birthDates: ['1966-03-04', '1967'],
      birthPlaces: ['Novorechensk, Russia'],
      countries: ['RU'],
      gender: 'male',
      documents: [
        { type: 'Passport', number: '7788990011', country: 'RU' },
        { type: 'National ID', number: '445566-77', country: 'RU' },
      ],
      programs: ['MAKE-BELIEVE', 'TESTLAND'],
    });
    expect(company).toMatchObject({
      schema: 'company',
      countries: ['CY'],
      identifiers: { registration: ['90817263'] },
    });
    expect(ship).toMatchObject({ schema: 'vessel', countries: ['PA'] });
    expect(ship?.documents).toEqual([
      { type: 'Vessel Registration Identification IMO', number: '9990001' },
    ]);
  });

  test('reads Latin-1 as well as UTF-8', async () => {
    const text = primaryFile([[601, 'PEÑALBA ZÚÑIGA, Íñigo', 'individual', 'TESTLAND', '']]);
    const ended = await load(
      'latin',
      'ofac',
      await place.file('l1.csv', Buffer.from(text, 'latin1')),
    );
    expect(ended.code).toBe(0);
    expect((await stored('latin'))[0]?.caption).toBe('PEÑALBA ZÚÑIGA, Íñigo');
  });

  test('changes nothing for the same files, in any order', async () => {
    const files = await heronFiles();
    await load('again', 'ofac', ...files);
    const audited = await place.audited(() => load('again', 'ofac', ...files.toReversed()));
    expect(audited).toEqual([]);
    const ended = await load('again', 'ofac', ...files);
    expect(ended.json()).toMatchObject({ isUnchanged: true, added: [], changed: [], removed: [] });
  });

  test('prints which entries were added, changed and removed', async () => {
    await load('moving', 'ofac', ...(await heronFiles()));
    const [zarbunov, , ship] = people;
    if (!zarbunov || !ship) throw new Error('unreachable');
    const [id, name, type, program] = zarbunov;
    const next = [
      [id, name, type, program, 'DOB 1970.'] as const,
      ship,
      [504, 'NEWCOME SHIPPING', '', 'TESTLAND', ''] as const,
    ];
    const audited = await place.audited(async () => {
      const [primary = ''] = (await heronFiles(next)).slice(1, 2);
      const ended = await load('moving', 'ofac', primary);
      expect(ended.json()).toMatchObject({
        added: ['ofac-504'],
        changed: ['ofac-501'],
        removed: ['ofac-502'],
      });
    });
    expect(audited).toMatchObject([
      {
        object_type: 'watchlist',
        object_id: 'moving',
        after: { added: 1, changed: 1, removed: 1 },
      },
    ]);
    expect((await stored('moving')).map((entry) => entry.id)).toEqual([
      'ofac-501',
      'ofac-503',
      'ofac-504',
    ]);
  });

  test('refuses a file with a short row, names its line and saves nothing', async () => {
    const file = await place.file(
      'bad.csv',
      `${primaryFile(people).split('\u001a')[0]}7,"SHORT"\r\n`,
    );
    const ended = await load('broken', 'ofac', file);
    expect(ended.code).toBe(1);
    expect(ended.err).toBe('bad.csv, line 4: 2 columns, 12 are expected\nNothing was imported\n');
    expect(await stored('broken')).toEqual([]);
    const { out } = await place.cli('watchlists', 'list', '--json');
    expect(JSON.parse(out)).not.toContainEqual(expect.objectContaining({ name: 'broken' }));
  });

  test('refuses a file that removes most of a list, unless it may shrink', async () => {
    const many = Array.from({ length: 30 }, (_, at) => {
      return [700 + at, `INVENTED ${at}`, '', 'TESTLAND', ''] as const;
    });
    await load('shrinking', 'ofac', await place.file('many.csv', primaryFile(many)));
    const few = await place.file('few.csv', primaryFile(many.slice(0, 5)));
    const refused = await load('shrinking', 'ofac', few);
    expect(refused.err).toContain('25 of the 30 entries of shrinking would be removed');
    expect(await stored('shrinking')).toHaveLength(30);
    expect((await load('shrinking', 'ofac', '--may-shrink', few)).code).toBe(0);
    expect(await stored('shrinking')).toHaveLength(5);
  });
});

describe('watchlists import, un', () => {
  const lan = {
    id: 6001,
    names: ['LAN', 'THI', 'KHUONGVIET'],
    original: 'لان خونغفيت',
    aliases: [
      ['Good', 'Lane Kuong'],
      ['Low', 'Blue Lotus'],
    ],
    born: '<TYPE_OF_DATE>BETWEEN</TYPE_OF_DATE><FROM_YEAR>1971</FROM_YEAR><TO_YEAR>1974</TO_YEAR>',
  } as const;
  const entity = `<ENTITY><DATAID>6002</DATAID><FIRST_NAME>LOTUS &amp; HERON TRADING ; LHT</FIRST_NAME>
    <ENTITY_ADDRESS><COUNTRY>Iran (Islamic Republic of)</COUNTRY></ENTITY_ADDRESS></ENTITY>`;

  test('reads names in every script and quality, dates and documents', async () => {
    const ended = await load('council', 'un', await place.file('un.xml', unFile([lan], entity)));
    expect(ended.json()).toMatchObject({ publishedOn: '2026-01-15', entries: 2 });
    const [person, company] = await stored('council');
    expect(person).toMatchObject({
      id: 'un-6001',
      names: [
        { text: 'LAN THI KHUONGVIET', kind: 'primary' },
        { text: 'لان خونغفيت', kind: 'alias', script: 'Arab' },
        { text: 'Lane Kuong', kind: 'alias' },
        { text: 'Blue Lotus', kind: 'weak' },
      ],
      birthDates: ['1971/1974'],
      countries: ['VN'],
      documents: [{ type: 'Passport', number: 'XX-6001-77', country: 'VN' }],
    });
    expect(company).toMatchObject({ schema: 'company', countries: ['IR'] });
    expect(company?.names.map(({ text }) => text)).toEqual(['LOTUS & HERON TRADING', 'LHT']);
  });

  test('refuses a truncated document, names its line and keeps the list', async () => {
    const whole = unFile([lan]);
    await load('breaking', 'un', await place.file('whole.xml', whole));
    const half = whole.slice(0, whole.indexOf('<NATIONALITY>'));
    const ended = await load('breaking', 'un', await place.file('half.xml', half));
    expect(ended.code).toBe(1);
    expect(ended.err).toMatch(/^half\.xml, line \d+: .*\nNothing was imported\n$/);
    expect(await stored('breaking')).toHaveLength(1);
  });
});

describe('watchlists import, ftm', () => {
  const person = {
    id: 'Q-77',
    schema: 'Person',
    properties: {
      name: ['Vesna Okorbeli'],
      weakAlias: ['VO'],
      birthDate: ['1980-05-02'],
      nationality: ['ge'],
      gender: ['female'],
      passportNumber: ['GE1234567'],
      topics: ['role.pep'],
    },
  };

  test('reads targets and skips entries without a name of their own', async () => {
    const address = { id: 'a-1', schema: 'Address', properties: { full: ['Nowhere 1'] } };
    const company = {
      id: 'c-1',
      schema: 'Company',
      properties: { name: ['Okorbeli Holding'], leiCode: ['529900INVENTED00000X'] },
    };
    const file = await place.file('t.json', ftmFile([person, address, company]));
    await load('open', 'ftm', file);
    expect(await stored('open')).toMatchObject([
      { id: 'Q-77', gender: 'female', countries: ['GE'], topics: ['role.pep'] },
      { id: 'c-1', schema: 'company', identifiers: { lei: ['529900INVENTED00000X'] } },
    ]);
  });

  test.each([
    ['it is no JSON', '{"id": "x"'],
    ['it lacks id, schema or properties', '{"id": 5, "schema": "Person", "properties": {}}'],
  ])('refuses a line with the error: %s', async (what, line) => {
    const file = await place.file('b.json', `${ftmFile([person])}${line}\n`);
    const ended = await load('torn', 'ftm', file);
    expect(ended.err).toBe(`b.json, line 2: ${what}\nNothing was imported\n`);
    expect(await stored('torn')).toEqual([]);
  });

  test('refuses a duplicate entry', async () => {
    const ended = await load('twice', 'ftm', await place.file('d.json', ftmFile([person, person])));
    expect(ended.err).toBe('The entry Q-77 is there twice\nNothing was imported\n');
  });
});

test('watchlists import lists its formats and the rule for names', async () => {
  const file = await place.file('x.csv', '');
  expect((await load('x', 'csv', file)).err).toContain('The format is one of ofac, un, ftm');
  expect((await load('No Name', 'un', file)).err).toContain('up to 40 of a-z');
  expect((await load('x', 'un', `${file}.gone`)).err).toContain('cannot be read: ENOENT');
});
