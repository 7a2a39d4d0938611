import type { Message } from '../../kernel/messages/catalog.js';
import { addDays, endOfNextMonth } from '../../kernel/values/time.js';
import { text } from './messages/index.js';

/** The due day of a document: a number of days after its issue, or the last day of the following month. */
export interface Terms {
  readonly kind: 'days' | 'end_of_next_month';
  readonly days: number;
}

/** The default payment terms: due on the day of issue. */
export const cashCode = 'CONTADO';

interface DefaultTerms extends Terms {
  readonly code: string;
  readonly name: Message;
}

const credit = (days: number): DefaultTerms => ({
  code: `CREDITO_${days}`,
  kind: 'days',
  days,
  name: text('netTerms', { days }),
});

/** The payment terms of a new company. */
export const usualTerms: readonly DefaultTerms[] = [
  { code: cashCode, kind: 'days', days: 0, name: text('cashTerms') },
  ...[8, 15, 30, 45, 60, 90].map(credit),
  {
    code: 'FIN_DE_MES_SIGUIENTE',
    kind: 'end_of_next_month',
    days: 0,
    name: text('nextMonthTerms'),
  },
];

/** Returns the due day of a document. It is calendar arithmetic without a time zone. */
export function dueDay({ kind, days }: Terms, issueDay: string): string {
  return kind === 'days' ? addDays(issueDay, days) : endOfNextMonth(issueDay);
}

/** The prefix of each document type until the company changes its series. */
export const seriesDefaults = {
  invoice: { prefix: 'F-', pad: 6, keepsDateOrder: true },
  credit_note: { prefix: 'NC-', pad: 6, keepsDateOrder: true },
  adjustment: { prefix: 'AJ-', pad: 6, keepsDateOrder: false },
  transfer: { prefix: 'TR-', pad: 6, keepsDateOrder: false },
  purchase_order: { prefix: 'OC-', pad: 6, keepsDateOrder: false },
  reception: { prefix: 'RC-', pad: 6, keepsDateOrder: false },
  collection: { prefix: 'RE-', pad: 6, keepsDateOrder: false },
  vendor_payment: { prefix: 'PA-', pad: 6, keepsDateOrder: false },
} as const;

export type TaxCategory =
  | 'standard'
  | 'reduced'
  | 'zero'
  | 'exempt'
  | 'not_subject'
  | 'reverse_charge'
  | 'withholding';

const untaxed: ReadonlySet<TaxCategory> = new Set(['exempt', 'not_subject', 'reverse_charge']);

export interface TaxFacts {
  readonly rate: number;
  readonly category: TaxCategory;
  readonly exemptionReason: string | null;
  readonly validFrom: string;
  readonly validTo: string | null;
}

/** Returns the member that contradicts the others, if there is one. */
export function findTaxFault(tax: TaxFacts): 'rate' | 'exemptionReason' | 'validTo' | undefined {
  const isUntaxed = untaxed.has(tax.category);
  if ((isUntaxed || tax.category === 'zero') && tax.rate !== 0) return 'rate';
  if (isUntaxed && tax.exemptionReason === null) return 'exemptionReason';
  return tax.validTo !== null && tax.validTo < tax.validFrom ? 'validTo' : undefined;
}

/** An absent member keeps its value; an empty text removes it. */
export function keepText(sent: string | null | undefined, value: string | null): string | null {
  if (sent === undefined) return value;
  return sent === '' ? null : sent;
}

export interface CompanyAddress {
  readonly line1?: string;
  readonly line2?: string;
  readonly city?: string;
  readonly region?: string;
  readonly postalCode?: string;
  readonly country?: string;
}

/** The stored optional members. */
export interface CompanyMembers {
  readonly tradeName: string | null;
  readonly taxId: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: CompanyAddress;
  readonly logoUrl: string | null;
  readonly timeZone: string;
  readonly locale: string;
  readonly taxRounding: 'document' | 'line';
  readonly pricesIncludeTax: boolean;
  /** Percent. */
  readonly overReceiptTolerance: number;
  /** Percent. */
  readonly priceTolerance: number;
  /** Null: without end. */
  readonly auditRetentionDays: number | null;
  /** For how many months the law demands decided records of verification. */
  readonly screeningRetentionMonths: number;
  readonly identityRetentionMonths: number;
  readonly requireSecondFactor: boolean;
  /** Roles whose users must have a second factor. */
  readonly secondFactorRoles: readonly string[];
}

/** The members of a company in a request. An absent member keeps its value. */
export type CompanyInput = {
  readonly [Member in keyof CompanyMembers]?: CompanyMembers[Member] | null;
};

/** Null is a value, which a request may send. */
const keepUnlessSent = <T>(sent: T | undefined, current: T): T =>
  sent === undefined ? current : sent;

/**
 * Merges a request into a company. Absent optional members keep their values, null and empty text clear them, and an
 * address is replaced as a whole.
 */
export function mergeCompany(current: CompanyMembers, input: CompanyInput): CompanyMembers {
  const { address } = input;
  return {
    tradeName: keepText(input.tradeName, current.tradeName),
    taxId: keepText(input.taxId, current.taxId),
    email: keepText(input.email, current.email),
    phone: keepText(input.phone, current.phone),
    address: address === undefined ? current.address : (address ?? {}),
    logoUrl: keepText(input.logoUrl, current.logoUrl),
    timeZone: input.timeZone ?? current.timeZone,
    locale: input.locale ?? current.locale,
    taxRounding: input.taxRounding ?? current.taxRounding,
    pricesIncludeTax: input.pricesIncludeTax ?? current.pricesIncludeTax,
    overReceiptTolerance: input.overReceiptTolerance ?? current.overReceiptTolerance,
    priceTolerance: input.priceTolerance ?? current.priceTolerance,
    auditRetentionDays: keepUnlessSent(input.auditRetentionDays, current.auditRetentionDays),
    screeningRetentionMonths: input.screeningRetentionMonths ?? current.screeningRetentionMonths,
    identityRetentionMonths: input.identityRetentionMonths ?? current.identityRetentionMonths,
    requireSecondFactor: input.requireSecondFactor ?? current.requireSecondFactor,
    secondFactorRoles: input.secondFactorRoles ?? current.secondFactorRoles,
  };
}

/** Returns true if the change opens closed days. Null means that no day is closed. */
export function opensPeriod(from: string | null, to: string | null): boolean {
  return from !== null && (to === null || to < from);
}
