import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../db/client.js';
import { enqueue } from '../jobs/queries.js';
import { decrypt, encrypt, type KeyRing, type SealedContent } from './keys.js';
import { type BlobRow, findBlob, insertRow, takeBlobs } from './queries.js';
import { type BlobStore, objectName } from './stores/store.js';

/** Content that is stored but has no row yet. The sweep removes content without a row. */
export interface UploadedBlob {
  readonly companyId: number;
  readonly id: string;
  readonly mime: string;
  readonly bytes: number;
  readonly sha256: Buffer;
  readonly wrapped: SealedContent;
}

export interface BlobFacts {
  /** `document_front`, `selfie` … */
  readonly purpose: string;
  /** The id of the record that the blob is erased with, such as a session. */
  readonly owner?: string;
  readonly now: Date;
  readonly expiresAt?: Date;
}

export interface Blob {
  readonly id: string;
  readonly purpose: string;
  readonly owner: string | null;
  readonly mime: string;
  readonly sha256: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly content: Buffer;
}

export interface Blobs {
  /**
   * Encrypts and stores content. It uses the network or the disk, so call it outside of transactions; `insertBlob`
   * then records it within one.
   *
   * @param content  whole, at most some tens of megabytes
   */
  upload(companyId: number, content: Buffer, mime: string): Promise<UploadedBlob>;
  /**
   * Resolves to undefined if the blob does not exist, is erased or has expired.
   *
   * @throws if the store has lost the content, or if it cannot be decrypted
   */
  read(db: Db, companyId: number, id: string, now: Date): Promise<Blob | undefined>;
}

const version = 1;
export const contextOf = (companyId: number, id: string): string => `blob ${companyId} ${id}`;

async function readContent(store: BlobStore, companyId: number, row: BlobRow, dataKey: Buffer) {
  const object = await store.get(objectName(companyId, row.id));
  if (object === undefined) throw new Error(`The content of ${row.id} is not in the store`);
  if (object[0] !== version) throw new Error(`The content of ${row.id} has an unknown form`);
  return decrypt(dataKey, contextOf(companyId, row.id), object.subarray(1));
}

/**
 * Content in a store. Each object is encrypted with a key of its own, which is encrypted with the current master key.
 */
export function createBlobs(store: BlobStore, keys: KeyRing): Blobs {
  return {
    async upload(companyId, content, mime) {
      const id = `blob_${randomBytes(16).toString('hex')}`;
      const context = contextOf(companyId, id);
      const dataKey = randomBytes(32);
      const sealed = encrypt(dataKey, context, content);
      await store.put(objectName(companyId, id), Buffer.concat([Buffer.of(version), sealed]));
      const sha256 = createHash('sha256').update(content).digest();
      const wrapped = keys.seal(context, dataKey);
      return { companyId, id, mime, bytes: content.length, sha256, wrapped };
    },

    async read(db, companyId, id, now) {
      const row = await findBlob(db, companyId, id);
      if (row === undefined || (row.expires_at !== null && row.expires_at <= now)) return undefined;
      const wrapped = { keyId: row.key_id, bytes: row.wrapped_key };
      const dataKey = keys.open(contextOf(companyId, id), wrapped);
      const content = await readContent(store, companyId, row, dataKey);
      const { purpose, owner, mime, sha256, created_at: createdAt, expires_at: expiresAt } = row;
      return { id, purpose, owner, mime, sha256, createdAt, expiresAt, content };
    },
  };
}

/** Records an uploaded blob, in the transaction of the record that it belongs to. */
export async function insertBlob(trx: Db, blob: UploadedBlob, facts: BlobFacts): Promise<void> {
  const { companyId, id, mime, bytes, sha256, wrapped } = blob;
  await insertRow(trx, companyId, {
    id,
    purpose: facts.purpose,
    owner: facts.owner ?? null,
    mime,
    bytes,
    sha256,
    key_id: wrapped.keyId,
    wrapped_key: wrapped.bytes,
    created_at: facts.now,
    expires_at: facts.expiresAt ?? null,
  });
}

export const deleteKind = 'blobs.delete';

/** A job with a long list would repeat too much after a failure. */
const idsPerJob = 100;

export async function deleteLater(trx: Db, companyId: number, ids: readonly string[], now: Date) {
  for (let from = 0; from < ids.length; from += idsPerJob) {
    const payload = { ids: ids.slice(from, from + idsPerJob) };
    await enqueue(trx, { companyId, kind: deleteKind, payload, runAt: now });
  }
}

/**
 * Erases blobs by id, or all blobs of an owner. The commit deletes their keys, so that they cannot be decrypted; a job
 * deletes the bytes afterwards.
 *
 * @returns the number of erased blobs
 */
export async function eraseBlobs(
  trx: Db,
  companyId: number,
  which: readonly string[] | { readonly owner: string },
  now: Date,
): Promise<number> {
  const ids = await takeBlobs(trx, companyId, which);
  await deleteLater(trx, companyId, ids, now);
  return ids.length;
}
