import type { Customer, CustomerInput } from '@notaria/erp';
import { readDecimal } from '../../data/forms/decimals.js';
import { textOf } from '../../data/forms/entered.js';
import { blankParty, partyBodyOf, partyValuesOf } from '../parties/party-values.js';

export const blank = { ...blankParty, creditLimit: '', priceIncludesTax: '' };

export type CustomerField = keyof typeof blank;
type CustomerValues = Readonly<Record<CustomerField, string>>;

/** A choice between yes, no and the setting of the company, which is empty. */
const choiceOf = (isOn: boolean | null): string => {
  if (isOn === null) return '';
  return isOn ? 'yes' : 'no';
};

/** The values of the customer form. */
export const valuesOf = (customer: Customer): CustomerValues => ({
  ...partyValuesOf(customer),
  creditLimit: textOf(customer.creditLimit),
  priceIncludesTax: choiceOf(customer.priceIncludesTax),
});

/** Returns the request body with every field, so that emptied fields are cleared. */
export const bodyOf = (entered: CustomerValues, known: Customer | undefined): CustomerInput => ({
  ...partyBodyOf(entered, known),
  creditLimit: readDecimal(entered.creditLimit) ?? null,
  priceIncludesTax: entered.priceIncludesTax ? entered.priceIncludesTax === 'yes' : null,
});
