/** Registers of invented companies, in each format. */

/** Returns an LEI with correct check digits: ISO 7064 mod 97-10, letters count as 10 to 35. */
export function lei(body: string): string {
  const text = body.padEnd(18, '0');
  const digits = [...`${text}00`].map((sign) => Number.parseInt(sign, 36)).join('');
  return `${text}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}`;
}

export const leis = {
  quell: lei('5299QUELLMARK'),
  heron: lei('5299HERONSTAR'),
  iberia: lei('5299LUMENIBERIA'),
};

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const gleifColumns = [
  'LEI',
  'Entity.LegalName',
  'Entity.LegalAddress.FirstAddressLine',
  'Entity.LegalAddress.City',
  'Entity.LegalAddress.Country',
  'Entity.RegistrationAuthority.RegistrationAuthorityEntityID',
  'Entity.LegalForm.EntityLegalFormCode',
  'Entity.EntityStatus',
  'Entity.EntityCreationDate',
  'Registration.RegistrationStatus',
] as const;

type GleifColumn = (typeof gleifColumns)[number];

const usualGleif: Readonly<Record<GleifColumn, string>> = {
  LEI: '',
  'Entity.LegalName': '',
  'Entity.LegalAddress.FirstAddressLine': 'Calle Mayor 1',
  'Entity.LegalAddress.City': 'Madrid',
  'Entity.LegalAddress.Country': 'ES',
  'Entity.RegistrationAuthority.RegistrationAuthorityEntityID': '',
  'Entity.LegalForm.EntityLegalFormCode': '5RDO',
  'Entity.EntityStatus': 'ACTIVE',
  'Entity.EntityCreationDate': '2004-05-06T00:00:00+01:00',
  'Registration.RegistrationStatus': 'ISSUED',
};

/** The layout of the Global LEI Foundation: every cell quoted. */
export const gleifFile = (rows: readonly Partial<Record<GleifColumn, string>>[]): string =>
  [
    gleifColumns.map(cell).join(','),
    ...rows.map((row) =>
      gleifColumns.map((column) => cell(row[column] ?? usualGleif[column])).join(','),
    ),
  ].join('\n');

export const plainHeader =
  'registration_number,name,country,status,legal_form,incorporated_on,address,lei';

export const plainFile = (rows: readonly string[], header = plainHeader): string =>
  `${[header, ...rows].join('\n')}\n`;
