import { addCompanyDetails, addCustomer, addTaxRate, stocked } from '../../support/sales.js';
import type { Company } from './company.js';
import type { Scenes } from './scene.js';

const reason = 'Prepared';

/** Returns the scenes of invoices, credit notes and what customers owe. */
export function salesScenes({ app, erp }: Company): Scenes {
  const basis = async () => ({
    customerId: await addCustomer(app, { paymentTerms: 'CREDITO_30' }),
    productId: (await stocked(app)).id,
    taxRateId: await addTaxRate(app, 18),
  });
  const inputOf = ({ customerId, ...line }: Awaited<ReturnType<typeof basis>>) => ({
    customerId,
    paymentTerms: 'CREDITO_30',
    lines: [{ ...line, quantity: 10, unitPrice: 10 }],
  });
  const invoice = async () => {
    const used = await basis();
    const { data } = await erp.invoices.create(inputOf(used));
    return { id: data.id, number: data.number ?? '', used };
  };
  /** An invoice with all that an e-invoice must show. */
  const eInvoice = async () => {
    await addCompanyDetails(app);
    const { productId, taxRateId } = await basis();
    const customerId = await addCustomer(app, { address: { country: 'ES' } });
    return (await erp.invoices.create(inputOf({ customerId, productId, taxRateId }))).data;
  };
  const draft = async () => {
    const used = await basis();
    const { data } = await erp.invoices.create({ ...inputOf(used), issue: false });
    return { id: data.id, used };
  };
  const receivable = async () => {
    const { number, used } = await invoice();
    const [owed] = (await erp.receivables.list({ customerId: used.customerId, search: number }))
      .data;
    return { customerId: used.customerId, receivableId: owed?.id ?? 0 };
  };
  const payment = async (amount = 50) => {
    const { customerId, receivableId } = await receivable();
    const { data } = await erp.receivables.pay({ customerId, amount, method: 'transferencia' });
    return { id: data.id, receivableId };
  };
  const note = async () => {
    const { id } = await invoice();
    return (await erp.creditNotes.create({ invoiceId: id, reason })).data.id;
  };
  /** A credit that its own invoice does not need, since that is paid, beside another open invoice. */
  const credit = async () => {
    const { id: invoiceId, used } = await invoice();
    const { customerId } = used;
    await erp.receivables.pay({ customerId, amount: 118, method: 'efectivo', autoAllocate: true });
    const { data } = await erp.creditNotes.create({ invoiceId, reason });
    const { number } = (await erp.invoices.create(inputOf(used))).data;
    const [owed] = (await erp.receivables.list({ customerId, search: number ?? '' })).data;
    return { id: data.id, receivableId: owed?.id ?? 0 };
  };
  const byId = (make: () => Promise<{ readonly id: number }>) => async () => ({
    values: { id: (await make()).id },
  });
  const ofNote = async () => ({ values: { id: await note() } });
  const ofPayment = byId(() => payment());
  return {
    createInvoice: async () => ({ values: await basis() }),
    getInvoice: byId(invoice),
    updateInvoice: async () => {
      const { id, used } = await draft();
      return { values: { id, ...used } };
    },
    deleteInvoice: byId(draft),
    issueInvoice: byId(draft),
    downloadInvoicePdf: byId(invoice),
    downloadInvoiceXml: byId(eInvoice),
    voidInvoice: byId(invoice),
    createCreditNote: async () => {
      const { id } = await invoice();
      const [line] = (await erp.invoices.get(id)).data.lines;
      return { values: { invoiceId: id, invoiceLineId: line?.id } };
    },
    getCreditNote: ofNote,
    voidCreditNote: ofNote,
    downloadCreditNotePdf: ofNote,
    downloadCreditNoteXml: async () => {
      const { id: invoiceId } = await eInvoice();
      return { values: { id: (await erp.creditNotes.create({ invoiceId, reason })).data.id } };
    },
    allocateCreditNote: async () => ({ values: { id: (await credit()).id } }),
    releaseCreditNote: async () => {
      const { id, receivableId } = await credit();
      await erp.creditNotes.allocate(id, { autoAllocate: true });
      return { values: { id, receivableId } };
    },
    createReceivablePayment: async () => ({ values: await receivable() }),
    getReceivablePayment: ofPayment,
    downloadReceivablePaymentPdf: ofPayment,
    allocateReceivablePayment: async () => ({ values: await payment() }),
    releaseReceivablePayment: async () => {
      const { id, receivableId } = await payment();
      await erp.receivables.allocate(id, { autoAllocate: true });
      return { values: { id, receivableId } };
    },
    reverseReceivablePayment: ofPayment,
    getCustomerBalance: async () => ({ values: { id: await addCustomer(app) } }),
  };
}
