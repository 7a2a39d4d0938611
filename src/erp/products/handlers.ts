import type { Knex } from 'knex';
import type { Handlers } from '../../../generated/erp/operations.js';
import { guardedFields } from '../../kernel/audit-objects.js';
import { constraintOf } from '../../kernel/db/errors.js';
import { errors } from '../../kernel/errors.js';
import type { Context, PublicContext } from '../../kernel/handlers.js';
import { answerList, listFilters, sortDirection } from '../../kernel/lists.js';
import { assertVersion } from '../../kernel/versions.js';
import { purchaseErrors } from '../errors.js';
import { isInOpenOrders } from '../purchase-orders/index.js';
import { categoryHandlers } from './category-handlers.js';
import * as queries from './queries.js';
import { mergeProduct, newProduct, type ProductInput, type ProductMembers } from './rules.js';

/** The unique indexes decide, and their violation says which. */
async function refusingDuplicates<T>(input: ProductInput, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const constraint = constraintOf(error);
    if (constraint === 'products_code_key') throw errors.duplicateCode(input.code);
    if (constraint === 'products_barcode_key') throw errors.duplicateBarcode(input.barcode ?? '');
    throw error;
  }
}

/** @throws ApiError 404 when the category or the tax rate is not one of the company's */
export async function productValues(
  trx: Knex.Transaction,
  companyId: number,
  input: ProductInput,
  members: ProductMembers,
): Promise<queries.ProductValues> {
  const { categoryId, taxRateId, minStock } = members;
  const found = await queries.getReferences(trx, companyId, categoryId, taxRateId);
  if (categoryId !== null && found.categoryName === null) {
    throw errors.notFound('category', categoryId, 'body.categoryId');
  }
  if (taxRateId !== null && !found.hasTaxRate) {
    throw errors.notFound('taxRate', taxRateId, 'body.taxRateId');
  }
  return {
    code: input.code,
    name: input.name,
    price: String(input.price),
    categoryName: found.categoryName,
    ...members,
    minStock: minStock === null ? null : String(minStock),
  };
}

/**
 * What an update makes of a product.
 *
 * @param before  the row, locked
 * @throws ApiError 404 as `productValues`, 409 when goods with movements would no longer keep stock, or begin to
 */
export async function changedValues(
  trx: Knex.Transaction,
  companyId: number,
  before: queries.ProductDetailRow,
  input: ProductInput,
): Promise<queries.ProductValues> {
  const members = mergeProduct(queries.membersOf(before), input);
  const keepsStockOtherwise = members.trackStock !== before.track_stock;
  if (keepsStockOtherwise && (await queries.hasMovements(trx, companyId, before.id))) {
    throw errors.productHasMovements(before.code);
  }
  if (before.is_active && !members.active) await assertNotAwaited(trx, companyId, before);
  return productValues(trx, companyId, input, members);
}

/** @throws ApiError 409 while something of the product is still to be received */
async function assertNotAwaited(
  trx: Knex.Transaction,
  companyId: number,
  { id, code }: queries.ProductDetailRow,
): Promise<void> {
  if (await isInOpenOrders(trx, companyId, id)) throw purchaseErrors.productInOpenOrders(code);
}

function answer(ctx: Context, row: queries.ProductDetailRow) {
  const data = queries.toProduct(row, ctx.principal.timeZone, ctx.can(guardedFields.averageCost));
  return { ok: true as const, data };
}

async function getProduct(trx: Knex.Transaction, companyId: number, id: number) {
  const row = await queries.findProduct(trx, companyId, id);
  if (row === undefined) throw errors.notFound('product', id);
  return row;
}

/** What the audit shows of a product: what a person set. */
function audited(row: queries.ProductDetailRow) {
  const { code, name, price } = row;
  return { code, name, price, ...queries.membersOf(row) };
}

async function change(
  ctx: Context,
  id: number,
  trx: Knex.Transaction,
  write: (before: queries.ProductDetailRow) => Promise<void>,
) {
  const { companyId } = ctx.principal;
  const before = await queries.lockProduct(trx, companyId, id);
  if (before === undefined) throw errors.notFound('product', id);
  await write(before);
  const after = await getProduct(trx, companyId, id);
  const object = { objectType: 'product' as const, objectId: id, event: 'product.updated' };
  await ctx.audit(trx, { before: audited(before), after: audited(after), ...object });
  return answer(ctx, after);
}

/** The active ones unless something else is asked for. */
function activeFilter(query: { readonly active: boolean; readonly includeInactive: boolean }) {
  if (query.includeInactive) return {};
  return query.active ? { active: true } : { inactive: true };
}

export const handlers = {
  async listProducts({ query }, ctx) {
    const { timeZone } = ctx.principal;
    return answerList(ctx, query, {
      find: queries.listProducts,
      sortBy: query.sortBy ?? 'id',
      sortDir: sortDirection(query, ['createdAt', 'updatedAt']),
      filters: {
        categoryId: query.categoryId,
        lowStock: query.lowStock,
        ...activeFilter(query),
        ...listFilters(query, timeZone, 'instant'),
      },
      toItem: (row) => queries.toListItem(row, timeZone),
    });
  },

  async getProduct({ params }, ctx) {
    const row = await queries.findProduct(ctx.db, ctx.principal.companyId, params.id);
    if (row === undefined) throw errors.notFound('product', params.id);
    return answer(ctx, row);
  },

  async createProduct({ body }, ctx) {
    const { companyId, baseCurrency: currencyCode } = ctx.principal;
    return ctx.transaction(async (trx) => {
      const values = await productValues(trx, companyId, body, mergeProduct(newProduct, body));
      const insert = queries.insertProduct(trx, { companyId, currencyCode }, values, ctx.now);
      const id = await refusingDuplicates(body, insert);
      const created = await getProduct(trx, companyId, id);
      const entry = { objectType: 'product' as const, objectId: id, after: audited(created) };
      await ctx.audit(trx, { event: 'product.created', ...entry });
      return answer(ctx, created);
    });
  },

  async updateProduct({ params, headers, body }, ctx) {
    const { companyId } = ctx.principal;
    return ctx.transaction((trx) =>
      change(ctx, params.id, trx, async (before) => {
        assertVersion(headers['if-match'], before.version);
        const values = await changedValues(trx, companyId, before, body);
        const write = queries.updateProduct(trx, companyId, params.id, values, ctx.now);
        await refusingDuplicates(body, write);
      }),
    );
  },

  async deactivateProduct({ params }, ctx) {
    const { companyId } = ctx.principal;
    return ctx.transaction((trx) =>
      change(ctx, params.id, trx, async (before) => {
        if (before.is_active) await assertNotAwaited(trx, companyId, before);
        await queries.markInactive(trx, companyId, params.id, ctx.now);
      }),
    );
  },

  ...categoryHandlers,
} satisfies Partial<Handlers<Context, PublicContext>>;
