import {
  beginRate,
  insertExchangeRate,
  lockCompany,
  membersOf,
  mergeCompany,
  saveCurrency,
  updateCompany,
} from '../../erp/config/index.js';
import type { Transaction } from '../../kernel/db/transaction.js';
import { auditOperator, type Operator } from '../../kernel/operator/operator.js';
import { addDays, dayIn } from '../../kernel/values/time.js';
import type { DemoCompany } from './catalogue.js';

async function describe(
  trx: Transaction,
  { name, details }: DemoCompany,
  operator: Operator,
): Promise<void> {
  const { companyId, now } = operator;
  const before = await lockCompany(trx, companyId);
  const values = { name, ...mergeCompany(membersOf(before), details) };
  await updateCompany(trx, { companyId, now }, values);
  await auditOperator(trx, operator, { objectType: 'company', objectId: companyId, after: values });
}

async function addRates(trx: Transaction, company: DemoCompany, operator: Operator): Promise<void> {
  const { companyId, now } = operator;
  const today = dayIn(now, company.timeZone);
  for (const { base, rates } of company.exchangeRates) {
    await saveCurrency(trx, companyId, { code: base, isActive: true }, now);
    const after = { active: true };
    await auditOperator(trx, operator, { objectType: 'currency', objectId: base, after });
    for (const [daysAgo, rate] of rates) {
      const validFrom = addDays(today, -daysAgo);
      const values = { base, quote: company.baseCurrency, rate, validFrom };
      const { id } = await insertExchangeRate(trx, { companyId }, values, now);
      const object = { objectType: 'exchangeRate' as const, objectId: id };
      await auditOperator(trx, operator, { ...object, after: values });
    }
  }
}

async function addTaxes(
  trx: Transaction,
  { taxes }: DemoCompany,
  operator: Operator,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const { products: _products, ...tax } of taxes) {
    const values = { ...tax, validTo: null };
    const begun = await beginRate(trx, operator.companyId, values, operator.now);
    if (begun === undefined) throw new Error(`The tax ${tax.code} was not made`);
    const object = { objectType: 'taxRate' as const, objectId: begun.row.id };
    await auditOperator(trx, operator, { ...object, after: values });
    ids.set(tax.code, begun.row.id);
  }
  return ids;
}

/** Sets up the company, its currencies and its taxes. Returns the tax ids by code. */
export async function configure(
  trx: Transaction,
  company: DemoCompany,
  operator: Operator,
): Promise<ReadonlyMap<string, number>> {
  await describe(trx, company, operator);
  await addRates(trx, company, operator);
  return addTaxes(trx, company, operator);
}

/** Returns the id of the tax of the product, or of the first tax. */
export function taxOf(
  { taxes }: DemoCompany,
  ids: ReadonlyMap<string, number>,
  product: string,
): number | null {
  const tax = taxes.find(({ products }) => products?.includes(product)) ?? taxes[0];
  return (tax && ids.get(tax.code)) ?? null;
}
