import type { Handlers } from '../../../generated/erp/operations.js';
import { requestErrors } from '../../kernel/errors.js';
import { text } from '../../kernel/messages/index.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { findSales, listSalesByMonth } from './queries.js';

export const handlers = {
  async getSalesByMonth({ query: { months } }, ctx) {
    const { companyId } = ctx.principal;
    const period = { today: ctx.today, months };
    return { ok: true as const, data: await listSalesByMonth(ctx.db, companyId, period) };
  },

  async getSales({ query: { dateFrom: from, dateTo: to } }, ctx) {
    if (from > to) throw requestErrors.invalidDateRange('query.dateFrom', text('backwardsDates'));
    const { companyId } = ctx.principal;
    return { ok: true as const, data: await findSales(ctx.db, companyId, { from, to }) };
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
