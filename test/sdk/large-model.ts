import type { ContractModel, OperationModel } from '../../scripts/codegen/model/model.js';
import { id, json, modelWithFiles, operation, paging, ref } from './fixtures.js';

/** Operations of a larger contract: `group.method VERB /path`, with `*` for a list. */
const grown = `
config.company GET /config/company|config.currencies GET* /config/currencies
config.exchangeRates GET* /config/exchange-rates|config.taxRates GET* /config/tax-rates
creditNotes.create POST /credit-notes|creditNotes.get GET /credit-notes/{id}
creditNotes.list GET* /credit-notes|crm.createLead POST /crm/leads|crm.leads GET* /crm/leads
crm.changeStage PUT /crm/opportunities/{id}/stage|crm.opportunities GET* /crm/opportunities
crm.createOpportunity POST /crm/opportunities|customers.balance GET /customers/{id}/balance
customers.create POST /customers|customers.get GET /customers/{id}|customers.list GET* /customers
customers.update PUT /customers/{id}|inventory.movements GET* /inventory/movements
inventory.stock GET* /inventory/stock|inventory.transfer POST /inventory/transfers
inventory.warehouses GET* /inventory/warehouses|invoices.create POST /invoices
invoices.get GET /invoices/{id}|invoices.list GET* /invoices|invoices.void POST /invoices/{id}/void
payables.list GET* /payables|payables.pay POST /payables/payments
payables.payments GET* /payables/payments|products.categories GET* /products/categories
products.deactivate DELETE /products/{id}|purchaseOrders.create POST /purchase-orders
purchaseOrders.get GET /purchase-orders/{id}|purchaseOrders.list GET* /purchase-orders
purchaseOrders.receive POST /purchase-orders/{id}/receive|receivables.aging GET /receivables/aging
receivables.collect POST /receivables/payments|receivables.list GET* /receivables
receivables.payment GET /receivables/payments/{id}|receivables.payments GET* /receivables/payments
receivables.allocate POST /receivables/payments/{id}/allocate
receivables.reverse POST /receivables/payments/{id}/reverse|vendors.create POST /vendors
vendors.get GET /vendors/{id}|vendors.list GET* /vendors|vendors.update PUT /vendors/{id}
admin.createApiKey POST /admin/api-keys|admin.apiKeys GET* /admin/api-keys
admin.revokeApiKey DELETE /admin/api-keys/{id}|admin.rotateApiKey POST /admin/api-keys/{id}/rotate
admin.audit GET* /admin/audit|auth.me GET /auth/me|events.list GET* /events`;

const grownOperation = (line: string): OperationModel => {
  const [name = '', verb = '', path = ''] = line.split(' ');
  const [group = '', method = ''] = name.split('.');
  const isPaged = verb.endsWith('*');
  const isWrite = verb === 'POST' || verb === 'PUT';
  return operation({
    id: `${group}-${method}`,
    method: verb.replace('*', '').toLowerCase() as OperationModel['method'],
    path: `/api${path}`,
    sdk: { group, method },
    pagination: isPaged ? 'page' : undefined,
    parameters: [...(path.includes('{id}') ? [id] : []), ...(isPaged ? paging : [])],
    body: isWrite ? json(ref('ProductInput')) : undefined,
  });
};

/** A contract of the size of a real one. */
export const largeModel: ContractModel = {
  ...modelWithFiles,
  operations: [...modelWithFiles.operations, ...grown.trim().split(/[|\n]/).map(grownOperation)],
};
