import { createHash } from 'node:crypto';
import { encodeCursor } from '../../src/kernel/db/lists/cursor.js';
import type { ListRequestOf } from '../../src/kernel/db/lists/page.js';
import { likePattern, normalise } from '../../src/kernel/db/lists/search.js';
import { listSessions } from '../../src/kyc/sessions/review/list-queries.js';
import { createTestCompany, openTestDatabase, type TestDatabase } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addItem, createItems, itemsTable, makeList } from './page-items.js';

let database: TestDatabase;
let company: number;

const listItems = makeList();
type Request = ListRequestOf<typeof listItems>;

beforeAll(async () => {
  database = await openTestDatabase();
  company = await createTestCompany(database);
  await createItems(database, company);
});
afterAll(() => database.close());

function list(request: Partial<Request>) {
  return listItems(database.knex, company, {
    sortBy: 'id',
    sortDir: 'asc',
    page: 1,
    pageSize: 10,
    filters: {},
    ...request,
  });
}

async function walk(request: Partial<Request>, between?: () => Promise<void>): Promise<number[]> {
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ ...request, cursor });
    seen.push(...page.rows.map((row) => row.id));
    cursor = page.nextCursor;
    await between?.();
  } while (cursor !== undefined);
  return seen;
}

async function find(text: string): Promise<string[]> {
  const { rows } = await list({ filters: { search: likePattern(text) }, sortBy: 'name' });
  return rows.map((row) => row.name).sort();
}

