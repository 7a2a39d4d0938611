import type { SvcKyc } from '../../sdk/kyc/index.js';
import { failures, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { importPeople } from './aml-support.js';

let app: TestApp;
let kyc: SvcKyc;

beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc();
  await importPeople(app, 'treasury', [[501, 'ZARBUNOV, Timofey Lvovich', 'DOB 04 Mar 1966.']]);
});
afterAll(() => app.close());

test('screenings are sorted by the priority of the hit that a reviewer should decide first', async () => {
  const fullName = 'Timofey Zarbunov';
  const { id: low } = await kyc.aml.screen({ fullName, dateOfBirth: '1990-05-17' });
  const { id: high } = await kyc.aml.screen({ fullName, dateOfBirth: '1966-03-04' });
  const { id: clean } = await kyc.aml.screen({ fullName: 'Nobody Atall' });
  const { id: later, hits } = await kyc.aml.screen({ fullName, yearOfBirth: 1966 });
  const sorted = async () => (await kyc.aml.list({ sort: '-priority' })).screenings;
  expect((await sorted()).map(({ id }) => id)).toEqual([later, high, low, clean]);
  const [first, , third, last] = await sorted();
  expect(first?.priority).toBe(hits[0]?.priority);
  expect(third?.priority).toBeLessThan(first?.priority ?? 0);
  expect(last?.priority).toBe(0);
  expect((await kyc.aml.list()).screenings.map(({ id }) => id)).toEqual([later, clean, high, low]);

  const pages: string[] = [];
  for (let after: string | undefined; ; ) {
    const page = await kyc.aml.list({ sort: '-priority', limit: 1, ...(after && { after }) });
    pages.push(...page.screenings.map(({ id }) => id));
    if (page.nextCursor === null) break;
    after = page.nextCursor;
  }
  expect(pages).toEqual([later, high, low, clean]);
  const { nextCursor } = await kyc.aml.list({ limit: 1 });
  const refused = await failures([kyc.aml.list({ sort: '-priority', after: nextCursor ?? '' })]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400]);
  const file = await kyc.aml.list({ sort: '-priority', format: 'csv' });
  const ids = Buffer.from(file.content)
    .toString()
    .match(/^aml_\w+/gm);
  expect(ids).toEqual([later, high, low, clean]);

  // A discarded hit no longer counts.
  const decision = { decision: 'false_positive', reason: 'Another person' } as const;
  await kyc.aml.decide(later, hits[0]?.id ?? '', decision);
  expect((await sorted()).map(({ id }) => id)).toEqual([high, low, later, clean]);
});
