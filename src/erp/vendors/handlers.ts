import { type Handlers, operations } from '../../../generated/erp/operations.js';
import { requests } from '../../../generated/erp/requests.js';
import type { components } from '../../../generated/erp/types.js';
import { accessErrors } from '../../kernel/errors.js';
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
import { masked, type VendorInput, vendorKind } from './kind.js';
import { listVendors, statements, type VendorRow } from './queries.js';

function answer(ctx: Context, row: VendorRow) {
  const accounts = row.bank_accounts;
  const data: components['schemas']['Vendor'] = {
    bankAccounts: ctx.can('vendors:bank') ? [...accounts] : masked(accounts),
    ...toPartyDetail(row, ctx.principal.timeZone),
  };
  return { ok: true as const, data };
}

/** Only callers who may read bank accounts may write them. */
function assertMayWrite(ctx: Context, { bankAccounts }: VendorInput): void {
  if (bankAccounts === undefined || ctx.can('vendors:bank')) return;
  throw accessErrors.insufficientPermissions('vendors:bank');
}

export const handlers = {
  async listVendors({ query }, ctx) {
    const { timeZone } = ctx.principal;
    return answerList(ctx, query, {
      find: listVendors,
      toItem: (row) => toPartyItem(row, timeZone),
      ...(await partyRequest(ctx, 'vendor', query)),
    });
  },

  async getVendor({ params }, ctx) {
    const [row] = await statements.find(ctx.db, {
      companyId: ctx.principal.companyId,
      id: params.id,
    });
    if (row === undefined) throw errors.notFound('vendor', params.id);
    return answer(ctx, row);
  },

  async createVendor({ body }, ctx) {
    assertMayWrite(ctx, body);
    return ctx.transaction(async (trx) =>
      answer(ctx, await createParty(vendorKind, ctx, trx, body)),
    );
  },

  async updateVendor({ params, headers, body }, ctx) {
    assertMayWrite(ctx, body);
    const version = { id: params.id, ifMatch: headers['if-match'] };
    return ctx.transaction(async (trx) =>
      answer(ctx, await updateParty(vendorKind, ctx, trx, version, body)),
    );
  },
} satisfies Partial<Handlers<Context, PublicContext>>;

export const vendorImport = partyImport(
  vendorKind,
  operations.createVendor,
  requests.createVendor.body,
  {
    create: handlers.createVendor,
    update: handlers.updateVendor,
    toItem: toPartyDetail,
  },
);
