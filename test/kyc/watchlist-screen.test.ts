import { createScreener, WatchlistError } from '../../src/kyc/watchlists/index.js';
import { openWorkplace, type Workplace } from '../cli/support.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { ftmFile, people, primaryFile, unFile } from './watchlist-files.js';

let place: Workplace;
beforeAll(async () => {
  place = await openWorkplace();
  await load('treasury', 'ofac', 'sdn.csv', primaryFile(people));
  await load('council', 'un', 'un.xml', unFile([{ id: 6001, names: ['Timofei', 'Zarbunoff'] }]));
});
afterAll(() => place.close());

async function load(list: string, format: string, name: string, text: string): Promise<void> {
  const file = await place.file(name, text);
  const ended = await place.cli('watchlists', 'import', '--list', list, '--format', format, file);
  expect(ended).toMatchObject({ code: 0 });
}

const screener = () => createScreener(place.database.knex);

describe('refresh', () => {
  test('loads all lists before the first screening', async () => {
    const { knex } = place.database;
    const [warm, cold] = [screener(), screener()];
    await warm.refresh();
    await knex.raw('ALTER TABLE watchlist_entries RENAME TO entries_elsewhere');
    try {
      const subject = { name: 'Timofey Zarbunov' };
      expect((await warm.screen(subject)).match).toBe(true);
      await expect(cold.screen(subject)).rejects.toThrow('watchlist_entries');
    } finally {
      await knex.raw('ALTER TABLE entries_elsewhere RENAME TO watchlist_entries');
    }
  });
});

