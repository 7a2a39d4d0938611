import { refuse } from '../errors.js';
import { text } from './messages/index.js';

/** Errors of roles. */
export const roleErrors = {
  notFound: (id: number) => refuse('not_found', text('notFound', { id })),
  roleInUse: () => refuse('role_in_use', text('roleInUse')),
  roleNameReserved: () => refuse('role_name_reserved', text('roleNameReserved')),
  permissionNotGrantable: (permission: string, path: string) =>
    refuse('permission_not_grantable', text('permissionNotGrantable', { permission }), path),
} as const;
