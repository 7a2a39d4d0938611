import { readFileSync, writeFileSync } from 'node:fs';
import { operationPages } from '../../scripts/console/operation-pages.js';
import { undecided, withTables } from '../../scripts/console/table.js';
import { beforeAll, expect, test } from '../support/jest.js';

/** `UPDATE_PAGES=1` writes the tables of `docs/console.md`. */
const document = 'docs/console.md';
const isUpdate = process.env['UPDATE_PAGES'] === '1';

let all: ReturnType<typeof operationPages> = [];
beforeAll(() => {
  all = operationPages();
});

test('each operation of both contracts has a page that calls it, or a reason for none', () => {
  expect(undecided(all)).toEqual([]);
});

test('the tables of operations in the documentation name the pages that call them', () => {
  const kept = readFileSync(document, 'utf8');
  const expected = withTables(kept, all);
  if (isUpdate) writeFileSync(document, expected);
  else expect(kept).toBe(expected);
});

test('the page of an operation is the page of its group, or the nearest that calls it through forms and hooks', () => {
  const pageOf = (name: string) => all.find(({ id }) => id === name)?.page;
  expect(pageOf('createInvoice')).toBe('/invoices/new');
  expect(pageOf('listReceivables')).toBe('/receivables');
  expect(pageOf('shareSession')).toBe('/review/:id');
  expect(pageOf('resetPassword')).toBe('login');
  expect(pageOf('getCapture')).toBeUndefined();
});
