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

/** The changes of a gallery that readers follow instead of reading it anew. */
const keptChanges = 5_000;

const note = query<
  Scope & {
    readonly collections: readonly string[];
    readonly models: readonly string[];
    readonly ids: readonly string[];
  }
>(
  'faces.note_changes',
  `WITH face AS MATERIALIZED (
  SELECT f.collection, f.model, f.id
  FROM unnest(:!collections::text[], :!models::text[], :!ids::text[]) AS f (collection, model, id)
), gallery AS (
  INSERT INTO kyc_face_galleries AS g (company_id, environment, collection, model, version)
  SELECT :companyId::bigint, :environment, f.collection, f.model, count(*) FROM face f
  GROUP BY f.collection, f.model ORDER BY f.collection, f.model
  ON CONFLICT (company_id, environment, collection, model) DO UPDATE SET version = g.version + excluded.version
  RETURNING g.collection, g.model, g.version
), noted AS (
  INSERT INTO kyc_face_changes (company_id, environment, collection, model, version, face_id)
  SELECT :companyId::bigint, :environment, f.collection, f.model, g.version + 1 - f.place, f.id
  FROM (SELECT f.*, row_number() OVER (PARTITION BY f.collection, f.model) AS place FROM face f) f
  JOIN gallery g ON g.collection = f.collection AND g.model = f.model
  WHERE f.place <= ${keptChanges}
)
DELETE FROM kyc_face_changes c USING gallery g
WHERE c.company_id = :companyId::bigint AND c.environment = :environment AND c.collection = g.collection
  AND c.model = g.model AND c.version <= g.version - ${keptChanges}`,
);

/** Notes faces that were added or deleted, with the next statement of the transaction. Other processes follow the notes. */
export async function noteChanges(
  trx: Db,
  { companyId, environment }: Scope,
  faces: readonly Pick<FaceRow, 'id' | 'collection' | 'model'>[],
): Promise<void> {
  if (faces.length === 0) return;
  await note.defer(trx, {
    companyId,
    environment,
    collections: faces.map(({ collection }) => collection),
    models: faces.map(({ model }) => model),
    ids: faces.map(({ id }) => id),
  });
}

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
  await noteChanges(trx, gallery, [row]);
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
