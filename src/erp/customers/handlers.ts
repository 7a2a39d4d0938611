import { type Handlers, operations } from '../../../generated/erp/operations.js';
import { requests } from '../../../generated/erp/requests.js';
import type { components } from '../../../generated/erp/types.js';
import { orNull } from '../../kernel/db/nullable.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { answerList } from '../../kernel/operations/lists.js';
import { errors } from '../errors.js';
import {
  createParty,
  partyImport,
  partyRequest,
  toPartyDetail,
  toPartyItem,
  updateParty,
} from '../parties/index.js';
import { customerKind } from './kind.js';
import { type CustomerRow, listCustomers, statements } from './queries.js';

function toCustomer(row: CustomerRow, timeZone: string): components['schemas']['Customer'] {
  return {
    creditLimit: orNull(row.credit_limit, Number),
    openAmount: Number(row.open_amount),
    priceIncludesTax: row.price_includes_tax,
    ...toPartyDetail(row, timeZone),
  };
}

const answer = (ctx: Context, row: CustomerRow) => ({
  ok: true as const,
  data: toCustomer(row, ctx.principal.timeZone),
});

export const handlers = {
  async listCustomers({ query }, ctx) {
    const { timeZone } = ctx.principal;
    return answerList(ctx, query, {
      find: listCustomers,
      toItem: (row) => ({ openAmount: Number(row.open_amount), ...toPartyItem(row, timeZone) }),
      ...(await partyRequest(ctx, 'customer', query)),
    });
  },

  async getCustomer({ params }, ctx) {
    const [row] = await statements.find(ctx.db, {
      companyId: ctx.principal.companyId,
      id: params.id,
    });
    if (row === undefined) throw errors.notFound('customer', params.id);
    return answer(ctx, row);
  },

  async createCustomer({ body }, ctx) {
    return ctx.transaction(async (trx) =>
      answer(ctx, await createParty(customerKind, ctx, trx, body)),
    );
  },

  async updateCustomer({ params, headers, body }, ctx) {
    const version = { id: params.id, ifMatch: headers['if-match'] };
    return ctx.transaction(async (trx) =>
      answer(ctx, await updateParty(customerKind, ctx, trx, version, body)),
    );
  },
} satisfies Partial<Handlers<Context, PublicContext>>;

export const customerImport = partyImport(
  customerKind,
  operations.createCustomer,
  requests.createCustomer.body,
  {
    create: handlers.createCustomer,
    update: handlers.updateCustomer,
    toItem: toCustomer,
  },
);
