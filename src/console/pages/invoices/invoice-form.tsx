import type { Customer, Invoice, InvoiceInput } from '@notaria/erp';
import { customersQueries, invoicesQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useState } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { today, useBaseCurrency, useCurrencies, useTaxRates } from '../../data/company.js';
import { problemOf } from '../../data/problem.js';
import { useForm } from '../../data/use-form.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/texts.js';
import type { PageParams } from '../../shell/route.js';
import { Button, LinkButton } from '../../ui/button.js';
import { Card, Page } from '../../ui/page.js';
import { ErpRecordPage } from '../../ui/record.js';
import { Failed } from '../../ui/states.js';
import { uiTexts } from '../../ui/texts.js';
import { sendOnCtrlEnter } from '../documents/enter.js';
import { previewOf, rateOf, useLines, useProductTaxes } from '../documents/lines.js';
import { LinesEditor } from '../documents/lines-editor.js';
import { type Chosen, CustomerPicker } from '../documents/pickers.js';
import { documentTexts } from '../documents/texts.js';
import { PreviewTotals } from '../documents/totals.js';
import {
  blank,
  bodyOf,
  enteredOf,
  type InvoiceField,
  linesOf,
  settledOf,
} from './invoice-entered.js';
import { InvoiceFields } from './invoice-fields.js';
import { invoiceTexts } from './texts.js';
import { useInvoiceWrites } from './use-invoice-writes.js';

interface InvoiceFormProps {
  /** To edit; a new one without it. */
  readonly draft?: Invoice;
  readonly reload?: () => Promise<Invoice | undefined>;
  /** Who was chosen before the page was opened. */
  readonly customer?: Chosen;
}

/** What the form knows about the document beside what was typed. */
function useDocument(draft: Invoice | undefined, begunFor: Chosen | undefined) {
  const known = draft && {
    id: draft.customerId,
    code: draft.customer.code,
    name: draft.customerName,
  };
  const [customer, setCustomer] = useState<Chosen | null>(known ?? begunFor ?? null);
  const form = useForm<InvoiceField>(draft ? enteredOf(draft) : blank);
  const editing = useLines(() => (draft ? linesOf(draft) : []));
  const { data } = useQuery({
    ...customersQueries(erp).get(customer?.id ?? 0),
    enabled: customer !== null,
  });
  const base = useBaseCurrency();
  const settled = settledOf(form.values, data?.data, base);
  const rates = useTaxRates(form.values.issueDate || today());
  const productTaxes = useProductTaxes(editing.lines);
  const decimals = useCurrencies().find(({ code }) => code === settled.currency)?.decimals ?? 2;
  const preview = previewOf(editing.lines, (line) => rateOf(line, rates, productTaxes)?.rate ?? 0, {
    decimals,
    isTaxIncluded: settled.isTaxIncluded,
  });
  const details: Customer | undefined = data?.data;
  const isForeign = base !== '' && settled.currency !== base;
  return {
    ...settled,
    customer,
    setCustomer,
    details,
    form,
    editing,
    rates,
    productTaxes,
    decimals,
    preview,
    isForeign,
  };
}

type Document = ReturnType<typeof useDocument>;

function Fields({ made, isChecked }: { readonly made: Document; readonly isChecked: boolean }) {
  const texts = useTexts(invoiceTexts);
  const said = useTexts(documentTexts);
  const { customer, setCustomer, form, details, currency } = made;
  return (
    <>
      <Card title={texts.who}>
        <CustomerPicker
          value={customer}
          onChange={setCustomer}
          autoFocus={customer === null}
          error={isChecked && customer === null ? said.chooseParty : undefined}
        />
        <InvoiceFields form={form} customer={details} isForeign={made.isForeign} />
      </Card>
      <Card title={said.lines}>
        <LinesEditor {...made} isPriceRequired={false} isChecked={isChecked} />
        <PreviewTotals totals={made.preview} currency={currency} />
      </Card>
    </>
  );
}

function InvoiceForm({ draft, reload, customer }: InvoiceFormProps): ReactElement {
  const texts = useTexts(invoiceTexts);
  const { cancel } = useTexts(uiTexts);
  const [isChecked, setChecked] = useState(false);
  const made = useDocument(draft, customer);
  const writes = useInvoiceWrites(draft);
  const bodyToSend = (): InvoiceInput | undefined => {
    setChecked(true);
    return bodyOf(made.customer?.id, made.form.values, made.editing.lines);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const body = bodyToSend();
    if (body) writes.issue(body);
  };
  const keep = (event: { readonly currentTarget: HTMLButtonElement }): void => {
    if (!event.currentTarget.form?.reportValidity()) return;
    const body = bodyToSend();
    if (body) writes.keep(body);
  };
  const showNewest = async (): Promise<void> => {
    const newest = await reload?.();
    if (newest) writes.rebase(newest);
    if (newest) made.form.rebase(enteredOf(newest));
  };
  const isChanged = problemOf(writes.error).kind === 'changed';
  return (
    <form className="form" onSubmit={submit} onKeyDown={sendOnCtrlEnter}>
      <Fields made={made} isChecked={isChecked} />
      {writes.error && <Failed error={writes.error} onRetry={isChanged ? showNewest : undefined} />}
      <div className="form-end">
        <span className="hint">{texts.sendHint}</span>
        <LinkButton href={draft ? `/invoices/${draft.id}` : '/invoices'}>{cancel}</LinkButton>
        <Button isBusy={writes.isBusy} onClick={keep}>
          {texts.saveDraft}
        </Button>
        <Button kind="primary" type="submit" isBusy={writes.isBusy}>
          {texts.issue}
        </Button>
      </div>
    </form>
  );
}

/** `?customer=7` chooses who it is made out to. */
export function NewInvoice(): ReactElement {
  const texts = useTexts(invoiceTexts);
  const [params] = useSearchParams();
  const id = Number(params.get('customer')) || 0;
  const result = useQuery({ ...customersQueries(erp).get(id), enabled: id > 0 });
  const back = { href: '/invoices', title: texts.title };
  const page = (customer?: Chosen): ReactElement => (
    <Page title={texts.create} back={back}>
      <InvoiceForm {...(customer ? { customer } : {})} />
    </Page>
  );
  if (id === 0 || result.error) return page();
  return (
    <ErpRecordPage<Customer> result={result} back={back} missing={texts.create}>
      {page}
    </ErpRecordPage>
  );
}

export function EditInvoice({ id }: PageParams): ReactElement {
  const texts = useTexts(invoiceTexts);
  const result = useQuery(invoicesQueries(erp).get(Number(id)));
  const reload = async () => (await result.refetch()).data?.data;
  return (
    <ErpRecordPage<Invoice>
      result={result}
      back={{ href: '/invoices', title: texts.title }}
      missing={texts.missing}
    >
      {(draft) =>
        // What was issued meanwhile never changes.
        draft.status === 'draft' ? (
          <Page
            title={texts.editTitle}
            back={{ href: `/invoices/${draft.id}`, title: texts.draftTitle(draft.id) }}
          >
            <InvoiceForm draft={draft} reload={reload} />
          </Page>
        ) : (
          <Redirect to={`/invoices/${draft.id}`} replace />
        )
      }
    </ErpRecordPage>
  );
}
