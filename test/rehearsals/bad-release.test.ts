import {
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { SvcErp } from '../../sdk/erp/index.js';
import { buildServer, environment, freePort, until } from '../process/support.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { loginAt } from '../support/writers.js';
import { type Cluster, onCluster, startCluster } from './cluster.js';
import { startReaders } from './readers.js';
import { startStockWriters } from './stock-writers.js';
import { openProcesses } from './support.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

onCluster('a bad release', () => {
  const processes = openProcesses();
  let cluster: Cluster;
  let tree: string;
  let server: ReturnType<typeof processes.start>;
  let baseUrl: string;
  let erp: SvcErp;

  const main = () => join(tree, 'dist/main.js');
  const isReady = () =>
    fetch(`${baseUrl}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );

  /** Replaces the program of the server in one step. */
  function release(program: string): void {
    writeFileSync(`${main()}.new`, program);
    renameSync(`${main()}.new`, main());
    server.kill('SIGHUP');
  }

  function workers(): readonly string[] {
    const path = `/proc/${server.pid}/task/${server.pid}/children`;
    return readFileSync(path, 'utf8').trim().split(' ');
  }

  beforeAll(async () => {
    await buildServer();
    tree = mkdtempSync(join(tmpdir(), 'notaria-release-'));
    cpSync(join(root, 'dist'), join(tree, 'dist'), { recursive: true });
    for (const name of ['generated', 'node_modules', 'package.json']) {
      symlinkSync(join(root, name), join(tree, name));
    }
    cluster = await startCluster(async () => []);
    const port = await freePort();
    baseUrl = `http://127.0.0.1:${port}`;
    const env = environment({
      DATABASE_URL: cluster.url,
      PORT: String(port),
      WORKERS: '2',
      RATE_LIMITS: 'off',
      DATA_DIR: join(cluster.folder, 'server'),
    });
    server = processes.start('server', ['node', 'dist/main.js'], { cwd: tree, env });
    await until(isReady);
    await until(() => workers().length === 2);
    ({ erp } = await loginAt(join(cluster.folder, 'server'), baseUrl));
  }, 120_000);
  afterAll(async () => {
    server.kill('SIGTERM');
    await until(() => server.exitCode !== null);
    await processes.endAll();
    await cluster.remove();
    rmSync(tree, { recursive: true, force: true });
  });

  const releases = {
    'whose start fails': "throw new Error('broken release');",
    'that never gets ready': 'setInterval(() => undefined, 1_000);',
  } as const;
  const names = Object.keys(releases) as (keyof typeof releases)[];

  test.each(names)(
    '%s serves no request, and the former one goes on',
    async (name) => {
      const before = workers();
      const good = readFileSync(main(), 'utf8');
      const readers = startReaders(erp);
      const writers = await startStockWriters([erp], `BR-${names.indexOf(name)}`);
      await writers.more(20);
      release(releases[name]);
      await sleep(3_000);
      await writers.more(20);
      expect(before.every((id) => workers().includes(id))).toBe(true);
      release(good);
      await until(() => workers().length === 2 && workers().every((id) => !before.includes(id)));
      await writers.more(20);
      // A worker that ends closes its connections.
      await readers.stop([0]);
      await writers.finish();
      await sleep(3_000);
      expect(workers().length).toBe(2);
    },
    120_000,
  );
});
