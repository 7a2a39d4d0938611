import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { SvcErp } from '../../../sdk/erp/index.js';
import { type Usage, usageOf } from './usage.js';

/** The built server of a checkout, ready for requests. */
export interface ServerStart {
  readonly child: ChildProcess;
  readonly wallSeconds: number;
  readonly usage: Usage;
  /** Returns the value of a name in the banner. */
  shown(name: string): string;
  stop(): Promise<void>;
}

export type Settings = Readonly<Record<string, string>>;

/** Starts the built server of a checkout on a free port, and waits until it is ready. */
export async function startBuilt(
  root: string,
  folder: string,
  settings: Settings,
): Promise<ServerStart> {
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

/** Logs in as the administrator of the demo company, and returns the options of clients. */
export async function logInTo({ shown }: ServerStart) {
  const baseUrl = shown('ERP').replace(/\/api$/, '');
  const person = { email: shown('E-mail'), password: shown('Password') };
  const { data } = await new SvcErp({ baseUrl }).auth.login(person);
  return { baseUrl, headers: { authorization: `Bearer ${data.token}`, 'x-environment': 'live' } };
}

/** Creates a database for `work`, and drops it afterwards. */
export async function withDatabase<T>(
  serverUrl: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
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
