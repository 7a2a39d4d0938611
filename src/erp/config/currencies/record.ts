import { type Handlers, operations } from '../../../../generated/erp/operations.js';
import { requests } from '../../../../generated/erp/requests.js';
import type { components } from '../../../../generated/erp/types.js';
import { requestErrors } from '../../../kernel/errors.js';
import { importOf } from '../../../kernel/imports/kind.js';
import type { Context, PublicContext } from '../../../kernel/operations/handlers.js';
import { record } from '../../../kernel/records/record.js';
import { errors } from '../../errors.js';
import { configErrors } from '../errors.js';
import { text } from '../messages/index.js';
import { inForceOn } from './exchange-queries.js';
import { activeCurrencies } from './queries.js';

const exchangeRates = record<components['schemas']['ExchangeRate']>()({
  table: 'exchange_rates',
  objectType: 'exchangeRate',
  eventNoun: 'exchange_rate',
  notFound: (id) => errors.notFound('exchangeRate', id),
  columns: {
    base: 'base',
    quote: 'quote',
    rate: { decimal: 'rate' },
    validFrom: 'valid_from',
    source: 'source',
  },
  key: ['base', 'quote', 'valid_from'],
  defaults: { source: null },
  unique: {
    exchange_rates_day_key: ({ base, quote, validFrom }) =>
      configErrors.duplicateExchangeRate(base, quote, validFrom),
  },
  sorts: { validFrom: { sql: 'r.valid_from', type: 'date' } },
  sortBy: 'validFrom',
  timeSorts: ['validFrom'],
  search: `lower(r.base || '/' || r.quote) LIKE ?`,
  listsBy: 'day',
  filters: {
    base: 'r.base = ?',
    quote: 'r.quote = ?',
    date: inForceOn,
    dateFrom: 'r.valid_from >= ?::date',
    dateTo: 'r.valid_from <= ?::date',
  },
  isCounted: true,
});

export const insertExchangeRate = exchangeRates.insert;

const samePair = () => requestErrors.invalidField('body.quote', text('sameCurrencies'));

/** An empty text removes the source. */
const withoutEmpty = <Body extends { readonly source?: string | null }>(body: Body) =>
  body.source === '' ? { ...body, source: null } : body;

export const exchangeRateHandlers = {
  listExchangeRates: ({ query }, ctx) => exchangeRates.list(ctx, query),

  async createExchangeRate({ body }, ctx) {
    const { companyId } = ctx.principal;
    const { base, quote, validFrom = ctx.today } = body;
    if (base === quote) throw samePair();
    return exchangeRates.create(ctx, { ...withoutEmpty(body), validFrom }, async (trx) => {
      const active = await activeCurrencies(trx, companyId, [base, quote]);
      if (!active.has(base)) throw configErrors.inactiveCurrency(base, 'body.base');
      if (!active.has(quote)) throw configErrors.inactiveCurrency(quote, 'body.quote');
    });
  },

  updateExchangeRate: (call, ctx) =>
    exchangeRates.update(ctx, { ...call, body: withoutEmpty(call.body) }),
} satisfies Partial<Handlers<Context, PublicContext>>;

export const exchangeRateImport = importOf(
  operations.createExchangeRate,
  requests.createExchangeRate.body,
  {
    create: exchangeRateHandlers.createExchangeRate,
    update: exchangeRateHandlers.updateExchangeRate,
    find: (ctx, trx, { validFrom = ctx.today, ...body }) =>
      exchangeRates.findSame(ctx, trx, { ...body, validFrom }),
    keys: { validFrom: ({ base, quote, validFrom }) => `${base} ${quote} ${validFrom}` },
    details: 'An exchange rate is found by its currencies and its day.',
  },
);
