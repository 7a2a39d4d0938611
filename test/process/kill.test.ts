import knex, { type Knex } from 'knex';
import { SvcErp, SvcErpError } from '../../sdk/erp/index.js';
import { createEmptyDatabase, onPostgres } from '../support/db.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import {
  buildServer,
  environment,
  killAll,
  makeFolder,
  type Server,
  startServer,
  until,
} from './support.js';

const writers = 6;

/** A request and the number in its reply; undefined when the server was killed first. */
interface WriteAttempt {
  readonly key: string;
  number: string | undefined;
}

onPostgres('a server that is killed while it writes', () => {
  let folder: Awaited<ReturnType<typeof makeFolder>>;
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let db: Knex;
  let server: Server;
  let customerId: number;
  let productId: number;
  const sent: WriteAttempt[] = [];

  const start = () =>
    startServer(folder.path, environment({ DATABASE_URL: database.url, RATE_LIMITS: 'off' }));
  const client = () => new SvcErp({ baseUrl: server.baseUrl, apiKey: server.key, maxRetries: 0 });
  const send = async (one: WriteAttempt) => {
    const input = { customerId, lines: [{ productId, quantity: 1, unitPrice: 1 }] };
    const { data } = await client().invoices.create(input, { idempotencyKey: one.key });
    one.number = data.number ?? undefined;
  };

  /** Writes until the server is gone. */
  async function write(writer: number): Promise<void> {
    for (let turn = 0; ; turn += 1) {
      const one: WriteAttempt = { key: `w${writer}-${turn}`, number: undefined };
      sent.push(one);
      try {
        await send(one);
      } catch (error) {
        // A reply with any status is not an effect of the kill.
        if (error instanceof SvcErpError && error.statusCode > 0) throw error;
        return;
      }
    }
  }

  beforeAll(async () => {
    await buildServer();
    folder = await makeFolder();
    database = await createEmptyDatabase();
    db = knex({ client: 'pg', connection: database.url });
    server = await start();
    const erp = client();
    customerId = (await erp.customers.create({ name: 'Killed' })).data.id;
    productId = (await erp.products.create({ code: 'KILL', name: 'Killed', price: 1 })).data.id;
    const [warehouse] = (await erp.inventory.warehouses({ sortBy: 'id', sortDir: 'asc' })).data;
    await erp.inventory.adjust({
      warehouseId: warehouse?.id ?? 0,
      reason: 'opening',
      lines: [{ productId, quantityDelta: 100_000, unitCost: 1 }],
    });
  });

  afterAll(async () => {
    killAll();
    await db.destroy();
    await database.drop();
    await folder.remove();
  });

  test('preserves every acknowledged document exactly once, with its audit entry, event and idempotency key', async () => {
    for (let round = 1; round <= 3; round += 1) {
      const writing = Array.from({ length: writers }, (_none, at) => write(round * 100 + at));
      const enough = sent.length + 60;
      await Promise.race([until(() => sent.length > enough), Promise.all(writing)]);
      await server.stop('SIGKILL');
      await Promise.all(writing);
      server = await start();
    }
    // Repeats unanswered requests with their keys, as a client would.
    for (const one of sent.filter(({ number }) => number === undefined)) await send(one);
    const rows = await db('invoices').where({ customer_id: customerId }).select('id', 'number');
    expect(rows.map(({ number }) => number).sort()).toEqual(
      sent.map(({ number }) => number).sort(),
    );
    for (const { id } of rows) {
      const object = { object_type: 'invoice', object_id: String(id) };
      const [audits, events] = [
        await db('audit_log').where(object),
        await db('outbox').where(object),
      ];
      expect([id, audits.length, events.length]).toEqual([id, 1, 1]);
    }
    const keys = await db('idempotency_keys').where({ operation: 'createInvoice', status: 201 });
    expect(keys).toHaveLength(sent.length);
    const login = { email: server.shown('E-mail'), password: server.shown('Password') };
    const person = new SvcErp({ baseUrl: server.baseUrl });
    await person.auth.login(login);
    const { data } = await person.admin.selfCheck();
    expect(data.checks.filter(({ sound }) => !sound)).toEqual([]);
    const numbers = rows.map(({ number }) => Number(number.slice(2))).sort((a, b) => a - b);
    const first = numbers[0] ?? 0;
    expect(numbers).toEqual(numbers.map((_number, at) => first + at));
  });
});
