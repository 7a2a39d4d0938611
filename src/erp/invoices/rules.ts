import {
  add,
  type Decimal,
  decimal,
  divide,
  multiply,
  roundHalfAway,
  subtract,
  toSql,
  zero,
} from '../../kernel/money.js';

/**
 * Where every number on an invoice comes from, after EN 16931:
 *
 * 1. A line is quantity × unit price less its discount, rounded once: its net, or with included taxes its gross.
 * 2. A line's rates are added up (a compound one is also taken of the others); included ones are removed jointly.
 * 3. Lines of one category and rate are a group. Under `document` rounding tax is rounded once per group, and its
 *    lines share it to the last unit; under `line` rounding the group's tax is the sum of its lines'.
 * 4. total = Σ nets = Σ bases; taxTotal = Σ taxes; grandTotal = total + taxTotal. With included taxes that is Σ gross.
 * 5. In the company's currency each base and each tax is converted and rounded, and the totals are their sums.
 *
 * All rounding is half away from zero, so that negated quantities negate every amount.
 */
export type TaxCategory =
  | 'standard'
  | 'reduced'
  | 'zero'
  | 'exempt'
  | 'not_subject'
  | 'reverse_charge'
  | 'withholding';

export interface TaxRate {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** Percent, a decimal text. */
  readonly rate: string;
  readonly category: TaxCategory;
  /** Taken of the net and of the taxes before it. */
  readonly isCompound: boolean;
  readonly exemptionReason: string | null;
}

export interface LineFigures {
  readonly quantity: Decimal;
  readonly unitPrice: Decimal;
  readonly discountPercent: Decimal;
  /** In the order of the line; none is zero-rated. */
  readonly taxes: readonly TaxRate[];
}

export interface Terms {
  /** Of the document's currency. */
  readonly decimals: number;
  readonly rounding: 'document' | 'line';
  readonly pricesIncludeTax: boolean;
  /** Company currency per unit of the document's. */
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
  /** By rate, where the group has several. */
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
/** Of shares before they are rounded: far beyond what any rounding looks at. */
const exactDecimals = 20;

/** Quantity × price less the discount, rounded once. */
export function lineAmount(line: LineFigures, decimals: number): Decimal {
  const full = multiply(line.quantity, line.unitPrice);
  const left = subtract(hundred, line.discountPercent);
  return roundHalfAway(multiply(full, left, percent), decimals);
}

/** The rates of a line as one, in percent. */
export function jointRate(taxes: readonly TaxRate[]): Decimal {
  return taxes.reduce((sum, tax) => {
    const rate = decimal(tax.rate);
    const ofTaxes = tax.isCompound ? multiply(sum, rate, percent) : zero;
    return add(sum, rate, ofTaxes);
  }, zero);
}

/** Tax on a net amount, or in a gross one; not rounded to the currency. */
function taxOf(amount: Decimal, rate: Decimal, isIncluded: boolean): Decimal {
  const part = multiply(amount, rate);
  return isIncluded ? divide(part, add(hundred, rate), exactDecimals) : multiply(part, percent);
}

/**
 * Shares a rounded total among exact amounts: each is cut to the unit, and what is then left goes, unit by unit,
 * to where most was cut off. The shares add up to the total.
 */
export function shareOut(
  total: Decimal,
  exact: readonly Decimal[],
  decimals: number,
): readonly Decimal[] {
  const cut = exact.map((amount) => amount.round(decimals, 0));
  const left = subtract(total, add(...cut));
  if (left.eq(zero)) return cut;
  const unit = divide(decimal('1'), decimal(`1${'0'.repeat(decimals)}`), decimals);
  const step = left.lt(zero) ? unit.times(decimal('-1')) : unit;
  const byLoss = exact
    .map((amount, index) => ({ index, loss: multiply(subtract(amount, cut[index] ?? zero), step) }))
    .sort((a, b) => b.loss.cmp(a.loss) || a.index - b.index);
  const shares = [...cut];
  const units = Number(divide(left, step, 0).toString());
  for (let given = 0; given < units; given += 1) {
    const { index } = byLoss[given % byLoss.length] ?? { index: 0 };
    shares[index] = add(shares[index] ?? zero, step);
  }
  return shares;
}

interface Member {
  readonly index: number;
  /** Net, or with included taxes gross. */
  readonly amount: Decimal;
}

interface Group {
  readonly taxes: readonly TaxRate[];
  readonly category: TaxCategory;
  readonly rate: Decimal;
  readonly members: Member[];
}

/** Lines are taxed alike when category, rates and reason are the same. */
function groupKey(taxes: readonly TaxRate[]): string {
  return taxes
    .map(({ category, rate, isCompound, exemptionReason }) =>
      [category, decimal(rate).toString(), isCompound, exemptionReason ?? ''].join('\u0000'),
    )
    .sort()
    .join('\u0001');
}

function groupLines(lines: readonly LineFigures[], decimals: number): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const [index, line] of lines.entries()) {
    const { taxes } = line;
    const key = groupKey(taxes);
    let group = groups.get(key);
    if (!group) {
      group = {
        taxes,
        category: taxes[0]?.category ?? 'zero',
        rate: jointRate(taxes),
        members: [],
      };
      groups.set(key, group);
    }
    group.members.push({ index, amount: lineAmount(line, decimals) });
  }
  return [...groups.values()].sort(
    (a, b) => b.rate.cmp(a.rate) || a.category.localeCompare(b.category),
  );
}

