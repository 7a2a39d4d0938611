import { createRandom } from '../random.js';
import { type Company, callMany, oneOf, threeOf } from './company.js';

/** An operation as it is measured. */
export interface MeasuredCall {
  readonly name: string;
  /** Makes the documents that so many calls change. It is not measured. */
  readonly prepare?: (count: number) => Promise<void>;
  readonly call: () => Promise<unknown>;
}

function readCalls({ customerIds, erp, productIds }: Company): readonly MeasuredCall[] {
  const random = createRandom(11);
  const customerId = () => oneOf(random, customerIds);
  return [
    { name: 'Read a product', call: () => erp.products.get(oneOf(random, productIds)) },
    { name: 'List products', call: () => erp.products.list() },
    { name: 'Search products', call: () => erp.products.list({ search: 'size 142' }) },
    { name: 'List customers', call: () => erp.customers.list() },
    { name: 'List stock', call: () => erp.inventory.stock() },
    { name: 'List movements', call: () => erp.inventory.movements() },
    { name: 'List invoices', call: () => erp.invoices.list() },
    { name: 'List receivables', call: () => erp.receivables.list() },
    { name: 'Aging of all customers', call: () => erp.receivables.aging() },
    { name: 'Balance of a customer', call: () => erp.customers.balance(customerId()) },
  ];
}

function masterCalls({ erp }: Company): readonly MeasuredCall[] {
  let count = 0;
  const next = () => {
    count += 1;
    return `${count}`;
  };
  return [
    {
      name: 'Create a product',
      call: () => erp.products.create({ code: `N-${next()}`, name: 'New', price: 3 }),
    },
    { name: 'Create a customer', call: () => erp.customers.create({ name: `New ${next()}` }) },
  ];
}

function salesCalls(company: Company): readonly MeasuredCall[] {
  const { customerIds, erp, productIds, warehouseIds } = company;
  const [warehouseId] = warehouseIds;
  const random = createRandom(12);
  const document = () => ({
    customerId: oneOf(random, customerIds),
    lines: threeOf(random, productIds).map((productId) => ({
      productId,
      warehouseId,
      quantity: 1,
    })),
  });
  const sell = async () => (await erp.invoices.create(document())).data.id;
  let sold: number[] = [];
  const prepare = async (count: number) => {
    sold = await callMany(count, sell);
  };
  const taken = () => {
    const id = sold.pop();
    if (id === undefined) throw new Error('More invoices are used than were made');
    return id;
  };
  const payment = { amount: 1, method: 'efectivo', autoAllocate: true } as const;
  return [
    { name: 'Issue an invoice of three lines', call: sell },
    {
      name: 'Save a draft of three lines',
      call: () => erp.invoices.create({ ...document(), issue: false }),
    },
    {
      name: 'Void an invoice',
      prepare,
      call: () => erp.invoices.void(taken(), { reason: 'Wrong customer' }),
    },
    {
      name: 'Credit a whole invoice',
      prepare,
      call: () => erp.creditNotes.create({ invoiceId: taken(), reason: 'Returned' }),
    },
    {
      name: 'Receive a payment and allocate it',
      call: () => erp.receivables.pay({ customerId: oneOf(random, customerIds), ...payment }),
    },
  ];
}

function stockCalls(company: Company): readonly MeasuredCall[] {
  const { erp, productIds, vendorIds, warehouseIds } = company;
  const [warehouseId, toWarehouseId] = warehouseIds;
  const random = createRandom(13);
  const three = () => threeOf(random, productIds);
  const order = async () => {
    const lines = three().map((productId) => ({ productId, quantity: 5, unitPrice: 4 }));
    return (await erp.purchaseOrders.create({ vendorId: oneOf(random, vendorIds), lines })).data;
  };
  let ordered: Awaited<ReturnType<typeof order>>[] = [];
  const receive = async () => {
    const { id, lines = [] } = ordered.pop() ?? {};
    if (id === undefined) throw new Error('More orders are used than were made');
    const received = lines.map(({ productId }) => ({ productId, quantity: 1 }));
    return erp.purchaseOrders.receive(id, { lines: received });
  };
  return [
    {
      name: 'Adjust the stock of three products',
      call: () => {
        const lines = three().map((productId) => ({ productId, quantityDelta: 1 }));
        return erp.inventory.adjust({ warehouseId, reason: 'found', lines });
      },
    },
    {
      name: 'Transfer three products',
      call: () => {
        const lines = three().map((productId) => ({ productId, quantity: 1 }));
        return erp.inventory.transfer({ fromWarehouseId: warehouseId, toWarehouseId, lines });
      },
    },
    { name: 'Order three products from a vendor', call: order },
    {
      name: 'Receive goods of an order',
      prepare: async (count) => {
        ordered = await callMany(count, order);
      },
      call: receive,
    },
    {
      name: 'Pay a vendor',
      call: () =>
        erp.payables.pay({
          ...{ vendorId: oneOf(random, vendorIds), amount: 1 },
          ...{ method: 'transferencia', autoAllocate: true },
        }),
    },
  ];
}

function verificationCalls({ kyc }: Company): readonly MeasuredCall[] {
  const expected = { firstName: 'Ana', lastName: 'Approve' };
  const person = { idNumber: '00100000007', country: 'do', firstName: 'Ana', lastName: 'Approve' };
  return [
    {
      name: 'Create a session',
      call: () => kyc.sessions.create({ features: ['id', 'face_match'], expected }),
    },
    { name: 'List sessions', call: () => kyc.sessions.list() },
    { name: 'Screen a person', call: () => kyc.aml.screen({ fullName: 'Ana Approve' }) },
    {
      name: 'Look a person up in a database',
      call: () => kyc.documents.databaseValidation(person),
    },
  ];
}

/** Returns the measured operations. Lists come last, so that they find the documents of the others. */
export const callsOf = (company: Company): readonly MeasuredCall[] => [
  ...masterCalls(company),
  ...salesCalls(company),
  ...stockCalls(company),
  ...verificationCalls(company),
  ...readCalls(company),
];
