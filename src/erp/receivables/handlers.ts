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
function toItem(row: ItemListRow, timeZone: string, today: string): Schemas['Receivable'] {
  return {
    ...itemFigures(row, timeZone, today),
    invoiceId: row.document_id,
    customerId: row.party_id,
    customerName: row.party_name,
  };
}

function toPaymentItem(
  row: PaymentListRow,
  timeZone: string,
): Schemas['ReceivablePaymentListItem'] {
  return {
    ...paymentFigures(row, timeZone),
    customerId: row.party_id,
    customerName: row.party_name,
  };
}

export function toAllocation(part: StoredAllocation): Schemas['ReceivableAllocation'] {
  return {
    receivableId: part.itemId,
    invoiceId: part.documentId,
    ...allocationFigures(part),
  };
}

function answer(ctx: Context, row: PaymentRow) {
  const { timeZone } = ctx.principal;
  const data: Schemas['ReceivablePayment'] = {
    ...paymentDetails(row, timeZone),
    allocations: row.allocations.map(toAllocation),
    customerBalance: Number(row.party_balance),
    ...toPaymentItem(row, timeZone),
  };
  return { ok: true as const, data };
}

/** Returns the requested allocations in the form that receivables and payables share. */
export function requestedAllocations(body: Schemas['ReceivableAllocationInput']) {
  const { allocations = [], autoAllocate = false } = body;
  const named = allocations.map(({ receivableId: itemId, invoiceId: documentId, amount }) => {
    return { itemId, documentId, amount };
  });
  return { allocations: named, autoAllocate };
}

const named = ({ settled, ...sums }: BalanceSums) => ({ collected: settled, ...sums });

/** Reads a payment for a change. */
const readPayment = (ctx: Context, id: number): Promise<PaymentRow> =>
  beforeTransaction(ctx, () => getPayment(ctx.db, 'receivable', ctx.principal.companyId, id));

export const handlers = {
  async listReceivables({ query }, ctx) {
    const { today } = ctx;
    const { timeZone } = ctx.principal;
    const { customerId: partyId, status, overdue, currencyCode, dueFrom, dueTo } = query;
    const late = overdue === undefined ? {} : { [overdue ? 'overdue' : 'notOverdue']: today };
    const common = listFilters(query, timeZone, 'day');
    const sortBy = query.sortBy ?? 'dueDate';
    return answerList(ctx, query, {
      find: listItems.receivable,
      sortBy: sortBy === 'customerName' ? 'partyName' : sortBy,
      sortDir: query.sortDir ?? (sortBy === 'issueDate' ? 'desc' : 'asc'),
      filters: { ...common, partyId, status, currencyCode, dueFrom, dueTo, ...late },
      toItem: (row) => toItem(row, timeZone, today),
    });
  },

  async listReceivablePayments({ query }, ctx) {
    const { timeZone } = ctx.principal;
    const { customerId: partyId, status, unallocated } = query;
    const left = unallocated === undefined ? {} : { unallocated, allocated: !unallocated };
    const sortBy = query.sortBy ?? 'id';
    return answerList(ctx, query, {
      find: listPayments.receivable,
      sortBy: sortBy === 'customerName' ? 'partyName' : sortBy,
      sortDir: sortDirection(query, ['date']),
      filters: { partyId, status, ...listFilters(query, timeZone, 'day'), ...left },
      toItem: (row) => toPaymentItem(row, timeZone),
    });
  },

  async getReceivablePayment({ params }, ctx) {
    return answer(ctx, await getPayment(ctx.db, 'receivable', ctx.principal.companyId, params.id));
  },

  async downloadReceivablePaymentPdf({ params, query }, ctx) {
    return printPayment(ctx, 'receivable', params.id, query.lang);
  },

  async createReceivablePayment({ body }, ctx) {
    const { customerId: partyId, allocations: _allocations, autoAllocate: _auto, ...rest } = body;
    const input = { ...rest, ...requestedAllocations(body), partyId };
    return ctx.transaction(async (trx) => {
      return answer(ctx, await registerPayment(ctx, trx, 'receivable', input));
    });
  },

  async allocateReceivablePayment({ params, body }, ctx) {
    const seen = await readPayment(ctx, params.id);
    const requested = requestedAllocations(body);
    return ctx.transaction(async (trx) =>
      answer(ctx, await allocatePayment(ctx, trx, 'receivable', seen, requested)),
    );
  },

  async releaseReceivablePayment({ params, body: { receivableId } }, ctx) {
    const seen = await readPayment(ctx, params.id);
    return ctx.transaction(async (trx) =>
      answer(ctx, await releasePayment(ctx, trx, 'receivable', seen, receivableId)),
    );
  },

  async reverseReceivablePayment({ params, body }, ctx) {
    const { reason = null, date } = body ?? {};
    const seen = await readPayment(ctx, params.id);
    return ctx.transaction(async (trx) =>
      answer(ctx, await reversePayment(ctx, trx, 'receivable', seen, { reason, date })),
    );
  },

  async getReceivableAging({ query }, ctx) {
    const partyId = query.customerId;
    const { detail, rows, ...aging } = await agingOf(ctx, 'receivable', { ...query, partyId });
    const data: Schemas['ReceivableAging'] = {
      rows: rows.map(({ id, name, ...amounts }) => {
        return { customerId: id, customerName: name, ...amounts };
      }),
      ...aging,
    };
    if (detail === undefined) return { ok: true as const, data };
    const items = detail.items.map((item) => ({
      receivableId: item.id,
      customerId: item.party_id,
      customerName: item.party_name,
      ...agingFigures(item, aging.currencyCode),
    }));
    const { itemCount } = detail;
    return { ok: true as const, data: { ...data, items, itemCount } };
  },

  async getCustomerBalance({ params, query }, ctx) {
    const balance = await balanceOf(ctx, ctx.db, 'receivable', params.id, query);
    return {
      ok: true as const,
      data: {
        customerId: params.id,
        asOf: balance.asOf,
        currencyCode: balance.currencyCode,
        ...named(balance.sums),
        creditLimit: balance.creditLimit,
        availableCredit: balance.availableCredit,
        byCurrency: balance.byCurrency.map(({ currencyCode, sums }) => {
          return { currencyCode, ...named(sums) };
        }),
        lastPaymentAt: balance.lastPaymentAt,
      },
    };
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
