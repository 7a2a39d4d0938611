import { createRandom } from '../../random.js';
import { type Company, oneOf, threeOf } from '../company.js';
import { createNames, type MeasuredCall, using } from '../measured-call.js';

const stockCalls = ({ erp, productIds, warehouseIds }: Company) => {
  const [warehouseId, toWarehouseId] = warehouseIds;
  const random = createRandom(13);
  const nextCode = createNames('W-');
  const three = () => threeOf(random, productIds);
  const addWarehouse = async () =>
    (await erp.inventory.createWarehouse({ code: nextCode(), name: 'New' })).data;
  const adjust = async () => {
    const lines = three().map((productId) => ({ productId, quantityDelta: 1 }));
    return (await erp.inventory.adjust({ warehouseId, reason: 'found', lines })).data;
  };
  const transfer = async () => {
    const lines = three().map((productId) => ({ productId, quantity: 1 }));
    const places = { fromWarehouseId: warehouseId, toWarehouseId };
    return (await erp.inventory.transfer({ ...places, lines })).data;
  };
  return {
    createAdjustment: { call: adjust },
    reverseAdjustment: using(adjust, ({ id }) => erp.inventory.reverseAdjustment(id)),
    createTransfer: { call: transfer },
    reverseTransfer: using(transfer, ({ id }) => erp.inventory.reverseTransfer(id)),
    createWarehouse: { call: addWarehouse },
    updateWarehouse: using(addWarehouse, ({ id }) =>
      erp.inventory.updateWarehouse(id, { name: 'Closed', active: false }),
    ),
  };
};

function orderCalls({ erp, productIds, vendorIds }: Company) {
  const random = createRandom(14);
  const input = () => ({
    vendorId: oneOf(random, vendorIds),
    lines: threeOf(random, productIds).map((productId) => ({
      productId,
      quantity: 5,
      unitPrice: 4,
    })),
  });
  const order = async () => (await erp.purchaseOrders.create(input())).data;
  const draft = async () => (await erp.purchaseOrders.create({ ...input(), draft: true })).data;
  const receive = ({ id, lines }: Awaited<ReturnType<typeof order>>) => {
    const received = lines.map(({ productId }) => ({ productId, quantity: 1 }));
    return erp.purchaseOrders.receive(id, { lines: received });
  };
  return {
    createPurchaseOrder: { call: order },
    openPurchaseOrder: using(draft, ({ id }) => erp.purchaseOrders.open(id)),
    cancelPurchaseOrder: using(draft, ({ id }) => erp.purchaseOrders.cancel(id)),
    receivePurchaseOrder: using(order, receive),
    reverseReception: using(
      async () => (await receive(await order())).data.reception.id,
      (id) => erp.purchaseOrders.reverseReception(id, { reason: 'Wrong goods' }),
    ),
  };
}

function payableCalls({ erp, vendorIds }: Company) {
  const random = createRandom(15);
  const payment = () => ({
    vendorId: oneOf(random, vendorIds),
    amount: 1,
    method: 'transferencia' as const,
  });
  const pay = async () => (await erp.payables.pay(payment())).data;
  return {
    createPayablePayment: {
      call: () => erp.payables.pay({ ...payment(), autoAllocate: true }),
    },
    allocatePayablePayment: using(pay, ({ id }) =>
      erp.payables.allocate(id, { autoAllocate: true }),
    ),
    releasePayablePayment: using(
      async () => {
        const { id, allocations } = (await erp.payables.pay({ ...payment(), autoAllocate: true }))
          .data;
        return { id, payableId: allocations[0]?.payableId ?? 0 };
      },
      ({ id, payableId }) => erp.payables.release(id, { payableId }),
    ),
    reversePayablePayment: using(pay, ({ id }) =>
      erp.payables.reverse(id, { reason: 'Returned by the bank' }),
    ),
  };
}

/** Returns the calls that write stock, purchase orders and what is owed to vendors. */
export const purchaseCalls = (company: Company) =>
  ({
    ...stockCalls(company),
    ...orderCalls(company),
    ...payableCalls(company),
  }) satisfies Readonly<Record<string, MeasuredCall>>;
