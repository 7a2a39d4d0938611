import type { Knex } from 'knex';
import { lookup, type Statement } from '../db/statement.js';
import type { Locale } from '../errors.js';
import type { Environment, Principal } from '../handlers.js';
import { permissionSet, permissionsOfRole } from '../permissions.js';
import { batched } from './batch.js';
import type { RefreshClaims, TokenSubject } from './tokens.js';

interface CompanyColumns {
  readonly place: number;
  readonly company_id: number;
  readonly time_zone: string;
  readonly company_locale: string;
  readonly base_currency: string;
  readonly locked_through: string | null;
}

interface LoginRow extends CompanyColumns {
  readonly stamp: string;
  readonly user_id: number;
  readonly name: string;
  readonly role: string;
  readonly locale: string | null;
  readonly refresh_id: string;
  readonly refreshed_at: Date | null;
}

export interface KeyRow extends CompanyColumns {
  readonly id: number;
  readonly name: string;
  readonly hash: Buffer;
  readonly permissions: readonly string[];
  readonly allowed_ips: readonly string[] | null;
  readonly expires_at: Date | null;
  readonly revoked_at: Date | null;
  readonly last_used_at: Date | null;
  readonly last_used_ip: string | null;
}

export interface KycKeyRow extends KeyRow {
  readonly public_id: string;
  readonly environment: Environment;
}

export interface CaptureRow extends CompanyColumns {
  readonly id: number;
  readonly session_id: string;
  readonly environment: Environment;
}

const companyColumns = `c.id as company_id, c.time_zone, c.locale as company_locale, c.base_currency, c.locked_through`;

/** Logins that stand, of users that are active. */
const standing = `logins l
   join users u on u.company_id = l.company_id and u.id = l.user_id and u.is_active
   join companies c on c.id = l.company_id`;

/** Which versions of its rows a login is made of: any change to one of them is by another transaction. */
const stamp = `l.xmin::text || ' ' || u.xmin::text || ' ' || c.xmin::text`;

/** Any other is simply not answered. */
const findLogins = lookup<LoginRow>(
  'auth_find_logins',
  `select k.place::int, ${stamp} as stamp, ${companyColumns}, u.id as user_id, u.name, u.role, u.locale,
     l.refresh_id, l.refreshed_at
   from unnest($1::bigint[], $2::uuid[]) with ordinality as k (company_id, login_id, place)
   join (${standing})
     on l.company_id = k.company_id and l.id = k.login_id and l.revoked_at is null`,
);

/** One stamp per login and in their order, joined by commas; empty for a login that does not stand. */
const stampLogins = lookup<{ readonly stamps: string }>(
  'auth_stamp_logins',
  `select string_agg(coalesce(s.stamp, ''), ',' order by k.place) as stamps
   from unnest($1::bigint[], $2::uuid[]) with ordinality as k (company_id, login_id, place)
   left join lateral (
     select ${stamp} as stamp from ${standing}
     where l.company_id = k.company_id and l.id = k.login_id and l.revoked_at is null
   ) as s on true`,
);

const findKeys = lookup<KeyRow>(
  'auth_find_keys',
  `select k.place::int, ${companyColumns}, a.id, a.name, a.hash, a.permissions, a.allowed_ips,
          a.expires_at, a.revoked_at, a.last_used_at, a.last_used_ip
   from unnest($1::bigint[], $2::bytea[]) with ordinality as k (company_id, hash, place)
   join api_keys a on a.company_id = k.company_id and a.hash = k.hash
   join companies c on c.id = a.company_id`,
);

const findKycKeys = lookup<KycKeyRow>(
  'auth_find_kyc_keys',
  `select k.place::int, ${companyColumns}, a.id, a.public_id, a.environment, a.name, a.hash, a.scopes as permissions,
          a.allowed_ips, a.expires_at, a.revoked_at, a.last_used_at, a.last_used_ip
   from unnest($1::bigint[], $2::bytea[]) with ordinality as k (company_id, hash, place)
   join kyc_keys a on a.company_id = k.company_id and a.hash = k.hash
   join companies c on c.id = a.company_id`,
);

const findCaptures = lookup<CaptureRow>(
  'auth_find_captures',
  `select k.place::int, ${companyColumns}, t.id, t.session_id, t.environment
   from unnest($1::bigint[], $2::bytea[]) with ordinality as k (company_id, hash, place)
   join kyc_capture_tokens t on t.company_id = k.company_id and t.hash = k.hash
   join companies c on c.id = t.company_id`,
);

/** Puts rows where they were asked for. */
function inPlace<Row extends { readonly place: number }>(rows: readonly Row[], count: number) {
  const placed: (Row | undefined)[] = new Array<undefined>(count).fill(undefined);
  for (const row of rows) placed[row.place - 1] = row;
  return placed;
}

const localeOf = (locale: string): Locale => (locale.startsWith('es') ? 'es' : 'en');

const companyFacts = (row: CompanyColumns) => ({
  companyId: row.company_id,
  timeZone: row.time_zone,
  baseCurrency: row.base_currency,
  lockedThrough: row.locked_through ?? undefined,
});

