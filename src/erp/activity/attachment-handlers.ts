import type { Handlers } from '../../../generated/erp/operations.js';
import { type Blobs, eraseBlobs, insertBlob } from '../../kernel/blobs/blobs.js';
import type { AttachmentOptions } from '../../kernel/config/attachments.js';
import type { FileScanner } from '../../kernel/files/scanner.js';
import { beforeTransaction } from '../../kernel/operations/before-transaction.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import * as queries from './attachment-queries.js';
import { activityErrors } from './errors.js';
import { type FileType, fileTypeOf, savedName } from './file-types.js';
import {
  type Access,
  assertAccess,
  assertRecord,
  authorOf,
  canAccess,
  ownerOf,
  type RecordReaders,
} from './records.js';

/** The parts of the process that attachments use. */
export interface AttachmentServices {
  readonly blobs: Blobs;
  /** Absent: files are not scanned. */
  readonly scanner: FileScanner | undefined;
  readonly options: AttachmentOptions;
}

/** A page of a record shows all of its attachments. */
const mostPerRecord = 100;

interface SentFile {
  readonly data: Uint8Array;
  readonly fileName: string;
  readonly contentType: string;
}

/** @throws ApiError 415 for a file of another type than those of the contract */
function typeOf(file: SentFile, { isZipAllowed }: AttachmentOptions): FileType {
  const type = fileTypeOf(file.data, file.fileName, file.contentType);
  if (type === undefined) throw activityErrors.typeNotAllowed(undefined);
  if (type.mime === 'application/zip' && !isZipAllowed) {
    throw activityErrors.typeNotAllowed(type.mime);
  }
  return type;
}

/** @throws ApiError 422 for a file that the scanner refuses, and 503 without an answer of it */
async function scan({ scanner }: AttachmentServices, content: Uint8Array): Promise<boolean> {
  const result = await scanner?.scan(content);
  if (result === 'found') throw activityErrors.malwareFound();
  if (result === 'unavailable') throw activityErrors.scannerBusy();
  return result === 'clean';
}

/** Checks the file, scans it, and stores its content, which belongs to nothing yet. */
async function store(services: AttachmentServices, companyId: number, file: SentFile) {
  const type = typeOf(file, services.options);
  const isScanned = await scan(services, file.data);
  const blob = await services.blobs.upload(companyId, Buffer.from(file.data), type.mime);
  return { blob, isScanned, type };
}

/** @throws ApiError 404 for an unknown attachment, and 403 without the permission for its record */
async function getAttachment(
  ctx: Context,
  id: number,
  access: Access,
): Promise<queries.AttachmentRow> {
  const row = await queries.findAttachment(ctx.db, ctx.principal.companyId, id);
  if (row === undefined) throw activityErrors.attachmentNotFound(id);
  assertAccess(ctx, row.kind, access);
  return row;
}

/** The members of an attachment in the audit log. */
const audited = ({
  kind,
  record_id: recordId,
  file_name: fileName,
  mime,
  bytes,
}: queries.AttachmentRow) => ({
  kind,
  recordId,
  fileName,
  contentType: mime,
  bytes,
});

/** Reads an attachment, also for webhooks. */
export const attachmentReaders = {
  async getAttachment({ params: { id } }, ctx) {
    const row = await getAttachment(ctx, id, 'read');
    return { ok: true as const, data: queries.toAttachment(row, ctx.principal.timeZone) };
  },
} satisfies Partial<Handlers<Context, PublicContext>>;

export function attachmentHandlers(services: AttachmentServices, readers: RecordReaders) {
  const { blobs, options, scanner } = services;
  return {
    ...attachmentReaders,

    async listAttachments({ params }, ctx) {
      await assertRecord(readers, ctx, params, 'read');
      const { companyId, timeZone } = ctx.principal;
      const rows = await queries.attachmentsOf(ctx.db, companyId, params);
      const data = rows.map((row) => queries.toAttachment(row, timeZone));
      const canChange = canAccess(ctx, params.kind, 'change');
      return { ok: true as const, data, hasScanner: scanner !== undefined, canChange };
    },

    async createAttachment({ params: record, body: { file } }, ctx) {
      const { companyId, timeZone } = ctx.principal;
      const { blob, isScanned, type } = await beforeTransaction(ctx, async () => {
        await assertRecord(readers, ctx, record, 'change');
        return store(services, companyId, file);
      });
      return ctx.transaction(async (trx) => {
        const most = options.megabytesPerCompany * 2 ** 20;
        if (!(await queries.takeSpace(trx, companyId, blob.bytes, most))) {
          throw activityErrors.spaceFull(options.megabytesPerCompany);
        }
        if ((await queries.countAttachments(trx, companyId, record)) >= mostPerRecord) {
          throw activityErrors.tooManyAttachments(mostPerRecord);
        }
        await insertBlob(trx, blob, {
          purpose: 'attachment',
          owner: ownerOf(record),
          now: ctx.now,
        });
        const row = await queries.insertAttachment(trx, {
          companyId,
          kind: record.kind,
          recordId: record.id,
          blobId: blob.id,
          fileName: savedName(file.fileName, type),
          mime: type.mime,
          bytes: blob.bytes,
          sha256: blob.sha256,
          isScanned,
          ...authorOf(ctx),
          now: ctx.now,
        });
        await ctx.audit(trx, {
          objectType: 'attachment',
          objectId: row.id,
          after: audited(row),
          event: 'attachment.created',
        });
        return { ok: true as const, data: queries.toAttachment(row, timeZone) };
      });
    },

    async downloadAttachment({ params: { id } }, ctx) {
      const row = await getAttachment(ctx, id, 'read');
      const blob = await blobs.read(ctx.db, ctx.principal.companyId, row.blob_id, ctx.now);
      if (blob === undefined) throw activityErrors.attachmentNotFound(id);
      return {
        content: blob.content,
        contentType: row.mime,
        fileName: row.file_name,
        etag: `"${row.sha256.toString('hex')}"`,
      };
    },

    async deleteAttachment({ params: { id } }, ctx) {
      await getAttachment(ctx, id, 'change');
      const { companyId } = ctx.principal;
      await ctx.transaction(async (trx) => {
        const row = await queries.deleteAttachment(trx, { companyId, id });
        if (row === undefined) throw activityErrors.attachmentNotFound(id);
        await eraseBlobs(trx, companyId, [row.blob_id], ctx.now);
        await queries.giveSpace(trx, companyId, row.bytes);
        await ctx.audit(trx, {
          objectType: 'attachment',
          objectId: id,
          before: audited(row),
          event: 'attachment.deleted',
        });
      });
    },
  } satisfies Partial<Handlers<Context, PublicContext>>;
}
