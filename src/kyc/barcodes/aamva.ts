import type { DocumentFields, PostalAddress } from '../engines/index.js';
import { type CardText, readCardText } from './card-text.js';

/** The fields of the code on the back of a North American driving licence or identity card. */
export interface AamvaCard {
  /** The number of the issuing authority, six digits. */
  readonly issuer: string;
  readonly version: number;
  readonly fields: DocumentFields;
  readonly address: PostalAddress;
  /** Names that the code truncates. */
  readonly truncated: readonly ('firstName' | 'lastName')[];
}

type Elements = CardText['elements'];

const first = (elements: Elements, ...names: readonly string[]): string | null =>
  names.map((name) => elements.get(name)).find((value) => value !== undefined) ?? null;

const joined = (parts: readonly (string | null | undefined)[], separator: string): string | null =>
  parts.filter(Boolean).join(separator) || null;

/** `01312035` in the USA, `20350131` in Canada and in the first version: no year begins like a month. */
function dayOf(digits: string | null): string | null {
  const plain = digits?.replace(/[^\d]/g, '') ?? '';
  if (plain.length !== 8) return null;
  const isYearFirst = /^(19|20)/.test(plain);
  const parts = isYearFirst ? /^(....)(..)(..)$/ : /^(..)(..)(....)$/;
  const [, a = '', b = '', c = ''] = parts.exec(plain) ?? [];
  const day = isYearFirst ? `${a}-${b}-${c}` : `${c}-${a}-${b}`;
  const instant = new Date(`${day}T00:00:00.000Z`);
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day);
  return isReal ? day : null;
}

const genders: Readonly<Record<string, DocumentFields['gender']>> = {
  1: 'male',
  2: 'female',
  9: 'other',
  M: 'male',
  F: 'female',
  X: 'other',
};

const provinces = /^(AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT)$/;
const states =
  /^(A[KLRSZ]|C[AOT]|D[CE]|FL|G[AU]|HI|I[ADLN]|K[SY]|LA|M[ADEINOPST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AIT]|W[AIVY])$/;

const countries: Readonly<Record<string, string>> = { USA: 'us', CAN: 'ca', MEX: 'mx' };

/** The first versions do not name the country. The letters of states and provinces do not overlap. */
function countryOf(elements: Elements): string | null {
  const named = countries[first(elements, 'DCG')?.toUpperCase() ?? ''];
  if (named !== undefined) return named;
  const region = first(elements, 'DAJ', 'DAO')?.toUpperCase() ?? '';
  if (provinces.test(region)) return 'ca';
  return states.test(region) ? 'us' : null;
}

interface Names {
  readonly given: string | null;
  readonly family: string | null;
}

const spaced = (name: string | null | undefined): string | null =>
  name?.replace(/[,@]+/g, ' ').replace(/\s+/g, ' ').trim() || null;

/**
 * Later versions have a field for each name. The second and third have one field for all given names, the first has
 * one for all names.
 */
function namesOf(elements: Elements): Names {
  const [family = null, ...given] = (first(elements, 'DAA') ?? '').split(/[,@]/);
  const suffix = first(elements, 'DCU', 'DAE');
  const named = first(elements, 'DAC', 'DCT');
  const middle = elements.has('DAC') ? first(elements, 'DAD') : null;
  return {
    given: spaced(joined([named, middle], ' ') ?? given.join(' ')),
    family: spaced(joined([first(elements, 'DCS', 'DAB') ?? family, suffix], ' ')),
  };
}

function postalCodeOf(code: string | null, country: string | null): string | null {
  const plain = code?.replace(/[\s-]/g, '').toUpperCase() ?? '';
  if (country === 'ca' && /^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(plain)) {
    return `${plain.slice(0, 3)} ${plain.slice(3)}`;
  }
  const [, zip, more] = /^(\d{5})(\d{4})?$/.exec(plain) ?? [];
  if (zip === undefined) return plain || null;
  return more === undefined || more === '0000' ? zip : `${zip}-${more}`;
}

function addressOf(elements: Elements, country: string | null): PostalAddress {
  const street1 = first(elements, 'DAG', 'DAL');
  const street2 = first(elements, elements.has('DAG') ? 'DAH' : 'DAM');
  const city = first(elements, 'DAI', 'DAN');
  const region = first(elements, 'DAJ', 'DAO');
  const postalCode = postalCodeOf(first(elements, 'DAK', 'DAP'), country);
  const formatted = joined([street1, street2, city, joined([region, postalCode], ' ')], ', ');
  return { raw: formatted, formatted, street1, street2, city, region, postalCode, country };
}

/** Parses the text of a card. Returns undefined for other text. */
export function parseAamva(text: string): AamvaCard | undefined {
  const card = readCardText(text);
  if (card === undefined) return undefined;
  const { elements, issuer, kind, version } = card;
  const country = countryOf(elements);
  const address = addressOf(elements, country);
  const { family, given } = namesOf(elements);
  const isCut = (name: string): boolean => elements.get(name)?.toUpperCase() === 'T';
  return {
    issuer,
    version,
    address,
    truncated: [
      ...(isCut('DDF') || isCut('DDG') ? (['firstName'] as const) : []),
      ...(isCut('DDE') ? (['lastName'] as const) : []),
    ],
    fields: {
      documentType: kind === 'DL' ? 'driver_license' : 'id_card',
      documentNumber: first(elements, 'DAQ'),
      firstName: given,
      lastName: family,
      fullName: joined([given, family], ' '),
      dateOfBirth: dayOf(first(elements, 'DBB')),
      gender: genders[first(elements, 'DBC')?.toUpperCase() ?? ''] ?? null,
      // Residents of any nationality have these cards.
      nationality: null,
      issuingCountry: country,
      issueDate: dayOf(first(elements, 'DBD')),
      expiryDate: dayOf(first(elements, 'DBA')),
      address: address.formatted,
    },
  };
}
