import { type Handlers, operations } from '../../../../generated/erp/operations.js';
import { requests } from '../../../../generated/erp/requests.js';
import type { components } from '../../../../generated/erp/types.js';
import type { Transaction } from '../../../kernel/db/transaction.js';
import { requestErrors } from '../../../kernel/errors.js';
import { importOf } from '../../../kernel/imports/kind.js';
import type { Context, PublicContext } from '../../../kernel/operations/handlers.js';
import { record } from '../../../kernel/records/record.js';
import { errors } from '../../errors.js';
import { lockCompany } from '../company/queries.js';
import { configErrors } from '../errors.js';
import { text } from '../messages/index.js';
import { findTaxFault, keepText } from '../rules.js';
import { codeKeys, derivedCodeKeys } from '../terms/queries.js';
import { byValidity, closeRate, findNewest } from './queries.js';

const taxRates = record<components['schemas']['TaxRate']>()({
  table: 'tax_rates',
  objectType: 'taxRate',
  eventNoun: 'tax_rate',
  notFound: (id) => errors.notFound('taxRate', id),
  columns: {
    code: 'code',
    name: 'name',
    rate: { decimal: 'rate' },
    category: 'category',
    compound: 'is_compound',
    validFrom: 'valid_from',
    validTo: 'valid_to',
    exemptionReason: 'exemption_reason',
    active: 'is_active',
  },
  key: ['code_key', 'valid_from'],
  derived: derivedCodeKeys,
  defaults: { category: 'standard', compound: false, active: true },
  sorts: {
    code: { sql: 'r.code_key', type: 'text' },
    validFrom: { sql: 'r.valid_from', type: 'date' },
  },
  timeSorts: ['validFrom'],
  search: 'r.search_text LIKE ?',
  filters: byValidity,
  listsBy: 'day',
});

const faultTexts = {
  rate: 'rateNotZero',
  exemptionReason: 'exemptionReasonMissing',
  validTo: 'validityEndsFirst',
} as const;

type NewTaxRate = Parameters<typeof taxRates.insert>[2];

/** @throws ApiError 400 if the members contradict each other */
function newRate(body: components['schemas']['TaxRateInput'], today: string): NewTaxRate {
  const { category = 'standard', validFrom = today, validTo = null } = body;
  const exemptionReason = keepText(body.exemptionReason, null);
  const fault = findTaxFault({ rate: body.rate, category, exemptionReason, validFrom, validTo });
  if (fault !== undefined) {
    throw requestErrors.invalidField(`body.${fault}`, text(faultTexts[fault]));
  }
  return { ...body, validFrom, validTo, exemptionReason };
}

/**
 * Inserts a rate from a day on, and ends the newest rate of the code on the day before. Resolves to undefined if that
 * rate begins on the same day or later. The caller must hold a lock on the company.
 */
export async function beginRate(trx: Transaction, companyId: number, tax: NewTaxRate, now: Date) {
  const before = await findNewest(trx, companyId, codeKeys(tax.code, tax.name).code_key);
  const closed = before && (await taxRates.lock(trx, { companyId, id: before.id }));
  if (closed !== undefined) {
    if (tax.validFrom <= closed.validFrom) return undefined;
    await closeRate(trx, companyId, { id: closed.id, validFrom: tax.validFrom }, now);
  }
  return { row: await taxRates.insert(trx, { companyId }, tax, now), closed };
}

export const handlers = {
  listTaxRates: ({ query }, ctx) => taxRates.list(ctx, query),

  async createTaxRate({ body }, ctx) {
    const { companyId } = ctx.principal;
    const tax = newRate(body, ctx.today);
    return ctx.transaction(async (trx) => {
      await lockCompany(trx, companyId);
      const begun = await beginRate(trx, companyId, tax, ctx.now);
      if (begun === undefined) throw configErrors.overlappingValidity('body.validFrom');
      const { row, closed } = begun;
      await ctx.audit(trx, {
        objectType: 'taxRate',
        objectId: row.id,
        event: 'tax_rate.created',
        before: closed && { id: closed.id, ...taxRates.valuesOf(closed) },
        after: taxRates.valuesOf(row),
      });
      return taxRates.answer(ctx, row);
    });
  },

  updateTaxRate: (call, ctx) => taxRates.update(ctx, call),
} satisfies Partial<Handlers<Context, PublicContext>>;

export const taxRateImport = importOf(operations.createTaxRate, requests.createTaxRate.body, {
  create: handlers.createTaxRate,
  update: handlers.updateTaxRate,
  find: (ctx, trx, body) => taxRates.findSame(ctx, trx, newRate(body, ctx.today)),
  keys: { code: ({ code, validFrom }) => `${code.toLowerCase()} ${validFrom}` },
  details:
    'A tax rate is found by code and validFrom; another validFrom begins a new rate of the code.',
});
