import type { Handlers } from '../../../generated/erp/operations.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { dayIn } from '../../kernel/values/time.js';
import { listSalesByMonth } from './queries.js';

export const handlers = {
  async getSalesByMonth({ query: { months } }, ctx) {
    const { companyId, timeZone } = ctx.principal;
    const period = { today: dayIn(ctx.now, timeZone), months };
    return { ok: true as const, data: await listSalesByMonth(ctx.db, companyId, period) };
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
