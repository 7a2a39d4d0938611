import { operations } from '../../../generated/erp/operations.js';
import { requests } from '../../../generated/erp/requests.js';
import { normalise } from '../../kernel/db/lists/search.js';
import { requestErrors } from '../../kernel/errors.js';
import { importOf } from '../../kernel/imports/kind.js';
import { valueColumns } from '../custom-fields/index.js';
import { categories } from './categories/record.js';
import { handlers } from './handlers.js';
import { text } from './messages/index.js';
import { codeKey, findByCode } from './queries.js';
import { toProduct } from './replies.js';

/** @throws ApiError 400 for what is no name of a category */
function assertName(category: unknown): void {
  if (category === undefined) return;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  const pattern = /^[^\u0000-\u001f\u007f-\u009f]{1,200}$/u;
  if (typeof category === 'string' && pattern.test(category)) return;
  throw requestErrors.invalidField('body.category', text('categoryName'));
}

export const productImport = importOf(operations.createProduct, requests.createProduct.body, {
  create: handlers.createProduct,
  update: handlers.updateProduct,
  async find(ctx, trx, { code }) {
    const { companyId, timeZone } = ctx.principal;
    const row = await findByCode(trx, companyId, code);
    return row && { id: row.id, item: toProduct(row, timeZone, true) };
  },
  keys: { code: ({ code }) => codeKey(code), barcode: ({ barcode }) => barcode },
  more: [{ name: 'category', kind: 'text', required: false }],
  ownColumns: (ctx) => valueColumns(ctx, 'product'),
  check: ({ category }) => assertName(category),
  async complete(ctx, trx, { category, ...body }) {
    if (category === undefined) return body;
    const named = { name: String(category) };
    const found = await categories.findSame(ctx, trx, named);
    const categoryId = found?.id ?? (await categories.create(ctx, named)).data.id;
    return { ...body, categoryId };
  },
  details: `Products are found by code. Categories are named, and made when there is none of that name.`,
});

export const categoryImport = importOf(
  operations.createProductCategory,
  requests.createProductCategory.body,
  {
    create: handlers.createProductCategory,
    update: handlers.updateProductCategory,
    find: categories.findSame,
    keys: { name: ({ name }) => normalise(name) },
    details: 'Categories are found by name.',
  },
);
