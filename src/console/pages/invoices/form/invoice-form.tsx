import type { Customer, Invoice, InvoiceInput } from '@notaria/erp';
import { customersQueries, invoicesQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { useForm } from '../../../data/forms/use-form.js';
import { useCompany, useToday } from '../../../data/queries/company.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import type { PageParams } from '../../../shell/route.js';
import { CheckField } from '../../../ui/forms/field.js';
import { Card, Page } from '../../../ui/frames/page.js';
import { ErpRecordPage } from '../../../ui/frames/record.js';
import { useDraft, useKeep } from '../../../unsaved/drafts.js';
import { Restartable } from '../../../unsaved/restored.js';
import { CustomInputs } from '../../custom-fields/custom-inputs.js';
import { useCustomFields } from '../../custom-fields/use-custom-fields.js';
import { DocumentForm } from '../../documents/document-form.js';
import { useFigures } from '../../documents/lines/figures.js';
import { type DraftLine, draftLine, useLines } from '../../documents/lines/lines.js';
import { CustomerPicker, chosenOf, type PickerItem } from '../../documents/lines/pickers.js';
import { documentTexts } from '../../documents/texts.js';
import { IssueConfirm } from '../issue-confirm.js';
import { invoiceTexts } from '../texts.js';
import { InvoiceFields, MoreInvoiceFields } from './invoice-fields.js';
import { InvoicePreview } from './invoice-preview.js';
import {
  blank,
  bodyOf,
  type InvoiceField,
  type InvoiceValues,
  linesOf,
  settledOf,
  valuesOf,
} from './invoice-values.js';
import { useInvoiceWrites } from './use-invoice-writes.js';
import { usePreviewShown } from './use-preview-shown.js';

interface InvoiceFormProps {
  /** The draft to edit; absent for a new invoice. */
  readonly draft?: Invoice;
  readonly reload?: () => Promise<Invoice | undefined>;
  /** The customer in the address. */
  readonly customer?: PickerItem;
  /** Resets the form. */
  readonly onRestart: () => void;
}

/** The part of the form that survives a reload. */
interface InvoiceEntries {
  readonly customer: PickerItem | null;
  readonly typed: Partial<InvoiceValues>;
  readonly lines: readonly DraftLine[];
  /** The version of the draft on which the changes are based. */
  readonly version: number;
}

const begun = ({ draft, customer }: InvoiceFormProps): InvoiceEntries => ({
  customer: draft
    ? { id: draft.customerId, code: draft.customer.code, name: draft.customerName }
    : (customer ?? null),
  typed: {},
  lines: draft ? linesOf(draft) : [draftLine()],
  version: draft?.version ?? 0,
});

/** Returns the state of the form, and the facts about the document that it shows. */
function useDocument(props: InvoiceFormProps) {
  const { draft } = props;
  const savedDraft = useDraft<InvoiceEntries>(
    draft ? `invoice.${draft.id}` : `invoice.new.${props.customer?.id ?? ''}`,
  );
  const [first] = useState(() => begun(props));
  const start = savedDraft.found ?? first;
  const [customer, setCustomer] = useState(start.customer);
  const issueDate = useToday();
  const record = draft ? valuesOf(draft) : { ...blank, issueDate };
  const form = useForm<InvoiceField>(record, { typed: start.typed });
  const editing = useLines(() => start.lines.map(draftLine));
  const writes = useInvoiceWrites(draft?.id, start.version, savedDraft.clear);
  const current = { customer, typed: form.changes, lines: editing.lines, version: writes.version };
  useKeep<InvoiceEntries>(savedDraft, first, current);
  const { data } = useQuery({
    ...customersQueries(erp).get(customer?.id ?? 0),
    enabled: customer !== null,
  });
  const company = useCompany();
  const figures = useFigures(editing.lines, {
    date: form.values.issueDate,
    ...settledOf(form.values, data?.data, company),
  });
  const details: Customer | undefined = data?.data;
  const beside = usePreviewShown();
  return { savedDraft, customer, setCustomer, details, form, editing, writes, figures, beside };
}

interface CustomerCardProps {
  readonly document: ReturnType<typeof useDocument>;
  readonly isChecked: boolean;
}

function CustomerCard({ document, isChecked }: CustomerCardProps): ReactElement {
  const texts = useTexts(invoiceTexts);
  const labels = useTexts(documentTexts);
  const { customer, setCustomer, form, details, beside } = document;
  const shown = beside.isPossible && (
    <CheckField label={texts.showBeside} checked={beside.isChosen} onChange={beside.show} />
  );
  return (
    <Card title={texts.who} actions={shown}>
      <div className="invoice-head">
        <CustomerPicker
          value={customer}
          onChange={setCustomer}
          autoFocus={customer === null}
          path="customerId"
          error={isChecked && customer === null ? labels.chooseParty : undefined}
        />
        <InvoiceFields form={form} customer={details} />
      </div>
      <CustomInputs kind="invoice" form={form} />
      <MoreInvoiceFields form={form} customer={details} />
    </Card>
  );
}

interface BesideProps {
  readonly document: ReturnType<typeof useDocument>;
  readonly children: ReactNode;
}

/** The form, and beside it the invoice that it makes. */
function Beside({ document, children }: BesideProps): ReactElement {
  const { customer, details, form, editing, figures, beside } = document;
  return (
    <div className={beside.isShown ? 'beside' : undefined}>
      {children}
      {beside.isShown && (
        <InvoicePreview
          customer={customer}
          details={details}
          values={form.values}
          lines={editing.lines}
          figures={figures}
        />
      )}
    </div>
  );
}

function InvoiceForm(props: InvoiceFormProps): ReactElement {
  const { draft, reload, onRestart } = props;
  const texts = useTexts(invoiceTexts);
  const invoice = useDocument(props);
  const { savedDraft, customer, form, editing, writes, figures } = invoice;
  const today = useToday();
  const custom = useCustomFields('invoice');
  const send = (write: (body: InvoiceInput) => void) => (): void => {
    const body = bodyOf(customer?.id, form.values, editing.lines, today, custom);
    if (body) write(body);
  };
  const showNewest = async (): Promise<void> => {
    const newest = await reload?.();
    if (newest === undefined) return;
    writes.rebase(newest);
    form.rebase(valuesOf(newest));
  };
  return (
    <Beside document={invoice}>
      <DocumentForm
        draft={savedDraft}
        editing={editing}
        figures={figures}
        isPriceRequired={false}
        warehouseId={form.values.warehouseId}
        party={(isChecked) => <CustomerCard document={invoice} isChecked={isChecked} />}
        labels={{ hint: texts.sendHint, saveDraft: texts.saveDraft, send: texts.issue }}
        cancelHref={draft ? `/invoices/${draft.id}` : '/invoices'}
        isBusy={writes.isBusy}
        error={writes.error}
        onSend={send(writes.issue)}
        onSaveDraft={send(writes.keep)}
        onReload={showNewest}
        onRestart={onRestart}
      />
      {writes.outdated && (
        <IssueConfirm
          isOutdated
          isBusy={writes.isBusy}
          error={writes.outdated.error}
          onConfirm={writes.outdated.accept}
          onClose={writes.outdated.dismiss}
        />
      )}
    </Beside>
  );
}

/** `?customer=7` chooses the customer. */
export function NewInvoice(): ReactElement {
  const texts = useTexts(invoiceTexts);
  const [params] = useSearchParams();
  const id = Number(params.get('customer')) || 0;
  const result = useQuery({ ...customersQueries(erp).get(id), enabled: id > 0 });
  const back = { href: '/invoices', title: texts.title };
  const page = (customer?: PickerItem): ReactElement => (
    <Page title={texts.create} back={back}>
      <Restartable>
        {(restart) => <InvoiceForm {...(customer ? { customer } : {})} onRestart={restart} />}
      </Restartable>
    </Page>
  );
  if (id === 0 || result.error) return page();
  return (
    <ErpRecordPage<Customer> result={result} back={back} missing={texts.create}>
      {(found) => page(chosenOf(found))}
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
        // An invoice that was issued meanwhile can no longer change.
        draft.status === 'draft' ? (
          <Page
            title={texts.editTitle}
            back={{ href: `/invoices/${draft.id}`, title: texts.draftTitle(draft.id) }}
          >
            <Restartable>
              {(restart) => <InvoiceForm draft={draft} reload={reload} onRestart={restart} />}
            </Restartable>
          </Page>
        ) : (
          <Redirect to={`/invoices/${draft.id}`} replace />
        )
      }
    </ErpRecordPage>
  );
}
