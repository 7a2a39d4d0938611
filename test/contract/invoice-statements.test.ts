import { existsSync, readFileSync } from 'node:fs';
import type { RoundTrip } from '../../src/kernel/db/scope.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';
import { stocked } from '../support/sales.js';

const trips: RoundTrip[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ database: { observe: (trip) => trips.push(trip) } });
});
afterAll(() => app.close());

/** Returns the name of a statement, as a link to its snapshot if it has one. */
function linked(name: string): string {
  const file = `test/contract/sql/${name}.sql`;
  return existsSync(file) ? `[${name}](../${file})` : name;
}

test('docs/architecture.md lists the statements of an invoice, by round trip', async () => {
  const { id: customerId } = await createCustomer(app, { name: 'Keeper' });
  const { id: productId } = await stocked(app);
  const create = () =>
    app.as('admin').invoices.create({ customerId, lines: [{ productId, quantity: 1 }] });
  // The first invoice also reads what the server keeps in memory.
  await create();
  trips.length = 0;
  await create();
  const own = trips
    .map(({ statements }) =>
      statements
        .filter(({ scope }) => scope?.operation === 'createInvoice')
        .map(({ name }) => name),
    )
    .filter((names) => names.length > 0);
  const rows = own.map((names, index) => `| ${index + 1} | ${names.map(linked).join(', ')} |`);
  expect(readFileSync('docs/architecture.md', 'utf8')).toContain(rows.join('\n'));
});
