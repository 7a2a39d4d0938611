import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { SvcErp } from '../../../sdk/erp/index.js';
import { SvcKyc } from '../../../sdk/kyc/index.js';
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

interface ServerStart {
  readonly child: ChildProcess;
  readonly wallSeconds: number;
  readonly usage: Usage;
  /** Returns the value of a name in the banner. */
  shown(name: string): string;
  stop(): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

async function start(root: string, folder: string, settings: Settings): Promise<ServerStart> {
  const { HOME, PATH } = process.env;
  const defaults = { PORT: '0', LOG_LEVEL: 'warn', RATE_LIMITS: 'off', TZ: 'UTC' };
  // As npm start sets them.
  const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' };
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(root, 'dist/main.js')], {
    cwd: folder,
    env: { HOME, PATH, ...defaults, ...allocator, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  const shown = (name: string) => new RegExp(`^  ${name} +(\\S+)$`, 'm').exec(out)?.[1] ?? '';
  while (shown('Password') === '') {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    await sleep(10);
  }
  const wallSeconds = (performance.now() - startedAt) / 1000;
  return {
    child,
    wallSeconds,
    usage: usageOf(child.pid ?? 0),
    shown,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function logIn({ shown }: ServerStart): Promise<SvcKyc> {
  const baseUrl = shown('ERP').replace(/\/api$/, '');
  const person = { email: shown('E-mail'), password: shown('Password') };
  const { data } = await new SvcErp({ baseUrl }).auth.login(person);
  const headers = { authorization: `Bearer ${data.token}`, 'x-environment': 'live' };
  return new SvcKyc({ baseUrl, headers, timeout: 60_000 });
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
  const server = await start(options.root, folder, settings);
  await server.stop();
  return row(name, server.wallSeconds, server.usage);
}

/** Returns the rows of the first check and of all checks, in a server that has just started. */
async function checkRows({ checks, root }: MemoryOptions, folder: string, settings: Settings) {
  const server = await start(root, folder, settings);
  try {
    const kyc = await logIn(server);
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

async function withDatabase<T>(serverUrl: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `notaria_bench_${process.pid}_${Date.now().toString(36)}`;
  const own = new URL(serverUrl);
  own.pathname = `/${name}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    await admin.query(`CREATE DATABASE ${name}`);
    return await work(own.href);
  } finally {
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await admin.end();
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
