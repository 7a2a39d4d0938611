import type { Db } from '../../kernel/db/client.js';
import { lookup, query, type RowKey } from '../../kernel/db/statements/query.js';
import type { Locale } from '../../kernel/errors.js';
import type { Principal } from '../../kernel/operations/handlers.js';
import { permissionsOfRole } from '../../kernel/permissions.js';

const ask = query<RowKey & { readonly now: Date }>(
  'scheduled_exports.ask',
  'UPDATE scheduled_exports r SET asked_at = :now WHERE r.company_id = :companyId::bigint AND r.id = :id::bigint',
);

/** Notes that a locked export was asked for, beside its schedule. */
export const askForRun = (trx: Db, { companyId, id }: RowKey, now: Date) =>
  ask(trx, { companyId, id, now });

const answer = query<RowKey>(
  'scheduled_exports.answer',
  'UPDATE scheduled_exports r SET asked_at = NULL WHERE r.company_id = :companyId::bigint AND r.id = :id::bigint',
);

/** Notes that a locked export was run for all who asked. */
export const answerRun = (trx: Db, { companyId, id }: RowKey) => answer(trx, { companyId, id });

const findAsked = lookup<RowKey, { readonly asked_at: Date | null }>(
  'scheduled_exports.asked',
  'SELECT r.asked_at FROM scheduled_exports r WHERE r.company_id = :companyId AND r.id = :id',
);

/** Resolves to the time at which an export was asked for, and not run since; to undefined if it was not. */
export async function askedAt(db: Db, { companyId, id }: RowKey): Promise<Date | undefined> {
  return (await findAsked.first(db, { companyId, id }))?.asked_at ?? undefined;
}

const remove = query<RowKey>(
  'scheduled_exports.delete',
  'DELETE FROM scheduled_exports r WHERE r.company_id = :companyId::bigint AND r.id = :id::bigint',
);

/** Deletes a locked export. Its job finds nothing, and ends. */
export const deleteExport = (trx: Db, { companyId, id }: RowKey) => remove(trx, { companyId, id });

interface OwnerRow {
  readonly name: string;
  readonly role: string;
  readonly granted: readonly string[];
  readonly role_permissions: readonly string[] | null;
  readonly locale: Locale;
  readonly time_zone: string;
  readonly base_currency: string;
}

const owner = lookup<RowKey, OwnerRow>(
  'scheduled_exports.owner',
  `SELECT u.name, u.role, u.granted, r.permissions AS role_permissions, coalesce(u.locale, c.locale) AS locale,
     c.time_zone, c.base_currency
   FROM users u
   JOIN companies c ON c.id = u.company_id
   LEFT JOIN roles r ON r.company_id = u.company_id AND r.code_key = u.role
   WHERE u.company_id = :companyId AND u.id = :id AND u.is_active`,
);

/** Resolves to the owner of an export with the permissions that the user has now; to undefined for a deactivated one. */
export async function findOwner(db: Db, { companyId, id }: RowKey): Promise<Principal | undefined> {
  const row = await owner.first(db, { companyId, id });
  if (row === undefined) return undefined;
  return {
    companyId,
    timeZone: row.time_zone,
    baseCurrency: row.base_currency,
    lockedThrough: undefined,
    type: 'user',
    id,
    publicId: String(id),
    environment: 'live',
    name: row.name,
    permissions: permissionsOfRole(row.role, row.granted, row.role_permissions),
    locale: row.locale,
    loginId: undefined,
  };
}
