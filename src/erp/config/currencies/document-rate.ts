import type { Db } from '../../../kernel/db/client.js';
import type { Context } from '../../../kernel/operations/handlers.js';
import { type Decimal, decimal } from '../../../kernel/values/money.js';
import { configErrors } from '../errors.js';
import { findExchangeRate } from './exchange-queries.js';

/**
 * Returns the units of the company's currency per unit of the document's: the rate in the request, or else the latest
 * rate of the day.
 *
 * @throws ApiError for a rate other than 1 of the own currency, or when there is no rate
 */
export async function documentRate(
  db: Db,
  { principal: { companyId, baseCurrency } }: Context,
  {
    currency,
    day,
    sent,
  }: { readonly currency: string; readonly day: string; readonly sent?: number | undefined },
): Promise<Decimal> {
  if (currency === baseCurrency) {
    if (sent !== undefined && sent !== 1) throw configErrors.rateOfOwnCurrency();
    return decimal('1');
  }
  if (sent !== undefined) return decimal(sent);
  const rate = await findExchangeRate(db, companyId, currency, baseCurrency, day);
  if (rate === undefined) throw configErrors.noExchangeRate(currency, baseCurrency, day);
  return decimal(rate);
}
