import { eraseBlobs } from '../../kernel/blobs/blobs.js';
import type { Db } from '../../kernel/db/client.js';
import { giveSpace } from './attachment-queries.js';
import * as queries from './erase-queries.js';
import { ownerOf, type RecordKey } from './records.js';

/** Deletes what belongs to a record, in the transaction that deletes the record. */
export async function eraseActivity(
  trx: Db,
  companyId: number,
  record: RecordKey,
  now: Date,
): Promise<void> {
  const values = { companyId, kind: record.kind, recordId: record.id };
  await queries.eraseComments.defer(trx, values);
  await queries.eraseTags.defer(trx, values);
  await queries.eraseWatchers.defer(trx, values);
  const files = await queries.eraseAttachments(trx, values);
  if (files.length === 0) return;
  await eraseBlobs(trx, companyId, { owner: ownerOf(record) }, now);
  await giveSpace(
    trx,
    companyId,
    files.reduce((sum, { bytes }) => sum + bytes, 0),
  );
}
