import type { PurchaseOrderInput, Vendor } from '@notaria/erp';
import { purchaseOrdersQueries, vendorsQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { type Form, useForm } from '../../data/forms/use-form.js';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import {
  today,
  useBaseCurrency,
  useCurrencies,
  usePaymentTerms,
  useTaxRates,
  useWarehouses,
} from '../../data/queries/company.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { Button, LinkButton } from '../../ui/button.js';
import { AreaField, type Choice, SelectField, TextField } from '../../ui/forms/field.js';
import { Form as PageForm } from '../../ui/forms/form.js';
import { Card, Page } from '../../ui/frames/page.js';
import { usePageKeys } from '../../ui/keys.js';
import { uiTexts } from '../../ui/texts.js';
import { useDraft, useKeep } from '../../unsaved/drafts.js';
import { Restartable, RestoredNotice } from '../../unsaved/restored.js';
import { sendOnCtrlEnter } from '../documents/lines/enter.js';
import {
  type DraftLine,
  draftLine,
  previewOf,
  rateOf,
  useLines,
  useProductTaxes,
} from '../documents/lines/lines.js';
import { LinesEditor } from '../documents/lines/lines-editor.js';
import { type Chosen, VendorPicker } from '../documents/lines/pickers.js';
import { documentTexts } from '../documents/texts.js';
import { PreviewTotals } from '../documents/totals.js';
import { blank, bodyOf, type PurchaseField } from './purchase-entered.js';
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
  return {
    terms: [asVendor(ofVendor), ...terms.map(({ code, name }): Choice => [code, name])],
    currencies: [
      asVendor(vendor?.currencyCode),
      ...useCurrencies().map(({ code, name }): Choice => [code, `${code} · ${name}`]),
    ],
    warehouses: [
      ['', texts.defaultWarehouse] as const,
      ...useWarehouses().map(({ id, name }): Choice => [String(id), name]),
    ],
  };
}

interface FieldsProps {
  readonly form: Form<PurchaseField>;
  readonly vendor: Vendor | undefined;
}

function Fields({ form, vendor }: FieldsProps): ReactElement {
  const texts = useTexts(purchaseTexts);
  const said = useTexts(documentTexts);
  const choices = useChoices(vendor);
  return (
    <>
      <div className="form-row">
        <TextField
          {...form.field('orderDate')}
          label={texts.orderDate}
          hint={texts.orderDateHint}
          type="date"
        />
        <TextField {...form.field('expectedDate')} label={texts.expectedDate} type="date" />
        <SelectField
          {...form.field('warehouseId')}
          label={texts.warehouse}
          choices={choices.warehouses}
        />
        <SelectField {...form.field('paymentTerms')} label={said.terms} choices={choices.terms} />
        <SelectField
          {...form.field('currencyCode')}
          label={said.currency}
          choices={choices.currencies}
        />
        <TextField {...form.field('reference')} label={said.reference} maxLength={200} />
      </div>
      <AreaField {...form.field('notes')} label={said.notes} maxLength={2000} rows={2} />
    </>
  );
}

/** The part of the form that survives a reload. */
interface Kept {
  readonly vendor: Chosen | null;
  readonly typed: Form<PurchaseField>['changes'];
  readonly lines: readonly DraftLine[];
}

function useOrder() {
  const kept = useDraft<Kept>('purchase.new');
  const [first] = useState((): Kept => ({ vendor: null, typed: {}, lines: [draftLine()] }));
  const start = kept.found ?? first;
  const [vendor, setVendor] = useState(start.vendor);
  const form = useForm<PurchaseField>(blank, { typed: start.typed });
  const editing = useLines(() => start.lines.map(draftLine));
  useKeep<Kept>(kept, first, { vendor, typed: form.changes, lines: editing.lines });
  const { data } = useQuery({
    ...vendorsQueries(erp).get(vendor?.id ?? 0),
    enabled: vendor !== null,
  });
  const details: Vendor | undefined = data?.data;
  const base = useBaseCurrency();
  const currency = form.values.currencyCode || details?.currencyCode || base;
  const rates = useTaxRates(form.values.orderDate || today());
  const productTaxes = useProductTaxes(editing.lines);
  const decimals = useCurrencies().find(({ code }) => code === currency)?.decimals ?? 2;
  const preview = previewOf(editing.lines, (line) => rateOf(line, rates, productTaxes)?.rate ?? 0, {
    decimals,
    isTaxIncluded: false,
  });
  return {
    kept,
    vendor,
    setVendor,
    details,
    form,
    editing,
    currency,
    rates,
    productTaxes,
    decimals,
    preview,
  };
}

function useCreate(onDone: () => void) {
  const texts = useTexts(purchaseTexts);
  const [, navigate] = useLocation();
  return useWrite({
    options: purchaseOrdersQueries(erp).create(),
    stale: touchedByPurchases,
    said: ({ data }) => texts.created(data.number),
    onDone({ data }) {
      onDone();
      navigate(`/purchases/${data.id}`);
    },
  });
}

function PurchaseForm({ onRestart }: { readonly onRestart: () => void }): ReactElement {
  const texts = useTexts(purchaseTexts);
  const said = useTexts(documentTexts);
  const { cancel } = useTexts(uiTexts);
  const [isChecked, setChecked] = useState(false);
  const made = useOrder();
  const { kept, vendor, setVendor, form, editing } = made;
  const once = useOnce<{ body: PurchaseOrderInput }>();
  const create = useCreate(kept.clear);
  const send = (draft: boolean): void => {
    setChecked(true);
    editing.markSent();
    const body = bodyOf(vendor?.id, form.values, editing.lines);
    if (body) create.mutate(once({ body: draft ? { ...body, draft } : body }));
  };
  usePageKeys({ 'Ctrl Enter': { label: texts.order }, Enter: { label: said.nextLine } });
  const end = (
    <>
      <span className="hint">{texts.sendHint}</span>
      <LinkButton href="/purchases">{cancel}</LinkButton>
      <Button
        isBusy={create.isPending}
        onClick={(event) => {
          if (event.currentTarget.form?.reportValidity()) send(true);
        }}
      >
        {texts.saveDraft}
      </Button>
      <Button kind="primary" type="submit" isBusy={create.isPending}>
        {texts.order}
      </Button>
    </>
  );
  return (
    <PageForm
      error={create.error}
      onSubmit={() => send(false)}
      onKeyDown={sendOnCtrlEnter}
      onInvalid={() => setChecked(true)}
      end={end}
    >
      <RestoredNotice draft={kept} onRestart={onRestart} />
      <Card title={texts.of}>
        <VendorPicker
          value={vendor}
          onChange={setVendor}
          autoFocus={vendor === null}
          path="vendorId"
          error={isChecked && vendor === null ? said.chooseParty : undefined}
        />
        <Fields form={form} vendor={made.details} />
      </Card>
      <Card title={said.lines}>
        <LinesEditor
          {...made}
          isPriceRequired
          isChecked={isChecked}
          warehouseId={Number(form.values.warehouseId)}
        />
        <PreviewTotals totals={made.preview} currency={made.currency} />
      </Card>
    </PageForm>
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
