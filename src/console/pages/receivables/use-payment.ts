import type { Receivable, ReceivablePaymentInput } from '@notaria/erp';
import { customersQueries, invoicesQueries, receivablesQueries } from '@notaria/erp/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useCurrencies } from '../../data/company.js';
import { decimalOr, readDecimal, rounded } from '../../data/decimals.js';
import { type Form, useForm } from '../../data/use-form.js';
import { useOnce } from '../../data/use-once.js';
import { useWrite } from '../../data/use-write.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/texts.js';
import { type Amounts, allocatedIn, amountFor, oldestFirst } from './allocation.js';
import { receivableTexts } from './texts.js';

const receivables = receivablesQueries(erp);

/** What a payment changes beside itself. */
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
  setAmounts(amounts: Amounts): void;
  giveOldestFirst(): void;
  readonly allocated: number;
  /** What is left of what was received; below zero, too much was given. */
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

/** A payment as it is being entered. `begun` is what the person came to have paid. */
export function usePaymentDraft(
  all: readonly Receivable[],
  base: string,
  begun: Receivable | undefined,
): PaymentDraft {
  const open = begun ? String(begun.openAmount) : '';
  const form = useForm<PaymentField>({ ...blank, amount: open });
  const [amounts, setAmounts] = useState<Amounts>(begun ? { [begun.id]: open } : {});
  const currencies = [...new Set([base, ...all.map(({ currencyCode }) => currencyCode)])].filter(
    Boolean,
  );
  const known = all.some(({ currencyCode }) => currencyCode === base) ? base : currencies.at(-1);
  const currency = form.values.currency || begun?.currencyCode || known || base;
  const decimals = useCurrencies().find(({ code }) => code === currency)?.decimals ?? 2;
  const rows = all.filter(({ currencyCode }) => currencyCode === currency);
  const received = decimalOr(form.values.amount, 0);
  const allocated = allocatedIn(amounts, rows, decimals);
  const rest = rounded(received - allocated, decimals);
  const isRead = Object.values(amounts).every(
    (text) => text.trim() === '' || readDecimal(text) !== undefined,
  );
  const isWithin = rows.every((row) => amountFor(amounts, row) <= row.openAmount);
  return {
    form,
    currency,
    currencies,
    rows,
    amounts,
    setAmounts,
    giveOldestFirst: () => setAmounts(oldestFirst(received, rows, decimals)),
    allocated,
    rest,
    isValid: isRead && isWithin && rest >= 0,
    body: bodyOf(form.values, currency, rows, amounts),
  };
}

/** Records it; afterwards the payment is shown. */
export function useRecord(customerId: number) {
  const texts = useTexts(receivableTexts);
  const [, navigate] = useLocation();
  const once = useOnce<{ body: ReceivablePaymentInput }>();
  const write = useWrite({
    options: receivables.pay(),
    stale: touchedByPayments,
    said: ({ data }) => texts.recorded(data.number),
    onDone: ({ data }) => navigate(`/receivables/payments/${data.id}`),
  });
  return {
    record: (body: PaymentDraft['body']) => write.mutate(once({ body: { customerId, ...body } })),
    isBusy: write.isPending,
    error: write.error,
  };
}