/** The tax of each line of a group. */
function lineTaxes({ rate, members }: Group, terms: Terms): readonly Decimal[] {
  const { decimals, rounding, pricesIncludeTax } = terms;
  const exact = members.map(({ amount }) => taxOf(amount, rate, pricesIncludeTax));
  if (rounding === 'line') return exact.map((tax) => roundHalfAway(tax, decimals));
  const sum = add(...members.map(({ amount }) => amount));
  const tax = roundHalfAway(taxOf(sum, rate, pricesIncludeTax), decimals);
  return shareOut(tax, exact, decimals);
}

function partsOf({ taxes, rate }: Group, amount: Decimal, decimals: number) {
  if (taxes.length < 2) return [];
  const exact = taxes.map((_, index) => {
    const share = subtract(jointRate(taxes.slice(0, index + 1)), jointRate(taxes.slice(0, index)));
    return rate.eq(zero) ? zero : divide(multiply(amount, share), rate, exactDecimals);
  });
  const shares = shareOut(amount, exact, decimals);
  return taxes.map(({ code, rate: own }, index) => ({
    code,
    rate: own,
    amount: shares[index] ?? zero,
  }));
}

function totalsOf(bases: readonly Decimal[], amounts: readonly Decimal[]): Totals {
  const total = add(...bases);
  const taxTotal = add(...amounts);
  return { total, taxTotal, grandTotal: add(total, taxTotal) };
}

/** All amounts of a document. */
export function figuresOf(lines: readonly LineFigures[], terms: Terms): Figures {
  const { decimals, pricesIncludeTax, exchangeRate, companyDecimals } = terms;
  const amounts: LineAmounts[] = [];
  const convert = (amount: Decimal) =>
    roundHalfAway(multiply(amount, exchangeRate), companyDecimals);
  const groups = groupLines(lines, decimals).map((group): TaxGroup => {
    const { category, rate } = group;
    const taxes = lineTaxes(group, terms);
    const nets = group.members.map(({ amount }, at) =>
      pricesIncludeTax ? subtract(amount, taxes[at] ?? zero) : amount,
    );
    for (const [at, { index }] of group.members.entries()) {
      amounts[index] = { net: nets[at] ?? zero, tax: taxes[at] ?? zero, rate, category };
    }
    const base = add(...nets);
    const amount = add(...taxes);
    return {
      category,
      rate,
      base,
      amount,
      exemptionReason: group.taxes[0]?.exemptionReason ?? null,
      parts: partsOf(group, amount, decimals),
      companyBase: convert(base),
      companyAmount: convert(amount),
    };
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

/** Why a line cannot be taxed so: several rates only together where each is a tax that is due. */
export function findTaxFault(taxes: readonly TaxRate[]): 'withholding' | 'mixed' | undefined {
  if (taxes.some(({ category }) => category === 'withholding')) return 'withholding';
  const isDue = ({ category }: TaxRate) => category === 'standard' || category === 'reduced';
  return taxes.length > 1 && !taxes.every(isDue) ? 'mixed' : undefined;
}

/** Amounts of 10^13 and more fit no column and no reply. */
export function isTooLarge({ grandTotal, company }: Figures): boolean {
  const limit = decimal('9999999999999');
  return grandTotal.abs().gt(limit) || company.grandTotal.abs().gt(limit);
}

/** The breakdown as it is kept with the document. */
export function keptTaxes(groups: readonly TaxGroup[]) {
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

export type KeptTax = ReturnType<typeof keptTaxes>[number];
