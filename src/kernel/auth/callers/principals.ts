import type { Db } from '../../db/client.js';
import type { Locale } from '../../errors.js';
import type { Environment, Principal } from '../../operations/handlers.js';
import { permissionSet, permissionsOfRole } from '../../permissions.js';
import type { RefreshClaims, TokenSubject } from '../tokens.js';
import { batched } from './batch.js';
import type { CallerSource, VersionedRow } from './queries.js';
import { versionedCallers } from './versioned.js';

interface CompanyColumns extends VersionedRow {
  readonly company_id: number;
  readonly time_zone: string;
  readonly company_locale: string;
  readonly base_currency: string;
  readonly locked_through: string | null;
}

interface LoginRow extends CompanyColumns {
  readonly login_id: string;
  readonly expires_at: Date;
  readonly user_id: number;
  readonly name: string;
  readonly role: string;
  /** The permissions that the operator granted beyond those of the role. */
  readonly granted: readonly string[];
  /** The permissions of a role that the company made; null for another role. */
  readonly role_permissions: readonly string[] | null;
  readonly locale: string | null;
  readonly refresh_id: string;
  readonly refreshed_at: Date | null;
  readonly must_change_password: boolean;
  readonly must_set_up_second_factor: boolean;
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

export interface TestKeyRow extends KeyRow {
  readonly test_of: number;
  readonly test_clock: Date | null;
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

const logins: CallerSource = {
  name: 'logins',
  keyType: 'uuid',
  columns: `${companyColumns}, l.id as login_id, l.expires_at, u.id as user_id, u.name, u.role, u.granted, r.permissions as role_permissions, u.locale, l.refresh_id, l.refreshed_at,
    u.must_change_password, (c.require_second_factor or u.role = any (c.second_factor_roles))
      and u.second_factor_at is null as must_set_up_second_factor`,
  from: `logins l
    join users u on u.company_id = l.company_id and u.id = l.user_id and u.is_active
    join companies c on c.id = l.company_id
    left join roles r on r.company_id = l.company_id and r.code_key = u.role`,
  match: 'l.company_id = :companyId::bigint and l.id = k.key and l.revoked_at is null',
  tables: ['l', 'u', 'c', 'r'],
};

const keyColumns = `a.id, a.name, a.hash, a.allowed_ips, a.expires_at, a.revoked_at, a.last_used_at, a.last_used_ip`;

const hashedIn = (table: string) => ({
  keyType: 'bytea' as const,
  from: `${table} a join companies c on c.id = a.company_id`,
  match: 'a.company_id = :companyId::bigint and a.hash = k.key',
  tables: ['a', 'c'],
});

const keys: CallerSource = {
  name: 'keys',
  columns: `${companyColumns}, ${keyColumns}, a.permissions`,
  ...hashedIn('api_keys'),
};

/** The keys of a company that act on its test company. */
const testKeys: CallerSource = {
  name: 'test_keys',
  columns: `${companyColumns}, c.test_of, c.test_clock, ${keyColumns}, a.permissions`,
  ...hashedIn('api_keys'),
  from: 'api_keys a join companies c on c.test_of = a.company_id and c.retired_at is null',
};

const kycKeys: CallerSource = {
  name: 'kyc_keys',
  columns: `${companyColumns}, ${keyColumns}, a.scopes as permissions, a.public_id, a.environment`,
  ...hashedIn('kyc_keys'),
};

const captures: CallerSource = {
  name: 'captures',
  columns: `${companyColumns}, a.id, a.session_id, a.environment`,
  ...hashedIn('kyc_capture_tokens'),
};

const localeOf = (locale: string): Locale => (locale.startsWith('es') ? 'es' : 'en');

const companyFacts = (row: CompanyColumns) => ({
  companyId: row.company_id,
  timeZone: row.time_zone,
  baseCurrency: row.base_currency,
  lockedThrough: row.locked_through ?? undefined,
});

function userPrincipal(row: LoginRow): Principal {
  return {
    type: 'user',
    id: row.user_id,
    publicId: String(row.user_id),
    environment: 'live',
    name: row.name,
    permissions: permissionsOfRole(row.role, row.granted, row.role_permissions),
    locale: localeOf(row.locale ?? row.company_locale),
    loginId: row.login_id,
    mustChangePassword: row.must_change_password,
    mustSetUpSecondFactor: row.must_set_up_second_factor,
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

export function testKeyPrincipal(row: TestKeyRow): Principal {
  const { test_of: liveId, test_clock: clock } = row;
  const testCompany = { liveId, clock: clock ?? undefined };
  return { ...keyPrincipal(row), environment: 'test', testCompany };
}

export function kycKeyPrincipal(row: KycKeyRow): Principal {
  const { public_id: publicId, environment } = row;
  return { ...keyPrincipal(row), type: 'kycKey', publicId, environment };
}

const captureScopes = permissionSet(['sessions:capture']);

/** The bearer of a session link, who may only upload images to this session. */
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
  /** Returns the user of an access token, or undefined if the login has ended or the user was disabled. */
  ofLogin(subject: TokenSubject, now: Date): Promise<Principal | undefined>;
  /** Returns the user of a login cookie. A cookie that a refresh has replaced is not accepted. */
  ofSession(claims: RefreshClaims, now: Date): Promise<Principal | undefined>;
  findKey(lookup: KeyLookup): Promise<KeyRow | undefined>;
  /** Returns the key with the test company of its company. */
  findTestKey(lookup: KeyLookup): Promise<TestKeyRow | undefined>;
  findKycKey(lookup: KeyLookup): Promise<KycKeyRow | undefined>;
  findCapture(lookup: KeyLookup): Promise<CaptureRow | undefined>;
  /** Resolves when callers can be looked up, by the same path as an authenticated request. */
  probe(): Promise<void>;
}

interface LoginMatch {
  readonly principal: Principal;
  readonly row: LoginRow;
}

/** Accepts requests that the page sent just before its cookie was replaced. */
const overlapMs = 60_000;

function isCurrent(row: LoginRow, { refreshId }: RefreshClaims, now: Date): boolean {
  const replacedAt = row.refreshed_at?.getTime() ?? 0;
  return row.refresh_id === refreshId || now.getTime() - replacedAt < overlapMs;
}

/** An id that no login has. */
const noLogin = '00000000-0000-0000-0000-000000000000';

/**
 * Looks callers up in the database for every request, so that a logout takes effect at once on every server. Requests
 * share queries.
 *
 * @param answered  receives the longest wait of each batch in seconds
 */
export function createPrincipals(db: Db, answered?: (seconds: number) => void): Principals {
  const login = batched(
    versionedCallers<LoginRow, LoginMatch>(db, logins, (row) => {
      return { row, principal: userPrincipal(row) };
    }),
    undefined,
    answered,
  );
  const rowsOf = <Row extends VersionedRow>(source: CallerSource) => {
    const find = batched(
      versionedCallers<Row, Row>(db, source, (row) => row),
      undefined,
      answered,
    );
    return ({ companyId, hash }: KeyLookup) => find({ companyId, key: hash });
  };
  const ofLogin = async ({ companyId, userId, loginId }: TokenSubject, now: Date) => {
    const found = await login({ companyId, key: loginId });
    return found?.row.user_id === userId && found.row.expires_at > now ? found : undefined;
  };
  return {
    ofLogin: async (subject, now) => (await ofLogin(subject, now))?.principal,
    async ofSession(claims, now) {
      const found = await ofLogin(claims, now);
      return found && isCurrent(found.row, claims, now) ? found.principal : undefined;
    },
    findKey: rowsOf<KeyRow>(keys),
    findTestKey: rowsOf<TestKeyRow>(testKeys),
    findKycKey: rowsOf<KycKeyRow>(kycKeys),
    findCapture: rowsOf<CaptureRow>(captures),
    probe: () => login({ companyId: 0, key: noLogin }).then(() => undefined),
  };
}
