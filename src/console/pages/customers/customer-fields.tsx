import type { ReactElement } from 'react';
import type { Form } from '../../data/forms/use-form.js';
import {
  useBaseCurrency,
  useCurrencyChoices,
  usePaymentTerms,
} from '../../data/queries/company.js';
import { useTexts } from '../../session/language/texts.js';
import { DecimalField } from '../../ui/forms/decimal.js';
import {
  AreaField,
  CheckField,
  type Choice,
  SelectField,
  TextField,
} from '../../ui/forms/field.js';
import { uiTexts } from '../../ui/texts.js';
import { AddressRows } from '../parties/address-rows.js';
import type { PartyField } from '../parties/party-values.js';
import type { CustomerField } from './customer-values.js';
import { customerTexts } from './texts.js';

interface FieldsProps {
  readonly form: Form<CustomerField>;
}

/** The fields of a customer or a vendor. */
interface PartyFieldsProps {
  readonly form: Form<PartyField>;
}

export interface PartyTradeProps extends PartyFieldsProps {
  /** False for a new record. */
  readonly isKnown: boolean;
}

export function WhoFields({ form }: PartyFieldsProps): ReactElement {
  const texts = useTexts(customerTexts);
  return (
    <>
      <div className="form-row">
        <TextField
          {...form.field('name')}
          label={texts.name}
          required
          autoFocus
          maxLength={200}
          autoComplete="off"
        />
        <TextField {...form.field('tradeName')} label={texts.tradeName} maxLength={200} />
      </div>
      <div className="form-row">
        <TextField {...form.field('taxId')} label={texts.taxId} maxLength={40} />
        <TextField
          {...form.field('taxIdType')}
          label={texts.taxIdType}
          hint={texts.taxIdTypeHint}
          maxLength={20}
        />
        <TextField
          {...form.field('code')}
          label={texts.code}
          hint={texts.codeHint}
          maxLength={40}
        />
      </div>
    </>
  );
}

export function WhereFields({ form }: PartyFieldsProps): ReactElement {
  const texts = useTexts(customerTexts);
  const languages: readonly Choice[] = [
    ['', texts.companyLanguage],
    ...Object.entries(texts.languages),
  ];
  return (
    <>
      <div className="form-row">
        <TextField {...form.field('email')} label={texts.email} type="email" maxLength={254} />
        <TextField {...form.field('phone')} label={texts.phone} type="tel" maxLength={40} />
        <SelectField
          {...form.field('language', languages)}
          label={texts.language}
          choices={languages}
        />
      </div>
      <AddressRows form={form} texts={texts} example="DO" />
    </>
  );
}

export function PartyMarks({ form, isKnown }: PartyTradeProps): ReactElement {
  const texts = useTexts(customerTexts);
  const mark = (name: 'blocked' | 'active') => ({
    checked: form.values[name] === 'yes',
    onChange: (isOn: boolean) => form.change({ [name]: isOn ? 'yes' : '' }),
  });
  return (
    <div className="form-row">
      <CheckField {...mark('blocked')} label={texts.blocked} />
      {isKnown && <CheckField {...mark('active')} label={texts.active} />}
    </div>
  );
}

function PricesField({ form }: FieldsProps): ReactElement {
  const texts = useTexts(customerTexts);
  const { yes, no } = useTexts(uiTexts);
  const choices: readonly Choice[] = [
    ['', texts.companyPrices],
    ['yes', yes],
    ['no', no],
  ];
  return (
    <SelectField
      {...form.field('priceIncludesTax', choices)}
      label={texts.includesTax}
      choices={choices}
    />
  );
}

/** Payment terms and currency. */
export function PartyTermsFields({ form, isKnown }: PartyTradeProps): ReactElement {
  const texts = useTexts(customerTexts);
  const currencies = useCurrencyChoices();
  const { currencyCode: chosen } = form.values;
  const isListed = chosen === '' || currencies.some(([code]) => code === chosen);
  const terms: readonly Choice[] = [
    ['', texts.defaultTerms],
    ...usePaymentTerms().map(({ code, name }): Choice => [code, name]),
  ];
  const currencyChoices: readonly Choice[] = [
    ...(isKnown ? [] : [['', texts.defaultCurrency] as const]),
    ...currencies,
    ...(isListed ? [] : [[chosen, chosen] as const]),
  ];
  return (
    <>
      <SelectField {...form.field('paymentTerms', terms)} label={texts.terms} choices={terms} />
      <SelectField
        {...form.field('currencyCode', currencyChoices)}
        label={texts.currency}
        choices={currencyChoices}
      />
    </>
  );
}

export function TradeFields({
  form,
  isKnown,
}: FieldsProps & { readonly isKnown: boolean }): ReactElement {
  const texts = useTexts(customerTexts);
  const base = useBaseCurrency();
  return (
    <>
      <div className="form-row">
        <PartyTermsFields form={form} isKnown={isKnown} />
        <DecimalField
          {...form.field('creditLimit')}
          label={base ? texts.creditLimitIn(base) : texts.creditLimit}
          hint={texts.creditLimitHint}
        />
        <PricesField form={form} />
      </div>
      <PartyMarks form={form} isKnown={isKnown} />
      <AreaField {...form.field('notes')} label={texts.notes} maxLength={2000} />
    </>
  );
}
