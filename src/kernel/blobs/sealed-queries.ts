import { plannedPerCall } from '../db/statements/query.js';
import { contextOf } from './blobs.js';
import { type SealedColumns, type SealedTable, sealedColumns } from './maintenance/reseal.js';

interface Row {
  readonly companyId: number;
  readonly id: string;
  readonly key_id: string;
  readonly wrapped_key: Buffer;
}

const read = plannedPerCall<
  {
    readonly keyId: string;
    readonly companyId: number;
    readonly id: string;
    readonly limit: number;
  },
  Row
>(`SELECT b.company_id AS "companyId", b.id, b.key_id, b.wrapped_key FROM blobs b
   WHERE b.key_id <> :keyId AND (b.company_id, b.id) > (:companyId::bigint, :id)
   ORDER BY b.company_id, b.id LIMIT :limit`);

const replace =
  plannedPerCall<SealedColumns>(`UPDATE blobs b SET key_id = n.key_id, wrapped_key = n.wrapped_key
   FROM unnest(:ids::text[], :oldKeyIds::text[], :keyIds::text[], :sealed::bytea[])
     AS n (id, old_key_id, key_id, wrapped_key)
   WHERE b.company_id = :companyId AND b.id = n.id AND b.key_id = n.old_key_id`);

/** The keys of files. The files themselves stay as they are: each is encrypted with a key of its own. */
export const sealedBlobs: SealedTable = {
  what: 'files',
  async read(db, keyId, after, limit) {
    const rows = await read(db, { keyId, companyId: after.companyId, id: after.id, limit });
    return rows.map(({ companyId, id, key_id, wrapped_key }) => ({
      companyId,
      id,
      context: contextOf(companyId, id),
      sealed: { keyId: key_id, bytes: wrapped_key },
    }));
  },
  replace: (db, companyId, rows) => replace(db, sealedColumns(companyId, rows)),
};
