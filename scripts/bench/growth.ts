import { type Built, buildServers } from './build.js';
import { type Child, startChild } from './children.js';
import { whyNoServer } from './database.js';
import { dropGrown, type Grown, growTo } from './growth-database.js';
import { type Question, questions } from './growth-questions.js';
import type { Setting } from './served.js';
import { formatTable, median } from './table.js';

export interface GrowthOptions {
  readonly serverUrl: string;
  readonly secret: string;
  readonly sizes: readonly number[];
  /** Leave the filled databases there for the next run. */
  readonly keeps: boolean;
  readonly print: (text: string) => void;
  readonly tell: (text: string) => void;
}

/** How often each question is asked of each company, by turns, after some that are not counted. */
const rounds = 15;
const warmUps = 5;
/** More than this against the smallest company is marked. */
const bar = 2;

interface Running {
  readonly grown: Grown;
  readonly child: Child;
}

/** @returns milliseconds until the whole answer is there */
async function ask({ grown, child }: Running, question: Question): Promise<number> {
  const path = question.path(grown);
  const startedAt = performance.now();
  const headers = { 'x-api-key': grown.apiKey };
  const response = await fetch(`http://127.0.0.1:${child.port}${path}`, { headers });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
  return performance.now() - startedAt;
}

async function timesOf(all: readonly Running[], question: Question): Promise<readonly number[]> {
  const times: number[][] = all.map(() => []);
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [place, one] of all.entries()) {
      const ms = await ask(one, question);
      if (round >= 0) times[place]?.push(ms);
    }
  }
  return times.map(median);
}

function row({ name, grows }: Question, times: readonly number[]): string[] {
  const [smallest = Number.NaN] = times;
  const cells = times.flatMap((ms, place) => {
    const ratio = ms / smallest;
    const mark = ratio > bar ? ' !' : '  ';
    return place === 0 ? [ms.toFixed(1)] : [ms.toFixed(1), `${ratio.toFixed(2)}${mark}`];
  });
  return [name, ...cells, grows ?? ''];
}

const shown = (size: number) =>
  size >= 1_000_000 ? `${size / 1_000_000}M` : `${Math.round(size / 1000)}k`;

async function start(built: Built, grown: Grown, secret: string): Promise<Running> {
  const { url: databaseUrl, companyId, timeZone } = grown;
  const setting: Setting = { databaseUrl, secret, companyId, timeZone, logLevel: 'warn' };
  return { grown, child: await startChild(built.program('notaria'), setting, undefined) };
}

async function growAll({ serverUrl, sizes, tell }: GrowthOptions): Promise<Grown[]> {
  const all: Grown[] = [];
  for (const size of sizes) {
    const startedAt = performance.now();
    let told = startedAt;
    const grown = await growTo(serverUrl, size, (done) => {
      const now = performance.now();
      if (now - told < 5000) return;
      told = now;
      const rate = Math.round((done * 1000) / (now - startedAt));
      tell(`${shown(size)}: ${done} invoices, ${rate} a second\n`);
    });
    tell(`${shown(size)}: ready in ${Math.round((performance.now() - startedAt) / 1000)} s\n`);
    all.push(grown);
  }
  return all;
}

async function measure(options: GrowthOptions, running: readonly Running[]): Promise<void> {
  const sizes = options.sizes.flatMap((size, place) =>
    place === 0 ? [`${shown(size)} ms`] : [`${shown(size)} ms`, 'ratio  '],
  );
  const rows: string[][] = [];
  for (const question of questions) rows.push(row(question, await timesOf(running, question)));
  options.print(formatTable([['through HTTP, median', ...sizes, ''], ...rows]));
}

/** How the answers slow down as a company grows, against the smallest of the sizes. */
export async function measureGrowth(options: GrowthOptions): Promise<void> {
  const { serverUrl, sizes, secret, keeps, print } = options;
  const why = await whyNoServer(serverUrl);
  if (why !== undefined) {
    print(`No PostgreSQL answers (${why}). Set BENCH_DATABASE_URL to one; nothing was measured.\n`);
    return;
  }
  const built = await buildServers(['notaria']);
  const running: Running[] = [];
  try {
    for (const grown of await growAll(options)) running.push(await start(built, grown, secret));
    await measure(options, running);
  } finally {
    for (const { child } of running) await child.stop();
    if (!keeps) for (const size of sizes) await dropGrown(serverUrl, size);
    await built.remove();
  }
}
