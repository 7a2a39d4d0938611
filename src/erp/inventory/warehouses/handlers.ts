import type { Handlers } from '../../../../generated/erp/operations.js';
import type { Context, PublicContext } from '../../../kernel/operations/handlers.js';
import { answerList, listFilters, sortDirection } from '../../../kernel/operations/lists.js';
import { changeRecord, createRecord, type RecordKind } from '../../../kernel/operations/records.js';
import { errors } from '../../errors.js';
import { inventoryErrors } from '../errors.js';

import * as warehouses from './queries.js';

const audited = ({ code, name, is_active, allows_negative }: warehouses.WarehouseRow) => ({
  code,
  name,
  active: is_active,
  allowsNegative: allows_negative,
});

const warehouse: RecordKind<warehouses.WarehouseRow> = {
  objectType: 'warehouse',
  eventNoun: 'warehouse',
  lock: (trx, { companyId }, id) => warehouses.lockWarehouse(trx, companyId, id),
  notFound: (id) => errors.notFound('warehouse', id),
  idOf: ({ id }) => id,
  audited,
};

const answer = (ctx: Context, row: warehouses.WarehouseRow) => ({
  ok: true as const,
  data: warehouses.toWarehouse(row, ctx.principal.timeZone),
});

export const warehouseHandlers = {
  async listWarehouses({ query }, ctx) {
    const { timeZone } = ctx.principal;
    return answerList(ctx, query, {
      find: warehouses.listWarehouses,
      sortBy: query.sortBy ?? 'id',
      sortDir: sortDirection(query, []),
      filters: { active: !query.includeInactive, ...listFilters(query, timeZone, 'instant') },
      toItem: (row) => warehouses.toWarehouse(row, timeZone),
    });
  },

  async createWarehouse({ body }, ctx) {
    const { companyId } = ctx.principal;
    return ctx.transaction(async (trx) => {
      const insert = warehouses.insertWarehouse(trx, companyId, body, ctx.now);
      return answer(ctx, await createRecord(warehouse, ctx, trx, insert));
    });
  },

  async updateWarehouse({ params: { id }, headers, body }, ctx) {
    const { companyId } = ctx.principal;
    const reference = { id, ifMatch: headers['if-match'] };
    return ctx.transaction(async (trx) => {
      const row = await changeRecord(warehouse, ctx, trx, reference, async (before) => {
        const { name, active = before.is_active, allowsNegative = before.allows_negative } = body;
        if (before.is_active && !active) {
          const use = await warehouses.findUse(trx, companyId, id);
          if (use !== undefined) throw inventoryErrors.warehouseInUse(before.code, use);
        }
        const values = { ...before, name, is_active: active, allows_negative: allowsNegative };
        return warehouses.updateWarehouse(trx, companyId, values, ctx.now);
      });
      return answer(ctx, row);
    });
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
