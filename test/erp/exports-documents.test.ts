import { operations } from '../../generated/erp/operations.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { documentLists, recordsOf, shown } from '../support/exports.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { oneOfEach } from '../support/sales.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await oneOfEach(app);
});
afterAll(() => app.close());

describe('the parameter format', () => {
  test.each(documentLists)(
    'exports the rows of %s with all members, in the order of the list',
    async (id, list, file) => {
      const columns = operations[id].columns.map(({ name }) => name);
      const { data } = await list(app.as('admin'));
      expect(data.length).toBeGreaterThan(0);
      const exported = recordsOf(await file(app.as('admin')));
      expect(exported).toEqual(data.map((record) => shown(record, columns)));
    },
  );
});
