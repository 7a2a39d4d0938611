import { lookup, type RowKey } from '../../db/statements/query.js';

/** The columns of a company that belong to a caller. */
interface CompanyColumns {
  readonly company_id: number;
  readonly time_zone: string;
  readonly company_locale: string;
  readonly base_currency: string;
  readonly locked_through: string | null;
}

export interface UserAuthorRow extends CompanyColumns {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  readonly granted: readonly string[];
  /** The permissions of a role that the company made; null for another role. */
  readonly role_permissions: readonly string[] | null;
  readonly locale: string | null;
}

/** The company of a key; a test key acts on the test company of its own. */
export interface KeyCompanyRow extends CompanyColumns {
  readonly test_of: number | null;
  readonly test_clock: Date | null;
}

export interface KeyAuthorRow {
  readonly id: number;
  readonly name: string;
  readonly permissions: readonly string[];
  readonly expires_at: Date | null;
}

const companyColumns =
  'c.id AS company_id, c.time_zone, c.locale AS company_locale, c.base_currency, c.locked_through';

/** Finds an active user. */
export const findUserAuthor = lookup<RowKey, UserAuthorRow>(
  'auth_find_user_author',
  `SELECT u.id, u.name, u.role, u.granted, r.permissions AS role_permissions, u.locale, ${companyColumns}
   FROM users u
   JOIN companies c ON c.id = u.company_id
   LEFT JOIN roles r ON r.company_id = u.company_id AND r.code_key = u.role
   WHERE u.company_id = :companyId AND u.id = :id AND u.is_active`,
);

/** Finds a key that is not revoked. */
export const findKeyAuthor = lookup<RowKey, KeyAuthorRow>(
  'auth_find_key_author',
  `SELECT a.id, a.name, a.permissions, a.expires_at FROM api_keys a
   WHERE a.company_id = :companyId AND a.id = :id AND a.revoked_at IS NULL`,
);

/** Finds the company that a key acts on. */
export const findCompanyOfKey = lookup<{ readonly companyId: number }, KeyCompanyRow>(
  'auth_find_company_of_key',
  `SELECT ${companyColumns}, c.test_of, c.test_clock FROM companies c WHERE c.id = :companyId AND c.retired_at IS NULL`,
);
