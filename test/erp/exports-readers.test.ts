import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportLimits } from '../../src/kernel/export/limits.js';
import { createSpools } from '../../src/kernel/export/spool.js';
import { startTestApp, type TestApp, type TestAppOptions } from '../support/app.js';
import { insertWideProducts, openPausedReader, type PausedReader } from '../support/exports.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { until } from '../support/until.js';

const count = 20_000;
const path = '/api/products?format=csv&sortBy=id&sortDir=asc';
const folder = mkdtempSync(join(tmpdir(), 'notaria-spools-'));
const readers: PausedReader[] = [];
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ database: { acquireTimeoutMs: 1_500 }, exportLimits: { folder } });
  await insertWideProducts(app, app.companyId, count);
  await insertWideProducts(app, app.otherCompanyId, 10);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(of: TestApp = app, role: 'admin' | 'stranger' = 'admin') {
  const reader = await openPausedReader(of, path, role);
  readers.push(reader);
  return reader;
}

const leaveAll = () => {
  for (const reader of readers.splice(0)) reader.leave();
};

/** Resolves once a whole export of the company is answered, so that no earlier one is in progress. */
const answered = (of: TestApp = app) =>
  until(async () => {
    const reader = await open(of);
    const { isWhole } = await reader.readRest();
    return reader.status === 200 && isWhole;
  });

/** Starts another server on the same data, with its own limits. */
async function withLimits(
  exportLimits: TestAppOptions['exportLimits'],
  use: (other: TestApp) => Promise<void>,
): Promise<void> {
  const other = await startTestApp({ sharing: app, exportLimits: { folder, ...exportLimits } });
  try {
    await use(other);
  } finally {
    leaveAll();
    await other.close();
  }
}

const codeOf = async (of: TestApp, role: 'admin' | 'stranger' = 'admin') => {
  const headers = { authorization: `Bearer ${of.tokenOf(role)}` };
  const reply = await of.fetch(path, { headers });
  const body = (await reply.json()) as { readonly code: string; readonly message: string };
  return [reply.status, body.code, reply.headers.get('retry-after'), body.message];
};
const busy = [503, 'service_unavailable', '1', 'The service is busy, try again'];

describe('a reader that reads nothing', () => {
  test('leaves the database to other requests', async () => {
    const reader = await open();
    expect(reader.status).toBe(200);
    expect((await app.as('admin').products.list()).totalCount).toBe(count);
    const { data } = await app.as('admin').customers.create({ name: 'Meanwhile' });
    expect(data.name).toBe('Meanwhile');
    const { bytes, isWhole } = await reader.readRest();
    expect([bytes, isWhole]).toEqual([Number(reader.headers['content-length']), true]);
  });

  test('uses the export slots of its own company only', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await open()).status);
    expect(statuses).toEqual([200, 200, 503, 503, 503, 503]);
    expect(await codeOf(app)).toEqual(busy);
    const other = await open(app, 'stranger');
    expect([other.status, (await other.readRest()).isWhole]).toEqual([200, true]);
    leaveAll();
    await answered();
  });
});

test('an export does not delay other requests while it reads from the database', async () => {
  const order: string[] = [];
  const exported = open().then((reader) => {
    order.push('export');
    return reader.readRest();
  });
  while (!order.includes('export')) {
    await app.as('admin').products.list({ pageSize: 1 });
    order.push('list');
  }
  expect((await exported).isWhole).toBe(true);
  // A list that was sent before the export began proves nothing.
  expect(order.indexOf('export')).toBeGreaterThan(2);
});

describe('a reader that is too slow', () => {
  test('is disconnected below the minimum rate, although it never stops', async () => {
    await withLimits({ windowMs: 400, windowBytes: 2 ** 20, exportsPerCompany: 1 }, async (own) => {
      const slow = await open(own);
      slow.trickle(512);
      // The slot is free once the slow reader is disconnected.
      await answered(own);
      const { bytes, isWhole } = await slow.readRest();
      expect(isWhole).toBe(false);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThan(Number(slow.headers['content-length']));
    });
  });

  test('is disconnected after the total time, however steadily it reads', async () => {
    await withLimits({ totalMs: 5_000, windowBytes: 0, exportsPerCompany: 1 }, async (own) => {
      const slow = await open(own);
      slow.trickle(512);
      await answered(own);
      expect((await slow.readRest()).isWhole).toBe(false);
    });
  });
});

