import type { Db } from '../../db/client.js';
import type { Principal } from '../../operations/handlers.js';
import { permissionSet, permissionsOfRole } from '../../permissions.js';
import {
  findKeyAuthor,
  findUserAuthor,
  type KeyAuthorRow,
  type UserAuthorRow,
} from './author-queries.js';

/** A user or key that work in the background belongs to. */
export interface AuthorKey {
  readonly companyId: number;
  readonly type: 'user' | 'api_key';
  readonly id: number;
}

const common = (row: UserAuthorRow | KeyAuthorRow) =>
  ({
    id: row.id,
    publicId: String(row.id),
    environment: 'live',
    name: row.name,
    loginId: undefined,
    companyId: row.company_id,
    timeZone: row.time_zone,
    baseCurrency: row.base_currency,
    lockedThrough: row.locked_through ?? undefined,
  }) as const;

const localeOf = (locale: string) => (locale.startsWith('es') ? 'es' : 'en');

/** Returns the author with the permissions of now; undefined for a user or key that is no longer active. */
export async function findAuthor(
  db: Db,
  { companyId, type, id }: AuthorKey,
  now: Date,
): Promise<Principal | undefined> {
  if (type === 'user') {
    const user = await findUserAuthor.first(db, { companyId, id });
    if (user === undefined) return undefined;
    const permissions = permissionsOfRole(user.role, user.granted, user.role_permissions);
    const locale = localeOf(user.locale ?? user.company_locale);
    return { ...common(user), type: 'user', permissions, locale };
  }
  const key = await findKeyAuthor.first(db, { companyId, id });
  if (key === undefined || (key.expires_at !== null && key.expires_at <= now)) return undefined;
  const permissions = permissionSet(key.permissions);
  return { ...common(key), type: 'apiKey', permissions, locale: localeOf(key.company_locale) };
}
