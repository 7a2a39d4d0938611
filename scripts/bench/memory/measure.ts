import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SvcKyc } from '../../../sdk/kyc/index.js';
import { logInTo, type Settings, startBuilt, withDatabase } from '../processes/built-server.js';
import { type Usage, usageOf } from '../processes/usage.js';
import { formatTable } from '../table.js';
import { runCheck } from './checks.js';

export interface MemoryOptions {
  /** The checkout whose built server is measured. */
  readonly root: string;
  readonly serverUrl: string;
  /** Checks that are made before the last measurement. */
  readonly checks: number;
  readonly print: (text: string) => void;
}

const header = ['server', 'seconds', 'CPU s', 'server MB', 'children MB'];

const row = (name: string, seconds: number, { childrenMb, cpuSeconds, ownMb }: Usage): string[] => [
  name,
  seconds.toFixed(1),
  cpuSeconds.toFixed(1),
  ownMb.toFixed(0),
  childrenMb.toFixed(0),
];

async function startRow(name: string, options: MemoryOptions, folder: string, settings: Settings) {
  const server = await startBuilt(options.root, folder, settings);
  await server.stop();
  return row(name, server.wallSeconds, server.usage);
}

/** Returns the rows of the first check and of all checks, in a server that has just started. */
async function checkRows({ checks, root }: MemoryOptions, folder: string, settings: Settings) {
  const server = await startBuilt(root, folder, settings);
  try {
    const kyc = new SvcKyc({ ...(await logInTo(server)), timeout: 60_000 });
    const timeOf = async (work: () => Promise<void>): Promise<number> => {
      const startedAt = performance.now();
      await work();
      return (performance.now() - startedAt) / 1000;
    };
    const first = await timeOf(() => runCheck(kyc, 0));
    const pid = server.child.pid ?? 0;
    const rows = [row('the first face check', first, usageOf(pid))];
    const rest = await timeOf(async () => {
      for (let at = 1; at < checks; at += 1) await runCheck(kyc, at);
    });
    return [...rows, row(`${checks} checks`, first + rest, usageOf(pid))];
  } finally {
    await server.stop();
  }
}

async function serverRows(options: MemoryOptions, folder: string): Promise<string[][]> {
  return withDatabase(options.serverUrl, async (DATABASE_URL) => {
    const settings = { DATABASE_URL, DATA_DIR: join(folder, 'server') };
    return [
      await startRow('PostgreSQL, first start', options, folder, settings),
      await startRow('PostgreSQL, next start', options, folder, settings),
      ...(await checkRows(options, folder, settings)),
    ];
  });
}

async function embeddedRows(options: MemoryOptions, folder: string): Promise<string[][]> {
  const settings = { DATA_DIR: join(folder, 'embedded') };
  return [
    await startRow('embedded, first start', options, folder, settings),
    await startRow('embedded, next start', options, folder, settings),
  ];
}

/** Prints the memory and processor time of the built server: after its start, and after checks. */
export async function measureMemory(options: MemoryOptions): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'notaria-memory-'));
  try {
    const rows = [...(await serverRows(options, folder)), ...(await embeddedRows(options, folder))];
    options.print(formatTable([header, ...rows]));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
