import type { Db } from '../../kernel/db/client.js';
import { query } from '../../kernel/db/statements/query.js';
import type { Letterhead } from '../../kernel/mail/content.js';

const find = query<{ readonly companyId: number }, Letterhead>(
  'mails.letterhead',
  `SELECT c.name AS "companyName", c.logo_url AS "logoUrl" FROM companies c WHERE c.id = :companyId::bigint`,
);

/** Returns name and logo of the company that sends a mail. */
export const getLetterhead = (db: Db, companyId: number): Promise<Letterhead> =>
  find.one(db, { companyId });

/** A user to whom a mail is sent. */
export interface MailUser {
  readonly companyId: number;
  readonly userId: number;
  readonly name: string;
  readonly email: string;
  readonly locale: 'en' | 'es';
}

const findUser = query<{ readonly companyId: number; readonly userId: number }, MailUser>(
  'mails.user',
  `SELECT u.company_id AS "companyId", u.id AS "userId", u.name, u.email, coalesce(u.locale, c.locale) AS locale
   FROM users u JOIN companies c ON c.id = u.company_id
   WHERE u.company_id = :companyId::bigint AND u.id = :userId::bigint`,
);

/** Returns a user with the language of mails to the user: the own one, or that of the company. */
export const getMailUser = (db: Db, companyId: number, userId: number): Promise<MailUser> =>
  findUser.one(db, { companyId, userId });
