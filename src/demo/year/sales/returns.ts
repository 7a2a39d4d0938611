import { handlers as creditNotes } from '../../../erp/credit-notes/handlers.js';
import { handlers as invoices } from '../../../erp/invoices/handlers.js';
import { handlers as receivables } from '../../../erp/receivables/handlers.js';
import { sending, to } from '../contexts.js';
import type { Return, Today, Year } from '../state.js';

type Invoice = Awaited<ReturnType<typeof invoices.getInvoice>>['data'];

const voidReasons = ['Error de digitación', 'Cliente equivocado', 'Factura duplicada'] as const;
const creditReasons = ['Mercancía defectuosa', 'Devolución parcial', 'Cantidad errada'] as const;

interface ReturnsState {
  readonly year: Year;
  /** The number of credit notes that left an amount to apply. */
  unapplied: number;
}

/** Every second credit note with a rest settles other open invoices. */
async function applyCredit(state: ReturnsState, id: number, at: Date): Promise<void> {
  // A paid amount becomes credit.
  state.unapplied += 1;
  if (state.unapplied % 2 === 1) return;
  const ctx = state.year.contextFor('allocateCreditNote', at);
  await creditNotes.allocateCreditNote(to(id, { autoAllocate: true }), ctx);
}

async function creditOf(
  state: ReturnsState,
  today: Today,
  invoice: Invoice,
  part: number,
): Promise<void> {
  const { contextFor, dice } = state.year;
  const all = invoice.lines;
  const chosen = dice.chance(0.25) ? all : [dice.pick(all)];
  const lines = chosen.map(({ id, quantity }) => ({
    invoiceLineId: id,
    quantity: dice.chance(0.5) ? quantity : Math.max(1, Math.ceil(quantity / 3)),
  }));
  const restock = dice.chance(0.8);
  const reason = dice.pick(creditReasons);
  const body = { invoiceId: invoice.id, reason, lines, restock, date: today.day };
  const ctx = contextFor('createCreditNote', today.at(part));
  const { data } = await creditNotes.createCreditNote(sending(body), ctx);
  if (data.unappliedAmount !== 0) await applyCredit(state, data.id, today.at(part + 0.001));
}

async function undo(
  state: ReturnsState,
  today: Today,
  { invoiceId, kind }: Return,
  part: number,
): Promise<void> {
  const { contextFor, dice } = state.year;
  const reading = contextFor('getInvoice', today.at(part));
  const { data } = await invoices.getInvoice(to(invoiceId, undefined), reading);
  if (kind === 'credit') {
    await creditOf(state, today, data, part);
    return;
  }
  // The credit note of another invoice may have settled it meanwhile.
  if (data.openAmount < data.grandTotal) return;
  const body = { reason: dice.pick(voidReasons) };
  await invoices.voidInvoice(to(invoiceId, body), contextFor('voidInvoice', today.at(part)));
}

/** About one cheque a month bounces, and its invoices are open again. */
async function bounce({ contextFor, dice }: Year, today: Today): Promise<void> {
  if (!dice.chance(0.05)) return;
  const ctx = contextFor('listReceivablePayments', today.at(0.79));
  const order = { sortBy: 'id', sortDir: 'desc', status: 'posted' } as const;
  const query = { page: 1, pageSize: 20, ...order };
  const reply = await receivables.listReceivablePayments({ ...sending(undefined), query }, ctx);
  if (!('data' in reply)) return;
  const cheque = reply.data.find(({ method }) => method === 'cheque');
  if (cheque === undefined) return;
  const call = to(cheque.id, { reason: 'Cheque devuelto por el banco' });
  const acting = contextFor('reverseReceivablePayment', today.at(0.79));
  await receivables.reverseReceivablePayment(call, acting);
}

/** Reversals: void invoices, returned goods and bounced cheques. */
export function openReturns(year: Year) {
  const state: ReturnsState = { year, unapplied: 0 };
  return async (today: Today): Promise<void> => {
    const work = year.returns.take(today.day);
    for (const [at, one] of work.entries()) {
      await undo(state, today, one, 0.77 + (0.01 * at) / work.length);
    }
    await bounce(year, today);
  };
}
