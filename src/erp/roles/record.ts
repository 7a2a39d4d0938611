import type { Handlers } from '../../../generated/erp/operations.js';
import type { components } from '../../../generated/erp/types.js';
import { normalise, searchTextOf } from '../../kernel/db/lists/search.js';
import { requestErrors } from '../../kernel/errors.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import {
  isPermission,
  isScope,
  permissionsOfRole,
  permissionsOfRoles,
  roleNames,
} from '../../kernel/permissions.js';
import { record } from '../../kernel/records/record.js';
import { errors } from '../errors.js';
import { roleErrors } from './errors.js';
import { text } from './messages/index.js';
import { deleteUnused } from './queries.js';

type Schemas = components['schemas'];

export const roles = record<Schemas['OwnRole']>()({
  table: 'roles',
  also: ['find'],
  objectType: 'role',
  eventNoun: 'role',
  notFound: roleErrors.notFound,
  columns: { code: 'code', name: 'name', permissions: { json: 'permissions' } },
  derived: {
    code_key: ({ code }) => normalise(code),
    name_key: ({ name }) => normalise(name),
    search_text: ({ code, name }) => searchTextOf(code, name),
  },
  defaults: {},
  unique: { roles_code_unique: ({ code }) => errors.duplicateCode(code) },
  sorts: { code: { sql: 'r.code_key', type: 'text' }, name: { sql: 'r.name_key', type: 'text' } },
  search: 'r.search_text LIKE ?',
  plan: { bounding: ['dateFrom', 'dateTo', 'updatedSince'] },
});

/** @throws ApiError 400 for an unknown permission, 403 for one that no such role may hold; both with the path */
function assertPermissions(permissions: readonly string[] = []): void {
  for (const [at, permission] of permissions.entries()) {
    const path = `body.permissions.${at}`;
    if (permissionsOfRoles.includes(permission)) continue;
    if (isPermission(permission) || isScope(permission)) {
      throw roleErrors.permissionNotGrantable(permission, path);
    }
    throw requestErrors.invalidField(path, text('unknownPermission', { permission }));
  }
}

export const handlers = {
  listRoles: ({ query }, ctx) => roles.list(ctx, query),

  async createRole({ body }, ctx) {
    if (roleNames.includes(body.code)) throw roleErrors.roleNameReserved();
    assertPermissions(body.permissions);
    return roles.create(ctx, body);
  },

  getRole: (call, ctx) => roles.get(ctx, call),

  async updateRole(call, ctx) {
    assertPermissions(call.body.permissions);
    return roles.update(ctx, call);
  },

  async deleteRole(call, ctx) {
    await roles.remove(ctx, call, async (trx, { id }) => {
      const isDeleted = await deleteUnused(trx, ctx.principal.companyId, id);
      if (!isDeleted) throw roleErrors.roleInUse();
    });
  },

  async getPermissions() {
    const fixed = roleNames.map((code) => ({
      code,
      permissions: [...permissionsOfRole(code).granted],
    }));
    return { ok: true as const, data: { permissions: [...permissionsOfRoles], roles: fixed } };
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
