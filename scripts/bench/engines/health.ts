import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SvcErp } from '../../../sdk/erp/index.js';
import { SvcKyc } from '../../../sdk/kyc/index.js';
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
    const { baseUrl, demo } = running;
    if (demo === undefined) throw new Error('The server has no demo to log in to');
    const { email, password } = demo.admin;
    const { data } = await new SvcErp({ baseUrl }).auth.login({ email, password });
    const headers = { authorization: `Bearer ${data.token}` };
    const { biometrics } = new SvcKyc({ baseUrl, headers, timeout: 60_000 });
    const image = { data: new Uint8Array(picture), filename: 'face.jpg' };
    const compare = () => biometrics.faceMatch({ userImage: image, refImage: image });
    // The first match waits for the networks.
    await compare();
    const all = Promise.all(Array.from({ length: matchCount }, compare));
    const { longest, p50, p99, probes } = await healthDuring(all, running);
    return `/healthz while ${matchCount} face matches run: ${probes} probes, p50 ${p50} ms, p99 ${p99} ms, longest ${longest} ms`;
  });
}
