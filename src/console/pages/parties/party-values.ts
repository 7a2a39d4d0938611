import type { Customer, CustomerInput, Vendor } from '@notaria/erp';
import { textOf, textOrNull, tickOf } from '../../data/forms/entered.js';

/** The common fields of customers and vendors. */
export const blankParty = {
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
  blocked: '',
  active: 'yes',
  notes: '',
};

export type PartyField = keyof typeof blankParty;
type PartyValues = Readonly<Record<PartyField, string>>;

type Party = Customer | Vendor;

/** Returns the common values of the form. */
export const partyValuesOf = ({ address, ...party }: Party): PartyValues => ({
  code: party.code,
  name: party.name,
  tradeName: textOf(party.tradeName),
  taxIdType: textOf(party.taxIdType),
  taxId: textOf(party.taxId),
  email: textOf(party.email),
  phone: textOf(party.phone),
  language: textOf(party.language),
  line1: textOf(address.line1),
  line2: textOf(address.line2),
  city: textOf(address.city),
  region: textOf(address.region),
  postalCode: textOf(address.postalCode),
  country: textOf(address.country),
  paymentTerms: textOf(party.paymentTerms),
  currencyCode: party.currencyCode,
  blocked: tickOf(party.blocked),
  active: tickOf(party.active),
  notes: textOf(party.notes),
});

/** The server recognises the type of a new number, unless the type was entered as well. */
function taxOf({ taxId, taxIdType }: PartyValues, known: Party | undefined) {
  if (taxId === '') return { taxId: null, taxIdType: null };
  const isTypeKept = known !== undefined && taxIdType === (known.taxIdType ?? '');
  const isNumberKept = known !== undefined && taxId === known.taxId;
  if (taxIdType === '' || (isTypeKept && !isNumberKept)) return { taxId };
  return { taxId, taxIdType: taxIdType.toUpperCase() };
}

const languageOf = (text: string): CustomerInput['language'] =>
  text === 'es' || text === 'en' ? text : null;

/** Returns the members of the request body with every common field, so that emptied fields are cleared. */
export function partyBodyOf(entered: PartyValues, known: Party | undefined) {
  const { code, currencyCode, country } = entered;
  return {
    name: entered.name,
    ...(code ? { code } : {}),
    tradeName: textOrNull(entered.tradeName),
    ...taxOf(entered, known),
    email: textOrNull(entered.email),
    phone: textOrNull(entered.phone),
    language: languageOf(entered.language),
    address: {
      line1: textOrNull(entered.line1),
      line2: textOrNull(entered.line2),
      city: textOrNull(entered.city),
      region: textOrNull(entered.region),
      postalCode: textOrNull(entered.postalCode),
      country: textOrNull(country.toUpperCase()),
    },
    paymentTerms: textOrNull(entered.paymentTerms),
    ...(currencyCode ? { currencyCode } : {}),
    blocked: entered.blocked === 'yes',
    ...(known === undefined ? {} : { active: entered.active === 'yes' }),
    notes: textOrNull(entered.notes),
  };
}

/** Members of the address are one level deeper in the body. */
export const partyPaths = Object.fromEntries(
  ['line1', 'line2', 'city', 'region', 'postalCode', 'country'].map((name) => [
    name,
    `address.${name}`,
  ]),
);
