import type { Handlers } from '../../../../generated/erp/operations.js';
import { requestErrors } from '../../../kernel/errors.js';
import type { Context, PublicContext } from '../../../kernel/operations/handlers.js';
import { answerList, listFilters } from '../../../kernel/operations/lists.js';
import { assertVersion } from '../../../kernel/operations/versions.js';
import { currencies as known } from '../../../kernel/values/currencies.js';
import { errors } from '../../errors.js';
import { text } from '../messages/index.js';
import * as currencies from './queries.js';
import { exchangeRateHandlers } from './record.js';

/** Returns the name of a currency in the language of the request. */
function viewOf(ctx: Context): currencies.CurrencyView {
  const { timeZone, baseCurrency } = ctx.principal;
  return { timeZone, baseCurrency, locale: ctx.request.locale };
}

const baseStays = (code: string) =>
  requestErrors.invalidField('body.active', text('baseCurrencyStays', { code }));

export const handlers = {
  async listCurrencies({ query }, ctx) {
    const { search: _pattern, ...dates } = listFilters(query, ctx.principal.timeZone, 'instant');
    return answerList(ctx, query, {
      find: currencies.listCurrencies,
      sortBy: 'code' as const,
      sortDir: query.sortDir ?? 'asc',
      filters: {
        active: !query.includeInactive,
        codes: query.search === undefined ? undefined : currencies.findCodes(query.search),
        ...dates,
      },
      toItem: (row) => currencies.toCurrency(row, viewOf(ctx)),
    });
  },

  async updateCurrency({ params: { code }, headers, body }, ctx) {
    const { companyId, baseCurrency } = ctx.principal;
    return ctx.transaction(async (trx) => {
      const before = await currencies.lockCurrency(trx, companyId, code);
      if (!known.has(code)) throw errors.notFound('currency', code);
      assertVersion(headers['if-match'], before?.version ?? 0);
      if (code === baseCurrency && !body.active) throw baseStays(code);
      const currency = { code, isActive: body.active };
      const after = await currencies.saveCurrency(trx, companyId, currency, ctx.now);
      const object = { objectType: 'currency' as const, objectId: code, event: 'currency.updated' };
      const change = { before: { active: before?.is_active ?? false }, after: body };
      await ctx.audit(trx, { ...object, ...change });
      return { ok: true, data: currencies.toCurrency(after, viewOf(ctx)) };
    });
  },

  ...exchangeRateHandlers,
} satisfies Partial<Handlers<Context, PublicContext>>;
