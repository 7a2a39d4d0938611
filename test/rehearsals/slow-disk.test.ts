import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SvcErp } from '../../sdk/erp/index.js';
import { buildServer, environment, killAll, type Server, startServer } from '../process/support.js';
import { failure } from '../support/app.js';
import { findProgram } from '../support/debian.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { runLine, writeCli } from '../support/runbook.js';
import { loginAt } from '../support/writers.js';
import { type Cluster, onCluster, startCluster } from './cluster.js';
import { startReaders } from './readers.js';
import { startRecovery } from './recovery.js';
import { startStockWriters } from './stock-writers.js';

const compiler = findProgram('gcc');

/** Replaces the functions that wait for the disk. They sleep for the milliseconds in the file DELAY. */
const source = `
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <time.h>

static void wait_for_disk(void) {
  int saved = errno;
  long ms = 0;
  FILE *file = fopen(DELAY, "r");
  if (file != NULL) {
    if (fscanf(file, "%ld", &ms) != 1) ms = 0;
    fclose(file);
  }
  struct timespec left = { ms / 1000, (ms % 1000) * 1000000 };
  while (ms > 0 && nanosleep(&left, &left) != 0 && errno == EINTR) continue;
  errno = saved;
}

int fsync(int fd) {
  wait_for_disk();
  return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(fd);
}

int fdatasync(int fd) {
  wait_for_disk();
  return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(fd);
}
`;

(compiler === undefined ? describe.skip : onCluster)('a slow disk of PostgreSQL', () => {
  let folder: string;
  let cluster: Cluster;
  let env: NodeJS.ProcessEnv;
  let server: Server;
  let erp: SvcErp;

  /** Compiles the library, and returns its path. */
  function compile(): string {
    const library = join(folder, 'slow-disk.so');
    writeFileSync(join(folder, 'slow-disk.c'), source);
    const delay = `-DDELAY="${join(folder, 'delay')}"`;
    const options = ['-shared', '-fPIC', '-o', library, delay, join(folder, 'slow-disk.c'), '-ldl'];
    execFileSync(compiler?.file ?? '', options, { stdio: 'inherit' });
    return library;
  }

  const delay = (ms: number) => writeFileSync(join(folder, 'delay'), `${ms}\n`);

  beforeAll(async () => {
    await buildServer();
    folder = mkdtempSync(join(tmpdir(), 'notaria-slow-disk-'));
    chmodSync(folder, 0o755);
    const place = { address: '127.0.0.1', enter: ['env', `LD_PRELOAD=${compile()}`] };
    cluster = await startCluster(async () => [], place);
    env = environment({
      DATABASE_URL: cluster.url,
      RATE_LIMITS: 'off',
      STATEMENT_TIMEOUT_MS: '2000',
      DATA_DIR: join(cluster.folder, 'server'),
    });
    await writeCli(cluster.folder);
    server = await startServer(cluster.folder, env);
    ({ erp } = await loginAt(join(cluster.folder, 'server'), server.baseUrl));
  }, 120_000);
  afterAll(async () => {
    killAll();
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test('slows writes down, and one that hardly answers makes writers wait with 503, while reads go on', async () => {
    const readers = startReaders(erp);
    const writers = await startStockWriters([erp], 'SD-1');
    await writers.more(30);
    delay(300);
    await writers.more(10);
    delay(8_000);
    await sleep(5_000);
    const product = { code: 'SD-2', name: 'Slow', price: 1 };
    const refused = await failure(erp.products.create(product, { maxRetries: 0 }));
    expect(refused).toMatchObject({ statusCode: 503, retryAfter: expect.any(Number) });
    await sleep(15_000);
    await readers.more(30);
    expect((await fetch(`${server.baseUrl}/readyz`)).status).toBe(200);
    const recovered = startRecovery('slow disk');
    delay(0);
    await writers.more(1);
    recovered();
    await writers.more(30);
    expect(readers.failures).toEqual([]);
    await readers.stop();
    await writers.finish();
    const check = await runLine('npm run cli -- self-check', cluster.folder, env);
    expect([check.code, check.text]).toEqual([0, expect.stringContaining('all is sound')]);
  }, 240_000);
});
