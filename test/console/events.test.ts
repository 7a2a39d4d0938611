import { readFileSync } from 'node:fs';
import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { describe, expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';
import { consoleTest, expectAccessible, waitUntilIdle } from './support.js';

interface Kinds {
  readonly eventKinds: readonly string[];
  readonly eventsOf: (kind: string | undefined) => readonly string[] | undefined;
}

/** Returns the names of events in the contract. */
function contractEvents(): readonly string[] {
  const file = new URL('../../generated/erp/openapi.json', import.meta.url);
  const { components } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly components: {
      readonly schemas: { readonly EventName: { readonly 'x-extensible-enum': string[] } };
    };
  };
  return components.schemas.EventName['x-extensible-enum'];
}

describe('the kinds of the events page', () => {
  test('cover every event of the contract', async () => {
    const file = new URL('../../src/console/pages/events/kinds.ts', import.meta.url);
    const { eventKinds, eventsOf } = (await import(file.href)) as Kinds;
    const names = eventKinds.flatMap((kind) => eventsOf(kind) ?? []);
    expect(names.toSorted()).toEqual(contractEvents().toSorted());
    expect([eventsOf(undefined), eventsOf('constructor')]).toEqual([undefined, undefined]);
  });
});

inChromium('the events page', () => {
  const run = consoleTest();

  test('shows the events of one kind of record, and keeps the choice in the address', async () => {
    await createProduct(run.app, { name: 'Bolt' });
    await createCustomer(run.app, { name: 'Aceros del Norte' });
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/events');
    const types = () => page.locator('tbody tr td:nth-child(2)').allTextContents();
    expect(new Set(await types())).toContain('customer.created');
    await page.getByLabel('Kind of record').selectOption({ label: 'Products' });
    await waitUntilIdle(page);
    expect(new Set(await types())).toEqual(new Set(['product.created']));
    expect(new URL(page.url()).searchParams.get('kind')).toBe('product');
    await page.reload();
    await page.locator('h1').waitFor();
    await waitUntilIdle(page);
    expect(new Set(await types())).toEqual(new Set(['product.created']));
    await expectAccessible(tab);
    expect(tab.complaints).toEqual([]);
  });
});
