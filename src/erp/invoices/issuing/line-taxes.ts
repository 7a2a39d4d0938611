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

export interface TaxTerms {
  /** Of the document's currency. */
  readonly decimals: number;
  readonly rounding: 'document' | 'line';
  readonly pricesIncludeTax: boolean;
}

const hundred = decimal('100');
const percent = decimal('0.01');
/** Of shares before they are rounded: far beyond what any rounding looks at. */
const exactDecimals = 20;

/** The rates of a line as one, in percent. */
export function jointRate(taxes: readonly TaxRate[]): Decimal {
  return taxes.reduce((sum, tax) => {
    const rate = decimal(tax.rate);
    const ofTaxes = tax.isCompound ? multiply(sum, rate, percent) : zero;
    return add(sum, rate, ofTaxes);
  }, zero);
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

/** Lines that are taxed alike. */
export interface TaxedLines {
  readonly taxes: readonly TaxRate[];
  readonly category: TaxCategory;
  readonly rate: Decimal;
  /** Indexes of the lines. */
  readonly lines: number[];
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

/** The groups of a document's lines, in the order of its tax breakdown. */
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

/** Each tax on a net amount, or in a gross one, as exact as its rounding needs. */
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

/** Each tax on an amount, rounded. */
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

/** By tax of the group: the tax of each of its lines. */
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
