import { gzipSync } from 'node:zlib';
import { siteFiles } from '../../scripts/site/index.js';
import { findHits, readHits, type SearchIndex } from '../../src/docs-site/search/hits.js';
import { describe, expect, test } from '../support/jest.js';
import { site } from './support.js';

const files = siteFiles(site);
const english = files.get('search.json') ?? '';
const spanish = files.get('es/search.json') ?? '';

/** Returns the addresses of the first three results. */
const firstThree = (index: SearchIndex, query: string): readonly string[] =>
  findHits(index, query, 3).map(({ u }) => u);

/** Queries, and the page that must be among the first three. */
const queries: readonly (readonly [query: string, page: string])[] = [
  // Typos
  ['invioce', '/erp/invoices/createInvoice'],
  ['recievable', '/erp/receivables/getReceivableAging'],
  ['custmer', '/erp/customers/getCustomer'],
  ['webhok', '/guides/webhooks'],
  ['idempotncy', '/guides/idempotency'],
  ['screning', '/kyc/aml/listScreenings'],
  // Synonyms in English
  ['pagination', '/guides/paging'],
  ['bill', '/guides/buy-and-receive'],
  ['KYC', '/guides/onboard-a-person'],
  ['stock', '/erp/inventory/listStock'],
  ['supplier', '/erp/vendors/createVendor'],
  ['sanctions', '/kyc/aml/listScreenings'],
  ['429', '/guides/limits'],
  ['iframe', '/guides/embed-capture'],
  ['migration', '/guides/imports'],
  // Words in Spanish
  ['factura', '/erp/invoices/listInvoices'],
  ['cliente', '/erp/customers/createCustomer'],
  ['proveedores', '/erp/vendors/createVendor'],
  ['inventario', '/erp/inventory/listStock'],
  ['nota de crédito', '/erp/credit-notes/getCreditNote'],
  ['cerrar el mes', '/guides/month-end'],
  ['copia de respaldo', '/guides/go-live'],
  // Questions
  ['how do I refund an invoice?', '/guides/sell-and-get-paid'],
  ['who owes us money', '/guides/sell-and-get-paid'],
  ['how can I verify a signature', '/guides/webhooks'],
  ['what does insufficient_stock mean', '/erp'],
  ['how do I go to production', '/guides/go-live'],
  ['where do I add a user', '/erp/administration/createUser'],
  ['how to upload a file', '/guides/uploads'],
  ['how do I close a month', '/guides/month-end'],
];

const isOf = (page: string) => (address: string) => address.replace(/#.*/, '') === page;

describe('the search of the documentation', () => {
  const index = readHits(english);

  test.each(queries)('has for «%s» the page %s among the first three', (query, page) => {
    const found = firstThree(index, query);
    expect({ query, found, isThere: found.some(isOf(page)) }).toEqual({
      query,
      found,
      isThere: true,
    });
  });

  test.each([
    ['reembolso', '/guides/sell-and-get-paid'],
    ['vender', '/guides/sell-and-get-paid'],
    ['cierre', '/guides/month-end'],
    ['paginación', '/guides/paging'],
  ])('has in Spanish for «%s» the page %s among the first three', (query, page) => {
    const found = firstThree(readHits(spanish), query);
    expect({ query, found, isThere: found.some(isOf(page)) }).toEqual({
      query,
      found,
      isThere: true,
    });
  });

  test('loads at most 110 kB, compressed, with the first search', () => {
    for (const text of [english, spanish]) {
      expect(text.length).toBeGreaterThan(100_000);
      expect(gzipSync(text).length).toBeLessThan(110_000);
    }
  });
});
