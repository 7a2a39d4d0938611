import { operations } from '../../generated/erp/operations.js';
import { requests } from '../../generated/erp/requests.js';
import { type DocumentKind, documentImport } from '../kernel/imports/documents.js';
import type { ImportKind } from '../kernel/imports/kind.js';
import { exchangeRateImport, paymentTermsImport, taxRateImport } from './config/index.js';
import { handlers as creditNotes } from './credit-notes/handlers.js';
import { leadImport } from './crm/index.js';
import { customerImport } from './customers/index.js';
import { handlers as inventory } from './inventory/handlers.js';
import { warehouseImport } from './inventory/index.js';
import { handlers as invoices } from './invoices/handlers.js';
import { moduleImports } from './module.js';
import { handlers as payables } from './payables/handlers.js';
import { categoryImport, productImport } from './products/index.js';
import { handlers as purchaseOrders } from './purchase-orders/handlers.js';
import { handlers as receivables } from './receivables/handlers.js';
import { openingImport } from './settlement/index.js';
import { vendorImport } from './vendors/index.js';

/** The kinds of record that an import creates or updates. */
export const importKinds: readonly ImportKind[] = [
  productImport,
  categoryImport,
  customerImport,
  vendorImport,
  openingImport('receivable', 'customer'),
  openingImport('payable', 'vendor'),
  warehouseImport,
  paymentTermsImport,
  taxRateImport,
  exchangeRateImport,
  leadImport,
  ...moduleImports,
];

/** The kinds of document that an import creates. */
export const documentKinds: readonly DocumentKind[] = [
  documentImport(
    'invoices',
    operations.createInvoice,
    requests.createInvoice.body,
    invoices.createInvoice,
  ),
  documentImport(
    'credit-notes',
    operations.createCreditNote,
    requests.createCreditNote.body,
    creditNotes.createCreditNote,
  ),
  documentImport(
    'purchase-orders',
    operations.createPurchaseOrder,
    requests.createPurchaseOrder.body,
    purchaseOrders.createPurchaseOrder,
  ),
  documentImport(
    'collections',
    operations.createReceivablePayment,
    requests.createReceivablePayment.body,
    receivables.createReceivablePayment,
  ),
  documentImport(
    'payments',
    operations.createPayablePayment,
    requests.createPayablePayment.body,
    payables.createPayablePayment,
  ),
  documentImport(
    'stock-adjustments',
    operations.createAdjustment,
    requests.createAdjustment.body,
    inventory.createAdjustment,
  ),
  documentImport(
    'stock-transfers',
    operations.createTransfer,
    requests.createTransfer.body,
    inventory.createTransfer,
  ),
];
