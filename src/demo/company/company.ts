import { findCompany } from '../../erp/config/index.js';
import { type AdjustmentLine, applyAdjustment, inventoryText } from '../../erp/inventory/index.js';
import { addModuleDemos } from '../../erp/module.js';
import { ensureCategory, saveByCode } from '../../erp/products/index.js';
import type { Transaction } from '../../kernel/db/transaction.js';
import { auditOperator, type Operator } from '../../kernel/operator/operator.js';
import { currencyDecimals } from '../../kernel/values/money.js';
import { dayIn } from '../../kernel/values/time.js';
import { addCompany, addWarehouse } from '../../operator/company.js';
import type { DemoCompany } from './catalogue.js';
import { configure, taxOf } from './configuration.js';
import { addParties } from './parties.js';

async function addProducts(
  trx: Transaction,
  company: DemoCompany,
  taxes: ReadonlyMap<string, number>,
  operator: Operator,
): Promise<ReadonlyMap<string, number>> {
  const { companyId, now } = operator;
  const { products, baseCurrency } = company;
  const owner = { companyId, currencyCode: baseCurrency };
  const ids = new Map<string, number>();
  for (const { category, cost: _cost, stock: _stock, ...input } of products) {
    const categoryId = await ensureCategory(trx, companyId, category, now);
    const taxRateId = taxOf(company, taxes, input.code);
    const after = { ...input, categoryId, taxRateId };
    const { id } = await saveByCode(trx, owner, after, now);
    await auditOperator(trx, operator, { objectType: 'product', objectId: id, after });
    ids.set(input.code, id);
  }
  return ids;
}

function openingLines(
  { products }: DemoCompany,
  warehouse: string,
  ids: ReadonlyMap<string, number>,
): AdjustmentLine[] {
  return products.flatMap(({ code, stock, cost = 0 }) => {
    const quantityDelta = stock?.[warehouse] ?? 0;
    const productId = ids.get(code);
    if (quantityDelta === 0 || productId === undefined) return [];
    return [{ productId, quantityDelta, unitCost: cost }];
  });
}

async function addStock(
  trx: Transaction,
  company: DemoCompany,
  warehouse: { readonly code: string; readonly id: number },
  ids: ReadonlyMap<string, number>,
  operator: Operator,
): Promise<void> {
  const lines = openingLines(company, warehouse.code, ids);
  if (lines.length === 0) return;
  const { companyId, now } = operator;
  const document = {
    companyId,
    warehouseId: warehouse.id,
    reason: 'opening' as const,
    date: dayIn(now, company.timeZone),
    notes: inventoryText('openingStock')[company.locale],
    decimals: currencyDecimals(company.baseCurrency),
    mayGoNegative: false,
    mayUnlock: false,
    now,
    lines,
  };
  await applyAdjustment(trx, document, (db, entry) => auditOperator(db, operator, entry));
}

/** Creates the company with its data. Leaves an existing company with the code unchanged. */
export async function ensureCompany(
  trx: Transaction,
  company: DemoCompany,
  by: Omit<Operator, 'companyId'>,
): Promise<number> {
  const existing = await findCompany(trx, company.code);
  if (existing) return existing.companyId;
  const { code, name, timeZone, locale, baseCurrency } = company;
  const input = { code, name, timeZone, locale, baseCurrency };
  const { companyId, warehouseId } = await addCompany(trx, input, by);
  const operator = { ...by, companyId };
  const warehouses = [{ code: 'MAIN', id: warehouseId }];
  for (const values of company.warehouses) {
    warehouses.push({ code: values.code, id: await addWarehouse(trx, values, operator) });
  }
  const taxes = await configure(trx, company, operator);
  const ids = await addProducts(trx, company, taxes, operator);
  for (const warehouse of warehouses) await addStock(trx, company, warehouse, ids, operator);
  await addParties(trx, company.parties, baseCurrency, operator);
  await addModuleDemos(trx, operator);
  return companyId;
}
