import { readFileSync } from 'node:fs';
import { makeYear } from '../../src/demo/index.js';
import { startOfTests, startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { watchPlans } from '../support/plans.js';

interface Parameter {
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly example?: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}

const { paths } = JSON.parse(
  readFileSync(new URL('../../generated/erp/openapi.json', import.meta.url), 'utf8'),
) as { readonly paths: Readonly<Record<string, { readonly get?: Operation }>> };

/** Returns a path with its required parameters, each as in its example. */
function withExamples(path: string, { parameters = [] }: Operation): string {
  const query = parameters.flatMap(({ example, in: place, name = '', required }) =>
    required === true && place === 'query' ? [[name, String(example)] as const] : [],
  );
  return query.length === 0 ? path : `${path}?${new URLSearchParams(Object.fromEntries(query))}`;
}

/**
 * Reads of records that a year of business does not have, or that only users or test keys may send. plans-of-statements.test.ts executes
 * their statements twelve times.
 */
const elsewhere =
  /^\/api\/(?:records|attachments|comments|tags\/|notifications|colleagues|webhooks\/|test-company\/|import-jobs\/|scheduled-exports|config\/(?:custom-fields|mail-templates)\/)/;

/** The JSON reads that an API key may call: lists, records and reports of the company. */
const reads = Object.entries(paths).flatMap(([path, { get }]) => {
  const isJson =
    get?.responses['200']?.content && 'application/json' in get.responses['200'].content;
  const isForPeople = /^\/api\/(?:auth|admin)\//.test(path) || path.includes('sharers');
  return get === undefined || !isJson || isForPeople || elsewhere.test(path)
    ? []
    : [[get.operationId, withExamples(path, get)] as const];
});

onPostgres('reads of a company with a year of business', () => {
  let app: TestApp;
  let key: string;
  let growth: Awaited<ReturnType<typeof watchPlans>>;

  beforeAll(async () => {
    app = await startTestApp({ database: { poolMax: 1 } });
    const year = await makeYear({
      database: app.database,
      bcryptCost: 4,
      now: startOfTests,
      code: 'YEAR',
      months: 12,
      invoices: 3_000,
      onProgress: () => undefined,
    });
    key = year.apiKey;
    await app.database.knex.raw('VACUUM ANALYZE');
    growth = await watchPlans(app);
  }, 300_000);
  afterAll(() => app.close());

  async function get(path: string): Promise<{ readonly data?: unknown }> {
    const reply = await app.fetch(path, { headers: { 'x-api-key': key } });
    const body = (await reply.json()) as object;
    expect([path, reply.status, body]).toMatchObject([path, 200, { ok: true }]);
    return body;
  }

  /** Puts the id of the first record of the collection in the place of `{id}`. */
  async function fill(path: string): Promise<string> {
    const at = path.indexOf('/{');
    if (at === -1) return path;
    const { data } = await get(path.slice(0, at));
    const [first] = data as { readonly id?: number; readonly code?: string }[];
    return path.replace(/\{\w+\}/, String(first?.id ?? first?.code));
  }

  test.each(reads)(
    '%s reads as few pages at the twelfth call as at the first',
    async (_operationId, path) => {
      const filled = await fill(path);
      expect(await growth({ rare: () => get(filled) })).toEqual([]);
    },
  );
});