describe('screen', () => {
  test('finds a listed name with two typos in another order first, and explains the score', async () => {
    const screening = await screener().screen({ name: 'Lvovich Timofye Zarbunev' });
    expect(screening).toMatchObject({ match: true, algorithm: expect.any(String) });
    expect(screening.hits[0]).toMatchObject({
      entityId: 'ofac-501',
      list: 'treasury',
      caption: 'ZARBUNOV, Timofey Lvovich',
      matchedName: 'ZARBUNOV, Timofey Lvovich',
      matchedNameKind: 'primary',
      score: screening.score,
      topics: ['sanction'],
      programs: ['MAKE-BELIEVE', 'TESTLAND'],
    });
    const parts = screening.hits[0]?.breakdown.map(({ queryPart, listPart }) => [
      queryPart,
      listPart,
    ]);
    expect(parts).toEqual(
      expect.arrayContaining([
        ['lvovich', 'lvovich'],
        ['timofye', 'timofey'],
        ['zarbunev', 'zarbunov'],
      ]),
    );
  });

  test('returns the version of each searched list', async () => {
    const { match, score, hits, lists } = await screener().screen({ name: 'Nobody Atall' });
    expect({ match, score, hits }).toEqual({ match: false, score: 0, hits: [] });
    expect(lists).toEqual([
      expect.objectContaining({ id: 'council', entities: 1, publishedAt: '2026-01-15' }),
      expect.objectContaining({ id: 'treasury', entities: 3, publishedAt: null }),
    ]);
  });

  test('searches only the requested lists, and scores them as if there were no others', async () => {
    const subject = { name: 'Timofey Zarbunov' };
    const all = await screener().screen(subject);
    const one = await screener().screen(subject, { lists: ['council'] });
    expect(all.hits.map(({ list }) => list).sort()).toEqual(['council', 'treasury']);
    expect(one.hits).toEqual(all.hits.filter(({ list }) => list === 'council'));
    await expect(screener().screen(subject, { lists: ['nowhere'] })).rejects.toThrow(
      WatchlistError,
    );
  });

  test('omits hits below the threshold', async () => {
    const low = await screener().screen({ name: 'Timofey Zarbunov' }, { threshold: 50 });
    const [best, next] = low.hits;
    const high = await screener().screen({ name: 'Timofey Zarbunov' }, { threshold: low.score });
    expect(next?.score).toBeLessThan(low.score);
    expect(high.hits).toEqual([best]);
  });

  test('finds persons among persons and ships among ships', async () => {
    const asPerson = await screener().screen({ name: 'Heron Star', type: 'person' });
    const asShip = await screener().screen({ name: 'MV Heron Star', type: 'vessel' });
    expect(asPerson.hits).toEqual([]);
    expect(asShip.hits[0]?.entityId).toBe('ofac-503');
  });

  test('scores an equal document number fully under any name', async () => {
    const { hits } = await screener().screen({
      name: 'Somebody Else',
      documents: [{ type: 'passport', number: '77 8899 0011', country: 'RU' }],
    });
    expect(hits).toEqual([expect.objectContaining({ entityId: 'ofac-501', score: 100 })]);
    const registered = await screener().screen({
      name: 'Other Ltd',
      registrationNumber: '90817263',
    });
    expect(registered.hits[0]).toMatchObject({ entityId: 'ofac-502', score: 95 });
  });

  test('lowers the score by confirmed facts and the priority by all, and reports the points', async () => {
    const name = 'Timofey Lvovich Zarbunov';
    const origins = { birthDate: { source: 'confirmed', by: 'civil' } } as const;
    const other = await screener().screen(
      { name, birthDate: '1991-01-01', countries: ['PT'], gender: 'female', origins },
      { threshold: 0, lists: ['treasury'] },
    );
    const hit = other.hits.find(({ entityId }) => entityId === 'ofac-501');
    expect(hit?.modifiers).toEqual([
      { kind: 'birthYear', points: -15, source: 'confirmed' },
      { kind: 'country', points: -20, source: 'claimed' },
      { kind: 'gender', points: -20, source: 'claimed' },
    ]);
    expect([hit?.score, hit?.priority]).toEqual([85, 45]);
  });

  test('answers from the previous lists during an import, and from the new ones afterwards', async () => {
    const watching = screener();
    const subject = { name: 'Ottavia Brunsdale' };
    const before = await watching.screen(subject);
    expect(before.match).toBe(false);
    const row = [900, 'BRUNSDALE, Ottavia', 'individual', 'TESTLAND', ''] as const;
    await load('treasury', 'ofac', 'sdn2.csv', primaryFile([...people, row]));
    const refreshed = watching.refresh();
    expect(await watching.screen(subject)).toEqual(before);
    const { listsHash } = await refreshed;
    expect(listsHash).not.toBe(before.listsHash);
    expect(await watching.screen(subject)).toMatchObject({ score: 100, listsHash });
  });

  test('loads an unknown list before it refuses the name', async () => {
    const watching = screener();
    await watching.refresh();
    const entry = {
      id: 'N-1',
      schema: 'Person',
      properties: { name: ['Ilsebill Quandt'], topics: ['sanction'] },
    };
    await load('novel', 'ftm', 'novel.json', ftmFile([entry]));
    const found = await watching.screen({ name: 'Ilsebill Quandt' }, { lists: ['novel'] });
    expect(found).toMatchObject({ match: true, lists: [expect.objectContaining({ id: 'novel' })] });
  });

  test('a refresh during another one includes the import in between', async () => {
    const watching = screener();
    const first = watching.refresh();
    const row = [901, 'PELLMANN, Jorunn', 'individual', 'TESTLAND', ''] as const;
    await load('treasury', 'ofac', 'sdn3.csv', primaryFile([...people, row]));
    const [one, other] = await Promise.all([watching.refresh(), watching.refresh(), first]);
    expect(one).toEqual(other);
    expect(await watching.screen({ name: 'Jorunn Pellmann' })).toMatchObject({ score: 100 });
  });

  test('answers twenty concurrent calls like a single one', async () => {
    const watching = screener();
    const subject = { name: 'Timofey Zarbunov', aliases: ['Heron Star', 'T. Zarbunov'] };
    const many = await Promise.all(Array.from({ length: 20 }, () => watching.screen(subject)));
    const one = await screener().screen(subject);
    expect(many.every((each) => JSON.stringify(each) === JSON.stringify(one))).toBe(true);
  });
});

test('screen returns a company only with a sanctions topic, a person with any topic', async () => {
  const company = (id: string, name: string, topics: readonly string[]) => ({
    id,
    schema: 'Company',
    properties: { name: [name], topics },
  });
  const entities = [
    company('c-1', 'Okorbeli Holding', []),
    company('c-2', 'Okorbeli Shipping', ['corp.public']),
    company('c-3', 'Okorbeli Metals', ['sanction']),
    company('c-4', 'Okorbeli Energy', ['sanction.linked', 'crime']),
    { ...company('p-1', 'Vesna Okorbeli', ['role.pep']), schema: 'Person' },
  ];
  await load('risks', 'ftm', 'risks.json', ftmFile(entities));
  const names = ['Holding', 'Shipping', 'Metals', 'Energy'].map((name) => `Okorbeli ${name}`);
  const found = await Promise.all(
    [...names, 'Vesna Okorbeli'].map(async (name) => {
      const { hits } = await screener().screen({ name }, { lists: ['risks'], threshold: 95 });
      return hits.map(({ entityId }) => entityId);
    }),
  );
  expect(found).toEqual([[], [], ['c-3'], ['c-4'], ['p-1']]);
});
