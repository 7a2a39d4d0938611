import { clip } from '../../../kernel/values/clip.js';
import {
  type CompanyStatus,
  countryOf,
  dayOf,
  isLei,
  numberKey,
  type RegisterCompany,
} from '../company.js';
import type { ReadRequest } from './import-register.js';
import { RegisterError, type RegisterFile, type Row, readRows } from './source.js';

export type Format = 'gleif' | 'plain';

const [longestName, longestForm, longestAddress, longestNumber] = [500, 200, 500, 100];

const cut = (text: string | undefined, length: number): string | null =>
  text === undefined ? null : clip(text, length);

const gleif = {
  lei: 'LEI',
  name: 'Entity.LegalName',
  country: 'Entity.LegalAddress.Country',
  jurisdiction: 'Entity.LegalJurisdiction',
  number: 'Entity.RegistrationAuthority.RegistrationAuthorityEntityID',
  status: 'Entity.EntityStatus',
  created: 'Entity.EntityCreationDate',
  form: 'Entity.LegalForm.OtherLegalForm',
  formCode: 'Entity.LegalForm.EntityLegalFormCode',
  registration: 'Registration.RegistrationStatus',
  address: [
    'Entity.LegalAddress.FirstAddressLine',
    'Entity.LegalAddress.AdditionalAddressLine.1',
    'Entity.LegalAddress.City',
    'Entity.LegalAddress.PostalCode',
  ],
} as const;

const gleifStatus: ReadonlyMap<string, CompanyStatus> = new Map([
  ['ACTIVE', 'active'],
  ['INACTIVE', 'inactive'],
]);

/** A status of entries that duplicate another one or were made by mistake. */
const voidRecords: ReadonlySet<string> = new Set(['DUPLICATE', 'ANNULLED']);

/** Parses a row. Returns undefined for a row that is not a company. */
function readGleif({ cells }: Row): RegisterCompany | undefined {
  const lei = cells[gleif.lei]?.toUpperCase() ?? '';
  const name = cells[gleif.name];
  const country = countryOf(cells[gleif.country]) ?? countryOf(cells[gleif.jurisdiction]);
  if (!isLei(lei) || name === undefined || country === undefined) return undefined;
  if (voidRecords.has(cells[gleif.registration] ?? '')) return undefined;
  const address = gleif.address.flatMap((column) => cells[column] ?? []).join(', ');
  return {
    id: lei,
    name: clip(name, longestName),
    country,
    registrationNumber: cut(cells[gleif.number], longestNumber),
    lei,
    status: gleifStatus.get(cells[gleif.status] ?? '') ?? 'unknown',
    legalForm: cut(cells[gleif.form] ?? cells[gleif.formCode], longestForm),
    incorporatedOn: dayOf(cells[gleif.created]) ?? null,
    address: cut(address === '' ? undefined : address, longestAddress),
  };
}

/** Words that negate the next one: not active, no vigente, deregistered. */
const accepted =
  /\b(((not|no|non|never)[ -]?(in )?|(de|un)-?)(activ|ativ|vigente|live|open|register|good standing)|in-?a[ck]?tiv)/;
const ended =
  /dissol|disuel|disol|struck|removed|closed|cerrad|liquidat|liquidad|suspend|cancel|baja|cesad|ann?ul|revo[ck]|extin|bankrupt|insolv|quiebra|expired|vencid|caduc|terminat|forfeit|merged|fusionad|absor/;

const words: readonly (readonly [CompanyStatus, RegExp])[] = [
  ['inactive', new RegExp(`${accepted.source}|${ended.source}`)],
  ['active', /activ|ativ|vigente|live|open|registered|good standing|alta|normal/],
];

/** Parses a status in English or Spanish. Returns `unknown` for other words. */
export function statusOf(text: string | undefined): CompanyStatus {
  const written = text?.toLowerCase() ?? '';
  return words.find(([, pattern]) => pattern.test(written))?.[0] ?? 'unknown';
}

interface PlainCells {
  readonly name: string | undefined;
  readonly country: string | undefined;
  readonly number: string | undefined;
  readonly lei: string | undefined;
  readonly incorporatedOn: string | undefined;
}

function faultOf(row: PlainCells, { cells }: Row): string | undefined {
  const { country, incorporatedOn, lei, name, number } = row;
  const founded = cells['incorporated_on'];
  const faults: readonly (readonly [boolean, string])[] = [
    [name === undefined, 'there is no name'],
    [country === undefined, `${cells['country'] ?? 'nothing'} is no country`],
    [number === undefined && lei === undefined, 'there is neither a number nor an LEI'],
    [(number?.length ?? 0) > longestNumber, 'the number is too long'],
    [lei !== undefined && !isLei(lei), `the check digits of the LEI ${lei} are wrong`],
    [founded !== undefined && incorporatedOn === undefined, `${founded} is no day`],
  ];
  return faults.find(([isFound]) => isFound)?.[1];
}

const codeOf = (written: string | undefined, usual: string | undefined): string | undefined => {
  if (written === undefined) return usual;
  return written.length === 2 ? countryOf(written) : undefined;
};

/** @throws RegisterError for an invalid row, because a hand-made register must be corrected by hand */
function readPlain(row: Row, file: RegisterFile, usual: string | undefined): RegisterCompany {
  const { address, incorporated_on: founded, legal_form: form, name = '', status } = row.cells;
  const { registration_number: written = '' } = row.cells;
  // A dash means that there is no value.
  const number = numberKey(written) === '' ? undefined : written;
  const country = codeOf(row.cells['country'], usual) ?? '';
  const lei = row.cells['lei']?.toUpperCase();
  const incorporatedOn = dayOf(founded);
  const read = { name: name || undefined, country: country || undefined, number, lei };
  const fault = faultOf({ incorporatedOn, ...read }, row);
  if (fault !== undefined) throw new RegisterError(`${file.name}, line ${row.line}: ${fault}`);
  return {
    id: `${country}:${number === undefined ? lei : numberKey(number)}`,
    name: clip(name, longestName),
    country,
    registrationNumber: number ?? null,
    lei: lei ?? null,
    status: statusOf(status),
    legalForm: cut(form, longestForm),
    incorporatedOn: incorporatedOn ?? null,
    address: cut(address, longestAddress),
  };
}

const required: Readonly<Record<Format, readonly string[]>> = {
  gleif: [gleif.lei, gleif.name, gleif.country, gleif.status],
  plain: ['registration_number', 'name'],
};

/**
 * Yields the companies of a file. `country` is the country of a plain file without that column, or the only country
 * to import from a GLEIF file.
 */
export async function* readCompanies(order: ReadRequest<Format>): AsyncGenerator<RegisterCompany> {
  const { country, file, format, onSkipped } = order;
  for await (const row of readRows(file, required[format])) {
    if (format === 'plain') {
      yield readPlain(row, file, country);
      continue;
    }
    const company = readGleif(row);
    if (company !== undefined && (country === undefined || company.country === country)) {
      yield company;
    } else {
      onSkipped();
    }
  }
}
