export interface StoredObject {
  readonly name: string;
  /** By the store's own clock. */
  readonly modifiedAt: Date;
}

/** A store of encrypted objects. It knows names and bytes, but neither companies nor keys. */
export interface BlobStore {
  /** Whole or not at all; the same name again replaces it. */
  put(name: string, content: Buffer): Promise<void>;
  get(name: string): Promise<Buffer | undefined>;
  /** Also succeeds when there is none. */
  delete(name: string): Promise<void>;
  list(): AsyncIterable<StoredObject>;
  /** A small object that tells which database the store belongs to; not listed with the others. */
  getMarker(): Promise<Buffer | undefined>;
  putMarker(content: Buffer): Promise<void>;
}

/** The name of the marker in a folder or bucket. */
export const markerName = 'notaria-store.json';

/** Random in its last part: nothing in it comes from a user. */
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
