import type { Handlers } from '../../../../generated/erp/operations.js';
import type { components } from '../../../../generated/erp/types.js';
import { constraintOf } from '../../../kernel/db/errors.js';
import { requestErrors } from '../../../kernel/errors.js';
import type { Context, PublicContext } from '../../../kernel/operations/handlers.js';
import {
  answerPage,
  listFilters,
  pageReply,
  sortDirection,
} from '../../../kernel/operations/lists.js';
import { assertVersion } from '../../../kernel/operations/versions.js';
import { errors } from '../../errors.js';
import { text } from '../messages/index.js';
import { activeFilter, cashCode } from '../rules.js';
import * as terms from './queries.js';

/** @throws ApiError 400 unless the kind and the days go together */
function newTerms(body: components['schemas']['PaymentTermsInput']) {
  const { code, name, kind, days } = body;
  if (kind === 'days' && days === undefined) {
    throw requestErrors.invalidField('body.days', text('daysMissing'));
  }
  if (kind !== 'days' && days !== undefined && days !== 0) {
    throw requestErrors.invalidField('body.days', text('daysOfOther'));
  }
  return { code, name, kind, days: days ?? 0 };
}

const cashStays = () =>
  requestErrors.invalidField('body.active', text('cashTermsStay', { code: cashCode }));

/** @throws ApiError 409 when the code is taken: the unique index decides */
async function refusingDuplicates<T>(code: string, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (constraintOf(error) !== 'payment_terms_code_key') throw error;
    throw errors.duplicateCode(code);
  }
}

type TermsRow = Awaited<ReturnType<typeof terms.insertTerms>>;

const audited = ({ code, name, kind, days, is_active: active }: TermsRow) => ({
  ...{ code, name, kind, days, active },
});

export const handlers = {
  async listPaymentTerms({ query }, ctx) {
    const { companyId, timeZone } = ctx.principal;
    const filters = { ...activeFilter(query), ...listFilters(query, timeZone, 'instant') };
    const sortBy = query.sortBy ?? 'id';
    const request = { ...query, sortBy, sortDir: sortDirection(query, []), filters };
    const page = await answerPage(terms.listTerms(ctx.db, companyId, request));
    return pageReply(page, query, (row) => terms.toTerms(row, timeZone));
  },

  async createPaymentTerms({ body }, ctx) {
    const { companyId, timeZone } = ctx.principal;
    const values = newTerms(body);
    return ctx.transaction(async (trx) => {
      const insert = terms.insertTerms(trx, companyId, values, ctx.now);
      const created = await refusingDuplicates(body.code, insert);
      const object = { objectType: 'paymentTerms' as const, objectId: created.id };
      const after = audited(created);
      await ctx.audit(trx, { after, event: 'payment_terms.created', ...object });
      return { ok: true, data: terms.toTerms(created, timeZone) };
    });
  },

  async updatePaymentTerms({ params, headers, body }, ctx) {
    const { companyId, timeZone } = ctx.principal;
    return ctx.transaction(async (trx) => {
      const before = await terms.lockTerms(trx, companyId, params.id);
      if (before === undefined) throw errors.notFound('paymentTerms', params.id);
      assertVersion(headers['if-match'], before.version);
      const { name, active = before.is_active } = body;
      if (before.code === cashCode && !active) throw cashStays();
      const values = { id: before.id, code: before.code, name, is_active: active };
      const after = await terms.updateTerms(trx, companyId, values, ctx.now);
      const object = { objectType: 'paymentTerms' as const, objectId: params.id };
      const change = { before: audited(before), after: audited(after) };
      await ctx.audit(trx, { event: 'payment_terms.updated', ...object, ...change });
      return { ok: true, data: terms.toTerms(after, timeZone) };
    });
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
