import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { statement } from '../../src/kernel/db/statements/statement.js';
import { type Gallery, noteChanges } from '../../src/kyc/biometrics/queries.js';
import type { FaceMetric } from '../../src/kyc/engines/index.js';

/** The metric of the sandbox, where most numbers of two faces differ widely. */
export const smallMetric: FaceMetric = {
  parts: [{ numbers: 32, stored: 'float32', by: 'cosine', weight: 1 }],
  scores: [
    [0, 100],
    [1, 0],
  ],
};

/** Converts bytes into numbers around zero, as the sandbox does. */
export const embeddingOf = (bytes: Uint8Array): Uint8Array =>
  new Uint8Array(Float32Array.from(bytes, (byte) => byte - 127.5).buffer);

/** Returns embeddings of a few people, so that many are similar. */
export function crowd(count: number, people = 20): Uint8Array[] {
  const faces = Array.from({ length: people }, () => randomBytes(32));
  return Array.from({ length: count }, (_, at) => {
    const noise = randomBytes(32);
    const face = faces[at % people] ?? noise;
    return embeddingOf(face.map((byte, place) => (byte + ((noise[place] ?? 0) % 48)) % 256));
  });
}

export interface NewFace {
  readonly id: string;
  readonly embedding: Uint8Array;
  readonly externalId?: string;
}

const insert = statement<object>(
  '',
  `INSERT INTO kyc_faces (company_id, environment, collection, model, id, external_id, is_blocklisted, embedding, created_at)
   SELECT $1, $2, $3, $4, f.id, f.external_id, false, f.embedding, now()
   FROM unnest($5::text[], $6::text[], $7::bytea[]) AS f (id, external_id, embedding)`,
);

/** Inserts faces directly into the table: the API is too slow for so many. */
export async function insertFaces(
  knex: Knex,
  { collection, companyId, environment, model }: Gallery,
  faces: readonly NewFace[],
): Promise<void> {
  await insert(knex, [
    companyId,
    environment,
    collection,
    model,
    faces.map(({ id }) => id),
    faces.map(({ externalId = null }) => externalId),
    faces.map(({ embedding }) => Buffer.from(embedding)),
  ]);
  const added = faces.map(({ id }) => ({ id, collection, model }));
  await noteChanges(knex, { companyId, environment }, added);
}

export const facesWithIds = (prefix: string, embeddings: readonly Uint8Array[]): NewFace[] =>
  embeddings.map((embedding, at) => ({ id: `face_${prefix}${at}`, embedding }));
