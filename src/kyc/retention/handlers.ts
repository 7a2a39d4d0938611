import type { Handlers } from '../../../generated/kyc/operations.js';
import type { Context } from '../../kernel/operations/handlers.js';
import { exportOf } from '../../kernel/operations/lists.js';
import { kycErrors } from '../errors.js';
import { afterId, pageOf } from '../lists.js';
import { scopeOf } from '../scope.js';
import * as queries from './queries.js';

/** The operations on what remains of erased records. */
export const handlers = {
  async listSealedRecords({ query: { after, format, kind, limit, recordId } }, ctx) {
    const scope = scopeOf(ctx.principal);
    const filters = { kind, recordId };
    if (format !== undefined) {
      const found = queries.walkSealedRecords(ctx.db, scope, filters);
      return exportOf(found, (rows) => rows.map(queries.toSealedRecord), pageOf('sealedRecords'));
    }
    const page = { after: afterId(after, 'seal'), limit };
    const { rows, total, nextCursor } = await queries.listSealedRecords(
      ctx.db,
      scope,
      filters,
      page,
    );
    const sealedRecords = rows.map(queries.toSealedRecord);
    return { ok: true as const, sealedRecords, total, nextCursor };
  },

  async getSealedRecord({ params: { id } }, ctx) {
    const row = await queries.findSealedRecord(ctx.db, scopeOf(ctx.principal), id);
    if (row === undefined) throw kycErrors.notFound('sealedRecord', id);
    return { ok: true as const, sealedRecord: queries.toSealedRecord(row) };
  },
} satisfies Partial<Handlers<Context>>;
