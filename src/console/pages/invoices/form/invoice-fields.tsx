import type { Customer } from '@notaria/erp';
import type { ReactElement } from 'react';
import type { Form } from '../../../data/forms/use-form.js';
import {
  useCompany,
  useCurrencyChoices,
  useDefaultWarehouse,
  usePaymentTerms,
  useWarehouseChoices,
} from '../../../data/queries/company.js';
import { useTexts } from '../../../session/language/texts.js';
import { DateField } from '../../../ui/forms/date/date-field.js';
import { DecimalField } from '../../../ui/forms/decimal.js';
import { AreaField, type Choice, SelectField } from '../../../ui/forms/field.js';
import { documentTexts } from '../../documents/texts.js';
import { invoiceTexts } from '../texts.js';
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

/** The fields of an invoice without its customer and lines. They are always present in the same order. */
export function InvoiceFields({ form, customer }: FieldsProps): ReactElement {
  const texts = useTexts(invoiceTexts);
  const labels = useTexts(documentTexts);
  const choices = useChoices(customer);
  const { warehouses } = choices;
  return (
    <>
      <div className="form-row">
        <DateField
          {...form.field('issueDate')}
          label={texts.issueDate}
          hint={texts.issueDateHint}
        />
        <SelectField {...form.field('paymentTerms')} label={labels.terms} choices={choices.terms} />
        <SelectField
          {...form.field('currencyCode')}
          label={labels.currency}
          choices={choices.currencies}
        />
        <DecimalField {...form.field('exchangeRate')} label={texts.rate} hint={texts.rateHint} />
        <SelectField
          {...form.field('pricesIncludeTax')}
          label={texts.prices}
          choices={choices.prices}
        />
        <SelectField {...form.field('warehouseId')} label={texts.warehouse} choices={warehouses} />
      </div>
      <AreaField {...form.field('notes')} label={labels.notes} maxLength={2000} rows={2} />
    </>
  );
}
