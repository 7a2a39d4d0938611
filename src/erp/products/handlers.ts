import type { Handlers } from '../../../generated/erp/operations.js';
import { guardedFields } from '../../kernel/audit/objects.js';
import { refuseViolations } from '../../kernel/db/errors.js';
import { orNull } from '../../kernel/db/nullable.js';
import type { Transaction } from '../../kernel/db/transaction.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import {
  activeFilter,
  answerList,
  listFilters,
  sortDirection,
} from '../../kernel/operations/lists.js';
import {
  changeRecord,
  createRecord,
  type RecordKind,
  type RecordReference,
} from '../../kernel/operations/records.js';
import {
  fieldColumns,
  metadataFilter,
  newValues,
  type RecordValues,
  shownValues,
  valueFilters,
  valuesAfter,
} from '../custom-fields/index.js';
import { errors } from '../errors.js';
import { isInOpenOrders } from '../purchase-orders/index.js';
import { categoryHandlers } from './categories/record.js';
import { productErrors } from './errors.js';
import * as queries from './list-queries.js';
import {
  findProduct,
  getReferences,
  hasMovements,
  insertProduct,
  lockProduct,
  markInactive,
  type ProductDetailRow,
  type ProductValues,
  updateProduct,
} from './queries.js';
import { membersOf, toListItem, toProduct } from './replies.js';
import { mergeProduct, newProduct, type ProductInput, type ProductMembers } from './rules.js';

/** The errors for violations of the unique indexes. */
function refusingDuplicates<T>(input: ProductInput, write: Promise<T>): Promise<T> {
  return refuseViolations(write, {
    products_code_key: () => errors.duplicateCode(input.code),
    products_barcode_key: () => productErrors.duplicateBarcode(input.barcode ?? ''),
  });
}

/** @throws ApiError 404 for a category or tax rate of another company */
export async function productValues(
  trx: Transaction,
  companyId: number,
  input: ProductInput,
  members: ProductMembers,
  before?: RecordValues,
): Promise<ProductValues> {
  const { categoryId, taxRateId, minStock } = members;
  const owner = { companyId, kind: 'product' } as const;
  const values =
    before === undefined
      ? await newValues(trx, owner, input)
      : await valuesAfter(trx, owner, input, before);
  const found = await getReferences(trx, companyId, categoryId, taxRateId);
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
    minStock: orNull(minStock, String),
    values,
  };
}

/**
 * Returns the values of a product after an update.
 *
 * @param before the row, locked
 * @throws ApiError 404 as `productValues`; 409 if the update changes stock-keeping of a product with movements
 */
export async function changedValues(
  trx: Transaction,
  companyId: number,
  before: ProductDetailRow,
  input: ProductInput,
): Promise<ProductValues> {
  const members = mergeProduct(membersOf(before), input);
  const keepsStockOtherwise = members.trackStock !== before.track_stock;
  if (keepsStockOtherwise && (await hasMovements(trx, companyId, before.id))) {
    throw productErrors.productHasMovements(before.code);
  }
  if (before.is_active && !members.active) await assertNotAwaited(trx, companyId, before);
  return productValues(trx, companyId, input, members, before);
}

/** @throws ApiError 409 while an order of the product is not fully received */
async function assertNotAwaited(
  trx: Transaction,
  companyId: number,
  { id, code }: ProductDetailRow,
): Promise<void> {
  if (await isInOpenOrders(trx, companyId, id)) throw productErrors.productInOpenOrders(code);
}

function answer(ctx: Context, row: ProductDetailRow) {
  const data = toProduct(row, ctx.principal.timeZone, ctx.can(guardedFields.averageCost));
  return { ok: true as const, data };
}

async function getProduct(trx: Transaction, companyId: number, id: number) {
  const row = await findProduct(trx, companyId, id);
  if (row === undefined) throw errors.notFound('product', id);
  return row;
}

/** The fields of a product that the audit records. */
function audited(row: ProductDetailRow) {
  const { code, name, price } = row;
  return { code, name, price, ...membersOf(row), ...shownValues(row) };
}

const product: RecordKind<ProductDetailRow> = {
  objectType: 'product',
  eventNoun: 'product',
  lock: (trx, { companyId }, id) => lockProduct(trx, companyId, id),
  notFound: (id) => errors.notFound('product', id),
  idOf: ({ id }) => id,
  audited,
};

async function change(
  ctx: Context,
  trx: Transaction,
  reference: RecordReference<number>,
  write: (before: ProductDetailRow) => Promise<void>,
) {
  const row = await changeRecord(product, ctx, trx, reference, async (before) => {
    await write(before);
    return getProduct(trx, ctx.principal.companyId, before.id);
  });
  return answer(ctx, row);
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
        ...(query.customFields === undefined
          ? metadataFilter(query)
          : await valueFilters(ctx, 'product', query)),
      },
      toItem: (row) => toListItem(row, timeZone),
      ownColumns: () => fieldColumns(ctx, 'product'),
    });
  },

  async getProduct({ params }, ctx) {
    const row = await findProduct(ctx.db, ctx.principal.companyId, params.id);
    if (row === undefined) throw errors.notFound('product', params.id);
    return answer(ctx, row);
  },

  async createProduct({ body }, ctx) {
    const { companyId, baseCurrency: currencyCode } = ctx.principal;
    return ctx.transaction(async (trx) => {
      const values = await productValues(trx, companyId, body, mergeProduct(newProduct, body));
      const insert = insertProduct(trx, { companyId, currencyCode }, values, ctx.now);
      const id = await refusingDuplicates(body, insert);
      const created = getProduct(trx, companyId, id);
      return answer(ctx, await createRecord(product, ctx, trx, created));
    });
  },

  async updateProduct({ params, headers, body }, ctx) {
    const { companyId } = ctx.principal;
    const reference = { id: params.id, ifMatch: headers['if-match'] };
    return ctx.transaction((trx) =>
      change(ctx, trx, reference, async (before) => {
        const values = await changedValues(trx, companyId, before, body);
        const write = updateProduct(trx, companyId, before, values, ctx.now);
        await refusingDuplicates(body, write);
      }),
    );
  },

  async deactivateProduct({ params }, ctx) {
    const { companyId } = ctx.principal;
    return ctx.transaction((trx) =>
      change(ctx, trx, params, async (before) => {
        if (before.is_active) await assertNotAwaited(trx, companyId, before);
        await markInactive(trx, companyId, params.id, ctx.now);
      }),
    );
  },

  ...categoryHandlers,
} satisfies Partial<Handlers<Context, PublicContext>>;
