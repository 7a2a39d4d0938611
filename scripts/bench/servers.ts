import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, connect, createDatabase, query } from './database.js';

/** The built server of a checkout on a database of its own. */
export interface RunningServer {
  readonly baseUrl: string;
  /** The administrator of its demo company. */
  readonly email: string;
  readonly password: string;
  /** Milliseconds until its start was over: the one with an empty folder, and on the embedded engine the next one. */
  readonly startsMs: readonly number[];
  /** Returns the processor time since the start, in milliseconds. */
  cpuMs(): Promise<Cpu>;
  /** Returns the resident memory of the server, in MB. */
  memoryMb(): Promise<number>;
  /** Brings the statistics of PostgreSQL up to date. */
  analyse(): Promise<void>;
  /** Returns how much write-ahead log PostgreSQL has written, in bytes. NaN on the embedded engine. */
  logPosition(): Promise<number>;
  /** Counts the connections of the server that wait for locks, until its end, which resolves to their mean. */
  watchLocks(): LockWatch;
  stop(): Promise<void>;
}

export interface LockWatch {
  end(): Promise<number>;
}

export interface Cpu {
  readonly server: number;
  /** NaN where PostgreSQL runs on another machine, or embedded in the server. */
  readonly postgres: number;
}

/** Returns a file of a process in `/proc`. The text is empty if the process has ended meanwhile. Linux only. */
const readProcess = (pid: number | string, file: string): Promise<string> =>
  readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');

/** Returns the processor time of the threads of processes, in milliseconds. Threads that have ended do not count. */
async function cpuMsOf(pids: readonly (number | string)[]): Promise<number> {
  let nanoseconds = 0;
  for (const pid of pids) {
    for (const thread of await readdir(`/proc/${pid}/task`).catch(() => [])) {
      nanoseconds += Number((await readProcess(pid, `task/${thread}/schedstat`)).split(' ')[0]);
    }
  }
  return nanoseconds / 1e6;
}

/** PostgreSQL names each process by its user and database: "postgres: postgres shop 127.0.0.1(5) idle". */
async function postgresCpuMs(database: string): Promise<number> {
  const backends: string[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const [name, ...words] = (await readProcess(pid, 'cmdline')).split(' ');
    if (name === 'postgres:' && words.includes(database)) backends.push(pid);
  }
  return backends.length === 0 ? Number.NaN : cpuMsOf(backends);
}

/** Returns the processes that a process has started, and theirs. */
async function descendantsOf(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(tasks.map((task) => readProcess(pid, `task/${task}/children`)));
  const children = lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
  return [...children, ...(await Promise.all(children.map(descendantsOf))).flat()];
}

/** Often enough for an average, and rare enough not to disturb. */
const watchEveryMs = 50;

const waitingSql = `
  SELECT count(*)::int FROM pg_stat_activity
  WHERE datname = $1 AND wait_event_type IN ('Lock', 'LWLock')`;

function watchLocks(control: Connection, database: string): LockWatch {
  let isOver = false;
  const counts: number[] = [];
  const watching = (async () => {
    while (!isOver) {
      counts.push(Number(await control.valueOf(waitingSql, [database])));
      await sleep(watchEveryMs);
    }
  })();
  return {
    async end() {
      isOver = true;
      await watching;
      return counts.reduce((sum, count) => sum + count, 0) / counts.length;
    },
  };
}

/** As `npm start` sets them; the limits count, but are not reached. */
const environment = {
  PORT: '0',
  LOG_LEVEL: 'warn',
  TZ: 'UTC',
  KYC_ENGINES: 'none',
  RATE_LIMIT_GENERAL: '1000000',
  RATE_LIMIT_AUTH: '1000000',
  RATE_LIMIT_CHECKS: '1000000',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
};

