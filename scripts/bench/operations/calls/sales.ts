import { createRandom } from '../../random.js';
import { type Company, oneOf, threeOf } from '../company.js';
import { createNames, type MeasuredCall, using } from '../measured-call.js';

const cash = { method: 'efectivo' } as const;

/** Returns the documents of sales that calls begin with. */
function createSales({ customerIds, erp, productIds, warehouseIds }: Company) {
  const [warehouseId] = warehouseIds;
  const random = createRandom(12);
  const nextName = createNames('Buyer ');
  const anyCustomer = () => oneOf(random, customerIds);
  const linesOf = () =>
    threeOf(random, productIds).map((productId) => ({ productId, warehouseId, quantity: 1 }));
  const inputFor = (customerId: number) => ({ customerId, lines: linesOf() });
  const sellTo = async (customerId: number) =>
    (await erp.invoices.create(inputFor(customerId))).data;
  return {
    anyCustomer,
    inputFor,
    sell: () => sellTo(anyCustomer()),
    draft: async () => {
      const input = inputFor(anyCustomer());
      return { input, id: (await erp.invoices.create({ ...input, issue: false })).data.id };
    },
    credit: async () => {
      const { id: invoiceId } = await sellTo(anyCustomer());
      return (await erp.creditNotes.create({ invoiceId, reason: 'Returned' })).data;
    },
    pay: async () =>
      (await erp.receivables.pay({ customerId: anyCustomer(), amount: 1, ...cash })).data,
    /** A customer with an open invoice, and a credit note whose whole amount is left. */
    withCredit: async () => {
      const name = nextName();
      const { id: customerId } = (await erp.customers.create({ name, paymentTerms: 'CREDITO_30' }))
        .data;
      const { id: invoiceId, total } = await sellTo(customerId);
      await erp.receivables.pay({ customerId, amount: total, ...cash, autoAllocate: true });
      const note = (await erp.creditNotes.create({ invoiceId, reason: 'Returned' })).data;
      await sellTo(customerId);
      return { customerId, noteId: note.id };
    },
  };
}

type Sales = ReturnType<typeof createSales>;

const invoiceCalls = ({ erp }: Company, { anyCustomer, draft, inputFor, sell }: Sales) => ({
  createInvoice: { call: sell },
  'createInvoice, a draft': { call: draft },
  updateInvoice: using(draft, ({ id, input }) => erp.invoices.update(id, input)),
  issueInvoice: using(draft, ({ id }) => erp.invoices.issue(id, {})),
  deleteInvoice: using(draft, ({ id }) => erp.invoices.delete(id)),
  voidInvoice: using(sell, ({ id }) => erp.invoices.void(id, { reason: 'Wrong customer' })),
  createCreditNote: using(sell, ({ id }) =>
    erp.creditNotes.create({ invoiceId: id, reason: 'Returned' }),
  ),
  runBatch: {
    call: () => {
      const body = inputFor(anyCustomer());
      return erp.batch.run({ operations: [{ method: 'POST', path: '/api/invoices', body }] });
    },
  },
});

const creditCalls = ({ erp }: Company, { credit, withCredit }: Sales) => ({
  voidCreditNote: using(credit, ({ id }) => erp.creditNotes.void(id, { reason: 'Wrong invoice' })),
  allocateCreditNote: using(withCredit, ({ noteId }) =>
    erp.creditNotes.allocate(noteId, { autoAllocate: true }),
  ),
  releaseCreditNote: using(
    async () => {
      const { customerId, noteId } = await withCredit();
      await erp.creditNotes.allocate(noteId, { autoAllocate: true });
      const owed = (await erp.receivables.list({ customerId })).data;
      return { noteId, receivableId: Math.max(...owed.map(({ id }) => id)) };
    },
    ({ noteId, receivableId }) => erp.creditNotes.release(noteId, { receivableId }),
  ),
});

const paymentCalls = ({ erp }: Company, { anyCustomer, pay, sell }: Sales) => ({
  createReceivablePayment: {
    call: () =>
      erp.receivables.pay({
        customerId: anyCustomer(),
        amount: 1,
        ...cash,
        autoAllocate: true,
      }),
  },
  allocateReceivablePayment: using(
    async () => {
      await sell();
      return pay();
    },
    ({ id }) => erp.receivables.allocate(id, { autoAllocate: true }),
  ),
  releaseReceivablePayment: using(
    async () => {
      await sell();
      const { id } = await pay();
      const { allocations } = (await erp.receivables.allocate(id, { autoAllocate: true })).data;
      return { id, receivableId: allocations[0]?.receivableId ?? 0 };
    },
    ({ id, receivableId }) => erp.receivables.release(id, { receivableId }),
  ),
  reverseReceivablePayment: using(pay, ({ id }) =>
    erp.receivables.reverse(id, { reason: 'Returned by the bank' }),
  ),
});

/** Returns the calls that write documents of sales. */
export function salesCalls(company: Company) {
  const sales = createSales(company);
  return {
    ...invoiceCalls(company, sales),
    ...creditCalls(company, sales),
    ...paymentCalls(company, sales),
  } satisfies Readonly<Record<string, MeasuredCall>>;
}
