import type { Db } from '../../kernel/db/client.js';
import { query } from '../../kernel/db/statements/query.js';
import type { Erasure } from '../retention/index.js';
import type { Scope } from '../scope.js';
import type { Eraser } from '../sessions/index.js';
import { forgetRecords } from '../webhooks/index.js';
import { type FaceRow, noteChanges } from './queries.js';

type ErasedRow = Pick<FaceRow, 'id' | 'collection' | 'model'>;

const deleteOne = query<Scope & { readonly id: string }, ErasedRow>(
  'faces.delete',
  'DELETE FROM kyc_faces f WHERE f.company_id = :companyId AND f.environment = :environment AND f.id = :id RETURNING f.id, f.collection, f.model',
);

/** Erases an entry of the face index. Resolves to false when there is none. */
export async function eraseFace(
  trx: Db,
  scope: Scope,
  id: string,
  { faces }: Erasure,
): Promise<boolean> {
  const rows = await deleteOne(trx, {
    companyId: scope.companyId,
    environment: scope.environment,
    id,
  });
  await noteChanges(trx, scope, rows);
  faces.push(...(await forgetRecords(trx, scope, rows)));
  return rows.length > 0;
}

const deleteOfSession = query<Scope & { readonly sessionId: string }, ErasedRow>(
  'faces.delete_of_session',
  'DELETE FROM kyc_faces f WHERE f.company_id = :companyId AND f.environment = :environment AND f.session_id = :sessionId RETURNING f.id, f.collection, f.model',
);

/** Erases the faces of a session. */
export const eraserOfFaces: Eraser = {
  async erase(trx, scope, sessionId) {
    const { companyId, environment } = scope;
    const rows = await deleteOfSession(trx, { companyId, environment, sessionId });
    await noteChanges(trx, scope, rows);
    await forgetRecords(trx, scope, rows);
  },
};

const deleteOfSubject = query<Scope & { readonly externalId: string }, ErasedRow>(
  'faces.delete_of_subject',
  'DELETE FROM kyc_faces f WHERE f.company_id = :companyId AND f.environment = :environment AND f.external_id = :externalId RETURNING f.id, f.collection, f.model',
);

/** Erases the faces with an external id, of any collection. Resolves to their ids. */
export async function eraseFacesOf(
  trx: Db,
  scope: Scope,
  externalId: string,
  { faces }: Erasure,
): Promise<readonly string[]> {
  const rows = await deleteOfSubject(trx, {
    companyId: scope.companyId,
    environment: scope.environment,
    externalId,
  });
  await noteChanges(trx, scope, rows);
  const ids = await forgetRecords(trx, scope, rows);
  faces.push(...ids);
  return ids;
}
