import type { ImportKind } from '../kernel/imports/kind.js';
import { exchangeRateImport, paymentTermsImport, taxRateImport } from './config/index.js';
import { leadImport } from './crm/index.js';
import { customerImport } from './customers/index.js';
import { warehouseImport } from './inventory/index.js';
import { moduleImports } from './module.js';
import { categoryImport, productImport } from './products/index.js';
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
