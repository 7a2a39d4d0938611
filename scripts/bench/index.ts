import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, here } from './build.js';
import { fillCompany } from './company.js';
import { type OperationName, operations } from './operations.js';
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
    /** A folder for profiles of the servers. The figures are then not meaningful. */
    profile: { type: 'string' },
  },
});

const known = Object.keys(operations) as OperationName[];
const unknown = options.only?.filter((name) => !(name in operations)) ?? [];
if (unknown.length > 0) {
  throw new Error(`There is no operation ${unknown.join(', ')}: ${known.join(', ')}`);
}
const chosen = known.filter((name) => options.only?.includes(name) ?? true);

const plan: Plan = {
  connections: Number(options.connections),
  warmUpRequests: Number(options.connections) * (options.quick ? 20 : 150),
  roundMs: options.quick ? 500 : 1000,
  rounds: options.quick ? 5 : 12,
};
const serverUrl = process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

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
  for (const operation of chosen) {
    const table = await compareSides(sides, operation, plan);
    process.stdout.write(`${formatTable(table)}\n`);
  }
} finally {
  for (const { server } of sides) await server.stop();
}
