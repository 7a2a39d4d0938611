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

/** A line of an invoice, or what was credited of it before. Decimal texts. */
export interface LineSums {
  readonly quantity: string;
  readonly net: string;
  readonly tax: string;
  /** In the company's currency; what the goods cost when they left. */
  readonly cost: string;
}

export interface CreditedLine {
  readonly quantity: Decimal;
  readonly net: Decimal;
  readonly tax: Decimal;
  readonly cost: Decimal;
}

export interface CreditTerms {
  /** Of the document's currency, and of the company's. */
  readonly document: number;
  readonly company: number;
  readonly pricesIncludeTax: boolean;
}

/**
 * A part of a line: what its quantities up to and with this one are worth together, less what was credited before.
 * So the parts of a line never exceed it, and the last one takes the remainder. With included taxes it is the gross
 * that is shared, and the net is what the tax leaves of it.
 *
 * @returns undefined when more is asked for than is left
 */
export function creditLine(
  line: LineSums,
  before: LineSums,
  quantity: Decimal,
  terms: CreditTerms,
): CreditedLine | undefined {
  const whole = decimal(line.quantity);
  const upTo = add(decimal(before.quantity), quantity);
  if (upTo.gt(whole)) return undefined;
  const part = (of: string, credited: string, places: number) => {
    const share = upTo.eq(whole) ? decimal(of) : divide(multiply(decimal(of), upTo), whole, places);
    return subtract(share, decimal(credited));
  };
  const tax = part(line.tax, before.tax, terms.document);
  const cost = part(line.cost, before.cost, terms.company);
  if (!terms.pricesIncludeTax) {
    return { quantity, net: part(line.net, before.net, terms.document), tax, cost };
  }
  const gross = part(grossOf(line), grossOf(before), terms.document);
  return { quantity, net: subtract(gross, tax), tax, cost };
}

const grossOf = ({ net, tax }: LineSums): string => toSql(add(decimal(net), decimal(tax)));

export const leftOf = (line: LineSums, before: LineSums): Decimal =>
  subtract(decimal(line.quantity), decimal(before.quantity));

export interface CompanyTotals {
  readonly total: Decimal;
  readonly taxTotal: Decimal;
}

/**
 * The totals in the company's currency: converted and rounded, and of the credit note that leaves nothing of the
 * invoice, what is left of the invoice's.
 */
export function companyTotals(
  own: CompanyTotals,
  exchangeRate: Decimal,
  companyDecimals: number,
  left: CompanyTotals | undefined,
): CompanyTotals {
  if (left !== undefined) return left;
  const convert = (amount: Decimal) =>
    roundHalfAway(multiply(amount, exchangeRate), companyDecimals);
  return { total: convert(own.total), taxTotal: convert(own.taxTotal) };
}

/** What a group of the invoice's breakdown needs to be found again. */
export interface GroupKey {
  readonly category: string;
  readonly rate: string;
  readonly parts?: readonly {
    readonly code: string;
    readonly rate: string;
    readonly amount: string;
  }[];
}

/** The same group with other amounts; its parts share the tax as those of the invoice do. */
export function creditGroup<Group extends GroupKey>(
  group: Group,
  base: Decimal,
  amount: Decimal,
  decimals: number,
  shareOut: (total: Decimal, exact: readonly Decimal[], decimals: number) => readonly Decimal[],
): Group {
  const { parts } = group;
  const credited = { ...group, base: toSql(base), amount: toSql(amount) };
  if (parts === undefined) return credited;
  const whole = add(...parts.map((part) => decimal(part.amount)));
  const exact = parts.map((part) =>
    whole.eq(zero) ? zero : divide(multiply(amount, decimal(part.amount)), whole, 20),
  );
  const shares = shareOut(amount, exact, decimals);
  return {
    ...credited,
    parts: parts.map((part, index) => ({ ...part, amount: toSql(shares[index] ?? zero) })),
  };
}
