import {
  add,
  type Decimal,
  decimal,
  multiply,
  roundHalfAway,
  subtract,
  toSql,
  zero,
} from '../../kernel/values/money.js';
import type { TaxCategory } from '../config/index.js';
import {
  groupLines,
  type TaxedLines,
  type TaxRate,
  type TaxTerms,
  taxesByLine,
} from './issuing/line-taxes.js';

export type { TaxRate } from './issuing/line-taxes.js';

/**
 * Where every number on an invoice comes from, after EN 16931:
 *
 * 1. A line is quantity × unit price less its discount, rounded once: its net, or with included taxes its gross.
 * 2. Several rates of a line are taxes of their own, each of them rounded (a compound one is also taken of the others).
 *    Included ones are removed jointly: their sum is rounded once and shared among them. Equal rates have equal
 *    amounts, so that the tax may then differ from the joint one by a unit.
 * 3. Lines of one category and the same rates are a group. Under `document` rounding each tax is rounded once per group,
 *    and its lines share it to the last unit; under `line` rounding the group's tax is the sum of its lines'.
 * 4. total = Σ nets = Σ bases; taxTotal = Σ taxes; grandTotal = total + taxTotal. With included taxes that is Σ gross.
 * 5. In the company's currency each base and each tax, also each of several, is converted and rounded, and the totals
 *    are their sums.
 *
 * All rounding is half away from zero, so that negated quantities negate every amount.
 */
export interface LineFigures {
  readonly quantity: Decimal;
  readonly unitPrice: Decimal;
  readonly discountPercent: Decimal;
  /** Taxes in the order of the line, without zero rates. */
  readonly taxes: readonly TaxRate[];
}

export interface Terms extends TaxTerms {
  /** Units of the company's currency per unit of the document's. */
  readonly exchangeRate: Decimal;
  readonly companyDecimals: number;
}

export interface LineAmounts {
  readonly net: Decimal;
  readonly tax: Decimal;
  readonly rate: Decimal;
  readonly category: TaxCategory;
}

export interface TaxGroup {
  readonly category: TaxCategory;
  readonly rate: Decimal;
  readonly base: Decimal;
  readonly amount: Decimal;
  readonly exemptionReason: string | null;
  /** The parts by rate, if the group has several. */
  readonly parts: readonly {
    readonly code: string;
    readonly rate: string;
    readonly amount: Decimal;
  }[];
  readonly companyBase: Decimal;
  readonly companyAmount: Decimal;
}

export interface Totals {
  readonly total: Decimal;
  readonly taxTotal: Decimal;
  readonly grandTotal: Decimal;
}

export interface Figures extends Totals {
  readonly lines: readonly LineAmounts[];
  readonly groups: readonly TaxGroup[];
  readonly company: Totals;
}

const hundred = decimal('100');
const percent = decimal('0.01');

/** Returns quantity × price less the discount, rounded once. */
export function lineAmount(line: LineFigures, decimals: number): Decimal {
  const full = multiply(line.quantity, line.unitPrice);
  const left = subtract(hundred, line.discountPercent);
  return roundHalfAway(multiply(full, left, percent), decimals);
}

function totalsOf(bases: readonly Decimal[], amounts: readonly Decimal[]): Totals {
  const total = add(...bases);
  const taxTotal = add(...amounts);
  return { total, taxTotal, grandTotal: add(total, taxTotal) };
}

/** Returns the parts of the tax of a group by rate; empty for a single rate. */
function taxParts(taxes: readonly TaxRate[], byTax: readonly Decimal[]): TaxGroup['parts'] {
  if (taxes.length < 2) return [];
  return taxes.map(({ code, rate }, at) => ({ code, rate, amount: byTax[at] ?? zero }));
}

/**
 * Returns the figures of a tax group.
 *
 * @param amounts  of each line of the group: net, or with included taxes gross
 */
function groupFigures(
  taxed: TaxedLines,
  amounts: readonly Decimal[],
  terms: Terms,
): { readonly lines: readonly LineAmounts[]; readonly group: TaxGroup } {
  const { category, rate, taxes } = taxed;
  const { companyDecimals, exchangeRate, pricesIncludeTax } = terms;
  const convert = (amount: Decimal) =>
    roundHalfAway(multiply(amount, exchangeRate), companyDecimals);
  const byLine = taxesByLine(taxed, amounts, terms);
  const byTax = byLine.map((shares) => add(...shares));
  const lines = amounts.map((amount, at) => {
    const tax = add(...byLine.map((shares) => shares[at] ?? zero));
    return { net: pricesIncludeTax ? subtract(amount, tax) : amount, tax, rate, category };
  });
  const base = add(...lines.map(({ net }) => net));
  const group = {
    category,
    rate,
    base,
    amount: add(...byTax),
    exemptionReason: taxes[0]?.exemptionReason ?? null,
    parts: taxParts(taxes, byTax),
    companyBase: convert(base),
    companyAmount: add(...byTax.map(convert)),
  };
  return { lines, group };
}

/** Returns all amounts of a document. */
export function figuresOf(lines: readonly LineFigures[], terms: Terms): Figures {
  const lineAmounts = lines.map((line) => lineAmount(line, terms.decimals));
  const amounts: LineAmounts[] = [];
  const groups = groupLines(lines).map((taxed) => {
    const grouped = taxed.lines.map((index) => lineAmounts[index] ?? zero);
    const figures = groupFigures(taxed, grouped, terms);
    for (const [at, line] of figures.lines.entries()) amounts[taxed.lines[at] ?? 0] = line;
    return figures.group;
  });
  return {
    lines: amounts,
    groups,
    ...totalsOf(
      groups.map(({ base }) => base),
      groups.map(({ amount }) => amount),
    ),
    company: totalsOf(
      groups.map(({ companyBase }) => companyBase),
      groups.map(({ companyAmount }) => companyAmount),
    ),
  };
}

/** Returns the fault of the taxes of a line. Several rates are allowed only if each of them is due. */
export function findTaxFault(taxes: readonly TaxRate[]): 'withholding' | 'mixed' | undefined {
  if (taxes.some(({ category }) => category === 'withholding')) return 'withholding';
  const isDue = ({ category }: TaxRate) => category === 'standard' || category === 'reduced';
  return taxes.length > 1 && !taxes.every(isDue) ? 'mixed' : undefined;
}

/** Returns true for amounts of 10^13 and more, which exceed columns and replies. */
export function isTooLarge({ grandTotal, company }: Figures): boolean {
  const limit = decimal('9999999999999');
  return grandTotal.abs().gt(limit) || company.grandTotal.abs().gt(limit);
}

/** Returns the tax breakdown to store with the document. */
export function storedTaxes(groups: readonly TaxGroup[]) {
  return groups.map((group) => ({
    category: group.category,
    rate: toSql(group.rate),
    base: toSql(group.base),
    amount: toSql(group.amount),
    companyBase: toSql(group.companyBase),
    companyAmount: toSql(group.companyAmount),
    ...(group.exemptionReason === null ? {} : { exemptionReason: group.exemptionReason }),
    ...(group.parts.length === 0
      ? {}
      : { parts: group.parts.map((part) => ({ ...part, amount: toSql(part.amount) })) }),
  }));
}

export type StoredTax = ReturnType<typeof storedTaxes>[number];
