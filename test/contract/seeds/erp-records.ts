import type { Statement } from './description.js';

/** Statements about lists, documents and the records of a company. */
export const recordStatements: readonly Statement[] = [
  {
    says: 'Instants in replies are in the time zone of the company',
    shownBy: [['erp/config.test.ts', 'returns instants in the new time zone from then on']],
  },
  {
    says: 'A list has its records, their count, the page and its size',
    shownBy: [
      ['erp/products-list.test.ts', 'has the members data, totalCount, page and pageSize'],
      ['erp/customers-list.test.ts', 'has the members data, totalCount, page and pageSize'],
    ],
  },
  {
    says: 'The total of an invoice is the sum of its lines; it comes with the tax and the grand total',
    shownBy: [
      [
        'erp/invoices.test.ts',
        'issues a numbered document, takes the goods out and opens a receivable',
      ],
      [
        'erp/invoice-rules.test.ts',
        '1, 2: satisfy grandTotal = total + taxTotal, total = sum of nets = sum of bases',
      ],
    ],
  },
  {
    says: 'An invoice keeps lines, unit prices, payment terms and notes as they were sent',
    shownBy: [['erp/invoices.test.ts', 'stores lines, price, terms and notes as sent']],
  },
  {
    says: 'Deleting a product deactivates it',
    shownBy: [
      [
        'erp/products.test.ts',
        'hides the product from the default list, not from getProduct, and can be repeated',
      ],
    ],
  },
  {
    says: 'Categories are listed at an address that could be the id of a product',
    shownBy: [
      [
        'erp/products-list.test.ts',
        'counts the active products, and its path is never read as an id',
      ],
    ],
  },
  {
    says: 'Stock is shown by warehouse; adjustments and transfers change it',
    shownBy: [
      [
        'erp/inventory.test.ts',
        'books a count, numbers the document and returns before, delta and after',
      ],
      [
        'erp/inventory-transfers.test.ts',
        'moves goods at their cost: totals, value and average are unchanged',
      ],
    ],
  },
  {
    says: 'An invoice can be made void and downloaded as a PDF',
    shownBy: [
      [
        'erp/invoices-life.test.ts',
        '15, 21: preserves the number, and returns the goods at the cost at which they left',
      ],
      [
        'erp/invoice-prints.test.ts',
        'prints parties, lines, taxes and totals in words, with correct accents',
      ],
    ],
  },
  {
    says: 'Credit notes are made of invoices',
    shownBy: [
      [
        'erp/credit-notes.test.ts',
        '31: credit notes never exceed their invoice, and the last takes the remainder',
      ],
    ],
  },
  {
    says: 'The receivables balance of a customer can be asked for',
    shownBy: [
      [
        'erp/aging.test.ts',
        '33, 34: as of a past day uses only documents dated until then, and equals the balance',
      ],
    ],
  },
  {
    says: 'Receptions of purchase orders are registered',
    shownBy: [
      [
        'erp/receptions.test.ts',
        'books a partial reception at another cost: stock at its cost, and a payable',
      ],
    ],
  },
  {
    says: 'Collections and payments are registered',
    shownBy: [
      [
        'erp/receivables.test.ts',
        '28: allocates a payment over three invoices, and preserves its remainder as visible credit',
      ],
      [
        'erp/payables.test.ts',
        '35: pays the oldest first and preserves the remainder as an advance',
      ],
    ],
  },
  {
    says: 'Receivables are reported by age',
    shownBy: [
      [
        'erp/aging.test.ts',
        '34: the bucket boundaries are 0, 30, 60, 90 and 120 days; a document due today is current',
      ],
    ],
  },
  {
    says: 'Leads are made and listed; opportunities change their stage',
    shownBy: [
      ['erp/crm-leads.test.ts', 'answers 201 with all members sent, the status new, and its ETag'],
      [
        'erp/crm-opportunities.test.ts',
        'records every change, oldest first, with user, reason and time',
      ],
    ],
  },
  {
    says: 'The configuration shows the company, its active currencies, exchange rates and tax rates',
    shownBy: [
      ['erp/config.test.ts', 'returns the company with every number series'],
      [
        'erp/config-currencies.test.ts',
        'lists active currencies with their ISO 4217 decimals, including the base currency',
      ],
      [
        'erp/config-exchange-rates.test.ts',
        'lists the newest first, within whole days of validity',
      ],
      ['erp/config-taxes.test.ts', 'lists active rates by default, or those in force on a day'],
    ],
  },
  {
    says: 'Lists take search, an order and bounds of dates',
    shownBy: [
      [
        'erp/products-list.test.ts',
        'finds the same rows by «peña», «PENA» and «Peñá»; reads «100%» and «a_b» literally',
      ],
      ['erp/products-list.test.ts', 'sorts Álvarez next to Alvarez'],
      [
        'erp/products-list.test.ts',
        'reads date-only bounds as whole days of the company, and instants as inclusive',
      ],
    ],
  },
];
