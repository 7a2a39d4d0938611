import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { openChromium } from '../../testing/chromium.js';
import { startBuilt, withDatabase } from '../processes/built-server.js';
import { formatTable, median } from '../table.js';
import { fillConsoleCompany, type Person } from './company.js';
import { logInByPage, type Network, type Visit, visit } from './visit.js';

export interface ConsoleOptions {
  /** The checkout whose built server is measured. */
  readonly root: string;
  readonly serverUrl: string;
  readonly rounds: number;
  readonly print: (text: string) => void;
  readonly tell: (text: string) => void;
}

const pages = [
  ['home', '/'],
  ['list of invoices', '/invoices'],
  ['list of customers', '/customers'],
  ['new invoice', '/invoices/new'],
  ['aging of customers', '/aging'],
] as const;

/** A network with the goal for the largest paint on it, in milliseconds. */
const networks: readonly (Network & { readonly paintGoal: number })[] = [
  { name: 'this machine', latency: 0, throughput: -1, paintGoal: 1_000 },
  { name: '400 kbit/s, 400 ms', latency: 400, throughput: 50_000, paintGoal: 4_000 },
];

/** Milliseconds that no task of a page may take on any network. */
const taskGoal = 100;

const header = [
  'page',
  'network',
  'largest paint, ms',
  'goal',
  'longest task, ms',
  'goal',
  'kB',
  '',
];

interface Result {
  readonly row: string[];
  readonly isMissed: boolean;
}

function resultOf(
  page: string,
  { name, paintGoal }: (typeof networks)[number],
  visits: readonly Visit[],
): Result {
  const paint = median(visits.map(({ largestPaint }) => largestPaint));
  const task = median(visits.map(({ longestTask }) => longestTask));
  const bytes = median(visits.map((one) => one.bytes));
  const isMissed = paint > paintGoal || task > taskGoal;
  const tasks = task === 0 ? 'under 50' : task.toFixed(0);
  const figures = [paint.toFixed(0), `${paintGoal}`, tasks, `${taskGoal}`];
  return {
    row: [page, name, ...figures, (bytes / 1000).toFixed(0), isMissed ? 'missed' : ''],
    isMissed,
  };
}

async function measurePages(
  browser: Browser,
  baseUrl: string,
  person: Person,
  { rounds, tell }: ConsoleOptions,
): Promise<Result[]> {
  const login = await logInByPage(browser, baseUrl, person);
  const results: Result[] = [];
  for (const network of networks) {
    for (const [page, path] of pages) {
      tell(`${page}, ${network.name}\n`);
      const open = () => visit(browser, login, `${baseUrl}/console${path}`, network);
      // The first visit fills the caches of the server.
      await open();
      const visits: Visit[] = [];
      for (let round = 0; round < rounds; round += 1) visits.push(await open());
      results.push(resultOf(page, network, visits));
    }
  }
  return results;
}

/**
 * Prints how long pages of the console take in Chromium, beside their goals: medians of visits with an empty cache, in a
 * company with 2,400 invoices and 10,000 customers.
 *
 * @returns false if a goal is missed
 */
export async function measureConsole(options: ConsoleOptions): Promise<boolean> {
  const { print, root, serverUrl, tell } = options;
  const folder = await mkdtemp(join(tmpdir(), 'notaria-console-'));
  try {
    return await withDatabase(serverUrl, async (DATABASE_URL) => {
      // The first start makes the demo company, and only in an empty database.
      const settings = { DATABASE_URL, DATA_DIR: folder, KYC_ENGINES: 'none' };
      const server = await startBuilt(root, folder, settings);
      const browser = await openChromium();
      try {
        const person = await fillConsoleCompany(DATABASE_URL, tell);
        const load = loadavg()[0]?.toFixed(1);
        print(`${cpus().length} cores, load average ${load} at the start\n`);
        const baseUrl = new URL(server.shown('ERP')).origin;
        const results = await measurePages(browser, baseUrl, person, options);
        print(formatTable([header, ...results.map(({ row }) => row)]));
        return !results.some(({ isMissed }) => isMissed);
      } finally {
        await browser.close();
        await server.stop();
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
