import type { KeyRing } from '../../blobs/keys.js';
import type { Db } from '../../db/client.js';
import { query } from '../../db/statements/query.js';

const insertSecret = query<{
  readonly companyId: number;
  readonly id: string;
  readonly keyId: string;
  readonly bytes: Uint8Array;
  readonly at: Date;
}>(
  'webhooks.insert_secret',
  `INSERT INTO webhook_secrets (company_id, webhook_id, key_id, sealed, created_at)
     VALUES (:companyId, :id, :keyId, :bytes, :at)`,
);

export const contextOf = (companyId: number, id: string): string => `webhook ${companyId} ${id}`;

export const lastFour = (secret: string): string => secret.slice(-4);

interface SecretOf {
  readonly companyId: number;
  readonly id: string;
  readonly secret: string;
  readonly at: Date;
}

/** Saves the newest secret of a webhook, sealed. */
export async function storeSecret(trx: Db, keys: KeyRing, { companyId, id, secret, at }: SecretOf) {
  const { keyId, bytes } = keys.seal(contextOf(companyId, id), Buffer.from(secret));
  await insertSecret(trx, { companyId, id, keyId, bytes, at });
}

/** The time for which both secrets sign. */
const overlapHours = 24;

interface WebhookAt {
  readonly companyId: number;
  readonly id: string;
  readonly at: Date;
}

const dropEnded = query<WebhookAt>(
  'webhooks.drop_ended_secrets',
  'DELETE FROM webhook_secrets s WHERE s.company_id = :companyId AND s.webhook_id = :id AND s.valid_until <= :at',
);

const endCurrent = query<WebhookAt>(
  'webhooks.end_secret',
  `UPDATE webhook_secrets s SET valid_until = :at::timestamptz + make_interval(hours => ${overlapHours})
   WHERE s.company_id = :companyId AND s.webhook_id = :id AND s.valid_until IS NULL`,
);

/** Lets the current secret sign for one more day, and deletes those whose day is over. */
export async function endSecrets(trx: Db, webhook: WebhookAt): Promise<void> {
  await dropEnded(trx, webhook);
  await endCurrent(trx, webhook);
}

const secretsAt = query<WebhookAt, { key_id: string; sealed: Buffer }>(
  'webhooks.secrets',
  `SELECT s.key_id, s.sealed FROM webhook_secrets s
   WHERE s.company_id = :companyId AND s.webhook_id = :id AND (s.valid_until IS NULL OR s.valid_until > :at)
   ORDER BY s.id DESC`,
);

/** Returns the secrets that sign now, the newest first. */
export async function signingSecrets(
  db: Db,
  keys: KeyRing,
  companyId: number,
  id: string,
  at: Date,
): Promise<string[]> {
  const rows = await secretsAt(db, { companyId, id, at });
  return rows.map(({ key_id: keyId, sealed: bytes }) =>
    keys.open(contextOf(companyId, id), { keyId, bytes }).toString(),
  );
}
