import type { Handlers } from '../../../../generated/erp/operations.js';
import { refuseViolations } from '../../../kernel/db/errors.js';
import { requestErrors } from '../../../kernel/errors.js';
import type { Context, PublicContext } from '../../../kernel/operations/handlers.js';
import { answerList, listFilters, sortDirection } from '../../../kernel/operations/lists.js';
import { changeRecord, createRecord, type RecordKind } from '../../../kernel/operations/records.js';
import { assertVersion } from '../../../kernel/operations/versions.js';
import { currencies as known } from '../../../kernel/values/currencies.js';
import { dayIn } from '../../../kernel/values/time.js';
import { errors } from '../../errors.js';
import { configErrors } from '../errors.js';
import { text } from '../messages/index.js';
import { keepText } from '../rules.js';
import * as exchange from './exchange-queries.js';
import * as currencies from './queries.js';

/** Returns the name of a currency in the language of the request. */
function viewOf(ctx: Context): currencies.CurrencyView {
  const { timeZone, baseCurrency } = ctx.principal;
  return { timeZone, baseCurrency, locale: ctx.request.locale };
}

const baseStays = (code: string) =>
  requestErrors.invalidField('body.active', text('baseCurrencyStays', { code }));

const samePair = () => requestErrors.invalidField('body.quote', text('sameCurrencies'));

const auditedRate = ({ base, quote, rate, valid_from, source }: exchange.ExchangeRateRow) => ({
  base,
  quote,
  rate: Number(rate),
  validFrom: valid_from,
  source,
});

const exchangeRate: RecordKind<exchange.ExchangeRateRow> = {
  objectType: 'exchangeRate',
  eventNoun: 'exchange_rate',
  lock: (trx, { companyId }, id) => exchange.lockExchangeRate(trx, companyId, id),
  notFound: (id) => errors.notFound('exchangeRate', id),
  idOf: ({ id }) => id,
  audited: auditedRate,
};

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

  async listExchangeRates({ query }, ctx) {
    const { timeZone } = ctx.principal;
    const { base, quote, date } = query;
    return answerList(ctx, query, {
      find: exchange.listExchangeRates,
      sortBy: 'validFrom' as const,
      sortDir: sortDirection(query, ['validFrom']),
      filters: { base, quote, date, ...listFilters(query, timeZone, 'day') },
      toItem: (row) => exchange.toExchangeRate(row, timeZone),
    });
  },

  async createExchangeRate({ body }, ctx) {
    const { companyId, timeZone } = ctx.principal;
    const { base, quote, validFrom = dayIn(ctx.now, timeZone) } = body;
    if (base === quote) throw samePair();
    const source = keepText(body.source, null);
    const rate = { base, quote, rate: String(body.rate), valid_from: validFrom, source };
    return ctx.transaction(async (trx) => {
      const active = await currencies.activeCurrencies(trx, companyId, [base, quote]);
      if (!active.has(base)) throw configErrors.inactiveCurrency(base, 'body.base');
      if (!active.has(quote)) throw configErrors.inactiveCurrency(quote, 'body.quote');
      const insert = exchange.insertExchangeRate(trx, companyId, rate, ctx.now);
      const write = refuseViolations(insert, {
        exchange_rates_day_key: () => configErrors.duplicateExchangeRate(base, quote, validFrom),
      });
      const created = await createRecord(exchangeRate, ctx, trx, write);
      return { ok: true, data: exchange.toExchangeRate(created, timeZone) };
    });
  },

  async updateExchangeRate({ params, headers, body }, ctx) {
    const { companyId, timeZone } = ctx.principal;
    const reference = { id: params.id, ifMatch: headers['if-match'] };
    return ctx.transaction(async (trx) => {
      const row = await changeRecord(exchangeRate, ctx, trx, reference, (before) => {
        const source = keepText(body.source, before.source);
        const values = { id: params.id, rate: String(body.rate), source };
        return exchange.updateExchangeRate(trx, companyId, values, ctx.now);
      });
      return { ok: true, data: exchange.toExchangeRate(row, timeZone) };
    });
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
