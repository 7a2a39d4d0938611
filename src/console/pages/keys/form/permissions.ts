/**
 * Scopes of ERP API keys, by module in the order of the navigation, without permissions that are for users only.
 */
export const erpPermissions: Readonly<Record<string, readonly string[]>> = {
  products: ['read', 'write'],
  inventory: ['read', 'cost', 'adjust', 'transfer', 'allow-negative'],
  invoices: ['read', 'create', 'void'],
  'credit-notes': ['create'],
  customers: ['read', 'write'],
  receivables: ['read', 'collect'],
  vendors: ['read', 'write', 'bank'],
  'purchase-orders': ['read', 'create', 'receive', 'over-receive', 'change-price'],
  payables: ['read', 'pay'],
  crm: ['read', 'write', 'reopen'],
  config: ['read', 'write'],
  events: ['read'],
  exports: ['run'],
  audit: ['read'],
};

/** The same for the verification API. */
export const kycScopes: Readonly<Record<string, readonly string[]>> = {
  sessions: ['read', 'write', 'decide', 'delete', 'share'],
  workflows: ['read', 'write'],
  documents: ['check'],
  biometrics: ['check'],
  aml: ['screen', 'review'],
  kyb: ['read', 'check'],
  webhooks: ['manage'],
  keys: ['manage'],
};

/** Returns true if a list of grants, such as `products:read` or `products:*`, contains one of the permissions. */
export const isGranted = (granted: readonly string[], module: string, action: string): boolean =>
  granted.includes(`${module}:${action}`) || granted.includes(`${module}:*`);
