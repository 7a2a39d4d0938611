import type { Customer } from '@notaria/erp';
import { type ReactElement, useId } from 'react';
import type { Form } from '../../../data/forms/use-form.js';
import {
  useCompany,
  useCurrencyChoices,
  useDefaultWarehouse,
  usePaymentTerms,
  useToday,
  useWarehouseChoices,
} from '../../../data/queries/company.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { DateField } from '../../../ui/forms/date/date-field.js';
import { DecimalField } from '../../../ui/forms/decimal.js';
import { AreaField, type Choice, SelectField } from '../../../ui/forms/field.js';
import { MoreFields } from '../../../ui/forms/more-fields.js';
import { documentTexts } from '../../documents/texts.js';
import { invoiceTexts } from '../texts.js';
import { dueDateOf } from './due-date.js';
import type { InvoiceField } from './invoice-values.js';

interface FieldsProps {
  readonly form: Form<InvoiceField>;
  readonly customer: Customer | undefined;
}

function useChoices(customer: Customer | undefined) {
  const texts = useTexts(invoiceTexts);
  const terms = usePaymentTerms();
  const company = useCompany();
  const asCustomer = (what: string | undefined): Choice => [
    '',
    what ? texts.asCustomerIs(what) : texts.asCustomer,
  ];
  const ofCustomer = terms.find(({ code }) => code === customer?.paymentTerms)?.name;
  const isIncluded = customer && (customer.priceIncludesTax ?? company?.pricesIncludeTax);
  const { yes, no } = texts.pricesAre;
  const warehouse = useDefaultWarehouse()?.name;
  const ofCompany = warehouse ? texts.defaultWarehouseIs(warehouse) : texts.defaultWarehouse;
  return {
    terms: [asCustomer(ofCustomer), ...terms.map(({ code, name }): Choice => [code, name])],
    currencies: [asCustomer(customer?.currencyCode), ...useCurrencyChoices()],
    prices: [
      asCustomer(isIncluded === undefined ? undefined : isIncluded ? yes : no),
      ['yes', yes] as const,
      ['no', no] as const,
    ],
    warehouses: [['', ofCompany] as const, ...useWarehouseChoices()],
  };
}

/** Returns the due date that the terms give; undefined until the terms are known. */
function useDueDate({ form, customer }: FieldsProps): string | undefined {
  const { issueDate, paymentTerms } = form.values;
  const today = useToday();
  const code = paymentTerms || customer?.paymentTerms;
  const terms = usePaymentTerms().find((one) => one.code === code);
  return terms && dueDateOf(issueDate || today, terms);
}

function DueDate(props: FieldsProps): ReactElement {
  const { dueDate } = useTexts(invoiceTexts);
  const { day } = useFormats();
  const due = useDueDate(props);
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{dueDate}</label>
      <output id={id} className="field-output">
        {due ? day(due) : '—'}
      </output>
    </div>
  );
}

/** The fields that stand beside the customer. */
export function InvoiceFields(props: FieldsProps): ReactElement {
  const { form, customer } = props;
  const texts = useTexts(invoiceTexts);
  const labels = useTexts(documentTexts);
  const { terms } = useChoices(customer);
  return (
    <>
      <DateField {...form.field('issueDate')} label={texts.issueDate} />
      <SelectField {...form.field('paymentTerms')} label={labels.terms} choices={terms} />
      <DueDate {...props} />
    </>
  );
}

/** The fields that most invoices leave as they are. */
export function MoreInvoiceFields({ form, customer }: FieldsProps): ReactElement {
  const texts = useTexts(invoiceTexts);
  const labels = useTexts(documentTexts);
  const { currencies, prices, warehouses } = useChoices(customer);
  return (
    <MoreFields name="invoice">
      <div className="form-row">
        <SelectField {...form.field('currencyCode')} label={labels.currency} choices={currencies} />
        <DecimalField {...form.field('exchangeRate')} label={texts.rate} hint={texts.rateHint} />
        <SelectField {...form.field('pricesIncludeTax')} label={texts.prices} choices={prices} />
        <SelectField {...form.field('warehouseId')} label={texts.warehouse} choices={warehouses} />
      </div>
      <AreaField {...form.field('notes')} label={labels.notes} maxLength={2000} rows={2} />
    </MoreFields>
  );
}
