export interface StoredObject {
  readonly name: string;
  /** The time of the last change by the clock of the store. */
  readonly modifiedAt: Date;
}

/** The store gave no answer in time, or asks for a later attempt. The client receives a 503 with Retry-After. */
export class StoreBusyError extends Error {
  override readonly name = 'StoreBusyError';
}

/** Objects by name, in a folder or a bucket. */
export interface ObjectStore {
  /** Stores the whole object or nothing. Replaces an object of the same name. */
  put(name: string, content: Buffer): Promise<void>;
  get(name: string): Promise<Buffer | undefined>;
  /** Also succeeds if the object does not exist. */
  delete(name: string): Promise<void>;
  list(): AsyncIterable<StoredObject>;
}

/** A store of encrypted objects. It handles names and bytes, but no companies or keys. */
export interface BlobStore extends ObjectStore {
  /** A small object that names the database to which the store belongs. It is not listed with the others. */
  getMarker(): Promise<Buffer | undefined>;
  putMarker(content: Buffer): Promise<void>;
}

/** The name of the marker in a folder or bucket. */
export const markerName = 'notaria-store.json';

/** Returns a new object name. Its last part is random, and no part comes from a user. */
export function objectName(companyId: number, blobId: string): string {
  return `${companyId}/${blobId.slice(5, 7)}/${blobId}`;
}

/** An unfinished `put` of a folder store leaves a file named after the object, with a tilde and a UUID. */
const form = /^(\d{1,15})\/[0-9a-f]{2}\/(blob_[0-9a-f]{32})(~[0-9a-f-]{36})?$/;

interface ObjectFacts {
  readonly companyId: number;
  readonly blobId: string;
  readonly isDraft: boolean;
}

/** Returns undefined if the name is not of a Notaria object. */
export function parseObjectName(name: string): ObjectFacts | undefined {
  const [, company, blobId, draft] = form.exec(name) ?? [];
  if (company === undefined || blobId === undefined) return undefined;
  return { companyId: Number(company), blobId, isDraft: draft !== undefined };
}
