import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import { loadConfig } from '../../src/kernel/config/config.js';
import type { Db } from '../../src/kernel/db/client.js';
import { createScreener, WatchlistError } from '../../src/kyc/watchlists/index.js';
import {
  listWatchlists,
  readEntries,
  type ScreenedEntry,
} from '../../src/kyc/watchlists/queries.js';
import { openMigrated, tellProgress } from '../../src/runtime.js';
import { measurePairs } from './matching/pairs.js';
import { measureQueries, toQuery } from './matching/queries.js';
import { stressSets } from './matching/stress.js';
import { type Half, measureSlips, slippedNames } from './matching/typos.js';

const usage = `How well names are matched, and how fast.

  npm run bench:matching -- --pairs FILE.csv [--errors]
      name1 (as asked), name2 (as listed), expected (true or false), and, if there, schema

  npm run bench:matching -- --queries FILE.csv [--list NAME]…
      query, expected (the entity's id; empty for nobody), and, if there, schema, birthDate, country

  npm run bench:matching -- --stress [COUNT] [--list NAME]…
      COUNT names of the lists spoiled in each of nine ways, and as many of nobody in each of five

  npm run bench:matching -- --slips [--half a|b] [--seed TEXT] [--list NAME]… [--errors]
      the primary name of every entry with two letters wrong and its words in another order: how many are first, how
      many no other entry is as near to, and how many of those are first

The lists are those of the configured database (DATABASE_URL, or DATA_DIR), imported by
npm run cli -- watchlists import; without --list all of them.
`;

const { values: options, positionals } = parseArgs({
  options: {
    pairs: { type: 'string' },
    /** Prints every pair that is wrong at 70, or every name that is not first. */
    errors: { type: 'boolean', default: false },
    queries: { type: 'string' },
    stress: { type: 'boolean', default: false },
    slips: { type: 'boolean', default: false },
    /** The share of the names of the lists to use, chosen by hash. */
    half: { type: 'string' },
    /** The seed of the typos. */
    seed: { type: 'string', default: '' },
    list: { type: 'string', multiple: true },
  },
  allowPositionals: true,
});

function readRows(file: string): Record<string, string>[] {
  return parse(readFileSync(file), { columns: true, bom: true, skip_empty_lines: true });
}

async function entriesOf(db: Db, lists: readonly string[] | undefined) {
  const entries: ScreenedEntry[] = [];
  const chosen = lists ?? (await listWatchlists(db)).map(({ name }) => name);
  for (const list of chosen) {
    for await (const page of readEntries(db, list)) entries.push(...page);
  }
  return entries;
}

function halfOf(half: string | undefined): Half | undefined {
  if (half === undefined || half === 'a' || half === 'b') return half;
  throw new Error(`--half is a or b, not ${half}`);
}

type Measure = (screener: ReturnType<typeof createScreener>) => Promise<string>;

/** Makes the queries before the watchlists are loaded into the matcher. */
async function chooseMeasure(db: Db, lists: readonly string[] | undefined): Promise<Measure> {
  if (options.slips) {
    const entries = await entriesOf(db, lists);
    const slipped = slippedNames(entries, halfOf(options.half), options.seed);
    return (screener) => measureSlips(screener, slipped, entries, options.errors);
  }
  const sets =
    options.queries === undefined
      ? stressSets(await entriesOf(db, lists), Number(positionals[0] ?? 300))
      : [['all', readRows(options.queries).map(toQuery)] as const];
  return (screener) => measureQueries(screener, sets, lists);
}

/** The time to read the lists is reported separately, because it happens once. */
async function measureScreening(): Promise<void> {
  const lists = options.list?.flatMap((names) => names.split(','));
  const database = await openMigrated(loadConfig(process.env), tellProgress);
  try {
    const db = database.knex;
    const measure = await chooseMeasure(db, lists);
    const screener = createScreener(db);
    const from = performance.now();
    const screening = await screener.screen({ name: 'Nobody' }, lists ? { lists } : {});
    const entities = screening.lists.reduce((sum, list) => sum + list.entities, 0);
    const ms = (performance.now() - from).toFixed(0);
    if (entities === 0) {
      process.stderr.write('There is no watchlist; import one first\n');
      process.exitCode = 2;
      return;
    }
    process.stdout.write(`${entities} entities, read in ${ms} ms\n`);
    process.stdout.write(await measure(screener));
  } catch (error) {
    if (!(error instanceof WatchlistError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  } finally {
    await database.close();
  }
}

if (options.pairs !== undefined) {
  process.stdout.write(measurePairs(readRows(options.pairs), options.errors));
} else if (options.queries !== undefined || options.stress || options.slips) {
  await measureScreening();
} else {
  process.stderr.write(usage);
  process.exitCode = 2;
}