/** A process of a server, and what it has printed. */
interface Started {
  readonly child: ChildProcess;
  readonly banner: string;
  readonly readyMs: number;
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Returns what the banner shows under a name, or an empty text before it is printed. */
const shownIn = (banner: string, name: string): string =>
  new RegExp(`^  ${name} +(\\S+)$`, 'm').exec(banner)?.[1] ?? '';

async function startProcess(
  program: readonly string[],
  folder: string,
  own: Readonly<Record<string, string>>,
): Promise<Started> {
  const { HOME, PATH } = process.env;
  const startedAt = performance.now();
  const child = spawn(process.execPath, program, {
    cwd: folder,
    env: { HOME, PATH, ...environment, ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let banner = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk: Buffer) => {
      banner += chunk.toString();
    });
  }
  while (shownIn(banner, 'Password') === '') {
    if (child.exitCode !== null) {
      throw new Error(`${program.join(' ')} ended with ${child.exitCode}:\n${banner}`);
    }
    await sleep(10);
  }
  return { child, banner, readyMs: performance.now() - startedAt };
}

/** The database of a server on the embedded engine is in the folder of its data. */
const embedded = {
  url: undefined,
  cpuMs: () => Promise.resolve(Number.NaN),
  logPosition: () => Promise.resolve(Number.NaN),
  watchLocks: (): LockWatch => ({ end: () => Promise.resolve(Number.NaN) }),
  analyse: () => Promise.resolve(),
  drop: () => Promise.resolve(),
};

/** A database on a server, which a connection of its own watches. */
async function openServerDatabase(serverUrl: string) {
  const { drop, name, url } = await createDatabase(serverUrl);
  const control = await connect(serverUrl);
  return {
    url,
    cpuMs: () => postgresCpuMs(name),
    logPosition: async () =>
      Number(await control.valueOf("SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn")),
    watchLocks: () => watchLocks(control, name),
    analyse: () => query(url, 'VACUUM ANALYZE'),
    drop: async () => {
      await control.end();
      await drop();
    },
  };
}

async function residentMb({ pid = 0 }: ChildProcess): Promise<number> {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(await readProcess(pid, 'status'))?.[1];
  return Number(kilobytes) / 1024;
}

export interface ServerOptions {
  /** Where the server leaves a profile when it ends; its figures are then not meaningful. */
  readonly profileFolder: string | undefined;
  readonly workers: number;
}

/** @param serverUrl  PostgreSQL, or undefined for the embedded engine */
export async function startServer(
  root: string,
  serverUrl: string | undefined,
  { profileFolder, workers }: ServerOptions,
): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'notaria-bench-'));
  const database = serverUrl === undefined ? embedded : await openServerDatabase(serverUrl);
  const { url } = database;
  const profiling =
    profileFolder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`];
  const program = [...profiling, join(root, 'dist/main.js')];
  const placed = url === undefined ? {} : { DATABASE_URL: url, WORKERS: `${workers}` };
  const start = () =>
    startProcess(program, folder, { ...placed, DATA_DIR: folder, DEMO: 'catalogue' });
  const removeData = async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // A new database gets migrations and the demo company.
    const starts = [await start()];
    if (url === undefined) {
      await endProcess(starts[0]?.child as ChildProcess);
      starts.push(await start());
    }
    const { banner, child } = starts.at(-1) as Started;
    return {
      baseUrl: new URL(shownIn(banner, 'ERP')).origin,
      email: shownIn(banner, 'E-mail'),
      password: shownIn(banner, 'Password'),
      startsMs: starts.map(({ readyMs }) => readyMs),
      cpuMs: async () => ({
        server: await cpuMsOf([child.pid ?? 0, ...(await descendantsOf(child.pid ?? 0))]),
        postgres: await database.cpuMs(),
      }),
      memoryMb: () => residentMb(child),
      analyse: database.analyse,
      logPosition: database.logPosition,
      watchLocks: database.watchLocks,
      stop: async () => {
        await endProcess(child);
        await removeData();
      },
    };
  } catch (error) {
    await removeData();
    throw error;
  }
}
