import type { Customer, CustomerInput } from '@notaria/erp';
import { readDecimal } from '../../data/forms/decimals.js';

export const blank = {
  code: '',
  name: '',
  tradeName: '',
  taxIdType: '',
  taxId: '',
  email: '',
  phone: '',
  language: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  paymentTerms: '',
  currencyCode: '',
  creditLimit: '',
  priceIncludesTax: '',
  blocked: '',
  active: 'yes',
  notes: '',
};

export type CustomerField = keyof typeof blank;
export type CustomerValues = Readonly<Record<CustomerField, string>>;

const textOf = (value: string | number | null): string => (value === null ? '' : String(value));

const orNull = (text: string): string | null => (text === '' ? null : text);

const mark = (isOn: boolean): string => (isOn ? 'yes' : '');

/** A choice between yes, no and the setting of the company, which is empty. */
const choiceOf = (isOn: boolean | null): string => {
  if (isOn === null) return '';
  return isOn ? 'yes' : 'no';
};

/** A customer as the fields of its form show it. */
export const valuesOf = ({ address, ...customer }: Customer): CustomerValues => ({
  code: customer.code,
  name: customer.name,
  tradeName: textOf(customer.tradeName),
  taxIdType: textOf(customer.taxIdType),
  taxId: textOf(customer.taxId),
  email: textOf(customer.email),
  phone: textOf(customer.phone),
  language: textOf(customer.language),
  line1: textOf(address.line1),
  line2: textOf(address.line2),
  city: textOf(address.city),
  region: textOf(address.region),
  postalCode: textOf(address.postalCode),
  country: textOf(address.country),
  paymentTerms: textOf(customer.paymentTerms),
  currencyCode: customer.currencyCode,
  creditLimit: textOf(customer.creditLimit),
  priceIncludesTax: choiceOf(customer.priceIncludesTax),
  blocked: mark(customer.blocked),
  active: mark(customer.active),
  notes: textOf(customer.notes),
});

/** A number that was entered anew has its kind recognised, unless that was entered too. */
function taxOf({ taxId, taxIdType }: CustomerValues, known: Customer | undefined) {
  if (taxId === '') return { taxId: null, taxIdType: null };
  const isTypeKept = known !== undefined && taxIdType === (known.taxIdType ?? '');
  const isNumberKept = known !== undefined && taxId === known.taxId;
  if (taxIdType === '' || (isTypeKept && !isNumberKept)) return { taxId };
  return { taxId, taxIdType: taxIdType.toUpperCase() };
}

const languageOf = (text: string): CustomerInput['language'] =>
  text === 'es' || text === 'en' ? text : null;

/** Returns the request body with every field, so that emptied fields are cleared. */
export function bodyOf(entered: CustomerValues, known: Customer | undefined): CustomerInput {
  const { code, currencyCode, country } = entered;
  return {
    name: entered.name,
    ...(code ? { code } : {}),
    tradeName: orNull(entered.tradeName),
    ...taxOf(entered, known),
    email: orNull(entered.email),
    phone: orNull(entered.phone),
    language: languageOf(entered.language),
    address: {
      line1: orNull(entered.line1),
      line2: orNull(entered.line2),
      city: orNull(entered.city),
      region: orNull(entered.region),
      postalCode: orNull(entered.postalCode),
      country: orNull(country.toUpperCase()),
    },
    paymentTerms: orNull(entered.paymentTerms),
    ...(currencyCode ? { currencyCode } : {}),
    creditLimit: readDecimal(entered.creditLimit) ?? null,
    priceIncludesTax: entered.priceIncludesTax ? entered.priceIncludesTax === 'yes' : null,
    blocked: entered.blocked === 'yes',
    ...(known === undefined ? {} : { active: entered.active === 'yes' }),
    notes: orNull(entered.notes),
  };
}
