import type { SvcErp } from '@notaria/erp';
import type { SessionItem, SvcKyc } from '@notaria/kyc';
import { plainAmount } from '../../../data/plain-amount.js';
import type { Choice } from '../choice.js';
import type { FoundDocument } from './found-document.js';

/** The most records of each kind. */
const most = 5;

/** A search of the API with its limits. */
export interface Search {
  readonly erp: SvcErp;
  readonly kyc: SvcKyc;
  readonly text: string;
  readonly signal: AbortSignal;
  /** The title of a document without a number. */
  readonly draft: string;
}

/** Records of one kind. */
export interface Source {
  readonly kind: Choice['kind'];
  readonly permission: string;
  /** The addresses of the records, before their ids. */
  readonly folder: string;
  find(search: Search): Promise<readonly FoundRecord[]>;
}

interface FoundRecord {
  readonly id: number | string;
  readonly title: string;
  readonly hint?: string | null;
  readonly document?: FoundDocument;
}

const asked = ({ text, signal }: Search) =>
  [{ search: text, count: 'capped' as const, pageSize: most }, { signal }] as const;

/** Like `asked`, for searches that find amounts too. */
const askedAmounts = (search: Search) => asked({ ...search, text: plainAmount(search.text) });

const named = ({ id, name, code }: { id: number; name: string; code?: string | null }) => ({
  id,
  title: name,
  hint: code ?? null,
});

interface Payment {
  readonly id: number;
  readonly number: string;
  readonly status: 'posted' | 'reversed';
  readonly amount: number;
  readonly currencyCode: string;
  readonly date: string;
}

const payment = (
  { id, number, status, amount, currencyCode, date }: Payment,
  party: string,
): FoundRecord => ({
  id,
  title: number,
  hint: party,
  document: { amount, currencyCode, date, status: ['payment', status] },
});

const books: readonly Source[] = [
  {
    kind: 'invoice',
    permission: 'invoices:read',
    folder: '/invoices/',
    find: async (search) =>
      (await search.erp.invoices.list(...askedAmounts(search))).data.map(
        ({ id, number, customerName, grandTotal, currencyCode, issueDate, status, overdue }) => ({
          id,
          title: number ?? search.draft,
          hint: customerName,
          document: {
            amount: grandTotal,
            currencyCode,
            date: issueDate,
            status: ['invoice', status, overdue],
          },
        }),
      ),
  },
  {
    kind: 'customer',
    permission: 'customers:read',
    folder: '/customers/',
    find: async (search) => (await search.erp.customers.list(...asked(search))).data.map(named),
  },
  {
    kind: 'product',
    permission: 'products:read',
    folder: '/products/',
    find: async (search) => (await search.erp.products.list(...asked(search))).data.map(named),
  },
  {
    kind: 'vendor',
    permission: 'vendors:read',
    folder: '/vendors/',
    find: async (search) => (await search.erp.vendors.list(...asked(search))).data.map(named),
  },
  {
    kind: 'purchaseOrder',
    permission: 'purchase-orders:read',
    folder: '/purchases/',
    find: async (search) =>
      (await search.erp.purchaseOrders.list(...askedAmounts(search))).data.map(
        ({ id, number, vendorName, grandTotal, currencyCode, orderDate, status }) => ({
          id,
          title: number,
          hint: vendorName,
          document: {
            amount: grandTotal,
            currencyCode,
            date: orderDate,
            status: ['order', status],
          },
        }),
      ),
  },
  {
    kind: 'creditNote',
    permission: 'invoices:read',
    folder: '/credit-notes/',
    find: async (search) =>
      (await search.erp.creditNotes.list(...askedAmounts(search))).data.map(
        ({ id, number, customerName, grandTotal, currencyCode, date, status }) => ({
          id,
          title: number,
          hint: customerName,
          document: {
            amount: grandTotal,
            currencyCode,
            date,
            status: ['creditNote', status],
          },
        }),
      ),
  },
  {
    kind: 'receivablePayment',
    permission: 'receivables:read',
    folder: '/receivables/payments/',
    find: async (search) =>
      (await search.erp.receivables.payments(...askedAmounts(search))).data.map((found) =>
        payment(found, found.customerName),
      ),
  },
  {
    kind: 'payablePayment',
    permission: 'payables:read',
    folder: '/payables/payments/',
    find: async (search) =>
      (await search.erp.payables.payments(...askedAmounts(search))).data.map((found) =>
        payment(found, found.vendorName),
      ),
  },
  {
    kind: 'lead',
    permission: 'crm:read',
    folder: '/crm/leads/',
    find: async (search) =>
      (await search.erp.crm.leads(...asked(search))).data.map(({ id, name, companyName }) => ({
        id,
        title: name,
        hint: companyName,
      })),
  },
  {
    kind: 'opportunity',
    permission: 'crm:read',
    folder: '/crm/opportunities/',
    find: async (search) =>
      (await search.erp.crm.opportunities(...asked(search))).data.map(({ id, title }) => ({
        id,
        title,
      })),
  },
  {
    kind: 'user',
    permission: 'users:manage',
    folder: '/users/',
    find: async (search) =>
      (await search.erp.users.list(...asked(search))).data.map(({ id, name, email }) => ({
        id,
        title: name,
        hint: email,
      })),
  },
  {
    kind: 'key',
    permission: 'api-keys:manage',
    folder: '/keys/',
    find: async (search) => (await search.erp.apiKeys.list(...asked(search))).data.map(named),
  },
];

