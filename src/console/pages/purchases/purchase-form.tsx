import type { PurchaseOrderInput, Vendor } from '@notaria/erp';
import { purchaseOrdersQueries, vendorsQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { type Form, useForm } from '../../data/forms/use-form.js';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import {
  useBaseCurrency,
  useCurrencyChoices,
  useDefaultWarehouse,
  usePaymentTerms,
  useWarehouseChoices,
} from '../../data/queries/company.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { DateField } from '../../ui/forms/date/date-field.js';
import { AreaField, type Choice, SelectField, TextField } from '../../ui/forms/field.js';
import { Card, Page } from '../../ui/frames/page.js';
import { useDraft, useKeep } from '../../unsaved/drafts.js';
import { Restartable } from '../../unsaved/restored.js';
import { DocumentForm } from '../documents/document-form.js';
import { useFigures } from '../documents/lines/figures.js';
import { type DraftLine, draftLine, useLines } from '../documents/lines/lines.js';
import { type PickerItem, VendorPicker } from '../documents/lines/pickers.js';
import { documentTexts } from '../documents/texts.js';
import { blank, bodyOf, type PurchaseField } from './purchase-values.js';
import { purchaseTexts } from './texts.js';
import { touchedByPurchases } from './touched.js';

function useChoices(vendor: Vendor | undefined) {
  const texts = useTexts(purchaseTexts);
  const terms = usePaymentTerms();
  const asVendor = (what: string | undefined): Choice => [
    '',
    what ? texts.asVendorIs(what) : texts.asVendor,
  ];
  const ofVendor = terms.find(({ code }) => code === vendor?.paymentTerms)?.name;
  const warehouse = useDefaultWarehouse()?.name;
  const ofCompany = warehouse ? texts.defaultWarehouseIs(warehouse) : texts.defaultWarehouse;
  return {
    terms: [asVendor(ofVendor), ...terms.map(({ code, name }): Choice => [code, name])],
    currencies: [asVendor(vendor?.currencyCode), ...useCurrencyChoices()],
    warehouses: [['', ofCompany] as const, ...useWarehouseChoices()],
  };
}

interface FieldsProps {
  readonly form: Form<PurchaseField>;
  readonly vendor: Vendor | undefined;
}

function Fields({ form, vendor }: FieldsProps): ReactElement {
  const texts = useTexts(purchaseTexts);
  const labels = useTexts(documentTexts);
  const choices = useChoices(vendor);
  return (
    <>
      <div className="form-row">
        <DateField
          {...form.field('orderDate')}
          label={texts.orderDate}
          hint={texts.orderDateHint}
        />
        <DateField {...form.field('expectedDate')} label={texts.expectedDate} />
        <SelectField
          {...form.field('warehouseId')}
          label={texts.warehouse}
          choices={choices.warehouses}
        />
        <SelectField {...form.field('paymentTerms')} label={labels.terms} choices={choices.terms} />
        <SelectField
          {...form.field('currencyCode')}
          label={labels.currency}
          choices={choices.currencies}
        />
        <TextField {...form.field('reference')} label={labels.reference} maxLength={200} />
      </div>
      <AreaField {...form.field('notes')} label={labels.notes} maxLength={2000} rows={2} />
    </>
  );
}

/** The part of the form that survives a reload. */
interface PurchaseEntries {
  readonly vendor: PickerItem | null;
  readonly typed: Form<PurchaseField>['changes'];
  readonly lines: readonly DraftLine[];
}

function useOrder() {
  const savedDraft = useDraft<PurchaseEntries>('purchase.new');
  const [first] = useState(
    (): PurchaseEntries => ({ vendor: null, typed: {}, lines: [draftLine()] }),
  );
  const start = savedDraft.found ?? first;
  const [vendor, setVendor] = useState(start.vendor);
  const form = useForm<PurchaseField>(blank, { typed: start.typed });
  const editing = useLines(() => start.lines.map(draftLine));
  useKeep<PurchaseEntries>(savedDraft, first, {
    vendor,
    typed: form.changes,
    lines: editing.lines,
  });
  const { data } = useQuery({
    ...vendorsQueries(erp).get(vendor?.id ?? 0),
    enabled: vendor !== null,
  });
  const details: Vendor | undefined = data?.data;
  const base = useBaseCurrency();
  const figures = useFigures(editing.lines, {
    date: form.values.orderDate,
    currency: form.values.currencyCode || details?.currencyCode || base,
    isTaxIncluded: false,
  });
  return { savedDraft, vendor, setVendor, details, form, editing, figures };
}

function useCreate(onDone: () => void) {
  const texts = useTexts(purchaseTexts);
  const [, navigate] = useLocation();
  return useWrite({
    options: purchaseOrdersQueries(erp).create(),
    stale: touchedByPurchases,
    successMessage: ({ data }) => texts.created(data.number),
    onDone({ data }) {
      onDone();
      navigate(`/purchases/${data.id}`);
    },
  });
}

interface VendorCardProps {
  readonly order: ReturnType<typeof useOrder>;
  readonly isChecked: boolean;
}

function VendorCard({ order, isChecked }: VendorCardProps): ReactElement {
  const texts = useTexts(purchaseTexts);
  const labels = useTexts(documentTexts);
  const { vendor, setVendor, details, form } = order;
  return (
    <Card title={texts.of}>
      <VendorPicker
        value={vendor}
        onChange={setVendor}
        autoFocus={vendor === null}
        path="vendorId"
        error={isChecked && vendor === null ? labels.chooseParty : undefined}
      />
      <Fields form={form} vendor={details} />
    </Card>
  );
}

function PurchaseForm({ onRestart }: { readonly onRestart: () => void }): ReactElement {
  const texts = useTexts(purchaseTexts);
  const order = useOrder();
  const { savedDraft, vendor, form, editing, figures } = order;
  const once = useOnce<{ body: PurchaseOrderInput }>();
  const create = useCreate(savedDraft.clear);
  const send = (draft: boolean): void => {
    const body = bodyOf(vendor?.id, form.values, editing.lines);
    if (body) create.mutate(once({ body: draft ? { ...body, draft } : body }));
  };
  return (
    <DocumentForm
      draft={savedDraft}
      editing={editing}
      figures={figures}
      isPriceRequired
      warehouseId={form.values.warehouseId}
      party={(isChecked) => <VendorCard order={order} isChecked={isChecked} />}
      labels={{ hint: texts.sendHint, saveDraft: texts.saveDraft, send: texts.order }}
      cancelHref="/purchases"
      isBusy={create.isPending}
      error={create.error}
      onSend={() => send(false)}
      onSaveDraft={() => send(true)}
      onRestart={onRestart}
    />
  );
}

export function NewPurchase(): ReactElement {
  const texts = useTexts(purchaseTexts);
  return (
    <Page title={texts.create} back={{ href: '/purchases', title: texts.title }}>
      <Restartable>{(restart) => <PurchaseForm onRestart={restart} />}</Restartable>
    </Page>
  );
}
