import type { Db } from '../../kernel/db/client.js';
import { currencyDecimals, decimal, decimalsOf, toSql } from '../../kernel/values/money.js';
import { isUser } from '../auth/index.js';
import { configErrors } from '../config/errors.js';
import { isCurrencyActive } from '../config/index.js';
import { customerKind } from '../customers/index.js';
import { errors } from '../errors.js';
import { partyErrors } from '../parties/errors.js';

/** @throws ApiError 404, with its path, unless it is a user of the company */
export async function assertOwner(
  trx: Db,
  companyId: number,
  ownerId: number | null | undefined,
): Promise<void> {
  if (ownerId == null || (await isUser(trx, companyId, ownerId))) return;
  throw errors.notFound('user', ownerId, 'body.ownerId');
}

/** @throws ApiError 404 for an unknown customer, 409 for an inactive one */
export async function assertCustomer(
  trx: Db,
  companyId: number,
  customerId: number | null | undefined,
): Promise<void> {
  if (customerId == null) return;
  const [customer] = await customerKind.statements.find(trx, { companyId, id: customerId });
  if (customer === undefined) throw errors.notFound('customer', customerId, 'body.customerId');
  if (!customer.is_active) throw partyErrors.customerInactive(customer.name);
}

/** @throws ApiError 400 for a currency that the company does not use */
export async function assertCurrency(
  trx: Db,
  companyId: number,
  currencyCode: string,
  path: string,
): Promise<void> {
  if (await isCurrencyActive(trx, companyId, currencyCode)) return;
  throw configErrors.inactiveCurrency(currencyCode, path);
}

/**
 * @returns the text of an exact decimal
 * @throws ApiError 400 for more decimals than the currency has
 */
export function amountIn(
  currencyCode: string,
  amount: number | null | undefined,
  path: string,
): string | null {
  if (amount == null) return null;
  const exact = decimal(amount);
  const decimals = currencyDecimals(currencyCode);
  if (decimalsOf(exact) <= decimals) return toSql(exact);
  throw errors.tooManyDecimals(path, decimals, currencyCode);
}
