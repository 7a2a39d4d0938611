import type { ListSource } from './list-sql.js';
import { searchOrAmount } from './search.js';

/** Returns the source with a filter that finds a text or an amount, if the source names the column of the amount. */
export function withAmountSearch(source: ListSource): ListSource {
  const { amount, filters, gathering = [] } = source;
  const { search } = filters;
  if (amount === undefined || search === undefined) return source;
  const sql = `${search} OR ${amount} = btrim(?, '%')::numeric`;
  return {
    ...source,
    filters: { ...filters, [searchOrAmount]: sql },
    gathering: [...gathering, searchOrAmount],
  };
}

/** The pattern of a search for a decimal number. */
const decimalPattern = /^%\d{1,13}(\.\d{1,4})?%$/;

/** Returns the filters of a request, of which a search for a decimal number finds amounts too. */
export function withAmounts(
  { amount }: Pick<ListSource, 'amount'>,
  filters: Readonly<Partial<Record<string, unknown>>>,
): Readonly<Partial<Record<string, unknown>>> {
  const { search, ...others } = filters;
  const isDecimal = typeof search === 'string' && decimalPattern.test(search);
  return amount !== undefined && isDecimal ? { ...others, [searchOrAmount]: search } : filters;
}
