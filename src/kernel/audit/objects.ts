import { moduleRecords } from '../../../generated/erp/modules.js';

/**
 * The kinds of record that the audit names, each with the permission that shows such records. The audit shows the
 * values of a record to readers with that permission only.
 */
export const auditObjects = {
  adjustment: 'inventory:read',
  apiKey: 'api-keys:manage',
  check: 'documents:check',
  collection: 'receivables:read',
  company: 'config:read',
  credit_note: 'invoices:read',
  currency: 'config:read',
  customer: 'customers:read',
  delivery: 'webhooks:manage',
  exchangeRate: 'config:read',
  face: 'biometrics:check',
  faces: 'biometrics:check',
  import: 'config:read',
  invoice: 'invoices:read',
  kyb_check: 'kyb:read',
  kyc_key: 'keys:manage',
  kyc_screening: 'aml:screen',
  kyc_session: 'sessions:read',
  kyc_workflow: 'workflows:read',
  lead: 'crm:read',
  liveness_challenge: 'biometrics:check',
  login: 'users:manage',
  migration: 'users:manage',
  opportunity: 'crm:read',
  paymentTerms: 'config:read',
  people_register: 'users:manage',
  product: 'products:read',
  product_category: 'products:read',
  purchase_order: 'purchase-orders:read',
  reception: 'purchase-orders:read',
  register: 'users:manage',
  series: 'config:read',
  subject: 'sessions:read',
  taxRate: 'config:read',
  transfer: 'inventory:read',
  user: 'users:manage',
  vendor: 'vendors:read',
  vendor_payment: 'payables:read',
  warehouse: 'inventory:read',
  watchlist: 'users:manage',
  webhook: 'webhooks:manage',
  ...moduleRecords,
} as const;

export type AuditObject = keyof typeof auditObjects;

/** Fields that need a permission of their own wherever they are shown: in replies and in the audit. */
export const guardedFields = {
  averageCost: 'inventory:cost',
  unitCost: 'inventory:cost',
  value: 'inventory:cost',
} as const;
