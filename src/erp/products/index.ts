import type { Transaction } from '../../kernel/db/transaction.js';
import { changedValues, productValues } from './handlers.js';
import { findByCode, insertProduct, updateProduct } from './queries.js';
import { mergeProduct, newProduct, type ProductInput } from './rules.js';

export { insertProducts } from './bulk-queries.js';
export { ensureCategory } from './categories/queries.js';
export { categoryImport, productImport } from './import.js';
export { isLowAt } from './queries.js';
export type { ProductInput } from './rules.js';

export interface ProductOwner {
  readonly companyId: number;
  readonly currencyCode: string;
}

/** Creates the product, or updates the one that has its code. For imports; writes no audit row of its own. */
export async function saveByCode(
  trx: Transaction,
  owner: ProductOwner,
  input: ProductInput,
  now: Date,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const { companyId } = owner;
  const existing = await findByCode(trx, companyId, input.code);
  if (existing === undefined) {
    const values = await productValues(trx, companyId, input, mergeProduct(newProduct, input));
    return { id: await insertProduct(trx, owner, values, now), isNew: true };
  }
  const values = await changedValues(trx, companyId, existing, input);
  await updateProduct(trx, companyId, existing, values, now);
  return { id: existing.id, isNew: false };
}
