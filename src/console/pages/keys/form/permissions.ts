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
  webhooks: ['manage'],
};

/** The same for the verification API. */
export const kycScopes: Readonly<Record<string, readonly string[]>> = {
  sessions: ['read', 'write', 'decide', 'delete', 'share'],
  workflows: ['read', 'write'],
  documents: ['check'],
  biometrics: ['check'],
  aml: ['screen', 'review'],
  kyb: ['read', 'check'],
  'sealed-records': ['read'],
  webhooks: ['manage'],
  keys: ['manage'],
  exports: ['run'],
};

/** Names of presets, each with the permissions that it chooses. */
export type Presets = Readonly<Partial<Record<PresetName, readonly string[]>>>;

export type PresetName = 'read' | 'sales' | 'supply' | 'reports' | 'backend' | 'webhooks';

const readsOf = (matrix: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  Object.entries(matrix)
    .filter(([, actions]) => actions.includes('read'))
    .map(([module]) => `${module}:read`);

export const erpPresets: Presets = {
  read: readsOf(erpPermissions),
  sales: [
    'products:read',
    'inventory:read',
    'config:read',
    'customers:read',
    'customers:write',
    'invoices:read',
    'invoices:create',
    'receivables:read',
    'receivables:collect',
  ],
  supply: [
    'products:read',
    'inventory:read',
    'inventory:adjust',
    'inventory:transfer',
    'vendors:read',
    'purchase-orders:read',
    'purchase-orders:create',
    'config:read',
    'purchase-orders:receive',
  ],
  reports: [...readsOf(erpPermissions), 'exports:run'],
};

export const kycPresets: Presets = {
  backend: [
    'sessions:read',
    'sessions:write',
    'workflows:read',
    'documents:check',
    'biometrics:check',
    'aml:screen',
    'kyb:read',
    'kyb:check',
  ],
  read: readsOf(kycScopes),
  webhooks: ['webhooks:manage'],
};

/** Returns true if a list of grants, such as `products:read` or `products:*`, contains one of the permissions. */
export const isGranted = (granted: readonly string[], module: string, action: string): boolean =>
  granted.includes(`${module}:${action}`) || granted.includes(`${module}:*`);
