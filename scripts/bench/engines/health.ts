import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig } from '../../../src/kernel/config/config.js';
import { createLogger } from '../../../src/kernel/log.js';
import {
  createApplication,
  type RunningApplication,
  takePort,
} from '../../../src/process/start.js';

const matchCount = 10;
/** The interval of probes. */
const everyMs = 20;

async function logIn({ baseUrl, demo }: RunningApplication): Promise<string> {
  if (demo === undefined) throw new Error('The server has no demo to log in to');
  const { email, password } = demo.admin;
  const reply = await fetch(`${baseUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await reply.json()) as { readonly data: { readonly token: string } }).data.token;
}

async function compare(
  { baseUrl }: RunningApplication,
  token: string,
  picture: Uint8Array<ArrayBuffer>,
) {
  const form = new FormData();
  for (const name of ['userImage', 'refImage']) form.set(name, new Blob([picture]), 'face.jpg');
  const headers = { authorization: `Bearer ${token}` };
  const init = { method: 'POST', headers, body: form };
  const reply = await fetch(`${baseUrl}/v1/biometrics/face-match`, init);
  await reply.arrayBuffer();
  return reply.status;
}

/** Returns the times of `/healthz` during the work in milliseconds, in ascending order. */
async function probeUntil(done: Promise<unknown>, url: string): Promise<number[]> {
  const state = { isOver: false };
  const end = done.finally(() => {
    state.isOver = true;
  });
  const times: number[] = [];
  while (!state.isOver) {
    const startedAt = performance.now();
    await (await fetch(`${url}/healthz`)).arrayBuffer();
    times.push(performance.now() - startedAt);
    await sleep(everyMs);
  }
  await end;
  return times.sort((a, b) => a - b);
}

/** Returns the percentile of the times, with one decimal. */
const within = (times: readonly number[], portion: number): string =>
  (times[Math.min(times.length - 1, Math.floor(times.length * portion))] ?? 0).toFixed(1);

/** The times of the probes of `/healthz` during the work. */
export async function healthDuring(
  work: Promise<unknown>,
  { baseUrl }: Pick<RunningApplication, 'baseUrl'>,
) {
  const times = await probeUntil(work, baseUrl);
  const [p50, p99, longest] = [0.5, 0.99, 1].map((portion) => within(times, portion));
  return { probes: times.length, p50: p50 ?? '', p99: p99 ?? '', longest: longest ?? '' };
}

/** Runs a server with an embedded database in this process during the work. */
export async function withServer<T>(
  extra: Readonly<Record<string, string>>,
  work: (running: RunningApplication) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'notaria-bench-'));
  const { DATABASE_URL: _, ...environment } = process.env;
  const own = { PORT: '0', DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' };
  const config = loadConfig({ ...environment, ...own, ...extra });
  const resources = await takePort(config);
  try {
    return await work(
      await createApplication(config, createLogger(config), resources, () => 'running'),
    );
  } finally {
    await Promise.all(resources.workers.map((stop) => stop(1_000)));
    await resources.server.close(1_000);
    for (const close of resources.closers.toReversed()) await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures `/healthz` while ten face matches run at once in a server in this process. */
export function probeHealth(picture: Buffer): Promise<string> {
  return withServer({}, async (running) => {
    const token = await logIn(running);
    const bytes = new Uint8Array(picture);
    // The first match waits for the networks.
    await compare(running, token, bytes);
    const all = Promise.all(
      Array.from({ length: matchCount }, () => compare(running, token, bytes)),
    );
    const { longest, p50, p99, probes } = await healthDuring(all, running);
    const answered = (await all).map(String).sort().join(' ');
    return `/healthz while ${matchCount} face matches run (answered ${answered}): ${probes} probes, p50 ${p50} ms, p99 ${p99} ms, longest ${longest} ms`;
  });
}
