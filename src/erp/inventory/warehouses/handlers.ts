import type { Handlers } from '../../../../generated/erp/operations.js';
import type { Context, PublicContext } from '../../../kernel/operations/handlers.js';
import { answerList, listFilters, sortDirection } from '../../../kernel/operations/lists.js';
import { assertVersion } from '../../../kernel/operations/versions.js';
import { errors } from '../../errors.js';
import { inventoryErrors } from '../errors.js';

import * as warehouses from './queries.js';

const audited = ({ code, name, is_active, allows_negative }: warehouses.WarehouseRow) => ({
  ...{ code, name, active: is_active, allowsNegative: allows_negative },
});

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
      const created = await warehouses.insertWarehouse(trx, companyId, body, ctx.now);
      const object = { objectType: 'warehouse' as const, objectId: created.id };
      await ctx.audit(trx, { after: audited(created), event: 'warehouse.created', ...object });
      return answer(ctx, created);
    });
  },

  async updateWarehouse({ params: { id }, headers, body }, ctx) {
    const { companyId } = ctx.principal;
    return ctx.transaction(async (trx) => {
      const before = await warehouses.lockWarehouse(trx, companyId, id);
      if (before === undefined) throw errors.notFound('warehouse', id);
      assertVersion(headers['if-match'], before.version);
      const { name, active = before.is_active, allowsNegative = before.allows_negative } = body;
      if (before.is_active && !active) {
        const use = await warehouses.findUse(trx, companyId, id);
        if (use !== undefined) throw inventoryErrors.warehouseInUse(before.code, use);
      }
      const values = { ...before, name, is_active: active, allows_negative: allowsNegative };
      const after = await warehouses.updateWarehouse(trx, companyId, values, ctx.now);
      const object = { objectType: 'warehouse' as const, objectId: id };
      const change = { before: audited(before), after: audited(after) };
      await ctx.audit(trx, { event: 'warehouse.updated', ...object, ...change });
      return answer(ctx, after);
    });
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
