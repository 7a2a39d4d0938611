import {
  codeKey,
  type ExistingProduct,
  ensureCategory,
  insertProducts,
  lockByCodes,
  mergeProduct,
  type ProductInput,
  saveByCode,
  usedBarcodes,
} from '../../../erp/products/index.js';
import { constraintOf } from '../../../kernel/db/errors.js';
import { orNull } from '../../../kernel/db/nullable.js';
import type { Transaction } from '../../../kernel/db/transaction.js';
import { auditOperator, type Operator } from '../../../kernel/operator/operator.js';
import { inChunks, type Owner, RowsRefusedError, type Summary } from '../chunks.js';
import type { Fault } from '../table.js';
import type { ImportedProduct } from './rows.js';

/** Returns the fields that users set, in the form of the contract. */
function membersOf(stored: ExistingProduct): Required<ProductInput> {
  return {
    code: stored.code,
    name: stored.name,
    price: Number(stored.price),
    categoryId: stored.category_id,
    taxRateId: stored.tax_rate_id,
    unit: stored.unit,
    type: stored.type,
    trackStock: stored.track_stock,
    barcode: stored.barcode,
    description: stored.description,
    minStock: orNull(stored.min_stock, Number),
    active: stored.is_active,
  };
}

/** Returns true if a row changes nothing. Absent cells keep their values. */
function isUnchanged(input: ProductInput, before: Required<ProductInput>): boolean {
  const { code, name, price } = input;
  const after: Required<ProductInput> = { code, name, price, ...mergeProduct(before, input) };
  const members = Object.keys(before) as (keyof ProductInput)[];
  return members.every((member) => before[member] === after[member]);
}

interface Row {
  readonly line: number;
  readonly input: ProductInput;
}

interface Import {
  readonly trx: Transaction;
  readonly operator: Operator;
  readonly currencyCode: string;
  /** Ids by name, each looked up once. */
  readonly categories: Map<string, number>;
}

async function categoryOf(run: Import, name: string | undefined): Promise<number | undefined> {
  if (name === undefined) return undefined;
  const known = run.categories.get(name);
  if (known !== undefined) return known;
  const { companyId, now } = run.operator;
  const id = await ensureCategory(run.trx, companyId, name, now);
  run.categories.set(name, id);
  return id;
}

async function update(run: Import, { line, input }: Row, stored: ExistingProduct): Promise<void> {
  const { trx, operator, currencyCode } = run;
  const { companyId, now } = operator;
  const before = membersOf(stored);
  try {
    await saveByCode(trx, { companyId, currencyCode }, input, now);
  } catch (error) {
    if (constraintOf(error) !== 'products_barcode_key') throw error;
    throw new RowsRefusedError([barcodeFault(line)]);
  }
  const entry = { objectType: 'product' as const, objectId: stored.id, before, after: input };
  await auditOperator(trx, operator, entry);
}

async function insert({ trx, operator, currencyCode }: Import, rows: readonly Row[]) {
  const wanted = rows.flatMap(({ input }) => input.barcode ?? []);
  const existing = await usedBarcodes(trx, operator.companyId, wanted);
  const refused = rows.filter(({ input }) => existing.has(input.barcode ?? ''));
  if (refused.length > 0) throw new RowsRefusedError(refused.map(({ line }) => barcodeFault(line)));
  const inputs = rows.map(({ input }) => input);
  await insertProducts(trx, operator, currencyCode, inputs);
}

const barcodeFault = (line: number): Fault => ({
  line,
  column: 'barcode',
  message: 'is the barcode of another product',
});

/** Stock-keeping of a product with movements does not change. */
function movedFault({ line, input }: Row, stored: ExistingProduct): Fault | undefined {
  const before = membersOf(stored);
  const isKept = mergeProduct(before, input).trackStock === before.trackStock;
  if (isKept || !stored.has_moved) return undefined;
  const column = input.trackStock === undefined ? 'type' : 'trackStock';
  return { line, column, message: 'cannot change: the product has stock movements' };
}

async function rowOf(run: Import, { line, input, category }: ImportedProduct): Promise<Row> {
  const categoryId = await categoryOf(run, category);
  return { line, input: categoryId === undefined ? input : { ...input, categoryId } };
}

/** Updates come first, because one may free a barcode for a new product. */
async function applyChunk(run: Import, products: readonly ImportedProduct[]): Promise<Summary> {
  const codes = products.map(({ input }) => codeKey(input.code));
  const stored = await lockByCodes(run.trx, run.operator.companyId, codes);
  const rows: Row[] = [];
  for (const product of products) rows.push(await rowOf(run, product));
  const known = rows.flatMap((row) => {
    const existing = stored.get(codeKey(row.input.code));
    return existing === undefined ? [] : [{ row, existing }];
  });
  const moved = known.flatMap(({ row, existing }) => movedFault(row, existing) ?? []);
  if (moved.length > 0) throw new RowsRefusedError(moved);
  const changed = known.filter(({ row, existing }) => !isUnchanged(row.input, membersOf(existing)));
  for (const { row, existing } of changed) await update(run, row, existing);
  const created = rows.filter(({ input }) => !stored.has(codeKey(input.code)));
  if (created.length > 0) await insert(run, created);
  const unchanged = known.length - changed.length;
  return { created: created.length, updated: changed.length, unchanged };
}

/**
 * Creates or updates every product, all in the given transaction.
 *
 * @throws RowsRefusedError if stored products conflict
 */
export async function applyProducts(
  { trx, operator, baseCurrency }: Owner,
  products: readonly ImportedProduct[],
  onProgress: (done: number) => void,
): Promise<Summary> {
  const run: Import = { trx, operator, currencyCode: baseCurrency, categories: new Map() };
  return inChunks(products, onProgress, (chunk) => applyChunk(run, chunk));
}
