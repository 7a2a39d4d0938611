import type { PaymentMethod } from '@notaria/erp';
import { useState } from 'react';
import { decimalOr, readDecimal, rounded } from '../../data/forms/decimals.js';
import { type Form, useForm } from '../../data/forms/use-form.js';
import { useCurrencies } from '../../data/queries/company.js';
import { type Amounts, allocatedIn, amountFor, type OpenItem, oldestFirst } from './allocation.js';
import type { SettlementTexts } from './side.js';

const blank = {
  currency: '',
  amount: '',
  method: 'transferencia',
  date: '',
  reference: '',
  notes: '',
};

export type PaymentField = keyof typeof blank;

/** A new payment without its customer or vendor. */
export interface PaymentBody {
  readonly amount: number;
  readonly method: PaymentMethod;
  readonly currencyCode?: string;
  readonly date?: string;
  readonly reference?: string;
  readonly notes?: string;
  readonly allocations: readonly { readonly id: number; readonly amount: number }[];
}

export interface PaymentDraft {
  readonly texts: SettlementTexts;
  readonly form: Form<PaymentField>;
  readonly currency: string;
  /** The open items in the currency, the oldest due first. */
  readonly rows: readonly OpenItem[];
  readonly currencies: readonly string[];
  readonly amounts: Amounts;
  readonly entries: PaymentEntries;
  /** The path of the amount for an item in the body. */
  pathOf(row: OpenItem): string | undefined;
  /** The typed amounts; by default those with which the form started. */
  setAmounts(amounts: Amounts | undefined): void;
  giveOldestFirst(): void;
  readonly allocated: number;
  /** The unallocated amount; negative when the allocations exceed the payment. */
  readonly rest: number;
  readonly isValid: boolean;
  readonly body: PaymentBody;
}

function bodyOf(
  values: Form<PaymentField>['values'],
  currencyCode: string,
  rows: readonly OpenItem[],
  amounts: Amounts,
): PaymentBody {
  const allocations = rows
    .map((row) => ({ id: row.id, amount: amountFor(amounts, row) }))
    .filter(({ amount }) => amount > 0);
  const { date, reference, notes } = values;
  return {
    amount: decimalOr(values.amount, 0),
    method: values.method as PaymentMethod,
    ...(currencyCode ? { currencyCode } : {}),
    ...(date ? { date } : {}),
    ...(reference ? { reference } : {}),
    ...(notes ? { notes } : {}),
    allocations,
  };
}

/** The typed entries. Without `amounts`, nothing was allocated by hand. */
export interface PaymentEntries {
  readonly typed: Form<PaymentField>['changes'];
  readonly amounts?: Amounts | undefined;
}

/** Returns the empty form. Its amount is `open` until another one is typed. */
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

/** Returns the currencies of the items, and the initial currency of the payment. */
function currenciesOf(all: readonly OpenItem[], base: string, begun: OpenItem | undefined) {
  const currencies = [...new Set([base, ...all.map(({ currencyCode }) => currencyCode)])].filter(
    Boolean,
  );
  const known = all.some(({ currencyCode }) => currencyCode === base) ? base : currencies.at(-1);
  return { currencies, first: begun?.currencyCode || known || base };
}

const isRead = (text: string): boolean => text.trim() === '' || readDecimal(text) !== undefined;

/** Returns the path of the amount for an item in the body. */
function pathIn({ allocations }: PaymentBody, { id }: OpenItem): string | undefined {
  const place = allocations.findIndex((one) => one.id === id);
  return place < 0 ? undefined : `allocations.${place}.amount`;
}

/**
 * Returns the state of a payment in the form.
 *
 * @param texts  the texts of receivables or payables
 * @param all open items of the customer or vendor; empty until they are loaded
 * @param begun  the item to settle, whose amount is the default
 */
export function usePaymentDraft(
  texts: SettlementTexts,
  all: readonly OpenItem[],
  base: string,
  begun: OpenItem | undefined,
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
    texts,
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
