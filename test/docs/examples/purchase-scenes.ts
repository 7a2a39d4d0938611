import { addTaxRate, addVendor, stocked } from '../../support/sales.js';
import type { Company } from './company.js';
import type { Scenes } from './scene.js';

/** Returns the scenes of purchase orders and what is owed to vendors. */
export function purchaseScenes({ app, erp }: Company): Scenes {
  const basis = async () => ({
    vendorId: await addVendor(app),
    productId: (await stocked(app)).id,
    taxRateId: await addTaxRate(app, 18),
  });
  const order = async (isDraft = false) => {
    const { vendorId, ...line } = await basis();
    const lines = [{ ...line, quantity: 20, unitPrice: 5 }];
    const { data } = await erp.purchaseOrders.create({ vendorId, lines, draft: isDraft });
    return { id: data.id, vendorId };
  };
  const orderLine = async (id: number) => (await erp.purchaseOrders.get(id)).data.lines[0];
  const received = async () => {
    const { id, vendorId } = await order();
    const line = await orderLine(id);
    const lines = [{ lineId: line?.id ?? 0, quantity: 10 }];
    const { reception } = (await erp.purchaseOrders.receive(id, { lines })).data;
    return { receptionId: reception.id, vendorId };
  };
  const payable = async () => {
    const { vendorId } = await received();
    const [owed] = (await erp.payables.list({ vendorId, status: 'open' })).data;
    return { vendorId, payableId: owed?.id ?? 0 };
  };
  const payment = async () => {
    const { vendorId, payableId } = await payable();
    const { data } = await erp.payables.pay({ vendorId, amount: 50, method: 'transferencia' });
    return { id: data.id, payableId };
  };
  const ofOrder = async () => ({ values: { id: (await order()).id } });
  const ofDraft = async () => ({ values: { id: (await order(true)).id } });
  const ofPayment = async () => ({ values: { id: (await payment()).id } });
  return {
    createPurchaseOrder: async () => ({ values: await basis() }),
    getPurchaseOrder: ofOrder,
    downloadPurchaseOrderPdf: ofOrder,
    openPurchaseOrder: ofDraft,
    cancelPurchaseOrder: ofDraft,
    receivePurchaseOrder: async () => {
      const { id } = await order();
      return { values: { id, lineId: (await orderLine(id))?.id } };
    },
    getReception: async () => ({ values: { id: (await received()).receptionId } }),
    reverseReception: async () => ({ values: { id: (await received()).receptionId } }),
    createPayablePayment: async () => ({ values: await payable() }),
    getPayablePayment: ofPayment,
    downloadPayablePaymentPdf: ofPayment,
    allocatePayablePayment: async () => ({ values: await payment() }),
    releasePayablePayment: async () => {
      const { id, payableId } = await payment();
      await erp.payables.allocate(id, { autoAllocate: true });
      return { values: { id, payableId } };
    },
    reversePayablePayment: ofPayment,
    getVendorBalance: async () => ({ values: { id: await addVendor(app) } }),
  };
}
