/**
 * The permissions of the ERP API, by module. The `x-permission` of a contract names one of these, a scope below, or a
 * permission that a module declares in its contract.
 */
const actions = {
  products: ['read', 'write'],
  inventory: ['read', 'cost', 'adjust', 'transfer', 'allow-negative'],
  invoices: ['read', 'create', 'void'],
  'credit-notes': ['create'],
  customers: ['read', 'write'],
  vendors: ['read', 'write', 'bank'],
  'purchase-orders': ['read', 'create', 'receive', 'over-receive', 'change-price'],
  receivables: ['read', 'collect'],
  payables: ['read', 'pay'],
  crm: ['read', 'write', 'reopen'],
  events: ['read'],
  exports: ['run'],
  users: ['manage'],
  'api-keys': ['manage'],
  audit: ['read'],
  config: ['read', 'write'],
  periods: ['unlock'],
  sharers: ['manage'],
  webhooks: ['manage'],
} as const;

/** The permissions of the verification API, which calls them scopes. */
const scopeActions = {
  sessions: ['read', 'write', 'decide', 'delete', 'share'],
  workflows: ['read', 'write'],
  documents: ['check'],
  biometrics: ['check'],
  aml: ['screen', 'review'],
  kyb: ['read', 'check'],
  'sealed-records': ['read'],
  watchlists: ['import'],
  registers: ['import'],
  webhooks: ['manage'],
  keys: ['manage'],
  // The name is that of the ERP API, because a role is for both APIs. To export needs the scope of the list as well.
  exports: ['run'],
} as const;

const namesIn = (table: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  Object.entries(table).flatMap(([module, names]) => names.map((name) => `${module}:${name}`));

/** The permissions of the modules that declare none themselves. */
export const corePermissions = namesIn(actions);

/** The scopes of the modules that declare none themselves. */
export const coreScopes = namesIn(scopeActions);

/** The roles that every company has, beside those that it makes. */
export const fixedRoles = ['admin', 'manager', 'warehouse', 'reviewer', 'viewer'] as const;

export type RoleName = (typeof fixedRoles)[number];