test('an export that exceeds its total time is answered in the envelope', async () => {
  await withLimits({ totalMs: 0 }, async (own) => expect(await codeOf(own)).toEqual(busy));
});

describe('the size of exports', () => {
  test('is limited for each export, and the error says so', async () => {
    await withLimits({ bytesPerExport: 2 ** 20, exportsPerCompany: 1 }, async (own) => {
      const message = 'The export is larger than 1 MB; ask for fewer records or fields';
      const large = [503, 'service_unavailable', '60', message];
      // The second export would be refused if the first had left a file.
      expect([await codeOf(own), await codeOf(own)]).toEqual([large, large]);
      const small = await open(own, 'stranger');
      expect([small.status, (await small.readRest()).isWhole]).toEqual([200, true]);
    });
  });

  test('is limited for the process, and released by each export that ends', async () => {
    const { headers } = await open();
    leaveAll();
    await withLimits({ bytes: Number(headers['content-length']) + 100 }, async (own) => {
      await open(own);
      expect(await codeOf(own, 'stranger')).toEqual(busy);
      leaveAll();
      await answered(own);
    });
  });
});

const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('the file of an export', () => {
  /** Returns the descriptors of open files in the folder. */
  const held = () =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).startsWith(folder);
      } catch {
        return false;
      }
    });
  const noneHeld = () => until(() => held().length === 0);
  beforeAll(noneHeld);

  test('is unnamed, readable by this user only, and deleted once the reader has it', async () => {
    const reader = await open();
    const [fd, ...more] = held();
    expect(more).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
    const { mode, nlink, size } = statSync(`/proc/self/fd/${fd}`);
    expect([mode & 0o777, nlink, size]).toEqual([
      0o600,
      0,
      Number(reader.headers['content-length']),
    ]);
    await reader.readRest();
    await noneHeld();
  });

  test('is deleted when the reader disconnects, while it is written or read', async () => {
    await open();
    expect(held()).toHaveLength(1);
    leaveAll();
    await noneHeld();
    const controller = new AbortController();
    const headers = { authorization: `Bearer ${app.tokenOf('admin')}` };
    const reply = app.fetch(path, { headers, signal: controller.signal });
    await Promise.race([reply, until(() => held().length === 1)]);
    controller.abort();
    await reply.catch(() => undefined);
    await noneHeld();
    await answered();
  });

  test('is deleted after a failure', async () => {
    await withLimits({ bytesPerExport: 2 ** 20 }, async (own) => {
      expect((await codeOf(own))[0]).toBe(503);
      await noneHeld();
    });
  });

  test('is never read into memory, while it is written or while its reader waits', async () => {
    const peakOf = async (work: Promise<unknown>) => {
      let isDone = false;
      let peak = 0;
      const end = work.finally(() => {
        isDone = true;
      });
      const base = process.memoryUsage().arrayBuffers;
      while (!isDone) {
        peak = Math.max(peak, process.memoryUsage().arrayBuffers - base);
        await new Promise((resolve) => setImmediate(resolve));
      }
      await end;
      return peak;
    };
    const spools = createSpools(exportLimits({ folder }));
    const spool = await spools('1');
    const part = 2 ** 20;
    const parts = 256;
    const write = async () => {
      for (let at = 0; at < parts; at += 1) await spool.append(Buffer.alloc(part, at));
    };
    const read = async () => {
      let bytes = 0;
      for await (const chunk of spool.read()) bytes += (chunk as Buffer).length;
      expect(bytes).toBe(spool.size);
    };
    for (const work of [write, read]) {
      expect(await peakOf(work())).toBeLessThan((part * parts) / 2);
    }
    await spool.close();
  });
});

test('a start removes the files that a killed process left, and no others', async () => {
  const left = `notaria-export-${randomUUID()}`;
  writeFileSync(join(folder, left), '');
  writeFileSync(join(folder, 'other'), '');
  await withLimits({}, async () => expect(readdirSync(folder)).toEqual(['other']));
  rmSync(join(folder, 'other'));
});
