import { encodeCursor } from '../../../src/kernel/db/lists/cursor.js';
import type { Grown } from './database.js';

export interface Question {
  readonly name: string;
  /** Path and query of the GET request. */
  readonly path: (grown: Grown) => string;
  /** The reason why it may take longer in a larger company; absent: it may not. */
  readonly grows?: string;
}

const cursor = (key: string, id: number, sortBy: string) =>
  encodeCursor({ sortBy, sortDir: 'desc' }, { key, id });

/** The last month before today, which every company has. */
const lastMonth = () => new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);

export const questions: readonly Question[] = [
  { name: 'invoices, page one', path: () => '/api/invoices' },
  {
    name: 'invoices, a page from the middle by cursor',
    path: ({ middle: { id } }) => `/api/invoices?cursor=${cursor(String(id), id, 'id')}`,
  },
  {
    name: 'the same by date of issue',
    path: ({ middle: { id, day } }) =>
      `/api/invoices?sortBy=issueDate&cursor=${cursor(day, id, 'issueDate')}`,
  },
  { name: 'one invoice', path: ({ middle: { id } }) => `/api/invoices/${id}` },
  { name: 'count of one status', path: () => '/api/invoices?status=paid' },
  { name: 'count of one customer', path: (at) => `/api/invoices?customerId=${at.customerId}` },
  { name: 'count of what is overdue', path: () => '/api/invoices?overdue=true' },
  { name: 'count of one currency', path: () => '/api/invoices?currencyCode=USD' },
  { name: 'count of one month', path: () => `/api/invoices?dateFrom=${lastMonth()}` },
  {
    name: 'search, rare term',
    path: ({ middle: { number } }) => `/api/invoices?search=${number}`,
  },
  {
    name: 'search, common term',
    path: () => '/api/invoices?search=supermercado',
    grows: 'the exact total counts every match',
  },
  {
    name: 'search, common term, capped count',
    path: () => '/api/invoices?search=supermercado&count=capped',
  },
  {
    name: 'search, rare term, capped count',
    path: ({ middle: { number } }) => `/api/invoices?search=${number}&count=capped`,
  },
  { name: 'receivables, page one', path: () => '/api/receivables' },
  { name: 'receivables, overdue', path: () => '/api/receivables?overdue=true' },
  { name: 'receivables, open', path: () => '/api/receivables?status=open' },
  {
    name: 'aging, all customers',
    path: () => '/api/receivables/aging',
    grows: 'answers a row for each customer who owes',
  },
  {
    name: 'aging, one customer',
    path: ({ customerId }) => `/api/receivables/aging?customerId=${customerId}`,
  },
  {
    name: 'sales by month, three years',
    path: () => '/api/reports/sales-by-month?months=36',
    grows: 'adds up the payments of the period from their index',
  },
  { name: 'balance of one customer', path: (at) => `/api/customers/${at.customerId}/balance` },
  { name: 'customers, page one', path: () => '/api/customers' },
  {
    name: 'stock movements, page one',
    path: () => '/api/inventory/movements',
    grows: 'the total is summed over the places of all products',
  },
  { name: 'changes, from the middle', path: () => '/api/events?after=10' },
];
