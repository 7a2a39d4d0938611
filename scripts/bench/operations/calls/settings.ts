import { createRandom } from '../../random.js';
import { type Company, oneOf } from '../company.js';
import { createNames, type MeasuredCall, using } from '../measured-call.js';

function masterCalls({ erp }: Company) {
  const nextCode = createNames('N-');
  const terms = { paymentTerms: 'CREDITO_30' } as const;
  const input = () => ({ code: nextCode(), name: 'New', price: 3 });
  const product = async () => (await erp.products.create(input())).data;
  const category = async () => (await erp.products.createCategory({ name: nextCode() })).data;
  const customer = async () => (await erp.customers.create({ name: nextCode(), ...terms })).data;
  const vendor = async () => (await erp.vendors.create({ name: nextCode(), ...terms })).data;
  return {
    createProduct: { call: product },
    updateProduct: using(product, ({ id, code }) =>
      erp.products.update(id, { code, name: 'Newer', price: 4 }),
    ),
    deactivateProduct: using(product, ({ id }) => erp.products.deactivate(id)),
    createProductCategory: { call: category },
    updateProductCategory: using(category, ({ id }) =>
      erp.products.updateCategory(id, { name: nextCode(), parentId: null }),
    ),
    deleteProductCategory: using(category, ({ id }) => erp.products.deleteCategory(id)),
    createCustomer: { call: customer },
    updateCustomer: using(customer, ({ id }) => erp.customers.update(id, { name: 'Newer' })),
    createVendor: { call: vendor },
    updateVendor: using(vendor, ({ id }) => erp.vendors.update(id, { name: 'Newer' })),
  };
}

/** Returns days that differ from each other, from 2000 on. */
function createDays(): () => string {
  let at = Date.UTC(2000, 0, 1);
  return () => {
    at += 86_400_000;
    return new Date(at).toISOString().slice(0, 10);
  };
}

function rateCalls({ erp }: Company) {
  const nextDay = createDays();
  const nextCode = createNames('T');
  const rate = async () => {
    const input = { base: 'EUR', quote: 'USD', rate: 1.1, validFrom: nextDay() };
    return (await erp.config.createExchangeRate(input)).data;
  };
  const tax = async () => {
    const input = { name: 'New', rate: 3, category: 'standard', validFrom: nextDay() } as const;
    return (await erp.config.createTaxRate({ code: nextCode(), ...input })).data;
  };
  return {
    createExchangeRate: { call: rate },
    updateExchangeRate: using(rate, ({ id }) => erp.config.updateExchangeRate(id, { rate: 1.2 })),
    createTaxRate: { call: tax },
    updateTaxRate: using(tax, ({ id }) =>
      erp.config.updateTaxRate(id, { name: 'Old', active: false }),
    ),
  };
}

function configCalls({ erp }: Company) {
  const nextCode = createNames('P');
  const terms = async () => {
    const input = { name: 'New', kind: 'days', days: 9 } as const;
    return (await erp.config.createPaymentTerms({ code: nextCode(), ...input })).data;
  };
  return {
    updateCompany: { call: () => erp.config.updateCompany({ name: nextCode() }) },
    lockPeriod: { call: () => erp.config.lockPeriod({ lockedThrough: '2001-12-31' }) },
    updateCurrency: { call: () => erp.config.updateCurrency('EUR', { active: true }) },
    createPaymentTerms: { call: terms },
    updatePaymentTerms: using(terms, ({ id }) =>
      erp.config.updatePaymentTerms(id, { name: 'Old', active: false }),
    ),
    updateSeries: {
      call: async () => erp.config.updateSeries('transfer', { prefix: 'T-', pad: 5 }),
    },
  };
}

function crmCalls({ customerIds, erp }: Company) {
  const random = createRandom(16);
  const input = () => ({
    name: 'New',
    phone: '809 555 0100',
    customerId: oneOf(random, customerIds),
  });
  const lead = async () => (await erp.crm.createLead(input())).data;
  const opportunity = async () =>
    (await erp.crm.createOpportunity({ title: 'New', customerId: oneOf(random, customerIds) }))
      .data;
  return {
    createLead: { call: lead },
    changeLeadStatus: using(lead, ({ id }) =>
      erp.crm.changeLeadStatus(id, { status: 'contacted', note: 'By phone' }),
    ),
    createOpportunity: { call: opportunity },
    changeOpportunityStage: using(opportunity, ({ id }) =>
      erp.crm.changeStage(id, { stage: 'proposal', note: 'Sent' }),
    ),
  };
}

/** Returns the calls that write master data, settings, leads and opportunities. */
export const settingCalls = (company: Company) =>
  ({
    ...masterCalls(company),
    ...rateCalls(company),
    ...configCalls(company),
    ...crmCalls(company),
  }) satisfies Readonly<Record<string, MeasuredCall>>;
