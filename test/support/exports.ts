import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { parse } from 'csv-parse/sync';
import type { FileReply, SvcErp } from '../../sdk/erp/index.js';
import type { Role, TestApp } from './app.js';
import { recount } from './recount.js';

export const textOf = ({ content }: FileReply): string => Buffer.from(content).toString();

/** Returns the records of a CSV, with the names of its header. */
export function recordsOf(file: FileReply): Record<string, string>[] {
  return parse(textOf(file), { bom: true, columns: true, record_delimiter: '\r\n' });
}

/** Returns a record as a CSV represents it. */
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

/** The exported lists of documents and parties, with the calls that list and export them. */
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
    'listReceptions',
    (erp: SvcErp) => erp.purchaseOrders.receptions(),
    (erp: SvcErp) => erp.purchaseOrders.receptions({ format: 'csv' }),
  ],
  [
    'listAdjustments',
    (erp: SvcErp) => erp.inventory.adjustments(),
    (erp: SvcErp) => erp.inventory.adjustments({ format: 'csv' }),
  ],
  [
    'listTransfers',
    (erp: SvcErp) => erp.inventory.transfers(),
    (erp: SvcErp) => erp.inventory.transfers({ format: 'csv' }),
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

/** Creates wide products, named S-1, S-2, …: twenty thousand are several times the size of the socket buffers. */
export async function insertWideProducts(
  { database }: Pick<TestApp, 'database'>,
  companyId: number,
  count: number,
): Promise<void> {
  const sql = `
    INSERT INTO products (company_id, code, code_key, name, name_key, search_text, category_name, category_key, price,
      unit, type, track_stock, currency_code, created_at, updated_at)
    SELECT ?::bigint, 'S-' || n, 's-' || n, repeat('ñ', 190) || n, 'n' || n, 's-' || n,
      md5(n::text) || repeat(md5(n::text), 5), '', n, 'unit', 'good', true, 'DOP', now(), now()
    FROM generate_series(1, ?::int) AS n`;
  await database.knex.raw(sql, [companyId, count]);
  await recount(database, companyId);
}

/**
 * Counts the exports that read the database now: by their cursor, or by the connection whose last statement read a
 * chunk.
 */
export async function exportsReading({ database }: Pick<TestApp, 'database'>): Promise<number> {
  const sql =
    database.kind === 'embedded'
      ? "SELECT name FROM pg_cursors WHERE name LIKE 'walk%'"
      : `SELECT pid FROM pg_stat_activity WHERE datname = current_database()
         AND state IN ('idle in transaction', 'active') AND query LIKE 'FETCH%'`;
  const { rows } = await database.knex.raw<{ rows: unknown[] }>(sql);
  return rows.length;
}

/** A client that reads its reply in controlled steps. */
export interface PausedReader {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Reads `bytes` at intervals until the reply ends. */
  trickle(bytes: number): void;
  /** Reads the rest and resolves at the end of the connection. */
  readRest(): Promise<{ readonly bytes: number; readonly isWhole: boolean }>;
  leave(): void;
}

/** Sends a GET and waits for the headers of its reply. */
export async function openPausedReader(
  app: TestApp,
  path: string,
  role: Role,
): Promise<PausedReader> {
  const authorization = `Bearer ${app.tokenOf(role)}`;
  const sent = request(`${app.baseUrl}${path}`, { agent: false, headers: { authorization } });
  sent.on('error', () => undefined).end();
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  reply.on('error', () => undefined);
  let bytes = 0;
  let timer: NodeJS.Timeout | undefined;
  reply.once('close', () => clearInterval(timer));
  return {
    status: reply.statusCode ?? 0,
    headers: reply.headers,
    trickle(size) {
      timer = setInterval(() => {
        bytes += (reply.read(size) as Buffer | null)?.length ?? 0;
      }, 10);
    },
    async readRest() {
      clearInterval(timer);
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      if (!reply.closed) await once(reply, 'close').catch(() => undefined);
      return { bytes, isWhole: reply.complete };
    },
    leave: () => sent.destroy(),
  };
}
