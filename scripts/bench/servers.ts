import { spawn } from 'node:child_process';
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
  /** Returns the processor time since the start, in milliseconds. */
  cpuMs(): Promise<Cpu>;
  /** Brings the statistics of PostgreSQL up to date. */
  analyse(): Promise<void>;
  /** Returns how much write-ahead log PostgreSQL has written, in bytes. */
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
  /** NaN where PostgreSQL runs on another machine. */
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

export interface ServerOptions {
  /** Where the server leaves a profile when it ends; its figures are then not meaningful. */
  readonly profileFolder: string | undefined;
  readonly workers: number;
}

export async function startServer(
  root: string,
  serverUrl: string,
  { profileFolder, workers }: ServerOptions,
): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'notaria-bench-'));
  const database = await createDatabase(serverUrl);
  const profiling =
    profileFolder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`];
  const { HOME, PATH } = process.env;
  const own = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    DEMO: 'catalogue',
    WORKERS: `${workers}`,
  };
  const control = await connect(serverUrl);
  // A new database gets migrations and the demo company.
  const child = spawn(process.execPath, [...profiling, join(root, 'dist/main.js')], {
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
  const shown = (name: string) => new RegExp(`^  ${name} +(\\S+)$`, 'm').exec(banner)?.[1] ?? '';
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    await control.end();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  while (shown('Password') === '') {
    if (child.exitCode !== null) {
      await stop();
      throw new Error(`The server of ${root} ended with ${child.exitCode}:\n${banner}`);
    }
    await sleep(10);
  }
  return {
    baseUrl: new URL(shown('ERP')).origin,
    email: shown('E-mail'),
    password: shown('Password'),
    cpuMs: async () => ({
      server: await cpuMsOf([child.pid ?? 0, ...(await descendantsOf(child.pid ?? 0))]),
      postgres: await postgresCpuMs(database.name),
    }),
    analyse: () => query(database.url, 'VACUUM ANALYZE'),
    logPosition: async () =>
      Number(await control.valueOf("SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn")),
    watchLocks: () => watchLocks(control, database.name),
    stop,
  };
}
