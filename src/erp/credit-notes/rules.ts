import {
  add,
  type Decimal,
  decimal,
  divide,
  multiply,
  subtract,
  toSql,
  zero,
} from '../../kernel/values/money.js';

/** A line of an invoice, or its credited part. Decimal texts. */
export interface LineSums {
  readonly quantity: string;
  readonly net: string;
  readonly tax: string;
  /** The cost of the goods when they left, in the company's currency. */
  readonly cost: string;
}

export interface CreditedLine {
  readonly quantity: Decimal;
  readonly net: Decimal;
  readonly tax: Decimal;
  readonly cost: Decimal;
}

export interface CreditTerms {
  /** Decimals of the document's currency and of the company's. */
  readonly document: number;
  readonly company: number;
  readonly pricesIncludeTax: boolean;
}

const least = (one: Decimal, other: Decimal): Decimal => (one.lt(other) ? one : other);
const greatest = (one: Decimal, other: Decimal): Decimal => (one.gt(other) ? one : other);

/**
 * Returns the credited part of an amount: its share up to and including this credit note, less the
 * part credited before. So the parts of an amount never exceed it, and the last one takes the
 * remainder. A part is never negative, although shares are rounded and an earlier credit note may
 * be void.
 */
function creditPart(
  whole: Decimal,
  before: Decimal,
  share: { readonly upTo: Decimal; readonly of: Decimal },
  decimals: number,
): Decimal {
  const left = subtract(whole, before);
  if (share.upTo.eq(share.of)) return left;
  const upTo = divide(multiply(whole, share.upTo), share.of, decimals);
  return least(greatest(subtract(upTo, before), zero), left);
}

/**
 * Returns the credited part of a line's tax. Equal taxes are credited one by one, so that their amounts stay equal.
 *
 * @param count  the number of taxes on the line if all are equal; otherwise 1
 */
function creditTax(
  whole: Decimal,
  before: Decimal,
  count: number,
  partOf: (whole: Decimal, before: Decimal) => Decimal,
  decimals: number,
): Decimal {
  const times = decimal(count);
  const one = divide(whole, times, decimals);
  const oneBefore = divide(before, times, decimals);
  const isEven = multiply(one, times).eq(whole) && multiply(oneBefore, times).eq(before);
  return isEven ? multiply(partOf(one, oneBefore), times) : partOf(whole, before);
}

/**
 * Returns a part of a line. With included taxes the gross is shared, and the net is the gross less the tax.
 *
 * @param equalTaxes  the number of taxes on the line if all are equal
 * @returns undefined if the quantity is larger than what is left
 */
export function creditLine(
  line: LineSums,
  before: LineSums,
  quantity: Decimal,
  terms: CreditTerms,
  equalTaxes = 1,
): CreditedLine | undefined {
  const of = decimal(line.quantity);
  const upTo = add(decimal(before.quantity), quantity);
  if (upTo.gt(of)) return undefined;
  const part = (whole: Decimal, credited: Decimal, decimals: number) =>
    creditPart(whole, credited, { upTo, of }, decimals);
  const [net, netBefore] = [decimal(line.net), decimal(before.net)];
  const [tax, taxBefore] = [decimal(line.tax), decimal(before.tax)];
  const cost = part(decimal(line.cost), decimal(before.cost), terms.company);
  const taxPartOf = (one: Decimal, credited: Decimal) => part(one, credited, terms.document);
  const taxPart = creditTax(tax, taxBefore, equalTaxes, taxPartOf, terms.document);
  if (!terms.pricesIncludeTax) {
    return { quantity, net: part(net, netBefore, terms.document), tax: taxPart, cost };
  }
  const gross = part(add(net, tax), add(netBefore, taxBefore), terms.document);
  // Limits the tax so that the net is between zero and the net that is left.
  const netLeft = subtract(net, netBefore);
  const fitting = greatest(least(taxPart, gross), subtract(gross, netLeft));
  return { quantity, net: subtract(gross, fitting), tax: fitting, cost };
}

export const leftOf = (line: LineSums, before: LineSums): Decimal =>
  subtract(decimal(line.quantity), decimal(before.quantity));

/** A stored group of the tax breakdown. Decimal texts. */
export interface StoredTaxGroup {
  readonly category: string;
  readonly rate: string;
  readonly exemptionReason?: string;
  readonly base: string;
  readonly amount: string;
  readonly companyBase: string;
  readonly companyAmount: string;
  readonly parts?: readonly {
    readonly code: string;
    readonly rate: string;
    readonly amount: string;
  }[];
}

const fixed = (rate: string): string => decimal(rate).toFixed(6);

const keyOf = (category: string, rate: string, reason: string, rates: readonly string[]): string =>
  [category, fixed(rate), reason, ...rates.map(fixed).sort()].join('\n');

