import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import knex, { type Knex } from 'knex';
import { SvcErp, SvcErpError } from '../../sdk/erp/index.js';
import { type Cluster, hasPrograms, startCluster } from '../rehearsals/cluster.js';
import { createEmptyDatabase, onPostgres } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { linesOf, runLine, writeCli } from '../support/runbook.js';
import {
  buildServer,
  environment,
  freePort,
  killAll,
  makeFolder,
  type ProcessResult,
  runScript,
  type Server,
  spawnCli,
  startServer,
  until,
} from './support.js';

if (!hasPrograms) {
  process.stderr.write('The tests of cells are left out: a second PostgreSQL needs initdb.\n');
}
const withClusters = hasPrograms ? onPostgres : describe.skip;

/** An installation on a PostgreSQL of its own. `east` has the directory. */
interface Cell {
  readonly name: 'east' | 'west';
  readonly url: string;
  readonly baseUrl: string;
  readonly folder: Awaited<ReturnType<typeof makeFolder>>;
  readonly env: NodeJS.ProcessEnv;
  readonly db: Knex;
  server: Server | undefined;
}

interface Tenant {
  readonly code: string;
  readonly email: string;
  readonly key: string;
  customerId: number;
  productId: number;
}

const password = 'correct horse battery 42';

withClusters('companies in two clusters of PostgreSQL', () => {
  let cluster: Cluster;
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let east: Cell;
  let west: Cell;
  let mover: Tenant;
  let stayer: Tenant;
  let western: Tenant;

  async function openCell(name: Cell['name'], url: string, other: string): Promise<Cell> {
    const folder = await makeFolder();
    const port = await freePort();
    const env = environment({
      DATABASE_URL: url,
      DIRECTORY_URL: cluster.url,
      TARGET_DATABASE_URL: other,
      PORT: String(port),
      JWT_SECRET: 'a-secret-of-both-cells-with-32-bytes-and-more',
      BLOB_KEYS: `one:${Buffer.alloc(32, 1).toString('base64')}`,
      RATE_LIMITS: 'off',
    });
    const db = knex({ client: 'pg', connection: url, pool: { min: 0, max: 2 } });
    const baseUrl = `http://127.0.0.1:${port}`;
    return { name, url, baseUrl, folder, env, db, server: undefined };
  }

  const startCell = async (cell: Cell): Promise<void> => {
    cell.server = await startServer(cell.folder.path, cell.env);
  };

  const cli = ({ env, folder }: Cell, ...words: readonly string[]): Promise<ProcessResult> =>
    runScript(['dist/cli.js', ...words], folder.path, env);

  async function done(cell: Cell, ...words: readonly string[]): Promise<string> {
    const { code, err, out } = await cli(cell, ...words);
    if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}: ${out}${err}`);
    return out;
  }

  /** Creates a company with a user and a key. */
  async function createTenant(cell: Cell, code: string): Promise<Tenant> {
    const company = ['--company', code];
    const email = `${code.toLowerCase()}@example.com`;
    await done(cell, 'create', 'company', '--code', code, '--name', code, '--locale', 'en');
    const person = ['--name', code, '--email', email, '--role', 'admin', '--password', password];
    await done(cell, 'create', 'user', ...company, ...person);
    const permissions = 'invoices:*,products:*,customers:*,inventory:*,config:read';
    const options = [...company, '--name', 'Till', '--permissions', permissions, '--json'];
    const { value } = JSON.parse(await done(cell, 'create', 'api-key', ...options));
    return { code, email, key: value, customerId: 0, productId: 0 };
  }

  const clientOf = ({ key }: Tenant, { baseUrl }: Pick<Cell, 'baseUrl'>) =>
    new SvcErp({ baseUrl, apiKey: key, maxRetries: 0 });

  async function stock(tenant: Tenant, cell: Cell): Promise<void> {
    const erp = clientOf(tenant, cell);
    tenant.customerId = (await erp.customers.create({ name: 'Customer' })).data.id;
    const product = { code: 'BOLT', name: 'Bolt', price: 1 };
    tenant.productId = (await erp.products.create(product)).data.id;
    const [warehouse] = (await erp.inventory.warehouses({ sortBy: 'id' })).data;
    const lines = [{ productId: tenant.productId, quantityDelta: 100_000, unitCost: 1 }];
    await erp.inventory.adjust({ warehouseId: warehouse?.id ?? 0, reason: 'opening', lines });
  }

  async function invoice(
    tenant: Tenant,
    cell: Pick<Cell, 'baseUrl'>,
    key?: string,
  ): Promise<string> {
    const lines = [{ productId: tenant.productId, quantity: 1, unitPrice: 1 }];
    const input = { customerId: tenant.customerId, lines };
    const { data } = await clientOf(tenant, cell).invoices.create(
      input,
      key === undefined ? {} : { idempotencyKey: key },
    );
    return data.number ?? '';
  }

  const idOf = async ({ code }: Tenant, { db }: Cell): Promise<number | undefined> =>
    (await db('companies').where({ code }).first('id'))?.id;

  /** Returns the number of rows of a company in a table. */
  async function rowsOf(id: number, { db }: Cell, table: string, column = 'company_id') {
    const [row] = await db(table)
      .where({ [column]: id })
      .count<{ count: string }[]>();
    return Number(row?.count);
  }

  const selfCheck = (tenant: Tenant, cell: Cell) =>
    done(cell, 'self-check', '--company', tenant.code);

  /** Ends a move as soon as writes are paused, as a crash would. */
  async function killMove(tenant: Tenant, from: Cell, to: Cell): Promise<void> {
    const { env, folder } = from;
    const { child, err } = spawnCli(
      ['cells', 'move', tenant.code, '--to', to.name],
      folder.path,
      env,
    );
    await until(() => err().includes('are paused') || child.exitCode !== null);
    child.kill('SIGKILL');
    await until(() => child.exitCode !== null || child.signalCode !== null);
    expect(child.signalCode).toBe('SIGKILL');
    expect(await done(from, 'cells', 'list')).toContain('its writes are paused');
  }

  /** Invoices that were sent, with the numbers of those that were acknowledged, and the refusals. */
  interface Load {
    readonly numbers: string[];
    readonly refusals: SvcErpError[];
    stop(): Promise<void>;
  }

  /**
   * Writes invoices of a tenant, each until it is acknowledged.
   *
   * @param baseUrls  of servers; a client that is refused goes to the next one
   */
  function startLoad(tenant: Tenant, clients: number, baseUrls: readonly string[]): Load {
    const load = { numbers: [] as string[], refusals: [] as SvcErpError[] };
    let isOver = false;
    /** Resolves to false after a refusal. */
    const attempt = async (baseUrl: string, key: string): Promise<boolean> => {
      try {
        load.numbers.push(await invoice(tenant, { baseUrl }, key));
        return true;
      } catch (error) {
        if (!(error instanceof SvcErpError) || error.statusCode !== 503) throw error;
        load.refusals.push(error);
        return false;
      }
    };
    const write = async (client: number): Promise<void> => {
      for (let [turn, place] = [0, client]; !isOver; turn += 1) {
        const key = `${client}-${turn}`;
        while (!(await attempt(baseUrls[place % baseUrls.length] ?? '', key))) {
          place += 1;
          await sleep(100);
        }
      }
    };
    const writing = Array.from({ length: clients }, (_none, client) => write(client));
    return {
      ...load,
      async stop() {
        isOver = true;
        await Promise.all(writing);
      },
    };
  }

  /** Returns the numbers of all invoices of a tenant, in their order. */
  async function invoicesOf(tenant: Tenant, cell: Cell): Promise<string[]> {
    const numbers: string[] = [];
    const list = clientOf(tenant, cell).invoices.list({
      sortBy: 'id',
      sortDir: 'asc',
      pageSize: 100,
    });
    for await (const row of list) numbers.push(row.number ?? '');
    return numbers;
  }

  /** Adds due jobs of a company, past the fence, which bring nothing about. */
  async function addJobs(id: number, { db }: Cell, count: number): Promise<void> {
    await db.transaction(async (trx) => {
      await trx.raw(`SELECT set_config('notaria.moved_company', ?, true)`, [String(id)]);
      const run_at = new Date(Date.now() - 60_000);
      const job = { company_id: id, kind: 'blobs.delete', payload: { ids: [] }, run_at };
      await trx('jobs').insert(Array.from({ length: count }, () => job));
    });
  }

  const countOf = (number: string): number => Number(/\d+$/.exec(number)?.[0]);

  beforeAll(async () => {
    await buildServer();
    cluster = await startCluster(async () => ['max_connections = 60', 'fsync = off']);
    database = await createEmptyDatabase();
    east = await openCell('east', cluster.url, database.url);
    west = await openCell('west', database.url, cluster.url);
    const own = { ...east, env: { ...east.env, DIRECTORY_URL: '' } };
    mover = await createTenant(own, 'MOVER');
    await done(east, 'cells', 'add', 'east', '--url', east.baseUrl);
    stayer = await createTenant(east, 'STAYER');
    await done(west, 'migrate');
    await done(west, 'cells', 'add', 'west', '--url', west.baseUrl);
    western = await createTenant(west, 'WESTERN');
    // As after the restart of servers that created users without the directory.
    await east.db.raw('DELETE FROM cell_addresses WHERE company = ?', [
      (await idOf(mover, east)) ?? 0,
    ]);
    await done(east, 'cells', 'add', 'east', '--url', east.baseUrl);
    await Promise.all([startCell(east), startCell(west)]);
    for (const tenant of [mover, stayer, western]) await stock(tenant, east);
  }, 300_000);

  afterAll(async () => {
    killAll();
    for (const cell of [east, west]) {
      await cell?.db.destroy();
      await cell?.folder.remove();
    }
    await database?.drop();
    await cluster?.remove();
  });

  test('are served by any server: a key, a login, its tokens and its refresh reach their cell', async () => {
    expect(await idOf(western, east)).toBeUndefined();
    for (const cell of [east, west]) {
      await invoice(western, cell);
      const erp = new SvcErp({ baseUrl: cell.baseUrl, maxRetries: 0 });
      const { data } = await erp.auth.login({
        email: ` ${western.email.toUpperCase()} `,
        password,
      });
      expect((await erp.auth.me()).data).toMatchObject({ email: western.email });
      const { data: pair } = await erp.auth.refresh({ refreshToken: data.refreshToken });
      expect(pair.refreshToken).not.toBe(data.refreshToken);
      const wrong = new SvcErp({ baseUrl: cell.baseUrl, maxRetries: 0 });
      await expect(
        wrong.auth.login({ email: western.email, password: 'wrong horse battery' }),
      ).rejects.toMatchObject({ statusCode: 401 });
    }
  });

  test('log in from the address of the client, which no client can choose', async () => {
    const id = (await idOf(western, west)) ?? 0;
    const before = await west.db('logins').where({ company_id: id }).pluck('id');
    const forged = `${Date.now().toString(36)} 203.0.113.7 ${'a'.repeat(43)}`;
    for (const { baseUrl } of [east, west]) {
      const sent = request(`${baseUrl}/api/auth/login`, {
        method: 'POST',
        localAddress: '127.0.0.2',
        headers: { 'content-type': 'application/json', 'notaria-passed-on': forged },
      });
      sent.end(JSON.stringify({ email: western.email, password }));
      const [reply] = await once(sent, 'response');
      reply.resume();
      expect(reply.statusCode).toBe(200);
    }
    const added = west.db('logins').where({ company_id: id }).whereNotIn('id', before);
    expect(await added.pluck('ip')).toEqual(['127.0.0.2', '127.0.0.2']);
  });

  test('log in through another cell although their user was created before there were cells', async () => {
    const erp = new SvcErp({ baseUrl: west.baseUrl, maxRetries: 0 });
    await erp.auth.login({ email: mover.email, password });
    expect((await erp.auth.me()).data).toMatchObject({ email: mover.email });
  });

  test('have ids and e-mail addresses that no other cell gives away', async () => {
    const ids = [await idOf(mover, east), await idOf(stayer, east), await idOf(western, west)];
    expect(new Set(ids).size).toBe(3);
    const person = ['--name', 'Twice', '--email', western.email, '--role', 'viewer'];
    const taken = await cli(east, 'create', 'user', '--company', 'STAYER', ...person);
    expect(taken).toMatchObject({ code: 1, err: expect.stringContaining('is taken') });
    const erp = new SvcErp({ baseUrl: east.baseUrl, maxRetries: 0 });
    await erp.auth.login({ email: stayer.email, password });
    await expect(
      erp.users.create({ name: 'Twice', email: western.email, role: 'viewer', password }),
    ).rejects.toMatchObject({ statusCode: 409, code: 'duplicate_email' });
  });

  test('move under load, also by a command that is killed, and lose and double nothing', async () => {
    const id = (await idOf(mover, east)) ?? 0;
    // It learns of the move from the database alone.
    const own = { ...east.env, DIRECTORY_URL: '', PORT: '0' };
    const ignorant = await startServer(east.folder.path, own);
    const moving = startLoad(mover, 6, [east.baseUrl, ignorant.baseUrl, west.baseUrl]);
    const staying = startLoad(stayer, 2, [east.baseUrl, west.baseUrl]);
    await until(() => moving.numbers.length > 20 && staying.numbers.length > 10);
    await killMove(mover, east, west);
    const { data: read } = await clientOf(mover, west).products.list();
    expect(read.map(({ code }) => code)).toEqual(['BOLT']);
    for (const server of [west, ignorant]) {
      const refused = { statusCode: 503, code: 'service_unavailable', retryAfter: 1 };
      await expect(invoice(mover, server)).rejects.toMatchObject(refused);
    }
    await addJobs(id, east, 50);
    await addJobs((await idOf(stayer, east)) ?? 0, east, 1);
    await until(async () => (await rowsOf((await idOf(stayer, east)) ?? 0, east, 'jobs')) === 0);
    expect(await rowsOf(id, east, 'jobs')).toBe(50);
    const moved = await done(east, 'cells', 'move', 'MOVER', '--to', 'west');
    expect(moved).toContain('has moved from east to west');
    const before = moving.numbers.length;
    await until(() => moving.numbers.length > before + 20);
    await Promise.all([moving.stop(), staying.stop()]);
    await until(async () => (await rowsOf(id, west, 'jobs')) === 0);
    expect(await rowsOf(id, east, 'jobs')).toBe(50);
    await ignorant.stop();

    const all = await invoicesOf(mover, east);
    expect([...moving.numbers].sort()).toEqual([...all].sort());
    expect(all.map(countOf)).toEqual(all.map((_none, at) => at + 1));
    expect(await rowsOf(id, west, 'invoices')).toBe(all.length);
    expect(await rowsOf(id, east, 'invoices')).toBeLessThan(all.length);
    expect(moving.refusals.length).toBeGreaterThan(0);
    expect(staying.refusals).toEqual([]);
    expect((await invoicesOf(stayer, west)).length).toBe(staying.numbers.length);
    expect(await selfCheck(mover, west)).toContain('all is sound');
    expect(await selfCheck(mover, east)).toContain('all is sound');
    expect(await selfCheck(stayer, east)).toContain('all is sound');
  }, 240_000);

  test('are not given back once the other cell has written for them', async () => {
    const refused = await cli(east, 'cells', 'move', 'MOVER', '--to', 'west', '--abort');
    expect(refused.err).toMatch(/west has written .*invoices.* of MOVER since/);
    await invoice(mover, east);
  }, 60_000);

  test('leave no row behind, and move back by the runbook', async () => {
    const id = (await idOf(mover, east)) ?? 0;
    const all = await invoicesOf(mover, east);
    await done(east, 'cells', 'move', 'MOVER', '--to', 'west', '--finish');
    expect(await rowsOf(id, east, 'companies', 'id')).toBe(0);
    expect(await rowsOf(id, east, 'audit_log')).toBe(0);
    const triggers = () => east.db('pg_trigger').whereLike('tgname', 'fence%').count();
    expect(await triggers()).toEqual([{ count: '0' }]);
    const last = await invoice(mover, east);
    await writeCli(west.folder.path);
    const steps: string[] = [];
    for (const line of await linesOf('move-company.md', 'sh', { CODE: 'MOVER', NAME: 'east' })) {
      const { code, text } = await runLine(line, west.folder.path, west.env);
      expect([line, code, text]).toEqual([line, 0, text]);
      steps.push(text);
    }
    expect(steps[0]).toContain('all is sound');
    expect(steps[2]).toContain('MOVER has moved from west to east');
    expect(steps[3]).toContain('The rows of MOVER in west are deleted');
    expect(steps[4]).not.toContain('moved');
    expect(await rowsOf(id, west, 'companies', 'id')).toBe(0);
    expect(await invoicesOf(mover, west)).toEqual([...all, last]);
    expect(countOf(await invoice(mover, west))).toBe(countOf(last) + 1);
    expect(await selfCheck(mover, east)).toContain('all is sound');
  }, 120_000);

  test('are given back before the switch, and after it if nothing was written', async () => {
    const id = (await idOf(stayer, east)) ?? 0;
    await killMove(stayer, east, west);
    await done(east, 'cells', 'move', 'STAYER', '--to', 'west', '--abort');
    await invoice(stayer, west);
    expect(await rowsOf(id, west, 'companies', 'id')).toBe(0);
    await done(east, 'cells', 'move', 'STAYER', '--to', 'west');
    expect(await rowsOf(id, west, 'companies', 'id')).toBe(1);
    await done(east, 'cells', 'move', 'STAYER', '--to', 'west', '--abort');
    expect(await rowsOf(id, west, 'companies', 'id')).toBe(0);
    expect(await done(east, 'cells', 'list')).not.toContain('moved');
    await invoice(stayer, west);
    expect(await selfCheck(stayer, east)).toContain('all is sound');
  }, 120_000);

  test('take their test company along', async () => {
    const options = ['--company', 'WESTERN', '--name', 'Test', '--environment', 'test', '--json'];
    const permissions = ['--permissions', 'products:*,config:*'];
    const created = await done(west, 'create', 'api-key', ...options, ...permissions);
    const tester = { ...western, key: JSON.parse(created).value };
    const at = (cell: Cell) => clientOf(tester, cell);
    await at(west).testCompany.reset();
    const product = (await at(east).products.create({ code: 'T', name: 'T', price: 1 })).data;
    const ids = await west
      .db('companies')
      .where({ test_of: await idOf(western, west) })
      .pluck('id');
    expect(ids).toHaveLength(2);
    for (const [from, to] of [
      [west, east],
      [east, west],
    ] as const) {
      await done(from, 'cells', 'move', 'WESTERN', '--to', to.name);
      await at(from).products.update(product.id, { code: 'T', name: to.name, price: 1 });
      await done(from, 'cells', 'move', 'WESTERN', '--to', to.name, '--finish');
      expect((await at(to).products.get(product.id)).data.name).toBe(to.name);
      for (const id of ids) {
        expect(await rowsOf(id, from, 'companies', 'id')).toBe(0);
        expect(await rowsOf(id, to, 'companies', 'id')).toBe(1);
      }
      expect(await rowsOf(ids[1], from, 'audit_log')).toBe(0);
    }
    expect(await done(west, 'self-check')).toContain('WESTERN (test company): ');
    const person = ['--name', 'No', '--email', 'no@example.com', '--role', 'admin'];
    const code = (await west.db('companies').where({ id: ids[1] }).first('code')).code;
    const refused = await cli(west, 'create', 'user', '--company', code, ...person);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('There is no company') });
  }, 120_000);

  test('are answered 503 while their own cell is down, and all others are served', async () => {
    await cluster.run(`pg_ctl stop -m immediate -D ${cluster.folder}/data`);
    await expect(invoice(stayer, west)).rejects.toMatchObject({ statusCode: 503 });
    await invoice(western, west);
    await invoice(western, east);
    const erp = new SvcErp({ baseUrl: west.baseUrl, maxRetries: 0 });
    await erp.auth.login({ email: western.email, password });
    await expect(erp.auth.login({ email: stayer.email, password })).rejects.toMatchObject({
      statusCode: 503,
      retryAfter: 1,
    });
    await east.server?.stop('SIGKILL');
    await expect(invoice(stayer, west)).rejects.toMatchObject({ statusCode: 503, retryAfter: 1 });
    await invoice(western, west);
  }, 60_000);
});

test('the embedded database is no cell', async () => {
  await buildServer();
  const folder = await makeFolder();
  try {
    const options = ['add', 'east', '--url', 'http://127.0.0.1:4000'];
    const refused = await runScript(
      ['dist/cli.js', 'cells', ...options],
      folder.path,
      environment(),
    );
    expect(refused).toMatchObject({
      code: 1,
      err: expect.stringContaining('cells need PostgreSQL'),
    });
  } finally {
    await folder.remove();
  }
});
