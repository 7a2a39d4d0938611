import type { Handlers } from '../../../generated/erp/operations.js';
import type { components } from '../../../generated/erp/types.js';
import { searchTextOf } from '../../kernel/db/lists/search.js';
import { requestErrors } from '../../kernel/errors.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { record } from '../../kernel/records/record.js';
import { lockCompany } from '../config/index.js';
import { errors } from '../errors.js';
import { fieldPrefix } from './entries.js';
import { fieldErrors } from './errors.js';
import { text } from './messages/index.js';
import { countFields, deleteUnused } from './queries.js';

type Schemas = components['schemas'];

/** The most fields of a kind. */
const mostFields = 30;

export const customFields = record<Schemas['CustomField']>()({
  table: 'custom_fields',
  also: ['find'],
  objectType: 'custom_field',
  eventNoun: 'custom_field',
  notFound: fieldErrors.notFound,
  columns: {
    kind: 'kind',
    code: 'code',
    label: 'label',
    type: 'type',
    choices: { json: 'choices' },
    references: 'refers_to',
    required: 'is_required',
    printed: 'is_printed',
    order: 'position',
    active: 'is_active',
  },
  derived: { search_text: ({ code, label }) => searchTextOf(code, label) },
  defaults: {
    choices: null,
    references: null,
    required: false,
    printed: false,
    order: 0,
    active: true,
  },
  unique: { custom_fields_code_unique: ({ code }) => errors.duplicateCode(code) },
  sorts: {
    code: { sql: 'r.code', type: 'text' },
    order: { sql: 'r.position', type: 'bigint' },
  },
  search: 'r.search_text LIKE ?',
  filters: { kind: 'r.kind = ?' },
  plan: { bounding: ['dateFrom', 'dateTo', 'updatedSince'] },
});

const typeTexts = {
  choices: ['choicesMissing', 'choicesOfOther'],
  references: ['referencesMissing', 'referencesOfOther'],
} as const;

/** @throws ApiError 400 unless the type has what it needs, and nothing else */
function assertType({
  type,
  choices,
  references,
}: Pick<Schemas['CustomFieldInput'], 'type' | 'choices' | 'references'>): void {
  const parts = {
    choices: { has: choices !== undefined, needs: type === 'choice' },
    references: { has: references !== undefined, needs: type === 'reference' },
  };
  for (const name of ['choices', 'references'] as const) {
    const { has, needs } = parts[name];
    if (has === needs) continue;
    const [missing, ofOther] = typeTexts[name];
    throw requestErrors.invalidField(`body.${name}`, text(needs ? missing : ofOther));
  }
}

export const handlers = {
  listCustomFields: ({ query }, ctx) => customFields.list(ctx, query),

  async createCustomField({ body }, ctx) {
    assertType(body);
    const { companyId } = ctx.principal;
    return customFields.create(ctx, body, async (trx) => {
      // Two fields at the same time would both be the last one.
      await lockCompany(trx, companyId);
      const { total } = await countFields.one(trx, { companyId, kind: body.kind });
      if (total >= mostFields) throw fieldErrors.tooManyCustomFields(mostFields);
    });
  },

  getCustomField: (call, ctx) => customFields.get(ctx, call),

  updateCustomField: (call, ctx) =>
    customFields.update(ctx, call, ({ type }) => {
      if (call.body.choices === undefined || type === 'choice') return;
      throw requestErrors.invalidField('body.choices', text('choicesOfOther'));
    }),

  deleteCustomField: (call, ctx) =>
    customFields.remove(ctx, call, async (trx, { id, code }) => {
      const isDeleted = await deleteUnused(trx, ctx.principal.companyId, id, fieldPrefix(code));
      if (!isDeleted) throw fieldErrors.customFieldInUse(code);
    }),
} satisfies Partial<Handlers<Context, PublicContext>>;
