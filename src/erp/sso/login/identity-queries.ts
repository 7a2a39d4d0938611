import type { Db } from '../../../kernel/db/client.js';
import { query } from '../../../kernel/db/statements/query.js';

interface Identity {
  readonly companyId: number;
  readonly issuer: string;
  readonly subject: string;
}

export interface LinkedUser {
  readonly id: number;
  readonly email: string;
}

const find = query<Identity, LinkedUser>(
  'sso_identities.find',
  `SELECT u.id, u.email FROM sso_identities i JOIN users u ON u.company_id = i.company_id AND u.id = i.user_id
   WHERE i.company_id = :companyId::bigint AND i.issuer = :issuer AND i.subject = :subject`,
);

/** Resolves to the user to whom a person of a provider is linked. */
export const findLinked = (db: Db, { companyId, issuer, subject }: Identity) =>
  find.first(db, { companyId, issuer, subject });

const link = query<Identity & { readonly userId: number }, { userId: number }>(
  'sso_identities.link',
  `INSERT INTO sso_identities AS i (company_id, user_id, issuer, subject)
   VALUES (:companyId::bigint, :userId::bigint, :issuer, :subject)
   ON CONFLICT (company_id, user_id) DO UPDATE SET issuer = excluded.issuer, subject = excluded.subject
     WHERE i.issuer <> excluded.issuer OR i.subject = excluded.subject
   RETURNING i.user_id AS "userId"`,
);

/**
 * Links a user to a person of a provider. Resolves to false if another person of the same provider is linked to the user: an
 * address may pass to a new person, but the user does not.
 */
export async function linkUser(
  trx: Db,
  { companyId, issuer, subject }: Identity,
  userId: number,
): Promise<boolean> {
  return (await link(trx, { companyId, issuer, subject, userId })).length === 1;
}
