import type { Receivable, ReceivablePaymentInput } from '@notaria/erp';
import { customersQueries, invoicesQueries, receivablesQueries } from '@notaria/erp/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { decimalOr, readDecimal, rounded } from '../../data/forms/decimals.js';
import { type Form, useForm } from '../../data/forms/use-form.js';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { useCurrencies } from '../../data/queries/company.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { type Amounts, allocatedIn, amountFor, oldestFirst } from './allocation.js';
import { receivableTexts } from './texts.js';

const receivables = receivablesQueries(erp);

/** Queries that a payment changes beside its own. */
export const touchedByPayments = [
  receivables.key,
  invoicesQueries(erp).key,
  customersQueries(erp).key,
];

const blank = {
  currency: '',
  amount: '',
  method: 'transferencia',
  date: '',
  reference: '',
  notes: '',
};

export type PaymentField = keyof typeof blank;

export interface PaymentDraft {
  readonly form: Form<PaymentField>;
  readonly currency: string;
  /** In that currency, the oldest due first. */
  readonly rows: readonly Receivable[];
  readonly currencies: readonly string[];
  readonly amounts: Amounts;
  readonly entries: PaymentEntries;
  /** The path of the amount for a receivable in the body. */
  pathOf(row: Receivable): string | undefined;
  /** Without amounts, those that the form began with. */
  setAmounts(amounts: Amounts | undefined): void;
  giveOldestFirst(): void;
  readonly allocated: number;
  /** The unallocated amount; negative when the allocations exceed the payment. */
  readonly rest: number;
  readonly isValid: boolean;
  readonly body: Omit<ReceivablePaymentInput, 'customerId'>;
}

function bodyOf(
  values: Form<PaymentField>['values'],
  currencyCode: string,
  rows: readonly Receivable[],
  amounts: Amounts,
): PaymentDraft['body'] {
  const allocations = rows
    .map((row) => ({ receivableId: row.id, amount: amountFor(amounts, row) }))
    .filter(({ amount }) => amount > 0);
  const { date, reference, notes } = values;
  return {
    amount: decimalOr(values.amount, 0),
    method: values.method as ReceivablePaymentInput['method'],
    ...(currencyCode ? { currencyCode } : {}),
    ...(date ? { date } : {}),
    ...(reference ? { reference } : {}),
    ...(notes ? { notes } : {}),
    ...(allocations.length > 0 ? { allocations } : {}),
  };
}

/** The entries of a person, e.g. before a reload; without `amounts` nothing was allocated by hand. */
export interface PaymentEntries {
  readonly typed: Form<PaymentField>['changes'];
  readonly amounts?: Amounts | undefined;
}

/** Returns the form; its amount is `open` until another is typed. */
function usePaymentForm(start: PaymentEntries, open: string) {
  const typed = useForm<PaymentField>(blank, { typed: start.typed });
  const amount = typed.changes.amount ?? open;
  const form: Form<PaymentField> = {
    ...typed,
    values: { ...typed.values, amount },
    field: (name, choices) => {
      const field = typed.field(name, choices);
      return name === 'amount' ? { ...field, value: amount } : field;
    },
  };
  return form;
}

/** Returns the currencies of the receivables, and the one that the payment begins with. */
function currenciesOf(all: readonly Receivable[], base: string, begun: Receivable | undefined) {
  const currencies = [...new Set([base, ...all.map(({ currencyCode }) => currencyCode)])].filter(
    Boolean,
  );
  const known = all.some(({ currencyCode }) => currencyCode === base) ? base : currencies.at(-1);
  return { currencies, first: begun?.currencyCode || known || base };
}

const isRead = (text: string): boolean => text.trim() === '' || readDecimal(text) !== undefined;

/** Returns the path of the amount for a receivable in the body. */
function pathIn({ allocations }: PaymentDraft['body'], { id }: Receivable): string | undefined {
  const place = allocations?.findIndex(({ receivableId }) => receivableId === id) ?? -1;
  return place < 0 ? undefined : `allocations.${place}.amount`;
}

/**
 * A payment as it is being entered.
 *
 * @param all    the open receivables of the customer; empty until they are known
 * @param begun  the receivable that the person came to have paid: its amount stands where nothing else was typed
 */
export function usePaymentDraft(
  all: readonly Receivable[],
  base: string,
  begun: Receivable | undefined,
  start: PaymentEntries,
): PaymentDraft {
  const open = begun ? String(begun.openAmount) : '';
  const form = usePaymentForm(start, open);
  const [given, setAmounts] = useState<Amounts | undefined>(start.amounts);
  const amounts = given ?? (begun ? { [begun.id]: open } : {});
  const { currencies, first } = currenciesOf(all, base, begun);
  const currency = form.values.currency || first;
  const decimals = useCurrencies().find(({ code }) => code === currency)?.decimals ?? 2;
  const rows = all.filter(({ currencyCode }) => currencyCode === currency);
  const received = decimalOr(form.values.amount, 0);
  const allocated = allocatedIn(amounts, rows, decimals);
  const rest = rounded(received - allocated, decimals);
  const body = bodyOf(form.values, currency, rows, amounts);
  const isWithin = rows.every((row) => amountFor(amounts, row) <= row.openAmount);
  return {
    form,
    currency,
    currencies,
    rows,
    amounts,
    entries: { typed: form.changes, amounts: given },
    setAmounts,
    giveOldestFirst: () => setAmounts(oldestFirst(received, rows, decimals)),
    allocated,
    rest,
    isValid: Object.values(amounts).every(isRead) && isWithin && rest >= 0,
    body,
    pathOf: (row) => pathIn(body, row),
  };
}

/** Records it; afterwards the payment is shown. */
export function useRecord(onDone: () => void) {
  const texts = useTexts(receivableTexts);
  const [, navigate] = useLocation();
  const once = useOnce<{ body: ReceivablePaymentInput }>();
  const write = useWrite({
    options: receivables.pay(),
    stale: touchedByPayments,
    successMessage: ({ data }) => texts.recorded(data.number),
    onDone({ data }) {
      onDone();
      navigate(`/receivables/payments/${data.id}`);
    },
  });
  return {
    record: (customerId: number, body: PaymentDraft['body']) =>
      write.mutate(once({ body: { customerId, ...body } })),
    isBusy: write.isPending,
    error: write.error,
  };
}
