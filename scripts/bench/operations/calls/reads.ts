import { below, createRandom } from '../../random.js';
import type { Company } from '../company.js';
import type { MeasuredCall } from '../measured-call.js';
import { createSessions } from './verification.js';

type Read = () => Promise<unknown>;

const timed = <Name extends string>(reads: Readonly<Record<Name, Read>>) =>
  Object.fromEntries(
    Object.entries<Read>(reads).map(([name, call]) => [name, { call }]),
  ) as Readonly<Record<Name, MeasuredCall>>;

type Id = number | string;

/** Reads one of the records of a list by its id. The list is read once, before the first call. */
function readOne<I extends Id>(
  list: () => PromiseLike<readonly { readonly id: I }[]>,
  read: (id: I) => Promise<unknown>,
  isSlow = false,
): MeasuredCall {
  const random = createRandom(17);
  let ids: readonly I[] = [];
  return {
    isSlow,
    prepare: async () => {
      if (ids.length === 0) ids = (await list()).map(({ id }) => id);
    },
    call: () => {
      const id = ids[below(random, ids.length)];
      if (id === undefined) throw new Error('There is no record to read');
      return read(id);
    },
  };
}

const listCalls = ({ erp }: Company) =>
  timed({
    listProducts: () => erp.products.list(),
    'listProducts, a search': () => erp.products.list({ search: 'size 142' }),
    listProductCategories: () => erp.products.categories(),
    listStock: () => erp.inventory.stock(),
    listWarehouses: () => erp.inventory.warehouses(),
    listMovements: () => erp.inventory.movements(),
    listAdjustments: () => erp.inventory.adjustments(),
    listTransfers: () => erp.inventory.transfers(),
    listCustomers: () => erp.customers.list(),
    listVendors: () => erp.vendors.list(),
    listInvoices: () => erp.invoices.list(),
    listCreditNotes: () => erp.creditNotes.list(),
    listPurchaseOrders: () => erp.purchaseOrders.list(),
    listReceptions: () => erp.purchaseOrders.receptions(),
    listReceivables: () => erp.receivables.list(),
    listReceivablePayments: () => erp.receivables.payments(),
    getReceivableAging: () => erp.receivables.aging(),
    listPayables: () => erp.payables.list(),
    listPayablePayments: () => erp.payables.payments(),
    getPayableAging: () => erp.payables.aging(),
    getSalesByMonth: () => erp.reports.salesByMonth(),
    listEvents: () => erp.events.list(),
    listLeads: () => erp.crm.leads(),
    listOpportunities: () => erp.crm.opportunities(),
  });

const stockDocumentCalls = ({ erp }: Company) => ({
  getAdjustment: readOne(
    async () => (await erp.inventory.adjustments()).data,
    (id) => erp.inventory.getAdjustment(id),
  ),
  getTransfer: readOne(
    async () => (await erp.inventory.transfers()).data,
    (id) => erp.inventory.getTransfer(id),
  ),
  getReception: readOne(
    async () => (await erp.purchaseOrders.receptions()).data,
    (id) => erp.purchaseOrders.reception(id),
  ),
});

function documentCalls({ customerIds, erp, productIds, vendorIds }: Company) {
  const random = createRandom(18);
  const one = (ids: readonly number[]) => ids[below(random, ids.length)] ?? 0;
  const invoices = async () => (await erp.invoices.list({ pageSize: 100, status: 'issued' })).data;
  const notes = async () => (await erp.creditNotes.list()).data;
  const orders = async () => (await erp.purchaseOrders.list()).data;
  const received = async () => (await erp.receivables.payments()).data;
  const paid = async () => (await erp.payables.payments()).data;
  return {
    ...timed({
      getProduct: () => erp.products.get(one(productIds)),
      getCustomer: () => erp.customers.get(one(customerIds)),
      getCustomerBalance: () => erp.customers.balance(one(customerIds)),
      getVendor: () => erp.vendors.get(one(vendorIds)),
      getVendorBalance: () => erp.vendors.balance(one(vendorIds)),
    }),
    getInvoice: readOne(invoices, (id) => erp.invoices.get(id)),
    downloadInvoicePdf: readOne(invoices, (id) => erp.invoices.pdf(id), true),
    downloadInvoiceXml: readOne(invoices, (id) => erp.invoices.xml(id), true),
    getCreditNote: readOne(notes, (id) => erp.creditNotes.get(id)),
    downloadCreditNotePdf: readOne(notes, (id) => erp.creditNotes.pdf(id), true),
    downloadCreditNoteXml: readOne(notes, (id) => erp.creditNotes.xml(id), true),
    getPurchaseOrder: readOne(orders, (id) => erp.purchaseOrders.get(id)),
    downloadPurchaseOrderPdf: readOne(orders, (id) => erp.purchaseOrders.pdf(id), true),
    getReceivablePayment: readOne(received, (id) => erp.receivables.getPayment(id)),
    downloadReceivablePaymentPdf: readOne(received, (id) => erp.receivables.paymentPdf(id), true),
    getPayablePayment: readOne(paid, (id) => erp.payables.getPayment(id)),
    downloadPayablePaymentPdf: readOne(paid, (id) => erp.payables.paymentPdf(id), true),
    getLead: readOne(
      async () => (await erp.crm.leads()).data,
      (id) => erp.crm.lead(id),
    ),
    getOpportunity: readOne(
      async () => (await erp.crm.opportunities()).data,
      (id) => erp.crm.opportunity(id),
    ),
  };
}

