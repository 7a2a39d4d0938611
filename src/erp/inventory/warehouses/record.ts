import { type Handlers, operations } from '../../../../generated/erp/operations.js';
import { requests } from '../../../../generated/erp/requests.js';
import type { components } from '../../../../generated/erp/types.js';
import { normalise } from '../../../kernel/db/lists/search.js';
import { importOf } from '../../../kernel/imports/kind.js';
import type { Context, PublicContext } from '../../../kernel/operations/handlers.js';
import { record } from '../../../kernel/records/record.js';
import { errors } from '../../errors.js';
import { inventoryErrors } from '../errors.js';
import { findUse, renameStock } from './queries.js';

export const warehouses = record<components['schemas']['Warehouse']>()({
  table: 'warehouses',
  objectType: 'warehouse',
  eventNoun: 'warehouse',
  notFound: (id) => errors.notFound('warehouse', id),
  columns: {
    code: 'code',
    name: 'name',
    active: 'is_active',
    allowsNegative: 'allows_negative',
  },
  key: ['code_key'],
  // Codes are compared without case and accents, as in searches.
  derived: {
    code_key: ({ code }) => normalise(code),
    name_key: ({ name }) => normalise(name),
  },
  defaults: { active: true, allowsNegative: false },
  unique: { warehouses_code_key: ({ code }) => errors.duplicateCode(code) },
  sorts: {
    code: { sql: 'r.code_key', type: 'text' },
    name: { sql: 'r.name_key', type: 'text' },
  },
  search: 'r.name_key LIKE ? OR r.code_key LIKE ?',
  alongside: renameStock,
});

export const warehouseHandlers = {
  listWarehouses: ({ query }, ctx) =>
    warehouses.list(ctx, query, { active: !query.includeInactive }),

  createWarehouse: ({ body }, ctx) => warehouses.create(ctx, body),

  updateWarehouse: (call, ctx) =>
    warehouses.update(ctx, call, async (before, after, trx) => {
      if (!before.active || after.active) return;
      const use = await findUse(trx, ctx.principal.companyId, before.id);
      if (use !== undefined) throw inventoryErrors.warehouseInUse(before.code, use);
    }),
} satisfies Partial<Handlers<Context, PublicContext>>;

export const warehouseImport = importOf(operations.createWarehouse, requests.createWarehouse.body, {
  create: warehouseHandlers.createWarehouse,
  update: warehouseHandlers.updateWarehouse,
  find: warehouses.findSame,
  keys: { code: ({ code }) => normalise(code) },
  details: 'Warehouses are found by code.',
});
