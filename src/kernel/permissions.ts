import { modulePermissions } from '../../generated/erp/modules.js';
import { modulePermissions as moduleScopes } from '../../generated/kyc/modules.js';
import { corePermissions, coreScopes, fixedRoles, type RoleName } from './core-permissions.js';

export const roleNames: readonly string[] = fixedRoles;

/** The permissions that keys of the ERP API may hold. Some permissions are for people only. */
export const allPermissions = [...corePermissions, ...Object.keys(modulePermissions)];

/** The scopes that keys of the verification API may hold. */
export const allScopes = [...coreScopes, ...Object.keys(moduleScopes)];

/** Watchlists and registers serve every company: only the operator of the server grants these, to keys and users. */
export const operatorScopes: readonly string[] = ['watchlists:import', 'registers:import'];

/** The scopes that people and keys may grant to keys of the verification API. */
export const grantableScopes = allScopes.filter((name) => !operatorScopes.includes(name));

export const isScope = (name: string): boolean => allScopes.includes(name);

/** For people only: a key that could make users, keys or trusted sharers could widen its own rights. */
const peopleOnly: ReadonlySet<string> = new Set([
  'users:manage',
  'api-keys:manage',
  'periods:unlock',
  'sharers:manage',
]);

const permissionsOfAdmin: readonly string[] = [...new Set([...allPermissions, ...grantableScopes])];

/** A person who manages users could take every permission, so only administrators hold this one. */
const administratorsOnly = 'users:manage';

/** The permissions that a company may put into roles of its own. */
export const permissionsOfRoles = permissionsOfAdmin.filter((name) => name !== administratorsOnly);

/** The permissions of each role that every company has, without those that modules declare. */
const roles: Readonly<Record<RoleName, readonly string[]>> = {
  admin: permissionsOfAdmin,
  // A webhook sends data of the company to another server, and the permission is for both APIs.
  manager: corePermissions.filter((name) => !peopleOnly.has(name) && name !== 'webhooks:manage'),
  warehouse: [
    'products:read',
    'inventory:read',
    'inventory:adjust',
    'inventory:transfer',
    'vendors:read',
    'purchase-orders:read',
    'purchase-orders:receive',
  ],
  // Only reviewers see identity documents. They export the lists that they read.
  reviewer: [
    'sessions:read',
    'sessions:write',
    'sessions:decide',
    'sessions:share',
    'workflows:read',
    'documents:check',
    'biometrics:check',
    'aml:screen',
    'aml:review',
    'kyb:read',
    'kyb:check',
    'exports:run',
  ],
  viewer: corePermissions.filter((name) => name.endsWith(':read')),
};

const declared = { ...modulePermissions, ...moduleScopes };

const declaredFor = (role: RoleName): readonly string[] =>
  Object.keys(declared).filter((name) => declared[name]?.includes(role));

export interface Permissions {
  /** As granted, e.g. `products:*`; what `me` shows. */
  readonly granted: readonly string[];
  has(permission: string): boolean;
}

/** @param granted `module:action` or `module:*` */
export function permissionSet(granted: readonly string[]): Permissions {
  const names = new Set(granted);
  return {
    granted,
    has: (permission) =>
      names.has(permission) || names.has(`${permission.slice(0, permission.indexOf(':'))}:*`),
  };
}

const byRole: ReadonlyMap<string, Permissions> = new Map(
  fixedRoles.map((role) => [role, permissionSet([...roles[role], ...declaredFor(role)])]),
);
const nothing = permissionSet([]);

/**
 * Returns the permissions of a user. An unknown role may do nothing: fail closed.
 *
 * @param granted  what the operator of the server granted beyond the role
 * @param ofCompany  what the company put into the role, if it made it
 */
export function permissionsOfRole(
  role: string,
  granted: readonly string[] = [],
  ofCompany: readonly string[] | null = null,
): Permissions {
  const own = byRole.get(role) ?? (ofCompany === null ? nothing : permissionSet(ofCompany));
  return granted.length === 0 || own === nothing
    ? own
    : permissionSet([...own.granted, ...granted]);
}

/** Names in `wanted` that are no permission at all, or that no key may hold. */
export function refusedForKeys(wanted: readonly string[]): string[] {
  return wanted.filter((name) => {
    if (peopleOnly.has(name)) return true;
    const [module = '', action = ''] = name.split(':');
    if (action === '*')
      return (
        !allPermissions.some((known) => known.startsWith(`${module}:`)) || isPeopleModule(module)
      );
    return !allPermissions.includes(name);
  });
}

/** The permissions that a grant names, one by one; none when it is no permission. */
function namesOf(grant: string): readonly string[] {
  if (!grant.endsWith(':*')) return allPermissions.filter((name) => name === grant);
  return allPermissions.filter((name) => name.startsWith(grant.slice(0, -1)));
}

export const isPermission = (grant: string): boolean => namesOf(grant).length > 0;

/**
 * Returns whether a caller with the permissions `own` may grant this one to a key: it must hold the permission itself,
 * and the permission must not be for people only.
 */
export function mayGrant(own: Permissions, grant: string): boolean {
  return refusedForKeys([grant]).length === 0 && namesOf(grant).every((name) => own.has(name));
}

function isPeopleModule(module: string): boolean {
  return [...peopleOnly].some((name) => name.startsWith(`${module}:`));
}
