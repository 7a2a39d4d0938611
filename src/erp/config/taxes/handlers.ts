import type { Handlers } from '../../../../generated/erp/operations.js';
import type { components } from '../../../../generated/erp/types.js';
import { requestErrors } from '../../../kernel/errors.js';
import type { Context, PublicContext } from '../../../kernel/operations/handlers.js';
import {
  activeFilter,
  answerList,
  listFilters,
  sortDirection,
} from '../../../kernel/operations/lists.js';
import { changeRecord, type RecordKind } from '../../../kernel/operations/records.js';
import { dayIn } from '../../../kernel/values/time.js';
import { errors } from '../../errors.js';
import { lockCompany } from '../company/queries.js';
import { configErrors } from '../errors.js';
import { text } from '../messages/index.js';
import { findTaxFault, keepText } from '../rules.js';
import * as taxes from './queries.js';

const faultTexts = {
  rate: 'rateNotZero',
  exemptionReason: 'exemptionReasonMissing',
  validTo: 'validityEndsFirst',
} as const;

/** @throws ApiError 400 if the members contradict each other */
function newRate(body: components['schemas']['TaxRateInput'], today: string): taxes.NewTaxRate {
  const { code, name, rate, category = 'standard', compound = false } = body;
  const { validFrom = today, validTo = null } = body;
  const exemptionReason = keepText(body.exemptionReason, null);
  const fault = findTaxFault({ rate, category, exemptionReason, validFrom, validTo });
  if (fault !== undefined) {
    throw requestErrors.invalidField(`body.${fault}`, text(faultTexts[fault]));
  }
  return {
    valid_from: validFrom,
    valid_to: validTo,
    exemption_reason: exemptionReason,
    code,
    name,
    rate: String(rate),
    category,
    is_compound: compound,
  };
}

/** The fields of a tax rate that the audit records. */
const audited = (row: taxes.TaxRateRow) => ({
  compound: row.is_compound,
  validFrom: row.valid_from,
  validTo: row.valid_to,
  exemptionReason: row.exemption_reason,
  active: row.is_active,
  code: row.code,
  name: row.name,
  rate: Number(row.rate),
  category: row.category,
});

const taxRate: RecordKind<taxes.TaxRateRow> = {
  objectType: 'taxRate',
  eventNoun: 'tax_rate',
  lock: (trx, { companyId }, id) => taxes.lockRate(trx, companyId, id),
  notFound: (id) => errors.notFound('taxRate', id),
  idOf: ({ id }) => id,
  audited,
};

export const handlers = {
  async listTaxRates({ query }, ctx) {
    const { timeZone } = ctx.principal;
    const own = { date: query.date, ...activeFilter(query) };
    return answerList(ctx, query, {
      find: taxes.listRates,
      sortBy: query.sortBy ?? 'id',
      sortDir: sortDirection(query, ['validFrom']),
      filters: { ...own, ...listFilters(query, timeZone, 'day') },
      toItem: (row) => taxes.toTaxRate(row, timeZone),
    });
  },

  async createTaxRate({ body }, ctx) {
    const { companyId, timeZone } = ctx.principal;
    const tax = newRate(body, dayIn(ctx.now, timeZone));
    return ctx.transaction(async (trx) => {
      await lockCompany(trx, companyId);
      const begun = await taxes.beginRate(trx, companyId, tax, ctx.now);
      if (begun === undefined) throw configErrors.overlappingValidity('body.validFrom');
      const { row, closed } = begun;
      const object = {
        objectType: 'taxRate' as const,
        objectId: row.id,
        event: 'tax_rate.created',
      };
      const before = closed && { id: closed.id, ...audited(closed) };
      await ctx.audit(trx, { before, after: audited(row), ...object });
      return { ok: true, data: taxes.toTaxRate(row, timeZone) };
    });
  },

  async updateTaxRate({ params, headers, body }, ctx) {
    const { companyId, timeZone } = ctx.principal;
    const reference = { id: params.id, ifMatch: headers['if-match'] };
    return ctx.transaction(async (trx) => {
      const row = await changeRecord(taxRate, ctx, trx, reference, ({ id, code, is_active }) => {
        const values = { id, code, name: body.name, is_active: body.active ?? is_active };
        return taxes.updateRate(trx, companyId, values, ctx.now);
      });
      return { ok: true, data: taxes.toTaxRate(row, timeZone) };
    });
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
