import { dueDay } from '../../src/erp/config/index.js';
import { expect, test } from '../support/jest.js';

interface Terms {
  readonly kind: 'days' | 'end_of_next_month';
  readonly days: number;
}

/** The console is bundled, so its files are no modules of the tests. */
const { dueDateOf } = (await import(
  new URL('../../src/console/pages/invoices/form/due-date.ts', import.meta.url).href
)) as { readonly dueDateOf: (issueDate: string, terms: Terms) => string };

test('the due date beside the terms is the one that the server computes, on every day of four years', () => {
  const rows: readonly Terms[] = [
    ...[0, 1, 30, 365].map((days) => ({ kind: 'days' as const, days })),
    { kind: 'end_of_next_month', days: 0 },
  ];
  const first = Date.UTC(2026, 0, 1);
  for (let at = 0; at < 1_461; at += 1) {
    const day = new Date(first + at * 86_400_000).toISOString().slice(0, 10);
    for (const terms of rows) {
      expect([day, terms, dueDateOf(day, terms)]).toEqual([day, terms, dueDay(terms, day)]);
    }
  }
});
