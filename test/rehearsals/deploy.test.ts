import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { parse } from 'yaml';
import { SvcErp } from '../../sdk/erp/index.js';
import { buildServer, freePort, run } from '../process/support.js';
import { findProgram } from '../support/debian.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { until } from '../support/until.js';
import {
  inRehearsals,
  listening,
  openProcesses,
  ownFolder,
  personOf,
  startPostgres,
} from './support.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Service {
  readonly command?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

const { services } = parse(readFileSync(join(root, 'scripts/deploy/compose.yaml'), 'utf8'), {
  merge: true,
}) as { readonly services: Readonly<Record<string, Service>> };

const haproxy = findProgram('haproxy');

/** Copies what the image for the ERP holds, and makes it read-only. */
async function installTree(folder: string): Promise<string> {
  const tree = join(folder, 'tree');
  for (const name of ['erp', 'kyc']) {
    cpSync(join(root, `sdk/${name}/package.json`), join(tree, `sdk/${name}/package.json`));
  }
  for (const name of ['package.json', 'package-lock.json', 'dist', 'generated']) {
    cpSync(join(root, name), join(tree, name), { recursive: true });
  }
  cpSync(join(root, 'scripts/deploy/secrets.mjs'), join(tree, 'secrets.mjs'));
  const omitted = ['--omit=dev', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', ['ci', ...omitted], { cwd: tree });
  await run('chmod', ['-R', 'a+rX,a-w', tree]);
  return tree;
}

/** Runs the script that the container of PostgreSQL runs on an empty cluster. */
async function createRole(secrets: string, port: number): Promise<void> {
  const { PATH } = process.env;
  const env = {
    PATH,
    SECRETS: secrets,
    POSTGRES_USER: 'postgres',
    PGHOST: '127.0.0.1',
    PGPORT: String(port),
    PGPASSWORD: readFileSync(join(secrets, 'postgres-password'), 'utf8'),
  };
  await run('sh', [join(root, 'scripts/deploy/create-role.sh')], { env });
}

function processEnvironment(folder: string) {
  const { PATH } = process.env;
  return { PATH, HOME: folder, TMPDIR: join(folder, 'tmp') };
}

// The parts of compose.yaml, on this machine instead of in containers.
(haproxy === undefined ? describe.skip : inRehearsals)('a deployment', () => {
  const processes = openProcesses();
  const servers = new Map<string, ChildProcess>();
  const person = personOf('nobody');
  let folder: string;
  let tree: string;
  let ports: Record<'postgres' | 'redis' | 'proxy' | 'server1' | 'server2', number>;

  /** The environment of a service, with the names of its network and volumes replaced by those of this machine. */
  function environmentOf(name: string): NodeJS.ProcessEnv {
    const entries = Object.entries(services[name]?.environment ?? {}).map(([key, value]) => {
      const here = value
        .replace('/run/secrets-volume', join(folder, 'secrets'))
        .replace('redis:6379', `127.0.0.1:${ports.redis}`)
        .replace('localhost:8080', `127.0.0.1:${ports.proxy}`)
        .replace(/^\/data$/, join(folder, 'data'));
      return [key, here] as const;
    });
    // The usual limits are for one client; this one stands for many. The target `erp` has no engines.
    const ofTest = { HOST: '127.0.0.1', RATE_LIMIT_GENERAL: '1000000', KYC_ENGINES: 'none' };
    return { ...processEnvironment(folder), ...Object.fromEntries(entries), ...ofTest };
  }

  function start(name: 'server1' | 'server2') {
    const own = { PORT: String(ports[name]), METRICS_PORT: '0' };
    const env = { ...environmentOf(name), ...own };
    return processes.start(name, ['node', 'dist/main.js'], { cwd: tree, env, person });
  }

  /** Runs the command of a service that ends by itself. */
  async function complete(name: 'migrate' | 'demo'): Promise<void> {
    const command = services[name]?.command ?? [];
    const env = environmentOf(name);
    const [code] = await once(processes.start(name, command, { cwd: tree, env, person }), 'exit');
    if (code !== 0) throw new Error(processes.output(name));
  }

  const isReady = (port: number): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );

  beforeAll(async () => {
    await buildServer();
    folder = mkdtempSync(join(tmpdir(), 'notaria-deploy-'));
    chmodSync(folder, 0o755);
    for (const name of ['data', 'tmp']) ownFolder(join(folder, name), person);
    mkdirSync(join(folder, 'secrets'));
    const free = await Promise.all([1, 2, 3, 4, 5].map(() => freePort()));
    const [postgres = 0, redis = 0, proxy = 0, server1 = 0, server2 = 0] = free;
    ports = { postgres, redis, proxy, server1, server2 };
    tree = await installTree(folder);
    const secrets = join(folder, 'secrets');
    await run('node', ['secrets.mjs', secrets, `127.0.0.1:${postgres}`], { cwd: tree });
    const password = readFileSync(join(secrets, 'postgres-password'), 'utf8');
    await startPostgres(processes, folder, postgres, { user: 'postgres', password });
    await createRole(secrets, postgres);
    const volatile = ['--port', String(redis), '--bind', '127.0.0.1', '--save', ''];
    processes.start('redis', ['redis-server', ...volatile], { cwd: join(folder, 'tmp'), person });
    await listening(redis);
    await complete('migrate');
    await complete('demo');
    for (const name of ['server1', 'server2'] as const) servers.set(name, start(name));
    await until(async () => (await isReady(server1)) && (await isReady(server2)));
    const file = join(root, 'scripts/deploy/haproxy.cfg');
    const config = join(folder, 'haproxy.cfg');
    writeFileSync(config, readFileSync(file));
    const env = {
      ...haproxy?.env,
      LISTEN: `127.0.0.1:${proxy}`,
      SERVER_1: `127.0.0.1:${server1}`,
      SERVER_2: `127.0.0.1:${server2}`,
    };
    processes.start('proxy', [haproxy?.file ?? '', '-f', config], { cwd: folder, env });
    await listening(proxy);
  }, 300_000);

  afterAll(async () => {
    await processes.endAll();
    rmSync(folder, { recursive: true, force: true });
  });

  test('answers every call while one server is killed and another one is drained', async () => {
    const shown = (name: string) =>
      new RegExp(`^  ${name} +(\\S+)$`, 'm').exec(processes.output('demo'))?.[1] ?? '';
    const baseUrl = `http://127.0.0.1:${ports.proxy}`;
    const client = new SvcErp({ baseUrl });
    await client.auth.login({ email: shown('E-mail'), password: shown('Password') });
    const failures: unknown[] = [];
    const created: string[] = [];
    let isOver = false;
    let calls = 0;
    const work = async (worker: number): Promise<void> => {
      for (let turn = 0; !isOver; turn += 1) {
        const code = `R-${worker}-${turn}`;
        try {
          const { data } = await client.products.create({ code, name: 'Rehearsal', price: 1 });
          await client.products.get(data.id);
          created.push(code);
        } catch (error) {
          failures.push(error);
        }
        calls += 2;
      }
    };
    const working = [1, 2, 3, 4].map(work);
    const more = async (): Promise<void> => {
      const enough = calls + 100;
      await until(() => calls >= enough);
    };
    await more();
    const first = servers.get('server1');
    first?.kill('SIGKILL');
    await more();
    servers.set('server1', start('server1'));
    await until(() => isReady(ports.server1));
    await more();
    const second = servers.get('server2');
    second?.kill('SIGTERM');
    await until(() => second?.exitCode !== null);
    await more();
    isOver = true;
    await Promise.all(working);
    expect(failures).toEqual([]);
    expect(second?.exitCode).toBe(0);
    const { totalCount } = await client.products.list({ search: 'Rehearsal', pageSize: 1 });
    expect(totalCount).toBe(created.length);
  }, 120_000);

  test('uses a role that is no superuser and creates neither roles nor databases', async () => {
    const url = readFileSync(join(folder, 'secrets/database-url'), 'utf8');
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query(
      'SELECT rolname, rolsuper, rolcreaterole, rolcreatedb FROM pg_roles WHERE rolname = current_user',
    );
    await client.end();
    const rights = { rolsuper: false, rolcreaterole: false, rolcreatedb: false };
    expect(rows).toEqual([{ rolname: 'notaria', ...rights }]);
  });

  test('starts by the commands of the systemd unit, in its environment', async () => {
    const unit = readFileSync(join(root, 'scripts/deploy/notaria.service'), 'utf8');
    const lines = (name: string) =>
      [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);
    const words = lines('Environment').flatMap((line) => line.split(' '));
    const given = words.map((word) => {
      const [name = '', value = ''] = word.split('=');
      const here = value
        .replace('%d', join(folder, 'secrets'))
        .replace('/var/lib/notaria', join(folder, 'data'));
      return [name, here];
    });
    const port = await freePort();
    const env = { ...Object.fromEntries(given), ...processEnvironment(folder), PORT: String(port) };
    const [before = '', main = ''] = [...lines('ExecStartPre'), ...lines('ExecStart')];
    const wordsOf = (command: string) => command.replace('/usr/bin/node', 'node').split(' ');
    const migrated = processes.start('unit-migrate', wordsOf(before), { cwd: tree, env, person });
    expect(await once(migrated, 'exit')).toEqual([0, null]);
    const server = processes.start('unit', wordsOf(main), { cwd: tree, env, person });
    await until(() => isReady(port));
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
  }, 60_000);

  test('keeps its tree read-only, and its secrets out of the log', async () => {
    const changed = await run('find', [tree, '-newer', join(folder, 'haproxy.cfg')]);
    expect(changed.stdout).toBe('');
    const log = processes.output('server1') + processes.output('server2');
    for (const name of ['database-password', 'jwt', 'blob-keys']) {
      const secret = readFileSync(join(folder, 'secrets', name), 'utf8');
      expect(log).not.toContain(secret);
    }
  });
});
