import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { SvcErp } from '../../../sdk/erp/index.js';
import { SvcKyc } from '../../../sdk/kyc/index.js';
import { logInTo, type ServerStart, startBuilt, withDatabase } from '../processes/built-server.js';
import { formatTable, median } from '../table.js';
import { callsOf, type MeasuredCall } from './calls.js';
import { fillCompany } from './company.js';
import { type Cost, costOf, pagesOf, type Side } from './cost.js';
import { importLists } from './lists.js';

export interface OperationsOptions {
  /** The checkouts whose built servers are compared: the one before, and the one after. */
  readonly roots: readonly string[];
  readonly serverUrl: string;
  readonly rounds: number;
  readonly print: (text: string) => void;
  readonly tell: (text: string) => void;
}

async function fill(server: ServerStart): Promise<readonly MeasuredCall[]> {
  const login = await logInTo(server);
  return callsOf(await fillCompany(new SvcErp(login), new SvcKyc(login)));
}

/** Runs `work` with the servers of the other checkouts beside those that run already. */
async function withSides(
  options: OperationsOptions,
  folder: string,
  work: (sides: readonly Side[]) => Promise<void>,
  running: readonly Side[] = [],
): Promise<void> {
  const { roots, serverUrl, tell } = options;
  const root = roots[running.length];
  if (root === undefined) return work(running);
  await withDatabase(serverUrl, async (databaseUrl) => {
    const own = join(folder, `${running.length}`);
    const server = await startBuilt(root, folder, { DATABASE_URL: databaseUrl, DATA_DIR: own });
    const admin = new pg.Client({ connectionString: databaseUrl });
    await admin.connect();
    try {
      await admin.query(withoutAutovacuum);
      tell(`Filling a company of ${root}\n`);
      const calls = await fill(server);
      importLists({ root, databaseUrl, folder });
      const side = { server, databaseUrl, admin, calls };
      await withSides(options, folder, work, [...running, side]);
    } finally {
      await admin.end();
      await server.stop();
    }
  });
}

/** Autovacuum would run in some rounds and not in others, and its pages count as those of the database. */
const withoutAutovacuum = `DO $$ DECLARE found regclass; BEGIN
  FOR found IN SELECT oid FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
  LOOP EXECUTE format('ALTER TABLE %s SET (autovacuum_enabled = off)', found); END LOOP;
END $$`;

const wholeUs = ({ postgresUs, serverUs }: Cost): number => serverUs + postgresUs;

const warmUps = 4;

/** Measures an operation on the servers in turns, and returns the costs of its rounds, by servers. */
async function costsOf(sides: readonly Side[], at: number, rounds: number): Promise<Cost[][]> {
  const costs = sides.map((): Cost[] => []);
  for (let round = 0; round < warmUps + rounds; round += 1) {
    for (const [index, side] of sides.entries()) {
      // PostgreSQL keeps plans for tables that were empty when they were made, until the tables are analysed.
      if (round === 1) await side.admin.query('VACUUM ANALYZE');
      const measured = side.calls[at];
      if (measured === undefined) throw new Error(`The servers have no operation ${at}`);
      costs[index]?.push(await costOf(side, measured));
    }
  }
  return costs.map((own) => own.slice(warmUps));
}

/** Returns the row of an operation. */
async function rowOf(sides: readonly Side[], at: number, rounds: number): Promise<string[]> {
  const costs = await costsOf(sides, at, rounds);
  const pages = await pagesOf(sides, at);
  const [before = [], after = before] = costs;
  const cells = costs.flatMap((own, index) => [
    median(own.map(({ serverUs }) => serverUs)).toFixed(0),
    median(own.map(({ postgresUs }) => postgresUs)).toFixed(0),
    median(own.map(({ walKb }) => walKb)).toFixed(1),
    (pages[index] ?? Number.NaN).toFixed(0),
  ]);
  const shares = after.map((cost, round) => wholeUs(cost) / wholeUs(before[round] ?? cost));
  return [sides[0]?.calls[at]?.name ?? '', ...cells, median(shares).toFixed(2)];
}

/** For each server: its processor time, that of PostgreSQL, the write-ahead log and the pages of 8 kB. */
const figures = ['us', 'PG us', 'WAL kB', 'pages'];

/** Prints what each operation costs a server and PostgreSQL, before and after. */
export async function measureOperations(options: OperationsOptions): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'notaria-operations-'));
  try {
    await withSides(options, folder, async (sides) => {
      const rows: string[][] = [];
      for (const at of sides[0]?.calls.keys() ?? []) {
        const row = await rowOf(sides, at, options.rounds);
        options.tell(`${row.join('  ')}\n`);
        rows.push(row);
      }
      const header = ['call', ...sides.flatMap(() => figures), 'CPU after ÷ before'];
      options.print(formatTable([header, ...rows]));
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