type PersonSession = Pick<SessionItem, 'id' | 'subjectName' | 'externalId'>;

const ofPerson = ({ id, subjectName, externalId }: PersonSession): FoundRecord => ({
  id,
  title: subjectName ?? externalId ?? id,
  hint: subjectName === null ? null : externalId,
});

/** A whole id is read instead of searched, because the beginning of an id is that of every record. */
const verification: readonly Source[] = [
  {
    kind: 'session',
    permission: 'sessions:decide',
    folder: '/review/',
    async find({ kyc, text, signal }) {
      if (text.startsWith('ses_')) {
        const { session } = await kyc.sessions.get(text, { signal });
        const { firstName, lastName } = session.expected;
        const name = [firstName, lastName].filter(Boolean).join(' ') || null;
        return [ofPerson({ ...session, subjectName: name })];
      }
      const { sessions } = await kyc.sessions.list({ search: text, limit: most }, { signal });
      return sessions.map(ofPerson);
    },
  },
  {
    kind: 'company',
    permission: 'kyb:read',
    folder: '/companies/',
    async find({ kyc, text, signal }) {
      const found = text.startsWith('kyb_')
        ? [(await kyc.kyb.get(text, { signal })).check]
        : (await kyc.kyb.list({ search: text, limit: most }, { signal })).checks;
      return found.map(({ id, companyName, externalId }) => ({
        id,
        title: companyName,
        hint: externalId,
      }));
    },
  },
  {
    kind: 'screening',
    permission: 'aml:screen',
    folder: '/screening?id=',
    async find({ kyc, text, signal }) {
      const found = text.startsWith('aml_')
        ? [(await kyc.aml.get(text, { signal })).screening]
        : (await kyc.aml.list({ search: text, limit: most }, { signal })).screenings;
      return found.map(({ id, fullName, externalId }) => ({
        id,
        title: fullName,
        hint: externalId,
      }));
    },
  },
  {
    kind: 'check',
    permission: 'sessions:read',
    folder: '/checks/',
    async find({ kyc, text, signal }) {
      if (!text.startsWith('chk_')) return [];
      const { check } = await kyc.checks.get(text, { signal });
      return [{ id: check.id, title: check.id }];
    },
  },
];

/** Every kind of record that the API finds by a text. */
export const sources: readonly Source[] = [...books, ...verification];
