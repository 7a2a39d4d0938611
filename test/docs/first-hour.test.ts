import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFiles } from '../../scripts/site/index.js';
import { findHits, readHits } from '../../src/docs-site/search/hits.js';
import { describe, expect, test } from '../support/jest.js';
import { blocks, documented, root, site } from './support.js';

interface Task {
  /** The first cell of its row in the guide. */
  readonly name: string;
  /** The words that a reader searches for. */
  readonly query: string;
  /** The guide or the operation that the search must have among its first three results. */
  readonly page: string;
  /** The title of a test that does it in the console; undefined for a task that begins elsewhere. */
  readonly journey?: readonly [file: string, title: string];
}

const journeys = 'test/console/journeys/journeys.test.ts';
const guide = (slug: string) => `/guides/${slug}`;

const tasks: readonly Task[] = [
  {
    name: 'Make an invoice',
    query: 'how do I make an invoice',
    page: guide('sell-and-get-paid'),
    journey: [journeys, 'leads a bookkeeper from what a customer owes to a payment'],
  },
  {
    name: 'Receive goods',
    query: 'receive goods',
    page: guide('buy-and-receive'),
    journey: [
      'test/console/purchases.test.ts',
      'is received in parts by the warehouse, never above the pending quantity',
    ],
  },
  {
    name: 'Count stock',
    query: 'how do I count stock',
    page: guide('month-end'),
    journey: [journeys, 'lets a storekeeper count a product'],
  },
  {
    name: 'Refund a customer',
    query: 'refund a customer',
    page: guide('sell-and-get-paid'),
    journey: [
      'test/console/invoices.test.ts',
      'is credited in part in Spanish; it and the credit note link to each other',
    ],
  },
  {
    name: 'Find who owes you',
    query: 'find who owes me',
    page: guide('sell-and-get-paid'),
    journey: [journeys, 'leads a bookkeeper from what a customer owes to a payment'],
  },
  {
    name: 'Review a case',
    query: 'review a case',
    page: guide('onboard-a-person'),
    journey: [journeys, 'leads a reviewer through two cases'],
  },
  {
    name: 'Screen a name',
    query: 'screen a name',
    page: guide('screen-a-customer-file'),
    journey: ['test/console/watchlists.test.ts', 'screen a name by hand'],
  },
  {
    name: 'Make a key',
    query: 'how do I make a key',
    page: guide('api-keys'),
    journey: [journeys, 'gives an integrator a key for the first call'],
  },
  {
    name: 'Receive a webhook',
    query: 'receive a webhook',
    page: guide('webhooks'),
    journey: ['test/console/webhooks.test.ts', 'show a new secret once; a test delivery is sent'],
  },
  {
    name: 'Import products',
    query: 'import products',
    page: guide('imports'),
    journey: ['test/console/import.test.ts', 'maps columns, marks errors, reports each row'],
  },
  {
    name: 'Add a user',
    query: 'add a user',
    page: '/erp/administration/createUser',
    journey: [journeys, 'leads an administrator from a new user to the period lock'],
  },
  {
    name: 'Close a month',
    query: 'close a month',
    page: guide('month-end'),
    journey: [journeys, 'leads an administrator from a new user to the period lock'],
  },
  { name: 'Restore a backup', query: 'restore a backup', page: guide('go-live') },
  { name: 'Call with the SDK', query: 'call with the sdk', page: guide('first-call') },
  { name: 'Call with MCP', query: 'call with mcp', page: guide('mcp') },
];

const index = readHits(siteFiles(site).get('search.json') ?? '');
const { markdown: list = '' } = site.guides.find(({ slug }) => slug === 'first-hour') ?? {};

describe('the fifteen tasks of the first hour', () => {
  test('are the rows of their guide, in this order', () => {
    const rows = [...list.matchAll(/^\| (?!Task|---)([^|]+?) \|/gm)].map(([, name]) => name);
    expect(rows).toEqual(tasks.map(({ name }) => name));
    expect(tasks).toHaveLength(15);
  });

  test.each(tasks.map((task) => [task.name, task] as const))(
    '«%s» is found by a plain phrase, and its code is run',
    (_name, task) => {
      const found = findHits(index, task.query, 3).map(({ u }) => u.replace(/#.*/, ''));
      expect({ found, isThere: found.includes(task.page) }).toEqual({ found, isThere: true });
      // Each block of a guide is run by test/docs/guides.test.ts, and the example of each operation by its own tests.
      const hasBlocks = blocks.some(({ guide: slug }) => task.page === guide(slug));
      const isOperation = documented.some(({ entry }) => task.page.endsWith(`/${entry.id}`));
      expect(hasBlocks || isOperation).toBe(true);
    },
  );

  test.each(tasks.flatMap(({ name, journey }) => (journey ? [[name, ...journey] as const] : [])))(
    '«%s» is done in the console by a test of %s',
    (_name, file, title) => {
      expect(readFileSync(join(root, file), 'utf8')).toContain(title);
    },
  );
});
