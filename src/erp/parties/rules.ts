import type { components } from '../../../generated/erp/types.js';

type Schemas = components['schemas'];
export type Address = Schemas['PartyAddress'];
export type Contact = Schemas['Contact'];

/** The members of customers and vendors in a request. An absent member keeps its value. */
export type PartyInput = Omit<Schemas['CustomerInput'], 'creditLimit' | 'priceIncludesTax'>;

/** The stored fields of a party. The type of a tax number may still be unknown. */
export interface PartyMembers {
  readonly name: string;
  readonly tradeName: string | null;
  readonly taxIdType: string | null;
  readonly taxId: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: 'es' | 'en' | null;
  readonly address: Address;
  readonly paymentTerms: string | null;
  readonly currencyCode: string;
  readonly blocked: boolean;
  readonly contacts: readonly Contact[];
  readonly notes: string | null;
  readonly active: boolean;
}

const nowhere: Address = {
  line1: null,
  line2: null,
  city: null,
  region: null,
  postalCode: null,
  country: null,
};

export const newParty = (currencyCode: string): PartyMembers => ({
  name: '',
  tradeName: null,
  taxIdType: null,
  taxId: null,
  email: null,
  phone: null,
  language: null,
  address: nowhere,
  paymentTerms: null,
  currencyCode,
  blocked: false,
  contacts: [],
  notes: null,
  active: true,
});

export const keep = <T>(sent: T | undefined, value: T): T => (sent === undefined ? value : sent);

/** Returns null for an empty text. */
const textOf = (text: string | null | undefined): string | null => text || null;

function addressOf(sent: PartyInput['address'], current: Address): Address {
  if (sent === undefined) return current;
  if (sent === null) return nowhere;
  return {
    line1: textOf(sent.line1),
    line2: textOf(sent.line2),
    city: textOf(sent.city),
    region: textOf(sent.region),
    postalCode: textOf(sent.postalCode),
    country: textOf(sent.country),
  };
}

/** A type needs a number. Without a type in the request, the stored type remains, or it is recognised later. */
function taxIdOf(current: PartyMembers, input: PartyInput) {
  const taxId = keep(input.taxId, current.taxId);
  const taxIdType = taxId === null ? null : keep(input.taxIdType, current.taxIdType);
  return { taxId, taxIdType };
}

/**
 * Merges a request into a party. Absent members keep their values, null clears them, and an address and the contacts
 * are replaced as a whole.
 */
export function mergeParty(current: PartyMembers, input: PartyInput): PartyMembers {
  return {
    name: input.name,
    tradeName: keep(input.tradeName, current.tradeName),
    ...taxIdOf(current, input),
    email: keep(input.email, current.email),
    phone: keep(input.phone, current.phone),
    language: keep(input.language, current.language),
    address: addressOf(input.address, current.address),
    paymentTerms: keep(input.paymentTerms, current.paymentTerms),
    currencyCode: keep(input.currencyCode, current.currencyCode),
    blocked: keep(input.blocked, current.blocked),
    contacts: keep(input.contacts, current.contacts),
    notes: textOf(keep(input.notes, current.notes)),
    active: keep(input.active, current.active),
  };
}
