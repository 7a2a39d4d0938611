import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { whyNoServer } from '../database.js';
import { buildServers, type ServerBuild } from '../rounds/build.js';
import { type Child, startChild } from '../rounds/children.js';
import type { Setting } from '../servers/served.js';
import { formatTable, median } from '../table.js';
import { dropGrown, type Grown, growTo } from './database.js';
import { type Question, questions } from './questions.js';

export interface GrowthOptions {
  readonly serverUrl: string;
  readonly secret: string;
  readonly sizes: readonly number[];
  /** Keeps the filled databases for the next run. */
  readonly keeps: boolean;
  readonly print: (text: string) => void;
  readonly tell: (text: string) => void;
}

/** The number of counted requests per company, in turns, after some that do not count. */
const rounds = 15;
const warmUps = 5;
/** The ratio to the smallest company from which a request is marked. */
const bar = 2;

interface Running {
  readonly grown: Grown;
  readonly child: Child;
}

/** @returns milliseconds until the whole reply has arrived */
async function ask({ grown, child }: Running, question: Question): Promise<number> {
  const path = question.path(grown);
  const startedAt = performance.now();
  const headers = { 'x-api-key': grown.apiKey };
  const response = await fetch(`http://127.0.0.1:${child.port}${path}`, { headers });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
  return performance.now() - startedAt;
}

/** Returns the pages of the database that all statements of a request read, including the look-up of the caller. */
async function buffersOf(admin: pg.Client, { grown }: Running): Promise<number> {
  const sql = 'SELECT blks_hit + blks_read AS n FROM pg_stat_database WHERE datname = $1';
  const { rows } = await admin.query(sql, [new URL(grown.url).pathname.slice(1)]);
  return Number(rows[0]?.n);
}

/** The time after which a connection reports its statistics with the next statement. */
const toldAfterMs = 1_100;

interface Cost {
  readonly ms: number;
  readonly buffers: number;
}

async function costsOf(
  admin: pg.Client,
  all: readonly Running[],
  question: Question,
): Promise<readonly Cost[]> {
  const times: number[][] = all.map(() => []);
  const buffers = async (): Promise<readonly number[]> => {
    const counted: number[] = [];
    for (const one of all) counted.push(await buffersOf(admin, one));
    return counted;
  };
  const askAll = async (round: number): Promise<void> => {
    for (const [place, one] of all.entries()) {
      const ms = await ask(one, question);
      if (round >= 0) times[place]?.push(ms);
    }
  };
  for (let round = -warmUps; round < 0; round += 1) await askAll(round);
  await sleep(toldAfterMs);
  await askAll(-1);
  const before = await buffers();
  for (let round = 0; round < rounds; round += 1) await askAll(round);
  await sleep(toldAfterMs);
  await askAll(-1);
  const after = await buffers();
  return all.map((_, place) => {
    const touched = (after[place] ?? Number.NaN) - (before[place] ?? Number.NaN);
    return { ms: median(times[place] ?? []), buffers: touched / (rounds + 1) };
  });
}

function row(
  { name, grows }: Pick<Question, 'name' | 'grows'>,
  values: readonly number[],
  digits: number,
): string[] {
  const [smallest = Number.NaN] = values;
  const cells = values.flatMap((value, place) => {
    const ratio = value / smallest;
    const mark = ratio > bar ? ' !' : '  ';
    return place === 0
      ? [value.toFixed(digits)]
      : [value.toFixed(digits), `${ratio.toFixed(2)}${mark}`];
  });
  return [name, ...cells, grows ?? ''];
}

const shown = (size: number) =>
  size >= 1_000_000 ? `${size / 1_000_000}M` : `${Math.round(size / 1000)}k`;

async function start(built: ServerBuild, grown: Grown, secret: string): Promise<Running> {
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
  const head = (unit: string) =>
    options.sizes.flatMap((size, place) => [
      `${shown(size)} ${unit}`,
      ...(place === 0 ? [] : ['ratio  ']),
    ]);
  const admin = new pg.Client({ connectionString: options.serverUrl });
  await admin.connect();
  const times: string[][] = [['through HTTP, median', ...head('ms'), '']];
  const buffers: string[][] = [['buffers touched by an answer', ...head(''), '']];
  try {
    for (const question of questions) {
      const costs = await costsOf(admin, running, question);
      const msOf = costs.map(({ ms }) => ms);
      const buffersOfAll = costs.map((cost) => cost.buffers);
      times.push(row(question, msOf, 1));
      buffers.push(row(question, buffersOfAll, 0));
    }
  } finally {
    await admin.end();
  }
  options.print(`${formatTable(times)}\n${formatTable(buffers)}`);
}

/** Measures how requests slow down as a company grows, relative to the smallest size. */
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