/** Names a group within its invoice, and in the invoice's credit notes. */
export const groupKey = ({
  category,
  rate,
  exemptionReason = '',
  parts = [],
}: StoredTaxGroup): string =>
  keyOf(
    category,
    rate,
    exemptionReason,
    parts.map((part) => part.rate),
  );

/** Returns the key of the tax group of a line. */
export function lineGroupKey(line: {
  readonly taxCategory: string;
  readonly taxRate: string;
  readonly taxes: readonly { readonly rate: string; readonly exemptionReason: string | null }[];
}): string {
  const [first] = line.taxes;
  const rates = line.taxes.length < 2 ? [] : line.taxes.map(({ rate }) => rate);
  return keyOf(line.taxCategory, line.taxRate, first?.exemptionReason ?? '', rates);
}

export interface GroupSums {
  readonly base: Decimal;
  readonly amount: Decimal;
  readonly companyBase: Decimal;
  readonly companyAmount: Decimal;
  /** By part. */
  readonly parts: readonly Decimal[];
}

/** Sums the amounts of groups of several credit notes. */
export function sumGroups(groups: readonly StoredTaxGroup[]): GroupSums {
  const sum = (of: (group: StoredTaxGroup) => string) =>
    add(...groups.map((each) => decimal(of(each))));
  return {
    base: sum(({ base }) => base),
    amount: sum(({ amount }) => amount),
    companyBase: sum(({ companyBase }) => companyBase),
    companyAmount: sum(({ companyAmount }) => companyAmount),
    parts: (groups[0]?.parts ?? []).map((_, at) => sum(({ parts }) => parts?.[at]?.amount ?? '0')),
  };
}

/** Makes the shares of `equal` equal. The share of `single` takes the difference, if it stays within `left`. */
function equalize(
  shares: readonly Decimal[],
  equal: readonly number[],
  single: number,
  left: Decimal,
): readonly Decimal[] {
  const amounts = equal.map((at) => shares[at] ?? zero);
  const sum = add(...amounts, shares[single] ?? zero);
  const options = [amounts.reduce(least), amounts.reduce(greatest)].map((amount) => ({
    amount,
    rest: subtract(sum, multiply(amount, decimal(equal.length))),
  }));
  const fitting = options.find(({ rest }) => rest.gte(zero) && rest.lte(left));
  if (fitting === undefined) return shares;
  const { amount, rest } = fitting;
  return shares.map((share, at) => (equal.includes(at) ? amount : at === single ? rest : share));
}

/** Makes the amounts of equal rates equal, if a tax with another rate can take the difference. */
function evenOut(
  shares: readonly Decimal[],
  rates: readonly string[],
  left: readonly Decimal[],
): readonly Decimal[] {
  const keys = rates.map(fixed);
  const groups = [...new Set(keys)].map((key) =>
    keys.flatMap((one, at) => (one === key ? [at] : [])),
  );
  const single = groups.find(({ length }) => length === 1)?.[0];
  if (single === undefined) return shares;
  return groups
    .filter(({ length }) => length > 1)
    .reduce((even, equal) => equalize(even, equal, single, left[single] ?? zero), shares);
}

type ShareOut = (total: Decimal, exact: readonly Decimal[], decimals: number) => readonly Decimal[];

/**
 * Returns a tax group of a credit note. Its base and tax are sums of the lines; its other amounts are in proportion
 * to the group of the invoice.
 */
export function creditGroup<Group extends StoredTaxGroup>(
  group: Group,
  before: GroupSums,
  { base, amount }: Pick<GroupSums, 'base' | 'amount'>,
  decimals: CreditTerms,
  shareOut: ShareOut,
): Group {
  const whole = decimal(group.amount);
  const amounts = { upTo: add(before.amount, amount), of: whole };
  const bases = { upTo: add(before.base, base), of: decimal(group.base) };
  const inCompany = (of: string, credited: Decimal, share: typeof bases) =>
    toSql(creditPart(decimal(of), credited, share, decimals.company));
  const credited = {
    ...group,
    base: toSql(base),
    amount: toSql(amount),
    companyBase: inCompany(group.companyBase, before.companyBase, bases),
    companyAmount: inCompany(group.companyAmount, before.companyAmount, amounts),
  };
  const { parts } = group;
  if (parts === undefined) return credited;
  const exact = parts.map((part, at) => {
    const upTo = whole.eq(zero)
      ? zero
      : divide(multiply(decimal(part.amount), amounts.upTo), whole, 20);
    return subtract(upTo, before.parts[at] ?? zero);
  });
  const left = parts.map((part, at) => subtract(decimal(part.amount), before.parts[at] ?? zero));
  const rates = parts.map(({ rate }) => rate);
  const shares = evenOut(shareOut(amount, exact, decimals.document), rates, left);
  return {
    ...credited,
    parts: parts.map((part, at) => ({ ...part, amount: toSql(shares[at] ?? zero) })),
  };
}
