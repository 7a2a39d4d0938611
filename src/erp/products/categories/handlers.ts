import type { Handlers } from '../../../../generated/erp/operations.js';
import type { Db } from '../../../kernel/db/client.js';
import { requestErrors } from '../../../kernel/errors.js';
import type { Context, PublicContext } from '../../../kernel/operations/handlers.js';
import { answerList, listFilters, sortDirection } from '../../../kernel/operations/lists.js';
import { assertVersion } from '../../../kernel/operations/versions.js';
import { errors } from '../../errors.js';
import { productErrors } from '../errors.js';
import { text } from '../messages/index.js';
import * as categories from './queries.js';

const audited = ({ name, parent_id: parentId }: categories.CategoryRow) => ({ name, parentId });

const answer = (ctx: Context, row: categories.CategoryRow) => ({
  ok: true as const,
  data: categories.toCategory(row, ctx.principal.timeZone),
});

const belowItself = () => requestErrors.invalidField('body.parentId', text('categoryBelowItself'));

/** @throws ApiError 404 when the category above does not exist, 400 when it is the category itself or below it */
async function assertParent(trx: Db, companyId: number, parentId: number | null, id?: number) {
  if (parentId === null) return;
  const path = await categories.listPath(trx, companyId, parentId);
  if (path.length === 0) throw errors.notFound('category', parentId, 'body.parentId');
  if (id !== undefined && path.includes(id)) throw belowItself();
}

async function lockCategory(trx: Db, companyId: number, id: number) {
  const row = await categories.lockCategory(trx, companyId, id);
  if (row === undefined) throw errors.notFound('category', id);
  return row;
}

export const categoryHandlers = {
  async listProductCategories({ query }, ctx) {
    const { timeZone } = ctx.principal;
    return answerList(ctx, query, {
      find: categories.listCategories,
      sortBy: query.sortBy ?? 'id',
      sortDir: sortDirection(query, []),
      filters: listFilters(query, timeZone, 'instant'),
      toItem: (row) => categories.toCategory(row, timeZone),
    });
  },

  async createProductCategory({ body: { name, parentId = null } }, ctx) {
    const { companyId } = ctx.principal;
    return ctx.transaction(async (trx) => {
      if (parentId !== null) await categories.lockTree(trx, companyId);
      await assertParent(trx, companyId, parentId);
      const row = await categories.insertCategory(trx, companyId, { name, parentId }, ctx.now);
      const object = { objectType: 'product_category' as const, objectId: row.id };
      await ctx.audit(trx, { after: audited(row), event: 'product_category.created', ...object });
      return answer(ctx, row);
    });
  },

  async updateProductCategory({ params: { id }, headers, body }, ctx) {
    const { companyId } = ctx.principal;
    return ctx.transaction(async (trx) => {
      const before = await lockCategory(trx, companyId, id);
      assertVersion(headers['if-match'], before.version);
      const { name, parentId = before.parent_id } = body;
      await assertParent(trx, companyId, parentId, id);
      const values = { name, parentId };
      const after = await categories.updateCategory(trx, companyId, id, values, ctx.now);
      const object = { objectType: 'product_category' as const, objectId: id };
      const change = { before: audited(before), after: audited(after) };
      await ctx.audit(trx, { event: 'product_category.updated', ...object, ...change });
      return answer(ctx, after);
    });
  },

  async deleteProductCategory({ params: { id } }, ctx) {
    const { companyId } = ctx.principal;
    return ctx.transaction(async (trx) => {
      const before = await lockCategory(trx, companyId, id);
      const isDeleted = await categories.deleteCategory(trx, companyId, id);
      if (!isDeleted) throw productErrors.categoryInUse(before.name);
      const object = { objectType: 'product_category' as const, objectId: id };
      const entry = { before: audited(before), event: 'product_category.deleted', ...object };
      await ctx.audit(trx, entry);
      return { ok: true as const, data: { id } };
    });
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
