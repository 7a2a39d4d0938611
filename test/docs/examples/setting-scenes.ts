import { createProduct } from '../../support/goods.js';
import { addCustomer, addTaxRate, addVendor, stocked } from '../../support/sales.js';
import type { Company } from './company.js';
import type { Scenes } from './scene.js';

/**
 * Returns the scenes of master data and settings. An update that sets a name or code of an example uses the record that
 * the example of its creation made, since the name is unique.
 */
export function settingScenes({ app, erp }: Company): Scenes {
  let count = 0;
  const next = (prefix: string) => {
    count += 1;
    return `${prefix}${count}`;
  };
  const product = async () => ({ values: { id: (await createProduct(app)).id } });
  const category = async () =>
    (await erp.products.createCategory({ name: next('Group ') })).data.id;
  const customer = async () => ({ values: { id: await addCustomer(app) } });
  const importFile = {
    data: Buffer.from('code,name,price\nJOB-1,Bolt,1.5'),
    filename: 'products.csv',
  };
  const importJob = async () => {
    const { data } = await erp.importJobs.start({ kind: 'products', file: importFile });
    return { values: { id: data.id } };
  };
  const attachment = async () => {
    const file = { data: Buffer.from('code,price\n'), filename: 'prices.csv' };
    const { data } = await erp.attachments.create('customer', await addCustomer(app), { file });
    return { values: { id: data.id } };
  };
  const vendor = async () => ({ values: { id: await addVendor(app) } });
  const customField = async () => {
    const choices = { type: 'choice', choices: ['retail'] } as const;
    const field = { kind: 'customer', code: next('sector_'), label: 'Sector', ...choices } as const;
    return { values: { id: (await erp.customFields.create(field)).data.id } };
  };
  const scheduledExport = async () => {
    const { data } = await erp.scheduledExports.create({
      name: next('Export '),
      path: '/api/customers',
      format: 'csv',
      frequency: 'daily',
      time: '07:00',
      recipients: ['accounts@example.com'],
    });
    return { values: { id: data.id } };
  };
  const lead = async () => (await erp.crm.createLead({ name: 'Luis', phone: '809 555 0100' })).data;
  const opportunity = async () => {
    const { id } = await lead();
    return (await erp.crm.createOpportunity({ title: 'Bolts', leadId: id })).data.id;
  };
  const ofLead = async () => ({ values: { id: (await lead()).id } });
  const ofOpportunity = async () => ({ values: { id: await opportunity() } });
  const stock = async (quantity = 100) => ({
    warehouseId: app.warehouseId,
    productId: (await stocked(app, quantity)).id,
  });
  const adjustment = async () => {
    const { warehouseId, productId } = await stock();
    const lines = [{ productId, quantityDelta: 5 }];
    return (await erp.inventory.adjust({ warehouseId, reason: 'found', lines })).data.id;
  };
  const transfer = async () => {
    const { warehouseId, productId } = await stock();
    const places = { fromWarehouseId: warehouseId, toWarehouseId: app.secondWarehouseId };
    const lines = [{ productId, quantity: 5 }];
    return (await erp.inventory.transfer({ ...places, lines })).data.id;
  };
  return {
    downloadAttachment: attachment,
    getScheduledExport: scheduledExport,
    updateScheduledExport: scheduledExport,
    deleteScheduledExport: scheduledExport,
    runScheduledExport: scheduledExport,
    deleteAttachment: attachment,
    startImport: async () => ({ files: { 'products.csv': importFile.data } }),
    getImport: importJob,
    cancelImport: importJob,
    importRecords: async () => ({
      files: { 'products.csv': Buffer.from('code,name,price\nIMPORT-1,Bolt,1.5') },
    }),
    createProductCategory: async () => ({ values: { parentId: await category() } }),
    updateProductCategory: async () => {
      const [bolts] = (await erp.products.categories({ search: 'Bolts' })).data;
      return { values: { id: bolts?.id } };
    },
    deleteProductCategory: async () => ({ values: { id: await category() } }),
    getProduct: product,
    updateProduct: async () => {
      const [bolt] = (await erp.products.list({ search: 'A-1' })).data;
      return { values: { id: bolt?.id } };
    },
    deactivateProduct: product,
    updateWarehouse: async () => {
      const all = (await erp.inventory.warehouses()).data;
      return { values: { id: all.find(({ code }) => code === 'NORTH')?.id } };
    },
    // The example counts more than there was: only an increase has a unit cost.
    createAdjustment: async () => ({ values: await stock(30) }),
    createTransfer: async () => {
      const { warehouseId, productId } = await stock();
      const toWarehouseId = app.secondWarehouseId;
      return { values: { fromWarehouseId: warehouseId, toWarehouseId, productId } };
    },
    getAdjustment: async () => ({ values: { id: await adjustment() } }),
    reverseAdjustment: async () => ({ values: { id: await adjustment() } }),
    getTransfer: async () => ({ values: { id: await transfer() } }),
    reverseTransfer: async () => ({ values: { id: await transfer() } }),
    getCustomer: customer,
    updateCustomer: customer,
    getCustomField: customField,
    updateCustomField: customField,
    deleteCustomField: customField,
    getVendor: vendor,
    updateVendor: vendor,
    updateExchangeRate: async () => {
      const rate = { base: 'USD', quote: 'DOP', rate: 58, validFrom: '2026-01-15' };
      return { values: { id: (await erp.config.createExchangeRate(rate)).data.id } };
    },
    updateTaxRate: async () => ({ values: { id: await addTaxRate(app, 18) } }),
    updatePaymentTerms: async () => {
      const terms = (await erp.config.paymentTerms()).data;
      return { values: { id: terms.find(({ code }) => code === 'CREDITO_30')?.id } };
    },
    getLead: ofLead,
    changeLeadStatus: ofLead,
    createOpportunity: async () => ({ values: { leadId: (await lead()).id } }),
    getOpportunity: ofOpportunity,
    changeOpportunityStage: ofOpportunity,
  };
}
