import type { Handlers } from '../../../../generated/erp/operations.js';
import type { components } from '../../../../generated/erp/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { normalise } from '../../../kernel/db/lists/search.js';
import { requestErrors } from '../../../kernel/errors.js';
import type { Context, PublicContext } from '../../../kernel/operations/handlers.js';
import { record } from '../../../kernel/records/record.js';
import { errors } from '../../errors.js';
import { productErrors } from '../errors.js';
import { text } from '../messages/index.js';
import { deleteCategory, listPath, lockTree, productCount, renameProducts } from './queries.js';

export const categories = record<components['schemas']['ProductCategory']>()({
  table: 'product_categories',
  objectType: 'product_category',
  eventNoun: 'product_category',
  notFound: (id) => errors.notFound('category', id),
  columns: { name: 'name', parentId: 'parent_id', productCount: { computed: productCount } },
  derived: { name_key: ({ name }) => normalise(name) },
  defaults: { parentId: null },
  unique: { product_categories_name_key: ({ name }) => productErrors.duplicateName(name) },
  sorts: { name: { sql: 'r.name_key', type: 'text' } },
  search: 'r.name_key LIKE ?',
  key: ['name_key'],
  beforeLock: lockTree,
  alongside: renameProducts,
});

const belowItself = () => requestErrors.invalidField('body.parentId', text('categoryBelowItself'));

/** @throws ApiError 404 if the parent category does not exist, 400 if it is the category itself or below it */
async function assertParent(trx: Db, companyId: number, parentId: number | null, id?: number) {
  if (parentId === null) return;
  const path = await listPath(trx, companyId, parentId);
  if (path.length === 0) throw errors.notFound('category', parentId, 'body.parentId');
  if (id !== undefined && path.includes(id)) throw belowItself();
}

export const categoryHandlers = {
  listProductCategories: ({ query }, ctx) => categories.list(ctx, query),

  createProductCategory({ body }, ctx) {
    const { companyId } = ctx.principal;
    const { parentId = null } = body;
    return categories.create(ctx, body, async (trx) => {
      if (parentId === null) return;
      await lockTree(trx, companyId);
      await assertParent(trx, companyId, parentId);
    });
  },

  updateProductCategory: (call, ctx) =>
    categories.update(ctx, call, ({ id }, { parentId }, trx) =>
      assertParent(trx, ctx.principal.companyId, parentId, id),
    ),

  deleteProductCategory: (call, ctx) =>
    categories.remove(ctx, call, async (trx, { id, name }) => {
      const isDeleted = await deleteCategory(trx, ctx.principal.companyId, id);
      if (!isDeleted) throw productErrors.categoryInUse(name);
    }),
} satisfies Partial<Handlers<Context, PublicContext>>;
