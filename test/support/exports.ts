import { parse } from 'csv-parse/sync';
import type { FileReply, SvcErp } from '../../sdk/erp/index.js';

export const textOf = ({ content }: FileReply): string => Buffer.from(content).toString();

/** Records of a CSV, by the names in its header. */
export function recordsOf(file: FileReply): Record<string, string>[] {
  return parse(textOf(file), { bom: true, columns: true, record_delimiter: '\r\n' });
}

/** A record as a CSV shows it. */
export function shown(record: object, columns: readonly string[]): Record<string, string> {
  const cells = new Map(Object.entries(record));
  return Object.fromEntries(
    columns.map((name) => {
      const value: unknown = cells.get(name) ?? '';
      const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
      const isFormula = typeof value === 'string' && /^[=+@\-\t\r]/.test(value);
      return [name, isFormula ? `'${text}` : text];
    }),
  );
}

/** The exported lists of documents and parties: how each is listed, and how exported. */
export const documentLists = [
  [
    'listCustomers',
    (erp: SvcErp) => erp.customers.list(),
    (erp: SvcErp) => erp.customers.list({ format: 'csv' }),
  ],
  [
    'listVendors',
    (erp: SvcErp) => erp.vendors.list(),
    (erp: SvcErp) => erp.vendors.list({ format: 'csv' }),
  ],
  [
    'listExchangeRates',
    (erp: SvcErp) => erp.config.exchangeRates(),
    (erp: SvcErp) => erp.config.exchangeRates({ format: 'csv' }),
  ],
  [
    'listInvoices',
    (erp: SvcErp) => erp.invoices.list(),
    (erp: SvcErp) => erp.invoices.list({ format: 'csv' }),
  ],
  [
    'listCreditNotes',
    (erp: SvcErp) => erp.creditNotes.list(),
    (erp: SvcErp) => erp.creditNotes.list({ format: 'csv' }),
  ],
  [
    'listPurchaseOrders',
    (erp: SvcErp) => erp.purchaseOrders.list(),
    (erp: SvcErp) => erp.purchaseOrders.list({ format: 'csv' }),
  ],
  [
    'listReceivables',
    (erp: SvcErp) => erp.receivables.list(),
    (erp: SvcErp) => erp.receivables.list({ format: 'csv' }),
  ],
  [
    'listReceivablePayments',
    (erp: SvcErp) => erp.receivables.payments(),
    (erp: SvcErp) => erp.receivables.payments({ format: 'csv' }),
  ],
  [
    'listPayables',
    (erp: SvcErp) => erp.payables.list(),
    (erp: SvcErp) => erp.payables.list({ format: 'csv' }),
  ],
  [
    'listPayablePayments',
    (erp: SvcErp) => erp.payables.payments(),
    (erp: SvcErp) => erp.payables.payments({ format: 'csv' }),
  ],
  [
    'listLeads',
    (erp: SvcErp) => erp.crm.leads(),
    (erp: SvcErp) => erp.crm.leads({ format: 'csv' }),
  ],
  [
    'listOpportunities',
    (erp: SvcErp) => erp.crm.opportunities(),
    (erp: SvcErp) => erp.crm.opportunities({ format: 'csv' }),
  ],
  [
    'listAuditEntries',
    (erp: SvcErp) => erp.audit.list({ action: 'createCustomer' }),
    (erp: SvcErp) => erp.audit.list({ action: 'createCustomer', format: 'csv' }),
  ],
] as const;
