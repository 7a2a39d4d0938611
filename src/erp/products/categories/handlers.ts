import type { Handlers } from '../../../../generated/erp/operations.js';
import type { Db } from '../../../kernel/db/client.js';
import { requestErrors } from '../../../kernel/errors.js';
import type { Context, PublicContext } from '../../../kernel/operations/handlers.js';
import { answerList, listFilters, sortDirection } from '../../../kernel/operations/lists.js';
import {
  changeRecord,
  createRecord,
  deleteRecord,
  type RecordKind,
} from '../../../kernel/operations/records.js';
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

/** @throws ApiError 404 if the parent category does not exist, 400 if it is the category itself or below it */
async function assertParent(trx: Db, companyId: number, parentId: number | null, id?: number) {
  if (parentId === null) return;
  const path = await categories.listPath(trx, companyId, parentId);
  if (path.length === 0) throw errors.notFound('category', parentId, 'body.parentId');
  if (id !== undefined && path.includes(id)) throw belowItself();
}

const category: RecordKind<categories.CategoryRow> = {
  objectType: 'product_category',
  eventNoun: 'product_category',
  lock: (trx, { companyId }, id) => categories.lockCategory(trx, companyId, id),
  notFound: (id) => errors.notFound('category', id),
  idOf: ({ id }) => id,
  audited,
};

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
      const insert = categories.insertCategory(trx, companyId, { name, parentId }, ctx.now);
      return answer(ctx, await createRecord(category, ctx, trx, insert));
    });
  },

  async updateProductCategory({ params: { id }, headers, body }, ctx) {
    const { companyId } = ctx.principal;
    const reference = { id, ifMatch: headers['if-match'] };
    return ctx.transaction(async (trx) => {
      const row = await changeRecord(category, ctx, trx, reference, async (before) => {
        const { name, parentId = before.parent_id } = body;
        await assertParent(trx, companyId, parentId, id);
        return categories.updateCategory(trx, companyId, id, { name, parentId }, ctx.now);
      });
      return answer(ctx, row);
    });
  },

  async deleteProductCategory({ params: { id } }, ctx) {
    const { companyId } = ctx.principal;
    return ctx.transaction(async (trx) => {
      await deleteRecord(category, ctx, trx, { id }, async (before) => {
        const isDeleted = await categories.deleteCategory(trx, companyId, id);
        if (!isDeleted) throw productErrors.categoryInUse(before.name);
      });
      return { ok: true as const, data: { id } };
    });
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
