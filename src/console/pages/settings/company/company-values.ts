import type { Company, CompanyInput } from '@notaria/erp';
import { decimalOr, readDecimal } from '../../../data/forms/decimals.js';
import { textOrNull, tickOf } from '../../../data/forms/entered.js';

export type CompanyField =
  | 'name'
  | 'tradeName'
  | 'taxId'
  | 'email'
  | 'phone'
  | 'logoUrl'
  | 'line1'
  | 'line2'
  | 'city'
  | 'region'
  | 'postalCode'
  | 'country'
  | 'timeZone'
  | 'locale'
  | 'taxRounding'
  | 'pricesIncludeTax'
  | 'overReceiptTolerance'
  | 'priceTolerance'
  | 'auditRetentionDays'
  | 'screeningRetentionMonths'
  | 'identityRetentionMonths';
type CompanyValues = Readonly<Record<CompanyField, string>>;

const addressFields = ['line1', 'line2', 'city', 'region', 'postalCode', 'country'] as const;

/** Members of the address are one level deeper in the body. */
export const paths = Object.fromEntries(addressFields.map((name) => [name, `address.${name}`]));

type AddressField = (typeof addressFields)[number];

const addressValuesOf = (address: Company['address']) =>
  Object.fromEntries(addressFields.map((name) => [name, address[name] ?? ''])) as Readonly<
    Record<AddressField, string>
  >;

/** Returns the values of the company form. */
export const valuesOf = ({ address, ...company }: Company): CompanyValues => ({
  ...addressValuesOf(address),
  name: company.name,
  tradeName: company.tradeName ?? '',
  taxId: company.taxId ?? '',
  email: company.email ?? '',
  phone: company.phone ?? '',
  logoUrl: company.logoUrl ?? '',
  timeZone: company.timeZone,
  locale: company.locale,
  taxRounding: company.taxRounding,
  pricesIncludeTax: tickOf(company.pricesIncludeTax),
  overReceiptTolerance: String(company.overReceiptTolerance),
  priceTolerance: String(company.priceTolerance),
  auditRetentionDays: String(company.auditRetentionDays ?? ''),
  screeningRetentionMonths: String(company.screeningRetentionMonths),
  identityRetentionMonths: String(company.identityRetentionMonths),
});

function addressOf(entered: CompanyValues): CompanyInput['address'] {
  const filled = addressFields.filter((name) => entered[name] !== '');
  if (filled.length === 0) return null;
  return Object.fromEntries(filled.map((name) => [name, entered[name]]));
}

/** Returns the request body with every field, so that emptied fields are cleared. */
export const bodyOf = (entered: CompanyValues): CompanyInput => ({
  name: entered.name,
  tradeName: textOrNull(entered.tradeName),
  taxId: textOrNull(entered.taxId),
  email: textOrNull(entered.email),
  phone: textOrNull(entered.phone),
  logoUrl: textOrNull(entered.logoUrl),
  address: addressOf(entered),
  timeZone: entered.timeZone,
  locale: entered.locale === 'en' ? 'en' : 'es',
  taxRounding: entered.taxRounding === 'line' ? 'line' : 'document',
  pricesIncludeTax: entered.pricesIncludeTax === 'yes',
  overReceiptTolerance: decimalOr(entered.overReceiptTolerance, 0),
  priceTolerance: decimalOr(entered.priceTolerance, 0),
  auditRetentionDays: readDecimal(entered.auditRetentionDays) ?? null,
  screeningRetentionMonths: decimalOr(entered.screeningRetentionMonths, 0),
  identityRetentionMonths: decimalOr(entered.identityRetentionMonths, 0),
});
