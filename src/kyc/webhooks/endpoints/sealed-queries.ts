import type { SealedTable } from '../../../kernel/blobs/maintenance/reseal.js';
import { statement } from '../../../kernel/db/statements/statement.js';
import { contextOf } from './queries.js';

interface Row {
  readonly companyId: number;
  readonly id: string;
  readonly webhook_id: string;
  readonly key_id: string;
  readonly sealed: Buffer;
}

const read = statement<Row>(
  '',
  `SELECT s.company_id AS "companyId", s.id::text AS id, s.webhook_id, s.key_id, s.sealed FROM webhook_secrets s
   WHERE s.key_id <> $1 AND (s.company_id, s.id) > ($2::bigint, $3::bigint)
   ORDER BY s.company_id, s.id LIMIT $4`,
);

const replace = statement<object>(
  '',
  `UPDATE webhook_secrets s SET key_id = n.key_id, sealed = n.sealed
   FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::bytea[]) AS n (company_id, id, old_key_id, key_id, sealed)
   WHERE s.company_id = n.company_id AND s.id = n.id AND s.key_id = n.old_key_id`,
);

/** The secrets that sign webhooks. */
export const sealedSecrets: SealedTable = {
  what: 'secrets of webhooks',
  async read(db, keyId, after, limit) {
    const rows = await read(db, [keyId, after.companyId, after.id || '0', limit]);
    return rows.map(({ companyId, id, webhook_id, key_id, sealed }) => ({
      ...{ companyId, id, context: contextOf(companyId, webhook_id) },
      sealed: { keyId: key_id, bytes: sealed },
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
