import type { Customer, Receivable } from '@notaria/erp';
import { customersQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useBaseCurrency } from '../../data/company.js';
import { useOpenReceivables } from '../../data/receivables.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/texts.js';
import { Button, LinkButton } from '../../ui/button.js';
import { DecimalField } from '../../ui/decimal.js';
import { AreaField, type Choice, SelectField, TextField } from '../../ui/field.js';
import { Card, Page } from '../../ui/page.js';
import { ErpRecordPage } from '../../ui/record.js';
import { Failed, Loading } from '../../ui/states.js';
import { uiTexts } from '../../ui/texts.js';
import { sendOnCtrlEnter } from '../documents/enter.js';
import { type Chosen, CustomerPicker } from '../documents/pickers.js';
import { documentTexts } from '../documents/texts.js';
import { Allocations } from './allocations.js';
import { receivableTexts } from './texts.js';
import { type PaymentDraft, usePaymentDraft, useRecord } from './use-payment.js';

function Fields({ draft }: { readonly draft: PaymentDraft }): ReactElement {
  const texts = useTexts(receivableTexts);
  const said = useTexts(documentTexts);
  const { form, currency, currencies } = draft;
  return (
    <>
      <div className="form-row">
        <DecimalField
          {...form.field('amount')}
          label={currency ? texts.receivedIn(currency) : texts.received}
          required
          autoFocus
        />
        {currencies.length > 1 && (
          <SelectField
            {...form.field('currency')}
            label={said.currency}
            value={currency}
            choices={currencies.map((code): Choice => [code, code])}
          />
        )}
        <SelectField
          {...form.field('method')}
          label={texts.method}
          choices={Object.entries(said.methods)}
        />
        <TextField {...form.field('date')} label={texts.date} hint={texts.dateHint} type="date" />
        <TextField {...form.field('reference')} label={said.reference} maxLength={200} />
      </div>
      <AreaField {...form.field('notes')} label={said.notes} maxLength={2000} rows={2} />
    </>
  );
}

interface FormProps {
  readonly customer: Chosen;
  readonly receivables: readonly Receivable[];
  /** The invoice that the person came from. */
  readonly invoiceId: number;
}

function PaymentForm({ customer, receivables, invoiceId }: FormProps): ReactElement {
  const texts = useTexts(receivableTexts);
  const { cancel } = useTexts(uiTexts);
  const begun = receivables.find((row) => row.invoiceId === invoiceId);
  const draft = usePaymentDraft(receivables, useBaseCurrency(), begun);
  const { record, isBusy, error } = useRecord(customer.id);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (draft.isValid) record(draft.body);
  };
  return (
    <form className="form" onSubmit={submit} onKeyDown={sendOnCtrlEnter}>
      <Card title={texts.received}>
        <Fields draft={draft} />
      </Card>
      <Card title={texts.what}>
        <Allocations draft={draft} />
      </Card>
      {error && <Failed error={error} />}
      <div className="form-end">
        <span className="hint">{texts.sendHint}</span>
        <LinkButton href="/receivables">{cancel}</LinkButton>
        <Button kind="primary" type="submit" isBusy={isBusy} disabled={!draft.isValid}>
          {texts.record}
        </Button>
      </div>
    </form>
  );
}

function Owed({ customer, invoiceId }: Omit<FormProps, 'receivables'>): ReactElement {
  const { rows, error, retry } = useOpenReceivables(customer.id);
  if (error && rows === undefined) return <Failed error={error} onRetry={retry} />;
  if (rows === undefined) return <Loading />;
  return <PaymentForm customer={customer} receivables={rows} invoiceId={invoiceId} />;
}

function Choose({ begunFor }: { readonly begunFor?: Chosen }): ReactElement {
  const texts = useTexts(receivableTexts);
  const [params] = useSearchParams();
  const [customer, setCustomer] = useState<Chosen | null>(begunFor ?? null);
  return (
    <Page title={texts.take} back={{ href: '/receivables', title: texts.title }}>
      <Card title={texts.from}>
        <CustomerPicker value={customer} onChange={setCustomer} autoFocus={customer === null} />
      </Card>
      {customer && (
        <Owed
          key={customer.id}
          customer={customer}
          invoiceId={Number(params.get('invoice')) || 0}
        />
      )}
    </Page>
  );
}

/** `?customer=7` chooses who pays, `&invoice=9` begins with what is open of it. */
export function TakePayment(): ReactElement {
  const texts = useTexts(receivableTexts);
  const [params] = useSearchParams();
  const id = Number(params.get('customer')) || 0;
  const result = useQuery({ ...customersQueries(erp).get(id), enabled: id > 0 });
  if (id === 0 || result.error) return <Choose />;
  return (
    <ErpRecordPage<Customer>
      result={result}
      back={{ href: '/receivables', title: texts.title }}
      missing={texts.take}
    >
      {(customer) => <Choose begunFor={customer} />}
    </ErpRecordPage>
  );
}
