import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, here } from './build.js';
import { fillCompany } from './company.js';
import { operationNames } from './operations.js';
import { compareSides, type Plan, type Side } from './rounds.js';
import { startServer } from './servers.js';
import { formatTable } from './table.js';

const { values: options } = parseArgs({
  options: {
    /** Short rounds, and few of them. */
    quick: { type: 'boolean', default: false },
    /** The operations to measure instead of all. */
    only: { type: 'string', multiple: true },
    /** The folder of another checkout to compare with. */
    against: { type: 'string' },
    connections: { type: 'string', default: '32' },
    workers: { type: 'string', default: '1' },
    /** How often each server is measured, usually 12 times for a second. */
    rounds: { type: 'string' },
    /** The embedded engine instead of PostgreSQL. */
    embedded: { type: 'boolean', default: false },
    /** A folder for profiles of the servers. The figures are then not meaningful. */
    profile: { type: 'string' },
  },
});

const known: readonly string[] = operationNames;
const unknown = options.only?.filter((name) => !known.includes(name)) ?? [];
if (unknown.length > 0) {
  throw new Error(`There is no operation ${unknown.join(', ')}: ${known.join(', ')}`);
}
const chosen = operationNames.filter((name) => options.only?.includes(name) ?? true);

const plan: Plan = {
  connections: Number(options.connections),
  /** V8 compiles what was called often, however many requests were under way. */
  warmUpRequests: options.quick ? 700 : 5000,
  roundMs: options.quick ? 500 : 1000,
  rounds: Number(options.rounds ?? (options.quick ? 5 : 12)),
};
const serverUrl = options.embedded
  ? undefined
  : (process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres');

const other = resolve(options.against ?? here);
if (other !== here && !existsSync(join(other, 'dist/main.js'))) {
  throw new Error(`${other} is not built; run npm run build there`);
}
/** The other server runs twice: the difference between the two is the noise of the machine. */
const contestants = [
  { name: 'the other', root: other },
  { name: 'the other again (noise)', root: other },
  ...(options.against === undefined ? [] : [{ name: 'this checkout', root: here }]),
];

const sides: Side[] = [];

/** Prints the memory of all servers, and when they were ready. */
async function tellProcesses(moment: string): Promise<void> {
  const rows = await Promise.all(
    sides.map(async ({ name, server }) => {
      const starts = server.startsMs.map((ms) => (ms / 1000).toFixed(1)).join('; ');
      return [name, (await server.memoryMb()).toFixed(0), starts];
    }),
  );
  process.stdout.write(`${formatTable([[moment, 'MB', 'ready after s'], ...rows])}\n`);
}

try {
  build();
  for (const { name, root } of contestants) {
    const server = await startServer(root, serverUrl, {
      profileFolder: options.profile,
      workers: Number(options.workers),
    });
    try {
      sides.push({ name, server, company: await fillCompany(server, plan.connections) });
    } catch (error) {
      await server.stop();
      throw error;
    }
  }
  await tellProcesses('before');
  for (const operation of chosen) {
    const tables = await compareSides(sides, operation, plan);
    for (const table of tables) process.stdout.write(`${formatTable(table)}\n`);
  }
  await tellProcesses('after');
} finally {
  for (const { server } of sides) await server.stop();
}
