import { SvcErp } from '../../sdk/erp/index.js';
import { afterEach, describe, expect, test } from '../support/jest.js';
import { type Answer, fail, reply, serve, type TestServer } from './support.js';

const servers: TestServer[] = [];

async function start(answer: Answer) {
  const server = await serve(answer);
  servers.push(server);
  return { server, erp: new SvcErp({ baseUrl: server.baseUrl, maxRetries: 0 }) };
}

interface Listing {
  readonly hasCursors: boolean;
  readonly isGrowing: boolean;
}

/** Returns one page of `ids` as the API does, in the given order. */
function pageOf(ids: readonly number[], url: string, hasCursors: boolean): unknown {
  const query = new URL(url, 'http://x').searchParams;
  const [page, pageSize] = [Number(query.get('page') ?? 1), Number(query.get('pageSize') ?? 3)];
  const cursor = query.get('cursor');
  const start = cursor ? ids.indexOf(Number(cursor)) + 1 : (page - 1) * pageSize;
  const shown = ids.slice(start, start + pageSize);
  const hasMore = hasCursors && start + pageSize < ids.length;
  return {
    ok: true,
    data: shown.map((id) => ({ id })),
    totalCount: ids.length,
    page,
    pageSize,
    ...(hasMore ? { nextCursor: String(shown.at(-1)) } : {}),
  };
}

/** A list, newest first, that gains a record before every page except the first. */
function listing({ hasCursors, isGrowing }: Listing): Answer {
  const ids = [7, 6, 5, 4, 3, 2, 1];
  return (request, response, nth) => {
    if (isGrowing && nth > 1) ids.unshift(ids.length + 1);
    reply(response, 200, pageOf(ids, request.url, hasCursors));
  };
}

const idsOf = async (records: AsyncIterable<{ readonly id: number }>): Promise<number[]> => {
  const ids: number[] = [];
  for await (const { id } of records) ids.push(id);
  return ids;
};

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

describe('a list', () => {
  test('returns one page with its query when awaited', async () => {
    const { erp, server } = await start(listing({ hasCursors: true, isGrowing: false }));
    const page = await erp.products.list({ page: 2, search: 'bolt & nut', sortDir: undefined });
    expect(page).toMatchObject({ ok: true, totalCount: 7, page: 2, pageSize: 3 });
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/api/products?page=2&search=bolt%20%26%20nut',
    ]);
  });

  test.each([
    { hasCursors: true, isGrowing: false },
    { hasCursors: false, isGrowing: false },
    { hasCursors: true, isGrowing: true },
    { hasCursors: false, isGrowing: true },
  ])('returns each record once when iterated: %j', async (options) => {
    const { erp } = await start(listing(options));
    expect(await idsOf(erp.products.list({ pageSize: 3 }))).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  test('requests each page once, keeps the filters, and omits `page` beside a cursor', async () => {
    const { erp, server } = await start(listing({ hasCursors: true, isGrowing: false }));
    await idsOf(erp.products.list({ page: 1, pageSize: 3, search: 'b' }));
    expect(server.requests.map(({ url }) => url.split('?')[1])).toEqual([
      'page=1&pageSize=3&search=b',
      'pageSize=3&search=b&cursor=5',
      'pageSize=3&search=b&cursor=2',
    ]);
  });

  test('starts at the requested page', async () => {
    const { erp } = await start(listing({ hasCursors: false, isGrowing: false }));
    expect(await idsOf(erp.products.list({ page: 2, pageSize: 3 }))).toEqual([4, 3, 2, 1]);
  });

  test('returns its pages too', async () => {
    const { erp } = await start(listing({ hasCursors: true, isGrowing: false }));
    const sizes: number[] = [];
    for await (const page of erp.products.list({ pageSize: 3 }).pages())
      sizes.push(page.data.length);
    expect(sizes).toEqual([3, 3, 1]);
  });

  test('stops its requests when the reader stops', async () => {
    const { erp, server } = await start(listing({ hasCursors: true, isGrowing: false }));
    for await (const { id } of erp.products.list({ pageSize: 3 })) if (id === 6) break;
    expect(server.requests).toHaveLength(1);
  });

  test('without records makes one request', async () => {
    const empty = { ok: true, data: [], totalCount: 0, page: 1, pageSize: 20 };
    const { erp, server } = await start((_, response) => reply(response, 200, empty));
    expect(await idsOf(erp.products.list())).toEqual([]);
    expect(server.requests).toHaveLength(1);
  });

  test('that fails halfway throws to the reader', async () => {
    const whole = listing({ hasCursors: true, isGrowing: false });
    const { erp } = await start((request, response, nth) =>
      nth === 2 ? fail(response, 400, 'invalid_cursor') : whole(request, response, nth),
    );
    await expect(idsOf(erp.products.list({ pageSize: 3 }))).rejects.toMatchObject({
      code: 'invalid_cursor',
    });
  });
});
