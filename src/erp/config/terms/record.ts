import { type Handlers, operations } from '../../../../generated/erp/operations.js';
import { requests } from '../../../../generated/erp/requests.js';
import type { components } from '../../../../generated/erp/types.js';
import { requestErrors } from '../../../kernel/errors.js';
import { importOf } from '../../../kernel/imports/kind.js';
import type { Context, PublicContext } from '../../../kernel/operations/handlers.js';
import { record } from '../../../kernel/records/record.js';
import { errors } from '../../errors.js';
import { text } from '../messages/index.js';
import { cashCode } from '../rules.js';
import { derivedCodeKeys } from './queries.js';

type Schemas = components['schemas'];

const paymentTerms = record<Schemas['PaymentTerms']>()({
  table: 'payment_terms',
  objectType: 'paymentTerms',
  eventNoun: 'payment_terms',
  notFound: (id) => errors.notFound('paymentTerms', id),
  columns: { code: 'code', name: 'name', kind: 'kind', days: 'days', active: 'is_active' },
  key: ['code_key'],
  derived: derivedCodeKeys,
  defaults: { days: 0, active: true },
  unique: { payment_terms_code_key: ({ code }) => errors.duplicateCode(code) },
  sorts: {
    code: { sql: 'r.code_key', type: 'text' },
    days: { sql: 'r.days', type: 'bigint' },
  },
  search: 'r.search_text LIKE ?',
});

/** @throws ApiError 400 unless the kind and the days fit together */
function assertDays({ kind, days }: Schemas['PaymentTermsInput']): void {
  if (kind === 'days' && days === undefined) {
    throw requestErrors.invalidField('body.days', text('daysMissing'));
  }
  if (kind !== 'days' && days !== undefined && days !== 0) {
    throw requestErrors.invalidField('body.days', text('daysOfOther'));
  }
}

const cashStays = () =>
  requestErrors.invalidField('body.active', text('cashTermsStay', { code: cashCode }));

export const handlers = {
  listPaymentTerms: ({ query }, ctx) => paymentTerms.list(ctx, query),

  async createPaymentTerms({ body }, ctx) {
    assertDays(body);
    return paymentTerms.create(ctx, body);
  },

  updatePaymentTerms: (call, ctx) =>
    paymentTerms.update(ctx, call, (before, { active }) => {
      if (before.code === cashCode && !active) throw cashStays();
    }),
} satisfies Partial<Handlers<Context, PublicContext>>;

export const paymentTermsImport = importOf(
  operations.createPaymentTerms,
  requests.createPaymentTerms.body,
  {
    create: handlers.createPaymentTerms,
    update: handlers.updatePaymentTerms,
    find: paymentTerms.findSame,
    keys: { code: ({ code }) => code.toLowerCase() },
    details: 'Payment terms are found by code; only name and active change.',
  },
);
