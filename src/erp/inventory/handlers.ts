import type { Handlers } from '../../../generated/erp/operations.js';
import type { Context, PublicContext } from '../../kernel/handlers.js';
import { answerPage, listFilters, pageReply, sortDirection } from '../../kernel/lists.js';
import * as queries from './queries.js';

export const handlers = {
  async listStock({ query }, ctx) {
    const { companyId, timeZone } = ctx.principal;
    const { productId, warehouseId, onlyPositive } = query;
    const common = listFilters(query, timeZone, 'instant');
    const filters = { ...common, productId, warehouseId, onlyPositive };
    const sortBy: queries.StockSort = query.sortBy ?? 'id';
    const request = { ...query, sortBy, sortDir: sortDirection(query, []), filters };
    const page = await answerPage(queries.listStock(ctx.db, companyId, request));
    const showsCost = ctx.can('inventory:cost');
    return pageReply(page, query, (row) => queries.toStockRow(row, timeZone, showsCost));
  },

  async listWarehouses({ query }, ctx) {
    const { companyId, timeZone } = ctx.principal;
    const common = listFilters(query, timeZone, 'instant');
    const filters = { ...common, active: !query.includeInactive };
    const sortBy = query.sortBy ?? 'id';
    const request = { ...query, sortBy, sortDir: sortDirection(query, []), filters };
    const page = await answerPage(queries.listWarehouses(ctx.db, companyId, request));
    return pageReply(page, query, (row) => queries.toWarehouse(row, timeZone));
  },

  async listMovements({ query }, ctx) {
    const { companyId, timeZone } = ctx.principal;
    const { productId, warehouseId, documentType } = query;
    const common = listFilters(query, timeZone, 'day');
    const filters = { ...common, productId, warehouseId, documentType };
    const sortBy = query.sortBy ?? 'id';
    const request = { ...query, sortBy, sortDir: sortDirection(query, ['date']), filters };
    const page = await answerPage(queries.listMovements(ctx.db, companyId, request));
    const showsCost = ctx.can('inventory:cost');
    return pageReply(page, query, (row) => queries.toMovement(row, timeZone, showsCost));
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
