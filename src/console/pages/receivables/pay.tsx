import type { Customer, Receivable } from '@notaria/erp';
import { customersQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useBaseCurrency } from '../../data/queries/company.js';
import { useOpenReceivables } from '../../data/queries/receivables.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { DecimalField } from '../../ui/forms/decimal.js';
import { AreaField, type Choice, SelectField, TextField } from '../../ui/forms/field.js';
import { Form } from '../../ui/forms/form.js';
import { FormEnd } from '../../ui/forms/form-end.js';
import { Card, Page } from '../../ui/frames/page.js';
import { ErpRecordPage } from '../../ui/frames/record.js';
import { Failed, Loading } from '../../ui/frames/states.js';
import { usePageKeys } from '../../ui/keys.js';
import { useDraft, useKeep } from '../../unsaved/drafts.js';
import { Restartable, RestoredNotice } from '../../unsaved/restored.js';
import { sendOnCtrlEnter } from '../documents/lines/enter.js';
import { CustomerPicker, chosenOf, type PickerItem } from '../documents/lines/pickers.js';
import { documentTexts } from '../documents/texts.js';
import { Allocations } from './allocations.js';
import { receivableTexts } from './texts.js';
import {
  type PaymentDraft,
  type PaymentEntries,
  usePaymentDraft,
  useRecord,
} from './use-payment.js';

interface FieldsProps {
  readonly draft: PaymentDraft;
  /** The customer is known: typing begins with the amount. */
  readonly isFirst: boolean;
}

function Fields({ draft, isFirst }: FieldsProps): ReactElement {
  const texts = useTexts(receivableTexts);
  const labels = useTexts(documentTexts);
  const { form, currency, currencies } = draft;
  return (
    <>
      <div className="form-row">
        <DecimalField
          {...form.field('amount')}
          label={currency ? texts.receivedIn(currency) : texts.received}
          required
          autoFocus={isFirst}
        />
        <SelectField
          {...form.field('currency')}
          path="currencyCode"
          label={labels.currency}
          value={currency}
          choices={currencies.map((code): Choice => [code, code])}
        />
        <SelectField
          {...form.field('method')}
          label={texts.method}
          choices={Object.entries(labels.methods)}
        />
        <TextField {...form.field('date')} label={texts.date} hint={texts.dateHint} type="date" />
        <TextField {...form.field('reference')} label={labels.reference} maxLength={200} />
      </div>
      <AreaField {...form.field('notes')} label={labels.notes} maxLength={2000} rows={2} />
    </>
  );
}

interface FormProps {
  readonly begunFor?: PickerItem;
  /** Shows the form without what was typed. */
  readonly onRestart: () => void;
}

/** The part of the form that survives a reload. */
interface PaymentFormEntries extends PaymentEntries {
  readonly customer: PickerItem | null;
}

/**
 * The open receivables of a customer as they were when they were first shown: a newer state must not move the fields
 * that amounts are typed into. Undefined until they are known.
 */
function useOwed(customerId: number) {
  const owed = useOpenReceivables(customerId);
  const [shown, setShown] = useState<ReceivableRows>({ customerId: 0, rows: [] });
  const isShown = shown.customerId === customerId;
  if (!isShown && customerId > 0 && owed.rows && !owed.isFetching)
    setShown({ customerId, rows: owed.rows });
  return { ...owed, rows: isShown ? shown.rows : undefined };
}

interface ReceivableRows {
  readonly customerId: number;
  readonly rows: readonly Receivable[];
}

function usePayment(begunFor: PickerItem | undefined) {
  const [params] = useSearchParams();
  const invoiceId = Number(params.get('invoice')) || 0;
  const savedDraft = useDraft<PaymentFormEntries>(`payment.${begunFor?.id ?? 'new'}.${invoiceId}`);
  const [first] = useState((): PaymentFormEntries => ({ customer: begunFor ?? null, typed: {} }));
  const start = savedDraft.found ?? first;
  const [customer, setCustomer] = useState(start.customer);
  const owed = useOwed(customer?.id ?? 0);
  const begun = owed.rows?.find((row) => row.invoiceId === invoiceId);
  const draft = usePaymentDraft(owed.rows ?? [], useBaseCurrency(), begun, start);
  useKeep<PaymentFormEntries>(savedDraft, first, { customer, ...draft.entries });
  const choose = (chosen: PickerItem | null): void => {
    setCustomer(chosen);
    // Amounts belong to the receivables of one customer.
    if (chosen?.id !== customer?.id) draft.setAmounts(undefined);
  };
  return { savedDraft, customer, choose, owed, draft };
}

type Payment = ReturnType<typeof usePayment>;

function OwedCard({ owed, draft }: Pick<Payment, 'owed' | 'draft'>): ReactElement {
  const { what } = useTexts(receivableTexts);
  const { rows, error, retry } = owed;
  return (
    <Card title={what}>
      {rows && <Allocations draft={draft} />}
      {rows === undefined && error && <Failed error={error} onRetry={retry} />}
      {rows === undefined && !error && <Loading rows={3} />}
    </Card>
  );
}

/** All fields are there from the beginning: only the list of receivables follows the choice of the customer. */
function PaymentForm({ begunFor, onRestart }: FormProps): ReactElement {
  const texts = useTexts(receivableTexts);
  const { savedDraft, customer, choose, owed, draft } = usePayment(begunFor);
  const { record, isBusy, error } = useRecord(savedDraft.clear);
  const isReady = customer !== null && owed.rows !== undefined && draft.isValid;
  const submit = (): void => {
    if (isReady) record(customer.id, draft.body);
  };
  usePageKeys({ 'Ctrl Enter': { label: texts.record } });
  const end = (
    <FormEnd
      hint={texts.sendHint}
      cancelHref="/receivables"
      action={texts.record}
      isBusy={isBusy}
      isPossible={isReady}
    />
  );
  return (
    <Form error={error} onSubmit={submit} onKeyDown={sendOnCtrlEnter} end={end}>
      <RestoredNotice draft={savedDraft} onRestart={onRestart} />
      <Card title={texts.from}>
        <CustomerPicker
          value={customer}
          onChange={choose}
          autoFocus={customer === null}
          path="customerId"
        />
      </Card>
      <Card title={texts.received}>
        <Fields draft={draft} isFirst={begunFor !== undefined} />
      </Card>
      {customer && <OwedCard owed={owed} draft={draft} />}
    </Form>
  );
}

function PaymentPage({ begunFor }: { readonly begunFor?: PickerItem }): ReactElement {
  const texts = useTexts(receivableTexts);
  return (
    <Page title={texts.take} back={{ href: '/receivables', title: texts.title }}>
      <Restartable>
        {(restart) => <PaymentForm {...(begunFor ? { begunFor } : {})} onRestart={restart} />}
      </Restartable>
    </Page>
  );
}

/** `?customer=7` chooses the customer, `&invoice=9` begins with the open amount of the invoice. */
export function TakePayment(): ReactElement {
  const texts = useTexts(receivableTexts);
  const [params] = useSearchParams();
  const id = Number(params.get('customer')) || 0;
  const result = useQuery({ ...customersQueries(erp).get(id), enabled: id > 0 });
  if (id === 0 || result.error) return <PaymentPage />;
  return (
    <ErpRecordPage<Customer>
      result={result}
      back={{ href: '/receivables', title: texts.title }}
      missing={texts.take}
    >
      {(customer) => <PaymentPage begunFor={chosenOf(customer)} />}
    </ErpRecordPage>
  );
}
