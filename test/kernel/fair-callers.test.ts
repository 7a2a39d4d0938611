import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { type Database, openDatabase } from '../../src/kernel/db/client.js';
import { statement } from '../../src/kernel/db/statements/statement.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';

/** Callers of a loop of their own, each of which asks again after every reply. Reports how often each was served. */
const callers = `
const { get, Agent } = require('node:http');
const { parentPort, workerData: { url, count, total } } = require('node:worker_threads');
const served = Array.from({ length: count }, () => 0);
let left = total;
const ask = (caller) => get(url, { agent }, (reply) => {
  reply.resume();
  reply.on('end', () => {
    served[caller] += 1;
    left -= 1;
    if (left === 0) parentPort.postMessage(served);
    else if (left > 0) ask(caller);
  });
});
const agent = new Agent({ keepAlive: true });
for (let caller = 0; caller < count; caller += 1) ask(caller);
`;

/** Long enough that the statements, and not the requests around them, decide how many are answered. */
const slow = statement<{ n: number }>(
  'test.fair_slow',
  'SELECT count(*)::int AS n FROM generate_series(1, $1::int)',
);

let database: Database;
let server: Server;

beforeAll(async () => {
  // The embedded engine runs its statements on the event loop.
  database = await openDatabase({});
  server = createServer((_, reply) => {
    slow(database.knex, [50_000]).then(
      () => reply.end(),
      () => reply.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server?.close();
  server?.closeAllConnections();
  await database?.close();
});

test('callers whose connections come last are served as often as the first ones', async () => {
  const [count, rounds] = [32, 6];
  const { port } = server.address() as AddressInfo;
  const workerData = { url: `http://127.0.0.1:${port}/`, count, total: count * rounds };
  const worker = new Worker(callers, { eval: true, workerData });
  try {
    const served = await new Promise<number[]>((resolve, reject) => {
      worker.on('message', resolve);
      worker.on('error', reject);
    });
    expect(Math.min(...served)).toBeGreaterThanOrEqual(rounds - 2);
  } finally {
    await worker.terminate();
  }
});
