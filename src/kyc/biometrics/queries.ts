import type { components } from '../../../generated/kyc/types.js';
import type { Db } from '../../kernel/db/client.js';
import { query } from '../../kernel/db/statements/query.js';
import type { Scope } from '../scope.js';

/** The faces of one network in one collection. Only such faces are compared. */
export interface Gallery extends Scope {
  readonly collection: string;
  readonly model: string;
}

export interface FaceRow {
  readonly id: string;
  readonly collection: string;
  readonly model: string;
  readonly external_id: string | null;
  readonly session_id: string | null;
  readonly is_blocklisted: boolean;
  readonly created_at: Date;
}

export const toFace = (row: FaceRow): components['schemas']['Face'] => ({
  id: row.id,
  collection: row.collection,
  externalId: row.external_id,
  sessionId: row.session_id,
  blocklisted: row.is_blocklisted,
  model: row.model,
  createdAt: row.created_at.toISOString(),
});

const columns =
  'f.id, f.collection, f.model, f.external_id, f.session_id, f.is_blocklisted, f.created_at';

const insert = query<
  Scope & {
    readonly collection: string;
    readonly model: string;
    readonly id: string;
    readonly externalId: string | null;
    readonly sessionId: string | null;
    readonly isBlocklisted: boolean;
    readonly embedding: Uint8Array;
    readonly createdAt: Date;
  },
  FaceRow
>(
  'faces.insert',
  `INSERT INTO kyc_faces AS f (company_id, environment, collection, model, id, external_id, session_id, is_blocklisted,
     embedding, created_at)
   VALUES (:companyId, :environment, :collection, :model, :id, :externalId, :sessionId, :isBlocklisted, :embedding,
     :createdAt) RETURNING ${columns}`,
);

export interface NewFace {
  readonly id: string;
  readonly externalId: string | undefined;
  readonly sessionId: string | undefined;
  readonly isBlocklisted: boolean;
  readonly embedding: Uint8Array;
  readonly createdAt: Date;
}

const bytesOf = ({ buffer, byteLength, byteOffset }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

export async function insertFace(trx: Db, gallery: Gallery, face: NewFace): Promise<FaceRow> {
  const { collection, companyId, environment, model } = gallery;
  const { createdAt, embedding, externalId = null, id, isBlocklisted, sessionId = null } = face;
  const [row] = await insert(trx, {
    companyId,
    environment,
    collection,
    model,
    id,
    externalId,
    sessionId,
    isBlocklisted,
    embedding: bytesOf(embedding),
    createdAt,
  });
  if (row === undefined) throw new Error(`The face ${id} was not inserted`);
  return row;
}

const lock = query<Scope & { readonly collection: string; readonly model: string }>(
  'faces.lock_gallery',
  `SELECT pg_advisory_xact_lock(hashtextextended(concat_ws('|', 'faces', :companyId::text, :environment::text,
     :collection::text, :model::text), 0))`,
);

/** Locks a gallery, so that the second of two concurrent requests with the same face finds the first. */
export async function lockGallery(trx: Db, gallery: Gallery): Promise<void> {
  const { collection, companyId, environment, model } = gallery;
  await lock(trx, { companyId, environment, collection, model });
}
