import { statement } from '../db/statements/statement.js';
import { contextOf } from './blobs.js';
import type { SealedTable } from './maintenance/reseal.js';

interface Row {
  readonly companyId: number;
  readonly id: string;
  readonly key_id: string;
  readonly wrapped_key: Buffer;
}

const read = statement<Row>(
  '',
  `SELECT b.company_id AS "companyId", b.id, b.key_id, b.wrapped_key FROM blobs b
   WHERE b.key_id <> $1 AND (b.company_id, b.id) > ($2::bigint, $3)
   ORDER BY b.company_id, b.id LIMIT $4`,
);

const replace = statement<object>(
  '',
  `UPDATE blobs b SET key_id = n.key_id, wrapped_key = n.wrapped_key
   FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::bytea[]) AS n (company_id, id, old_key_id, key_id, wrapped_key)
   WHERE b.company_id = n.company_id AND b.id = n.id AND b.key_id = n.old_key_id`,
);

/** The keys of files. The files themselves stay as they are: each is encrypted with a key of its own. */
export const sealedBlobs: SealedTable = {
  what: 'files',
  async read(db, keyId, after, limit) {
    const rows = await read(db, [keyId, after.companyId, after.id, limit]);
    return rows.map(({ companyId, id, key_id, wrapped_key }) => ({
      ...{ companyId, id, context: contextOf(companyId, id) },
      sealed: { keyId: key_id, bytes: wrapped_key },
    }));
  },
  async replace(db, rows, sealed) {
    await replace(db, [
      rows.map(({ companyId }) => companyId),
      rows.map(({ id }) => id),
      rows.map((row) => row.sealed.keyId),
      sealed.map(({ keyId }) => keyId),
      sealed.map(({ bytes }) => bytes),
    ]);
  },
};
