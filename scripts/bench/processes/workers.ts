import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SvcErp } from '../../../sdk/erp/index.js';
import { runLoad, type Shot } from '../rounds/load.js';
import { logInAll } from '../rounds/login.js';
import { get } from '../rounds/operations.js';
import { formatTable } from '../table.js';
import { type ServerStart, startBuilt, withDatabase } from './built-server.js';
import { cpuSecondsOf } from './usage.js';

/** Returns reads of one product, each connection under a login of its own. */
async function shotsOf({ shown }: ServerStart, connections: number): Promise<() => Shot> {
  const baseUrl = new URL(shown('ERP')).origin;
  const person = { email: shown('E-mail'), password: shown('Password') };
  const tokens = await logInAll(Number(new URL(baseUrl).port), person, connections);
  const erp = new SvcErp({ baseUrl, headers: { authorization: `Bearer ${tokens[0]}` } });
  const [product] = (await erp.products.list({ pageSize: 1 })).data;
  let at = 0;
  return () => {
    at += 1;
    return get(`/api/products/${product?.id}`, tokens[at % connections] ?? '');
  };
}

interface MeasuredServer {
  readonly workers: number;
  readonly server: ServerStart;
  /** Microseconds of processor time per request, one for each round. */
  readonly samples: number[];
  /** Puts the server under load, and returns the processor time per request. */
  load(durationMs: number): Promise<number>;
}

async function startWith(
  workers: number,
  settings: Readonly<Record<string, string>>,
  root: string,
): Promise<MeasuredServer> {
  const all = { ...settings, WORKERS: String(workers), KYC_ENGINES: 'none' };
  const server = await startBuilt(root, settings['DATA_DIR'] ?? '', all);
  // Concurrent reads share a round trip, so that each worker has as many as the only one.
  const connections = 16 * workers;
  const next = await shotsOf(server, connections);
  const port = Number(new URL(server.shown('ERP')).port);
  return {
    workers,
    server,
    samples: [],
    async load(durationMs) {
      const before = cpuSecondsOf(server.child.pid ?? 0);
      const { requests } = await runLoad({ port, connections, durationMs, next });
      return ((cpuSecondsOf(server.child.pid ?? 0) - before) / requests) * 1e6;
    },
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export interface WorkersOptions {
  /** The checkout whose built server is measured. */
  readonly root: string;
  readonly serverUrl: string;
  readonly rounds: number;
  readonly print: (text: string) => void;
}

/** Prints the processor time of one read with one worker and with two, in alternating rounds. */
export async function measureWorkers(options: WorkersOptions): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'notaria-workers-'));
  try {
    await withDatabase(options.serverUrl, async (DATABASE_URL) => {
      const settings = { DATABASE_URL, DATA_DIR: folder };
      const servers: MeasuredServer[] = [];
      try {
        for (const workers of [1, 2, 1]) {
          servers.push(await startWith(workers, settings, options.root));
        }
        for (const { load } of servers) await load(4_000);
        for (let round = 0; round < options.rounds; round += 1) {
          for (const { load, samples } of servers) samples.push(await load(1_000));
        }
      } finally {
        for (const { server } of servers) await server.stop();
      }
      const [first] = servers.map(({ samples }) => median(samples));
      const rows = servers.map(({ workers, samples }) => {
        const own = median(samples);
        return [`${workers}`, own.toFixed(0), (own / (first ?? own)).toFixed(2)];
      });
      options.print(formatTable([['workers', 'CPU us', 'to the first'], ...rows]));
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
