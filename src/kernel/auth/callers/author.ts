import type { Db } from '../../db/client.js';
import type { RowKey } from '../../db/statements/query.js';
import type { Principal } from '../../operations/handlers.js';
import { permissionSet, permissionsOfRole } from '../../permissions.js';
import {
  findCompanyOfKey,
  findKeyAuthor,
  findUserAuthor,
  type KeyAuthorRow,
  type KeyCompanyRow,
  type UserAuthorRow,
} from './author-queries.js';

/** A user or key that work in the background belongs to. */
export interface AuthorKey {
  readonly companyId: number;
  readonly type: 'user' | 'api_key';
  readonly id: number;
}

const localeOf = (locale: string) => (locale.startsWith('es') ? 'es' : 'en');

const personOf = ({ id, name }: UserAuthorRow | KeyAuthorRow) =>
  ({ id, publicId: String(id), name, loginId: undefined }) as const;

const factsOf = (row: UserAuthorRow | KeyCompanyRow) => ({
  companyId: row.company_id,
  timeZone: row.time_zone,
  baseCurrency: row.base_currency,
  lockedThrough: row.locked_through ?? undefined,
});

async function findUser(db: Db, key: RowKey): Promise<Principal | undefined> {
  const user = await findUserAuthor.first(db, key);
  if (user === undefined) return undefined;
  return {
    ...personOf(user),
    ...factsOf(user),
    type: 'user',
    environment: 'live',
    permissions: permissionsOfRole(user.role, user.granted, user.role_permissions),
    locale: localeOf(user.locale ?? user.company_locale),
  };
}

async function findKey(
  db: Db,
  { companyId, id }: RowKey,
  now: Date,
): Promise<Principal | undefined> {
  const company = await findCompanyOfKey.first(db, { companyId });
  if (company === undefined) return undefined;
  const { company_locale: locale, test_clock: clock, test_of: liveId } = company;
  const key = await findKeyAuthor.first(db, { companyId: liveId ?? companyId, id });
  if (key === undefined || (key.expires_at !== null && key.expires_at <= now)) return undefined;
  return {
    ...personOf(key),
    ...factsOf(company),
    type: 'apiKey',
    environment: liveId === null ? 'live' : 'test',
    permissions: permissionSet(key.permissions),
    locale: localeOf(locale),
    ...(liveId !== null && { testCompany: { liveId, clock: clock ?? undefined } }),
  };
}

/** Returns the author with the permissions of now; undefined for a user or key that is no longer active. */
export const findAuthor = (
  db: Db,
  { companyId, type, id }: AuthorKey,
  now: Date,
): Promise<Principal | undefined> =>
  type === 'user' ? findUser(db, { companyId, id }) : findKey(db, { companyId, id }, now);
