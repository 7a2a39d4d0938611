import type { TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import type { Receiver } from '../support/receiver.js';
import { type CalledApp, callEverything } from '../support/statements/every-call.js';
import { PartitionProbe } from '../support/statements/partition-use.js';

onPostgres('the named statements on partitions by company', () => {
  let app: TestApp;
  let receiver: Receiver;
  let recorder: CalledApp['recorder'];
  let probe: PartitionProbe;

  beforeAll(async () => {
    ({ app, receiver, recorder } = await callEverything({ partitions: 4 }));
    await app.database.knex.raw('ANALYZE');
    probe = await PartitionProbe.open(app.database.url);
  }, 600_000);
  afterAll(async () => {
    await probe.close();
    await app.close();
    await receiver.close();
  });

  test('read one partition of each table, but for work over all companies that this file lists', async () => {
    const wide: string[] = [];
    const unproven: string[] = [];
    for (const [name, sent] of recorder.sent) {
      const uses = await probe.usesOf(name, sent);
      if (uses.some(({ scanned }) => scanned.length > 1)) wide.push(name);
      else if (uses.every((use) => use.unproven.length > 0))
        unproven.push(`${name}: ${uses[0]?.unproven.join(' ')}`);
    }
    expect({ wide, unproven }).toEqual({});
  }, 300_000);
});
