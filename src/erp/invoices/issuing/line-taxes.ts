import {
  add,
  type Decimal,
  decimal,
  divide,
  multiply,
  roundHalfAway,
  subtract,
  zero,
} from '../../../kernel/values/money.js';
import type { TaxCategory } from '../../config/index.js';

export interface TaxRate {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** Percent, a decimal text. */
  readonly rate: string;
  readonly category: TaxCategory;
  /** True if it is computed on the net and the taxes before it. */
  readonly isCompound: boolean;
  readonly exemptionReason: string | null;
}

export interface TaxTerms {
  /** Decimals of the document's currency. */
  readonly decimals: number;
  readonly rounding: 'document' | 'line';
  readonly pricesIncludeTax: boolean;
}

const hundred = decimal('100');
const percent = decimal('0.01');
/** Decimals of shares before rounding, far more than rounding needs. */
const exactDecimals = 20;

/** Returns the combined rate of a line in percent. */
export function jointRate(taxes: readonly TaxRate[]): Decimal {
  return taxes.reduce((sum, tax) => {
    const rate = decimal(tax.rate);
    const ofTaxes = tax.isCompound ? multiply(sum, rate, percent) : zero;
    return add(sum, rate, ofTaxes);
  }, zero);
}

/**
 * Divides a rounded total in proportion to exact amounts. Truncates each share to the unit, and gives the remaining
 * units to the shares with the largest remainders. The shares add up to the total.
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

/** Lines with the same taxes. */
export interface TaxedLines {
  readonly taxes: readonly TaxRate[];
  readonly category: TaxCategory;
  readonly rate: Decimal;
  /** Indexes of the lines. */
  readonly lines: number[];
}

/** Returns the key of a tax group: category, rates and reason. */
function groupKey(taxes: readonly TaxRate[]): string {
  return taxes
    .map(({ category, rate, isCompound, exemptionReason }) =>
      [category, decimal(rate).toString(), isCompound, exemptionReason ?? ''].join('\u0000'),
    )
    .sort()
    .join('\u0001');
}

/** Returns the tax groups of a document in the order of its tax breakdown. */
export function groupLines(
  lines: readonly { readonly taxes: readonly TaxRate[] }[],
): readonly TaxedLines[] {
  const groups = new Map<string, TaxedLines>();
  for (const [index, { taxes }] of lines.entries()) {
    const key = groupKey(taxes);
    const group = groups.get(key);
    if (group) group.lines.push(index);
    else {
      const category = taxes[0]?.category ?? 'zero';
      groups.set(key, { taxes, category, rate: jointRate(taxes), lines: [index] });
    }
  }
  return [...groups.values()].sort(
    (a, b) => b.rate.cmp(a.rate) || a.category.localeCompare(b.category),
  );
}

/** Returns each tax on a net amount, or in a gross one, before rounding. */
function exactTaxes(
  { taxes, rate }: TaxedLines,
  amount: Decimal,
  terms: TaxTerms,
): readonly Decimal[] {
  return taxes.map((_, index) => {
    const own = subtract(jointRate(taxes.slice(0, index + 1)), jointRate(taxes.slice(0, index)));
    const part = multiply(amount, own);
    return terms.pricesIncludeTax
      ? divide(part, add(hundred, rate), exactDecimals)
      : multiply(part, percent);
  });
}

/** Returns each tax on an amount, rounded. */
function roundedTaxes(group: TaxedLines, amount: Decimal, terms: TaxTerms): readonly Decimal[] {
  const { decimals, pricesIncludeTax } = terms;
  const exact = exactTaxes(group, amount, terms);
  const rounded = exact.map((tax) => roundHalfAway(tax, decimals));
  if (!pricesIncludeTax || exact.length < 2) return rounded;
  const joint = divide(multiply(amount, group.rate), add(hundred, group.rate), exactDecimals);
  const shares = shareOut(roundHalfAway(joint, decimals), exact, decimals);
  return shares.map((share, index) => {
    const isUnequal = exact.some(
      (other, at) => other.eq(exact[index] ?? zero) && !share.eq(shares[at] ?? zero),
    );
    return isUnequal ? (rounded[index] ?? zero) : share;
  });
}

/** Returns, for each tax of the group, the amount of each line. */
export function taxesByLine(
  group: TaxedLines,
  amounts: readonly Decimal[],
  terms: TaxTerms,
): readonly (readonly Decimal[])[] {
  const { taxes } = group;
  if (terms.rounding === 'line') {
    const byLine = amounts.map((amount) => roundedTaxes(group, amount, terms));
    return taxes.map((_, tax) => byLine.map((line) => line[tax] ?? zero));
  }
  const exact = amounts.map((amount) => exactTaxes(group, amount, terms));
  return roundedTaxes(group, add(...amounts), terms).map((total, tax) =>
    shareOut(
      total,
      exact.map((line) => line[tax] ?? zero),
      terms.decimals,
    ),
  );
}
