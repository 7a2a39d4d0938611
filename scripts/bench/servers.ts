import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, query } from './database.js';

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
  stop(): Promise<void>;
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
  name: '',
  url: undefined,
  drop: () => Promise.resolve(),
};

async function residentMb({ pid = 0 }: ChildProcess): Promise<number> {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(await readProcess(pid, 'status'))?.[1];
  return Number(kilobytes) / 1024;
}

/**
 * @param serverUrl      PostgreSQL, or undefined for the embedded engine
 * @param profileFolder  where the server leaves a profile when it ends; its figures are then not meaningful
 */
export async function startServer(
  root: string,
  serverUrl: string | undefined,
  profileFolder: string | undefined,
): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'notaria-bench-'));
  const database = serverUrl === undefined ? embedded : await createDatabase(serverUrl);
  const { url } = database;
  const profiling =
    profileFolder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`];
  const program = [...profiling, join(root, 'dist/main.js')];
  const own = { ...(url !== undefined && { DATABASE_URL: url }), DATA_DIR: folder };
  const start = () => startProcess(program, folder, { ...own, DEMO: 'catalogue' });
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
        server: await cpuMsOf([child.pid ?? 0]),
        postgres: url === undefined ? Number.NaN : await postgresCpuMs(database.name),
      }),
      memoryMb: () => residentMb(child),
      analyse: async () => {
        if (url !== undefined) await query(url, 'VACUUM ANALYZE');
      },
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
