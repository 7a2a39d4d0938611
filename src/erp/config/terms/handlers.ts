import type { Handlers } from '../../../../generated/erp/operations.js';
import type { components } from '../../../../generated/erp/types.js';
import { refuseViolations } from '../../../kernel/db/errors.js';
import { requestErrors } from '../../../kernel/errors.js';
import type { Context, PublicContext } from '../../../kernel/operations/handlers.js';
import {
  activeFilter,
  answerList,
  listFilters,
  sortDirection,
} from '../../../kernel/operations/lists.js';
import { changeRecord, createRecord, type RecordKind } from '../../../kernel/operations/records.js';
import { errors } from '../../errors.js';
import { text } from '../messages/index.js';
import { cashCode } from '../rules.js';
import * as terms from './queries.js';

/** @throws ApiError 400 unless the kind and the days fit together */
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

type TermsRow = Awaited<ReturnType<typeof terms.insertTerms>>;

const audited = ({ code, name, kind, days, is_active: active }: TermsRow) => ({
  code,
  name,
  kind,
  days,
  active,
});

const paymentTerms: RecordKind<TermsRow> = {
  objectType: 'paymentTerms',
  eventNoun: 'payment_terms',
  lock: (trx, { companyId }, id) => terms.lockTerms(trx, companyId, id),
  notFound: (id) => errors.notFound('paymentTerms', id),
  idOf: ({ id }) => id,
  audited,
};

export const handlers = {
  async listPaymentTerms({ query }, ctx) {
    const { timeZone } = ctx.principal;
    return answerList(ctx, query, {
      find: terms.listTerms,
      sortBy: query.sortBy ?? 'id',
      sortDir: sortDirection(query, []),
      filters: { ...activeFilter(query), ...listFilters(query, timeZone, 'instant') },
      toItem: (row) => terms.toTerms(row, timeZone),
    });
  },

  async createPaymentTerms({ body }, ctx) {
    const { companyId, timeZone } = ctx.principal;
    const values = newTerms(body);
    return ctx.transaction(async (trx) => {
      const insert = terms.insertTerms(trx, companyId, values, ctx.now);
      const write = refuseViolations(insert, {
        payment_terms_code_key: () => errors.duplicateCode(body.code),
      });
      const created = await createRecord(paymentTerms, ctx, trx, write);
      return { ok: true, data: terms.toTerms(created, timeZone) };
    });
  },

  async updatePaymentTerms({ params, headers, body }, ctx) {
    const { companyId, timeZone } = ctx.principal;
    const reference = { id: params.id, ifMatch: headers['if-match'] };
    return ctx.transaction(async (trx) => {
      const row = await changeRecord(paymentTerms, ctx, trx, reference, (before) => {
        const { name, active = before.is_active } = body;
        if (before.code === cashCode && !active) throw cashStays();
        const values = { id: before.id, code: before.code, name, is_active: active };
        return terms.updateTerms(trx, companyId, values, ctx.now);
      });
      return { ok: true, data: terms.toTerms(row, timeZone) };
    });
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