function settingReads({ erp, kyc }: Company) {
  const users = async () => (await erp.users.list()).data;
  return {
    ...timed({
      getMe: () => erp.auth.me(),
      getSecondFactor: () => erp.auth.secondFactor(),
      listOwnLogins: () => erp.auth.logins(),
      getCompany: () => erp.config.company(),
      listCurrencies: () => erp.config.currencies(),
      listExchangeRates: () => erp.config.exchangeRates(),
      listTaxRates: () => erp.config.taxRates(),
      listPaymentTerms: () => erp.config.paymentTerms(),
      listSeries: () => erp.config.series(),
      listApiKeys: () => erp.apiKeys.list(),
      listUsers: () => erp.users.list(),
      listAuditEntries: () => erp.audit.list(),
      listKeys: () => kyc.keys.list(),
    }),
    runSelfCheck: { call: () => erp.admin.selfCheck(), isSlow: true },
    getApiKey: readOne(
      async () => (await erp.apiKeys.list()).data,
      (id) => erp.apiKeys.get(id),
    ),
    getApiKeyUsage: readOne(
      async () => (await erp.apiKeys.list()).data,
      (id) => erp.apiKeys.usage(id),
    ),
    getUser: readOne(users, (id) => erp.users.get(id)),
    getKeyUsage: readOne(
      async () => (await kyc.keys.list()).keys,
      (id) => kyc.keys.usage(id),
    ),
    listUserKeys: readOne(users, (id) => erp.users.keys(id)),
    listUserLogins: readOne(users, (id) => erp.users.logins(id)),
  };
}

/** Reads the file of a session through its signed address, which holds for some minutes. */
function fileCall({ sandbox, baseUrl }: Company, checkedFor: (name: string) => Promise<string>) {
  let address = '';
  return {
    prepare: async () => {
      const { session } = await sandbox.sessions.get(await checkedFor('APPROVE'));
      address =
        /"(?:https?:\/\/[^"/]+)?(\/v1\/files\/[^"]+)"/.exec(JSON.stringify(session))?.[1] ?? '';
    },
    call: async () => {
      const reply = await fetch(`${baseUrl}${address}`);
      if (!reply.ok) throw new Error(`A file answered ${reply.status}`);
      return reply.arrayBuffer();
    },
  };
}

const verificationLists = ({ kyc, sandbox }: Company) =>
  timed({
    listSessions: () => sandbox.sessions.list(),
    listPendingSessions: () => sandbox.sessions.pending(),
    listWorkflows: () => sandbox.sessions.listWorkflows(),
    listTrustedSharers: () => sandbox.sharers.list(),
    listScreenings: () => kyc.aml.list(),
    runVerificationBatch: () =>
      kyc.batch.run({ operations: [{ method: 'GET', path: '/v1/sessions' }] }),
    listWatchlistImports: () => kyc.aml.watchlistImports('bench'),
    listWatchlistChanges: () => kyc.aml.watchlistChanges('bench'),
    listWatchlists: () => kyc.aml.watchlists(),
    listCompanyRegisters: () => kyc.registers.companies(),
    listPeopleRegisters: () => kyc.registers.people(),
    listKybChecks: () => sandbox.kyb.list(),
    listChecks: () => sandbox.checks.list(),
    listSealedRecords: () => sandbox.sealedRecords.list(),
    listWebhooks: () => kyc.webhooks.list(),
  });

function recordReads(company: Company) {
  const { kyc, sandbox } = company;
  const { checkedFor } = createSessions(company);
  return {
    getSessionFile: fileCall(company, checkedFor),
    getSession: readOne(
      async () => (await sandbox.sessions.list()).sessions,
      (id) => sandbox.sessions.get(id),
    ),
    getWorkflow: readOne(
      async () => (await sandbox.sessions.listWorkflows()).workflows,
      (id) => sandbox.sessions.getWorkflow(id),
    ),
    getScreening: readOne(
      async () => (await kyc.aml.list()).screenings,
      (id) => kyc.aml.get(id),
    ),
    getKybCheck: readOne(
      async () => (await sandbox.kyb.list()).checks,
      (id) => sandbox.kyb.get(id),
    ),
    getCheck: readOne(
      async () => (await sandbox.checks.list()).checks,
      (id) => sandbox.checks.get(id),
    ),
    getSealedRecord: readOne(
      async () => (await sandbox.sealedRecords.list()).sealedRecords,
      (id) => sandbox.sealedRecords.get(id),
    ),
    getWebhook: readOne(
      async () => (await kyc.webhooks.list()).webhooks,
      (id) => kyc.webhooks.get(id),
    ),
    listDeliveries: readOne(
      async () => (await kyc.webhooks.list()).webhooks,
      (id) => kyc.webhooks.deliveries(id),
    ),
  };
}

/** Returns the calls that read. They come last, so that they find what the others have written. */
export const readCalls = (company: Company) => ({
  ...listCalls(company),
  ...stockDocumentCalls(company),
  ...documentCalls(company),
  ...settingReads(company),
  ...verificationLists(company),
  ...recordReads(company),
});
