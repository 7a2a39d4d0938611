import {
  type SealedColumns,
  type SealedTable,
  sealedColumns,
} from '../../blobs/maintenance/reseal.js';
import { plannedPerCall } from '../../db/statements/query.js';
import { contextOf } from './secret-queries.js';

interface Row {
  readonly companyId: number;
  readonly id: string;
  readonly webhook_id: string;
  readonly key_id: string;
  readonly sealed: Buffer;
}

const read = plannedPerCall<
  {
    readonly keyId: string;
    readonly companyId: number;
    readonly id: string;
    readonly limit: number;
  },
  Row
>(`SELECT s.company_id AS "companyId", s.id::text AS id, s.webhook_id, s.key_id, s.sealed FROM webhook_secrets s
   WHERE s.key_id <> :keyId AND (s.company_id, s.id) > (:companyId::bigint, :id::bigint)
   ORDER BY s.company_id, s.id LIMIT :limit`);

const replace =
  plannedPerCall<SealedColumns>(`UPDATE webhook_secrets s SET key_id = n.key_id, sealed = n.sealed
   FROM unnest(:ids::bigint[], :oldKeyIds::text[], :keyIds::text[], :sealed::bytea[])
     AS n (id, old_key_id, key_id, sealed)
   WHERE s.company_id = :companyId AND s.id = n.id AND s.key_id = n.old_key_id`);

/** The secrets that sign webhooks. */
export const sealedSecrets: SealedTable = {
  what: 'secrets of webhooks',
  async read(db, keyId, after, limit) {
    const rows = await read(db, { keyId, companyId: after.companyId, id: after.id || '0', limit });
    return rows.map(({ companyId, id, webhook_id, key_id, sealed }) => ({
      companyId,
      id,
      context: contextOf(companyId, webhook_id),
      sealed: { keyId: key_id, bytes: sealed },
    }));
  },
  replace: (db, companyId, rows) => replace(db, sealedColumns(companyId, rows)),
};
