import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../../kernel/db/client.js';
import { lookup, query } from '../../../kernel/db/statements/query.js';
import type { Gallery } from '../queries.js';
import type { IndexedFace } from './likeness.js';

interface EmbeddedRow {
  readonly id: string;
  readonly external_id: string | null;
  readonly session_id: string | null;
  readonly is_blocklisted: boolean;
  readonly embedding: Buffer;
}

const columns = 'f.id, f.external_id, f.session_id, f.is_blocklisted, f.embedding';

const toIndexed = (row: EmbeddedRow): IndexedFace => ({
  id: row.id,
  externalId: row.external_id,
  sessionId: row.session_id,
  isBlocklisted: row.is_blocklisted,
  embedding: row.embedding,
});

const selectPage = query<Gallery & { readonly after: string; readonly limit: number }, EmbeddedRow>(
  'faces.page',
  `SELECT ${columns} FROM kyc_faces f
   WHERE f.company_id = :companyId AND f.environment = :environment AND f.collection = :collection
     AND f.model = :model AND f.id > :after
   ORDER BY f.id LIMIT :limit`,
);

/** The faces of a chunk, which take some milliseconds of the main thread. */
const pageRows = 250;

/**
 * Yields every face of a gallery, some hundred at a time. Other requests run in between, also on the embedded engine.
 */
export async function* readFaces(db: Db, gallery: Gallery): AsyncGenerator<IndexedFace[]> {
  for (let after = ''; ; ) {
    const rows = await selectPage(db, { after, limit: pageRows, ...gallery });
    yield rows.map(toIndexed);
    if (rows.length < pageRows) return;
    await nextTurn();
    after = rows.at(-1)?.id ?? '';
  }
}

const selectCount = query<Gallery & { readonly limit: number }, { count: number }>(
  'faces.count',
  `SELECT count(*) AS count FROM (
     SELECT 1 FROM kyc_faces f
     WHERE f.company_id = :companyId AND f.environment = :environment AND f.collection = :collection
       AND f.model = :model LIMIT :limit) AS counted`,
);

/** Returns the number of faces of a gallery; above `most`, any number over it. */
export async function countFaces(db: Db, gallery: Gallery, most: number): Promise<number> {
  return (await selectCount(db, { limit: most + 1, ...gallery }))[0]?.count ?? 0;
}

const selectVersion = lookup<Gallery, { version: number }>(
  'faces.version',
  `SELECT g.version FROM kyc_face_galleries g
   WHERE g.company_id = :companyId AND g.environment = :environment AND g.collection = :collection
     AND g.model = :model`,
);

/** Returns the change counter of each gallery, in their order. */
export async function readVersions(db: Db, galleries: readonly Gallery[]): Promise<number[]> {
  const rows = await Promise.all(
    galleries.map((gallery) => selectVersion.first(db, { ...gallery })),
  );
  return rows.map((row) => row?.version ?? 0);
}

/** The face is absent if it was erased. */
type ChangedRow = { readonly face_id: string } & (
  | EmbeddedRow
  | { readonly [Key in keyof EmbeddedRow]: null }
);

const selectChanges = query<Gallery & { readonly from: number; readonly to: number }, ChangedRow>(
  'faces.changes',
  `SELECT c.face_id, ${columns} FROM kyc_face_changes c
   LEFT JOIN kyc_faces f ON f.company_id = c.company_id AND f.id = c.face_id AND f.environment = c.environment
     AND f.collection = c.collection AND f.model = c.model
   WHERE c.company_id = :companyId AND c.environment = :environment AND c.collection = :collection AND c.model = :model
     AND c.version > :from AND c.version <= :to`,
);

/** The changed faces in their current state. */
export interface GalleryChanges {
  readonly faces: readonly IndexedFace[];
  /** Ids. */
  readonly gone: readonly string[];
}

/** Returns the changes after version `from`, up to `to`; undefined if some of them are no longer stored. */
export async function readChanges(
  db: Db,
  gallery: Gallery,
  from: number,
  to: number,
): Promise<GalleryChanges | undefined> {
  const rows = await selectChanges(db, { from, to, ...gallery });
  if (rows.length < to - from) return undefined;
  const faces = new Map<string, IndexedFace>();
  const gone = new Set<string>();
  for (const row of rows) {
    if (row.id === null) gone.add(row.face_id);
    else faces.set(row.id, toIndexed(row));
  }
  return { faces: [...faces.values()], gone: [...gone] };
}
