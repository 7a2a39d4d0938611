import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BenchDatabase } from '../database.js';
import { formatTable, header, resultRows } from '../table.js';
import { startChild } from './children.js';
import { logInAll } from './login.js';
import type { OperationName } from './operations.js';
import { type Plan, runRounds, type Server } from './rounds.js';

export interface Comparison {
  /** The root folder of another checkout, with its packages installed. */
  readonly otherRoot: string;
  readonly databaseUrl: string;
  readonly secret: string;
  readonly plan: Plan;
  readonly profileFolder: string | undefined;
  readonly print: (text: string) => void;
}

interface Tree {
  readonly servers: readonly Server[];
  close(): Promise<void>;
}

/**
 * Loads the bench of a checkout, so that its server runs on a database made by its own migrations. Older checkouts keep
 * the whole bench in one folder.
 */
async function loadBench(root: string) {
  const load = (...names: readonly string[]): Promise<unknown> => {
    const files = names.map((name) => resolve(root, `scripts/bench/${name}.ts`));
    const file = files.find((one) => existsSync(one)) ?? files[0] ?? root;
    return import(pathToFileURL(file).href);
  };
  const { createBenchDatabase } = (await load('database')) as typeof import('../database.js');
  const { buildServers } = (await load('rounds/build', 'build')) as typeof import('./build.js');
  return { createBenchDatabase, buildServers };
}

/** Starts one server of a checkout for each name, all of them on one database. */
async function startTree(
  root: string,
  names: readonly string[],
  { databaseUrl, secret, plan, profileFolder }: Comparison,
): Promise<Tree> {
  const { createBenchDatabase, buildServers } = await loadBench(root);
  const built = await buildServers(['notaria']);
  const servers: Server[] = [];
  let database: BenchDatabase | undefined;
  const close = async () => {
    for (const { child } of servers) await child.stop();
    await database?.drop();
    await built.remove();
  };
  try {
    database = await createBenchDatabase(databaseUrl);
    const { facts } = database;
    const { url, companyId, timeZone } = facts;
    const setting = { databaseUrl: url, secret, companyId, timeZone, logLevel: 'warn' } as const;
    for (const name of names) {
      const child = await startChild(built.program('notaria'), setting, profileFolder);
      const tokens = await logInAll(child.port, facts, plan.connections);
      servers.push({ name, child, makesInvoices: true, facts, tokens });
    }
    return { servers, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Compares the server of this checkout with that of another one, in turns, and prints a table for each operation. The
 * other server runs twice: the difference between the two is the noise of the machine.
 */
export async function compareWithCheckout(
  comparison: Comparison,
  operations: readonly OperationName[],
): Promise<void> {
  const { otherRoot, plan, print } = comparison;
  const other = await startTree(otherRoot, ['the other', 'the other again (noise)'], comparison);
  try {
    const own = await startTree('.', ['this checkout'], comparison);
    try {
      const servers = [...other.servers, ...own.servers];
      for (const operation of operations) {
        const samples = await runRounds(servers, operation, plan);
        const names = servers.map(({ name }) => name);
        print(`\n${operation}\n${formatTable([header, ...resultRows(names, samples)])}`);
      }
    } finally {
      await own.close();
    }
  } finally {
    await other.close();
  }
}
