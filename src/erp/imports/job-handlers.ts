import type { Handlers } from '../../../generated/erp/operations.js';
import type { components } from '../../../generated/erp/types.js';
import { type Blobs, eraseBlobs, insertBlob } from '../../kernel/blobs/blobs.js';
import { accessErrors } from '../../kernel/errors.js';
import { enqueue } from '../../kernel/jobs/queries.js';
import { beforeTransaction } from '../../kernel/operations/before-transaction.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { answerList, listFilters, sortDirection } from '../../kernel/operations/lists.js';
import { formatInstant } from '../../kernel/values/time.js';
import { importErrors } from './errors.js';
import { type AnyKind, jobKind } from './job.js';
import * as queries from './job-queries.js';

type ImportJob = components['schemas']['ImportJob'];

/** The most imports of a company that are not over: each keeps a file. */
const maxOpen = 10;

function toImport(row: queries.ImportRow, timeZone: string): ImportJob {
  const instant = (at: Date) => formatInstant(at, timeZone);
  return {
    id: row.id,
    kind: row.kind,
    fileName: row.file_name,
    status: row.status,
    dryRun: row.is_dry_run,
    skipFaults: row.skips_faults,
    rows: row.row_count,
    done: row.done_rows,
    created: row.created,
    updated: row.updated,
    unchanged: row.unchanged,
    faultCount: row.fault_count,
    failure: row.failure,
    author: row.author_name,
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
    finishedAt: row.finished_at && instant(row.finished_at),
  };
}

const nameOf = (sent: string): string =>
  sent
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 200) || 'file';

/** @param kinds  what an import can create or update */
export function importJobHandlers(blobs: Blobs, kinds: readonly AnyKind[]) {
  /** @throws ApiError 404 for an unknown kind, and 403 without the permission for it */
  function getKind(ctx: Context, name: string): AnyKind {
    const kind = kinds.find((one) => one.name === name);
    if (kind === undefined) throw importErrors.unknownKind(name);
    if (!ctx.can(kind.permission)) throw accessErrors.insufficientPermissions(kind.permission);
    return kind;
  }

  /** @throws ApiError 404 for an unknown import, and 403 without the permission for its kind */
  async function getImport(ctx: Context, id: number): Promise<queries.ImportRow> {
    const row = await queries.findImport(ctx.db, ctx.principal.companyId, id);
    if (row === undefined) throw importErrors.notFound(id);
    getKind(ctx, row.kind);
    return row;
  }

  return {
    async startImport({ body: { kind, file, dryRun = false, skipFaults = false } }, ctx) {
      const { principal, now } = ctx;
      const { companyId, timeZone } = principal;
      const blob = await beforeTransaction(ctx, async () => {
        getKind(ctx, kind);
        return blobs.upload(companyId, Buffer.from(file.data), 'application/octet-stream');
      });
      return ctx.transaction(async (trx) => {
        if ((await queries.countOpen(trx, companyId)) >= maxOpen) {
          throw importErrors.tooMany(maxOpen);
        }
        await insertBlob(trx, blob, { purpose: 'import', now });
        const row = await queries.insertImport(trx, {
          companyId,
          kind,
          fileName: nameOf(file.fileName),
          blobId: blob.id,
          isDryRun: dryRun,
          skipsFaults: skipFaults,
          locale: ctx.request.locale,
          authorType: principal.type === 'user' ? 'user' : 'api_key',
          authorId: principal.id,
          authorName: principal.name,
          now,
        });
        const payload = { importId: row.id };
        const key = String(row.id);
        await enqueue(trx, { companyId, kind: jobKind, key, payload, runAt: now });
        const after = queries.auditedImport(row);
        await ctx.audit(trx, { objectType: 'import', objectId: row.id, after });
        return { ok: true as const, data: { ...toImport(row, timeZone), faults: [] } };
      });
    },

    listImports({ query }, ctx) {
      const { timeZone } = ctx.principal;
      const { kind, status } = query;
      const readable = kinds.filter(
        ({ name, permission }) => ctx.can(permission) && (kind ?? name) === name,
      );
      return answerList(ctx, query, {
        find: queries.listImports,
        sortBy: query.sortBy ?? 'id',
        sortDir: sortDirection(query, ['id']),
        filters: {
          ...listFilters(query, timeZone, 'instant'),
          status,
          kinds: readable.map(({ name }) => name),
        },
        toItem: (row) => toImport(row, timeZone),
      });
    },

    async getImport({ params: { id } }, ctx) {
      const row = await getImport(ctx, id);
      const data = { ...toImport(row, ctx.principal.timeZone), faults: [...row.faults] };
      return { ok: true as const, data };
    },

    async cancelImport({ params: { id } }, ctx) {
      const before = await beforeTransaction(ctx, () => getImport(ctx, id));
      const { companyId, timeZone } = ctx.principal;
      return ctx.transaction(async (trx) => {
        const key = { companyId, id };
        const row = await queries.finishImport(trx, key, 'cancelled', null, ctx.now);
        if (row === undefined) throw importErrors.over(id);
        if (before.blob_id !== null) await eraseBlobs(trx, companyId, [before.blob_id], ctx.now);
        await ctx.audit(trx, {
          objectType: 'import',
          objectId: id,
          before: { status: before.status },
          after: queries.auditedImport(row),
        });
        return { ok: true as const, data: { ...toImport(row, timeZone), faults: [...row.faults] } };
      });
    },
  } satisfies Partial<Handlers<Context, PublicContext>>;
}