function userPrincipal(row: LoginRow, subject: TokenSubject): Principal {
  return {
    type: 'user',
    id: row.user_id,
    publicId: String(row.user_id),
    environment: 'live',
    name: row.name,
    permissions: permissionsOfRole(row.role),
    locale: localeOf(row.locale ?? row.company_locale),
    loginId: subject.loginId,
    ...companyFacts(row),
  };
}

export function keyPrincipal(row: KeyRow): Principal {
  return {
    type: 'apiKey',
    id: row.id,
    publicId: String(row.id),
    environment: 'live',
    name: row.name,
    permissions: permissionSet(row.permissions),
    locale: localeOf(row.company_locale),
    loginId: undefined,
    ...companyFacts(row),
  };
}

export function kycKeyPrincipal(row: KycKeyRow): Principal {
  const { public_id: publicId, environment } = row;
  return { ...keyPrincipal(row), type: 'kycKey', publicId, environment };
}

const captureScopes = permissionSet(['sessions:capture']);

/** Whoever has the link of a session: may give this session its pictures, and nothing else. */
export function capturePrincipal(row: CaptureRow): Principal {
  return {
    type: 'capture',
    id: row.id,
    publicId: row.session_id,
    environment: row.environment,
    name: 'Capture page',
    permissions: captureScopes,
    locale: localeOf(row.company_locale),
    loginId: undefined,
    ...companyFacts(row),
  };
}

export interface KeyLookup {
  readonly companyId: number;
  readonly hash: Buffer;
}

export interface Principals {
  /** The person behind an access token, unless the login was revoked or the user disabled. */
  ofLogin(subject: TokenSubject): Promise<Principal | undefined>;
  /** The same of a login in a cookie, unless a refresh has replaced that cookie since. */
  ofSession(claims: RefreshClaims, now: Date): Promise<Principal | undefined>;
  findKey(lookup: KeyLookup): Promise<KeyRow | undefined>;
  findKycKey(lookup: KeyLookup): Promise<KycKeyRow | undefined>;
  findCapture(lookup: KeyLookup): Promise<CaptureRow | undefined>;
}

interface FoundLogin {
  readonly principal: Principal;
  readonly row: LoginRow;
}

const keysOf = (subjects: readonly TokenSubject[]) => [
  subjects.map((subject) => subject.companyId),
  subjects.map((subject) => subject.loginId),
];

const isOf = (row: LoginRow, subject: TokenSubject): boolean =>
  row.company_id === subject.companyId && row.user_id === subject.userId;

/** Requests that a page has sent already when its cookie is replaced still count. */
const overlapMs = 60_000;

function isCurrent(row: LoginRow, { refreshId }: RefreshClaims, now: Date): boolean {
  const replacedAt = row.refreshed_at?.getTime() ?? 0;
  return row.refresh_id === refreshId || now.getTime() - replacedAt < overlapMs;
}

/** More logins than that are not at work at a time. */
const knownLogins = 10_000;

/**
 * What is known of logins, each good for as long as its stamp: every request asks the database for the stamps of its
 * turn, and for the rows only where one has changed.
 */
function createLogins(db: Knex) {
  const known = new Map<string, FoundLogin>();

  const keep = (subject: TokenSubject, row: LoginRow): FoundLogin => {
    const [oldest] = known.size >= knownLogins ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    const found = { principal: userPrincipal(row, subject), row };
    known.set(subject.loginId, found);
    return found;
  };

  const read = async (subjects: readonly TokenSubject[]) => {
    const rows = await findLogins(db, keysOf(subjects));
    return inPlace(rows, subjects.length).map((row, index) => {
      const subject = subjects[index];
      return row && subject && isOf(row, subject) ? keep(subject, row) : undefined;
    });
  };

  return async (subjects: readonly TokenSubject[]): Promise<(FoundLogin | undefined)[]> => {
    const [row] = await stampLogins(db, keysOf(subjects));
    const stamps = row?.stamps.split(',') ?? [];
    const changed: TokenSubject[] = [];
    const found = subjects.map((subject, index) => {
      if (stamps[index] === '') return undefined;
      const login = known.get(subject.loginId);
      const isSame = login?.row.stamp === stamps[index];
      if (login !== undefined && isSame && isOf(login.row, subject)) return login;
      changed.push(subject);
      return undefined;
    });
    if (changed.length === 0) return found;
    const fresh = await read(changed);
    return found.map(
      (login, index) => login ?? fresh[changed.indexOf(subjects[index] as TokenSubject)],
    );
  };
}

/** Asks the database on every request, many requests at a time: a logout is effective at once everywhere. */
export function createPrincipals(db: Knex): Principals {
  const login = batched<TokenSubject, FoundLogin>(createLogins(db));
  const keysBy = <Row extends CompanyColumns>(find: Statement<Row>) =>
    batched<KeyLookup, Row>(async (lookups) => {
      const companies = lookups.map((lookup) => lookup.companyId);
      const rows = await find(db, [companies, lookups.map((lookup) => lookup.hash)]);
      return inPlace(rows, lookups.length);
    });
  return {
    ofLogin: async (subject) => (await login(subject))?.principal,
    async ofSession(claims, now) {
      const found = await login(claims);
      return found && isCurrent(found.row, claims, now) ? found.principal : undefined;
    },
    findKey: keysBy(findKeys),
    findKycKey: keysBy(findKycKeys),
    findCapture: keysBy(findCaptures),
  };
}
