import type { Handlers } from '../../../generated/erp/operations.js';
import type { components } from '../../../generated/erp/types.js';
import { beforeTransaction } from '../../kernel/operations/before-transaction.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { answerList, listFilters, sortDirection } from '../../kernel/operations/lists.js';
import {
  agingFigures,
  agingOf,
  allocatePayment,
  allocationFigures,
  type BalanceSums,
  balanceOf,
  getPayment,
  type ItemListRow,
  itemFigures,
  listItems,
  listPayments,
  type PaymentListRow,
  type PaymentRow,
  paymentDetails,
  paymentFigures,
  printPayment,
  registerPayment,
  releasePayment,
  reversePayment,
  type StoredAllocation,
} from '../settlement/index.js';

type Schemas = components['schemas'];

/** @param today  today in the company's time zone */
function toItem(row: ItemListRow, timeZone: string, today: string): Schemas['Payable'] {
  return {
    ...itemFigures(row, timeZone, today),
    receptionId: row.document_id,
    vendorInvoiceNumber: row.party_number,
    vendorId: row.party_id,
    vendorName: row.party_name,
  };
}

function toPaymentItem(row: PaymentListRow, timeZone: string): Schemas['PayablePaymentListItem'] {
  return {
    ...paymentFigures(row, timeZone),
    vendorId: row.party_id,
    vendorName: row.party_name,
  };
}

function toAllocation(part: StoredAllocation): Schemas['PayableAllocation'] {
  return {
    payableId: part.itemId,
    receptionId: part.documentId,
    ...allocationFigures(part),
  };
}

function answer(ctx: Context, row: PaymentRow) {
  const { timeZone } = ctx.principal;
  const data: Schemas['PayablePayment'] = {
    ...paymentDetails(row, timeZone),
    allocations: row.allocations.map(toAllocation),
    vendorBalance: Number(row.party_balance),
    ...toPaymentItem(row, timeZone),
  };
  return { ok: true as const, data };
}

/** Returns the requested allocations in the form that receivables and payables share. */
function requestedAllocations(body: Schemas['PayableAllocationInput']) {
  const { allocations = [], autoAllocate = false } = body;
  const named = allocations.map(({ payableId: itemId, receptionId: documentId, amount }) => {
    return { itemId, documentId, amount };
  });
  return { allocations: named, autoAllocate };
}

const named = ({ settled, ...sums }: BalanceSums) => ({ paid: settled, ...sums });

/** Reads a payment for a change. */
const readPayment = (ctx: Context, id: number): Promise<PaymentRow> =>
  beforeTransaction(ctx, () => getPayment(ctx.db, 'payable', ctx.principal.companyId, id));

export const handlers = {
  async listPayables({ query }, ctx) {
    const { today } = ctx;
    const { timeZone } = ctx.principal;
    const { vendorId: partyId, status, overdue, currencyCode, dueFrom, dueTo } = query;
    const late = overdue === undefined ? {} : { [overdue ? 'overdue' : 'notOverdue']: today };
    const common = listFilters(query, timeZone, 'day');
    const sortBy = query.sortBy ?? 'dueDate';
    return answerList(ctx, query, {
      find: listItems.payable,
      sortBy: sortBy === 'vendorName' ? 'partyName' : sortBy,
      sortDir: query.sortDir ?? (sortBy === 'issueDate' ? 'desc' : 'asc'),
      filters: { ...common, partyId, status, currencyCode, dueFrom, dueTo, ...late },
      toItem: (row) => toItem(row, timeZone, today),
    });
  },

  async listPayablePayments({ query }, ctx) {
    const { timeZone } = ctx.principal;
    const { vendorId: partyId, status, unallocated } = query;
    const left = unallocated === undefined ? {} : { unallocated, allocated: !unallocated };
    const sortBy = query.sortBy ?? 'id';
    return answerList(ctx, query, {
      find: listPayments.payable,
      sortBy: sortBy === 'vendorName' ? 'partyName' : sortBy,
      sortDir: sortDirection(query, ['date']),
      filters: { partyId, status, ...listFilters(query, timeZone, 'day'), ...left },
      toItem: (row) => toPaymentItem(row, timeZone),
    });
  },

  async getPayablePayment({ params }, ctx) {
    return answer(ctx, await getPayment(ctx.db, 'payable', ctx.principal.companyId, params.id));
  },

  async downloadPayablePaymentPdf({ params, query }, ctx) {
    return printPayment(ctx, 'payable', params.id, query.lang);
  },

  async createPayablePayment({ body }, ctx) {
    const { vendorId: partyId, allocations: _allocations, autoAllocate: _auto, ...rest } = body;
    const input = { ...rest, ...requestedAllocations(body), partyId };
    return ctx.transaction(async (trx) => {
      return answer(ctx, await registerPayment(ctx, trx, 'payable', input));
    });
  },

  async allocatePayablePayment({ params, body }, ctx) {
    const seen = await readPayment(ctx, params.id);
    const requested = requestedAllocations(body);
    return ctx.transaction(async (trx) =>
      answer(ctx, await allocatePayment(ctx, trx, 'payable', seen, requested)),
    );
  },

  async releasePayablePayment({ params, body: { payableId } }, ctx) {
    const seen = await readPayment(ctx, params.id);
    return ctx.transaction(async (trx) =>
      answer(ctx, await releasePayment(ctx, trx, 'payable', seen, payableId)),
    );
  },

  async reversePayablePayment({ params, body }, ctx) {
    const { reason = null, date } = body ?? {};
    const seen = await readPayment(ctx, params.id);
    return ctx.transaction(async (trx) =>
      answer(ctx, await reversePayment(ctx, trx, 'payable', seen, { reason, date })),
    );
  },

  async getPayableAging({ query }, ctx) {
    const partyId = query.vendorId;
    const { detail, rows, ...aging } = await agingOf(ctx, 'payable', { ...query, partyId });
    const data: Schemas['PayableAging'] = {
      rows: rows.map(({ id, name, ...amounts }) => {
        return { vendorId: id, vendorName: name, ...amounts };
      }),
      ...aging,
    };
    if (detail === undefined) return { ok: true as const, data };
    const items = detail.items.map((item) => ({
      payableId: item.id,
      vendorId: item.party_id,
      vendorName: item.party_name,
      ...agingFigures(item, aging.currencyCode),
    }));
    const { itemCount } = detail;
    return { ok: true as const, data: { ...data, items, itemCount } };
  },

  async getVendorBalance({ params, query }, ctx) {
    const balance = await balanceOf(ctx, ctx.db, 'payable', params.id, query);
    return {
      ok: true as const,
      data: {
        vendorId: params.id,
        asOf: balance.asOf,
        currencyCode: balance.currencyCode,
        ...named(balance.sums),
        byCurrency: balance.byCurrency.map(({ currencyCode, sums }) => {
          return { currencyCode, ...named(sums) };
        }),
        lastPaymentAt: balance.lastPaymentAt,
      },
    };
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
