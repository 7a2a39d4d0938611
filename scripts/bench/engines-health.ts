import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig } from '../../src/kernel/config.js';
import { createLogger } from '../../src/kernel/log.js';
import { openHouse, type Running, takePort } from '../../src/process/start.js';

const matchCount = 10;
/** So often a probe asks. */
const everyMs = 20;

async function logIn({ baseUrl, demo }: Running): Promise<string> {
  if (demo === undefined) throw new Error('The server has no demo to log in to');
  const { email, password } = demo.admin;
  const reply = await fetch(`${baseUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await reply.json()) as { readonly data: { readonly token: string } }).data.token;
}

async function compare({ baseUrl }: Running, token: string, picture: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  for (const name of ['userImage', 'refImage']) form.set(name, new Blob([picture]), 'face.jpg');
  const headers = { authorization: `Bearer ${token}` };
  const init = { method: 'POST', headers, body: form };
  const reply = await fetch(`${baseUrl}/v1/biometrics/face-match`, init);
  await reply.arrayBuffer();
  return reply.status;
}

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

/** How long /healthz takes while ten face matches run at once in one server, in this process. */
export async function probeHealth(picture: Buffer): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'notaria-bench-'));
  const { DATABASE_URL: _, ...environment } = process.env;
  const own = { PORT: '0', DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' };
  const config = loadConfig({ ...environment, ...own });
  const resources = await takePort(config);
  try {
    const log = createLogger(config);
    const running = await openHouse(config, log, resources, () => 'running');
    const token = await logIn(running);
    const bytes = new Uint8Array(picture);
    // The first one waits for the networks.
    await compare(running, token, bytes);
    const all = Promise.all(
      Array.from({ length: matchCount }, () => compare(running, token, bytes)),
    );
    const times = await probeUntil(all, running.baseUrl);
    const at = (portion: number): string =>
      (times[Math.min(times.length - 1, Math.floor(times.length * portion))] ?? 0).toFixed(1);
    const answered = (await all).map(String).sort().join(' ');
    return `/healthz while ${matchCount} face matches run (answered ${answered}): ${times.length} probes, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`;
  } finally {
    await Promise.all(resources.workers.map((stop) => stop(1_000)));
    await resources.server.close(1_000);
    for (const close of resources.closers.toReversed()) await close();
    rmSync(folder, { recursive: true, force: true });
  }
}