describe('pages of a list', () => {
  test('contain the requested rows, with the total of all', async () => {
    const page = await list({ page: 2 });
    expect(page.rows.map((row) => row.id)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
    expect(page).toMatchObject({ totalCount: 57, nextCursor: expect.any(String) });
  });

  test('end with a short page without a next cursor; a page beyond it has the total', async () => {
    const last = await list({ page: 6 });
    expect(last.rows).toHaveLength(7);
    expect('nextCursor' in last).toBe(false);
    expect(await list({ page: 7 })).toEqual({ rows: [], totalCount: 57 });
  });

  test('have no next cursor after a last page that is full', async () => {
    const page = await list({ pageSize: 57 });
    expect(page.rows).toHaveLength(57);
    expect(page.nextCursor).toBeUndefined();
  });

  test('contain no row of another company', async () => {
    const other = await listItems(database.knex, company + 1_000, {
      sortBy: 'id',
      sortDir: 'asc',
      page: 1,
      pageSize: 100,
      filters: {},
    });
    expect(other.totalCount).toBe(1);
  });

  test('count and return rows with the same filters', async () => {
    const page = await list({ filters: { minPrice: '3', active: true }, pageSize: 100 });
    expect(page.rows.length).toBe(page.totalCount);
    expect(page.rows.every((row) => Number(row.price) >= 3 && row.id % 2 === 0)).toBe(true);
    const all = await list({ filters: { active: false, minPrice: undefined } });
    expect(all.totalCount).toBe(57);
    expect((await list({ filters: { isActive: false } })).totalCount).toBe(29);
  });

  test('accept a list as one filter value', async () => {
    const page = await list({ filters: { ids: [3, 5, 900] } });
    expect(page.rows.map((row) => row.id)).toEqual([3, 5]);
  });
});

describe('the statements of lists', () => {
  const shapes: readonly Partial<Request>[] = [
    {},
    { filters: { active: true } },
    { sortBy: 'name', sortDir: 'desc' },
  ];

  /** Returns the statements that an instance of the list prepares in a session of its own pool. */
  async function preparedBy(pool: TestDatabase, asked: readonly Partial<Request>[]) {
    const instance = makeList();
    return pool.knex.transaction(async (trx) => {
      await trx.raw(itemsTable);
      for (const shape of asked) {
        const usual = { sortBy: 'id', sortDir: 'asc', page: 1, pageSize: 10, filters: {} } as const;
        await instance(trx, company, { ...usual, ...shape });
      }
      const { rows } = await trx.raw<{ rows: { name: string; statement: string }[] }>(
        `SELECT name, statement FROM pg_prepared_statements WHERE name LIKE 'test.items.%'`,
      );
      return new Map(rows.map(({ name, statement }) => [name, statement]));
    });
  }

  test('have the same names in every process, whatever the order of requests', async () => {
    const pools = [await openTestDatabase({ poolMax: 1 }), await openTestDatabase({ poolMax: 1 })];
    try {
      const [one, other] = [pools[0] as TestDatabase, pools[1] as TestDatabase];
      const first = await preparedBy(one, shapes);
      const second = await preparedBy(other, shapes.toReversed());
      expect(first.size).toBe(shapes.length);
      expect(new Map([...first].sort())).toEqual(new Map([...second].sort()));
    } finally {
      for (const pool of pools) await pool.close();
    }
  });

  test('of the sessions have names that depend on their text alone', async () => {
    const request = { filters: {}, limit: 10, offset: 0, after: undefined } as const;
    await database.knex.transaction(async (trx) => {
      for (const isDescending of [true, false]) {
        const order = { by: 'createdAt', isDescending } as const;
        await listSessions(trx, { companyId: company, environment: 'test' }, { ...request, order });
      }
      const { rows } = await trx.raw<{ rows: { name: string; statement: string }[] }>(
        `SELECT name, statement FROM pg_prepared_statements WHERE name LIKE 'sessions.list.%'`,
      );
      expect(rows).toHaveLength(2);
      for (const { name, statement } of rows) {
        const hash = createHash('sha256').update(statement).digest('base64url');
        expect(name).toBe(`sessions.list.${hash.slice(0, 12)}`);
      }
    });
  });

  test('of two processes can share a connection, as behind a pooler', async () => {
    const [one, other] = [makeList(), makeList()];
    const usual = { sortBy: 'id', sortDir: 'asc', page: 1, pageSize: 10 } as const;
    await database.knex.transaction(async (trx) => {
      const askBoth = [
        await one(trx, company, { ...usual, filters: {} }),
        await other(trx, company, { ...usual, filters: { active: true } }),
        await other(trx, company, { ...usual, filters: {} }),
        await one(trx, company, { ...usual, filters: { active: true } }),
      ];
      expect(askBoth.map(({ totalCount }) => totalCount)).toEqual([57, 28, 57, 28]);
    });
  });
});

describe('page cursors', () => {
  const sorts = ['id', 'name', 'price', 'createdAt', 'day', 'active'] as const;
  const cases = sorts.flatMap((sortBy) => [
    { sortBy, sortDir: 'asc' as const },
    { sortBy, sortDir: 'desc' as const },
  ]);

  test.each(cases)('visit every record once, in one order: %j', async (order) => {
    const seen = await walk({ ...order, pageSize: 4 });
    expect(new Set(seen).size).toBe(57);
    expect(seen).toHaveLength(57);
    const paged: number[] = [];
    for (let page = 1; page <= 6; page += 1) {
      paged.push(...(await list({ ...order, page })).rows.map((row) => row.id));
    }
    expect(seen).toEqual(paged);
  });

  test('visit the matches of a search, and count all of them on each page', async () => {
    const filters = { search: likePattern('item') };
    const seen = await walk({ filters, sortBy: 'name', pageSize: 5 });
    expect(seen).toHaveLength(47);
    const first = await list({ filters, sortBy: 'name', pageSize: 5 });
    const second = await list({ filters, sortBy: 'name', pageSize: 5, cursor: first.nextCursor });
    expect([first.totalCount, second.totalCount]).toEqual([47, 47]);
  });

  test('neither skip nor repeat rows during concurrent inserts', async () => {
    let id = 1_000;
    const seen = await walk({ sortBy: 'name', pageSize: 6 }, async () => {
      id += 1;
      if (id <= 1_005) await addItem(database, company, id);
    });
    await database.knex('items').where('id', '>', 1_000).delete();
    const old = seen.filter((each) => each <= 57);
    expect(new Set(seen).size).toBe(seen.length);
    expect(old.length).toBe(57);
  });

  const order = { sortBy: 'createdAt', sortDir: 'asc' } as const;
  const forged = (key: string, id: unknown = 1) => encodeCursor(order, { key, id: id as number });
  test.each([
    ['nonsense', 'xx'],
    ['empty', ''],
    ['another sort', encodeCursor({ ...order, sortBy: 'name' }, { key: 'a', id: 1 })],
    ['another direction', encodeCursor({ ...order, sortDir: 'desc' }, { key: 'a', id: 1 })],
    ['a key of another type', forged('peter')],
    ['a day that does not exist', forged('2026-02-30 10:00:00+00')],
    ['a fractional id', forged('2026-02-20 10:00:00+00', 1.5)],
    ['an object', Buffer.from('{"length":4}').toString('base64url')],
  ])('refuse %s', async (_what, cursor) => {
    await expect(list({ ...order, cursor })).rejects.toThrow(RangeError);
  });

  test('refuse a NUL, which PostgreSQL text cannot contain', async () => {
    const byName = { sortBy: 'name', sortDir: 'asc' } as const;
    const cursor = encodeCursor(byName, { key: 'a\0b', id: 1 });
    await expect(list({ ...byName, cursor })).rejects.toThrow(RangeError);
  });
});

describe('search', () => {
  test('finds the same rows with or without accents and capitals', async () => {
    const expected = ['PENA', 'Peñá', 'peña'];
    for (const text of ['peña', 'PENA', 'Peñá', ' peña ']) {
      expect(await find(text)).toEqual(expected);
    }
  });

  test('reads %, _ and \\ literally', async () => {
    expect(await find('100%')).toEqual(['100%']);
    expect(await find('a_b')).toEqual(['a_b']);
    expect(await find('\\')).toEqual([]);
  });

  test('sorts Álvarez next to Alvarez', async () => {
    const { rows } = await list({ sortBy: 'name', pageSize: 100 });
    const at = (name: string) => rows.findIndex((row) => row.name === name);
    expect(Math.abs(at('Álvarez') - at('Alvarez'))).toBe(1);
    expect(at('Zoë')).toBe(rows.length - 1);
  });

  test.each([
    ['Straße', 'strasse'],
    ['GRÖẞE', 'grosse'],
    ['Łódź', 'lodz'],
    ['Ærø', 'aero'],
    ['İstanbul ISPARTA', 'istanbul isparta'],
    ['  two \t spaces\u00a0here ', 'two spaces here'],
    ['e\u0301', 'e'],
    ['Ελλάς', 'ελλασ'],
  ])('normalises %j', (text, expected) => {
    expect(normalise(text)).toBe(expected);
    expect(normalise(normalise(text))).toBe(expected);
  });
});
