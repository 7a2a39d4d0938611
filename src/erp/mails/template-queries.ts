import type { Db } from '../../kernel/db/client.js';
import { query } from '../../kernel/db/statements/query.js';
import type { Locale } from '../../kernel/messages/catalog.js';
import type { TemplateName } from './templates.js';

/** The key of the texts of a template in one language. */
export interface TemplateKey {
  readonly companyId: number;
  readonly template: TemplateName;
  readonly locale: Locale;
}

/** A stored row. Subject and text are null where they are the usual ones. */
export interface TemplateRow {
  readonly template: TemplateName;
  readonly locale: Locale;
  readonly subject: string | null;
  readonly body: string | null;
  readonly version: number;
  readonly updated_at: Date;
}

const columns = 't.template, t.locale, t.subject, t.body, t.version, t.updated_at';

const list = query<{ readonly companyId: number }, TemplateRow>(
  'mail_templates.list',
  `SELECT ${columns} FROM mail_templates t WHERE t.company_id = :companyId`,
);

/** Returns the templates that the company has ever changed. */
export const listTemplates = (db: Db, companyId: number): Promise<TemplateRow[]> =>
  list(db, { companyId });

const one = 't.company_id = :companyId AND t.template = :template AND t.locale = :locale';

const keyOf = ({ companyId, template, locale }: TemplateKey) => ({ companyId, template, locale });

const find = query<TemplateKey, TemplateRow>(
  'mail_templates.find',
  `SELECT ${columns} FROM mail_templates t WHERE ${one}`,
);

export const findTemplate = (db: Db, key: TemplateKey): Promise<TemplateRow | undefined> =>
  find.first(db, keyOf(key));

const create = query<TemplateKey & { readonly now: Date }>(
  'mail_templates.create',
  `INSERT INTO mail_templates (company_id, template, locale, created_at, updated_at)
   VALUES (:companyId, :template, :locale, :now, :now) ON CONFLICT DO NOTHING`,
);

const lock = query<TemplateKey, TemplateRow>(
  'mail_templates.lock',
  `SELECT ${columns} FROM mail_templates t WHERE ${one} FOR UPDATE`,
);

/** Locks the row of a template. Its first change creates it. */
export async function lockTemplate(trx: Db, key: TemplateKey, now: Date): Promise<TemplateRow> {
  await create(trx, { ...keyOf(key), now });
  return lock.one(trx, keyOf(key));
}

const update = query<
  TemplateKey & {
    readonly subject: string | null;
    readonly body: string | null;
    readonly now: Date;
  },
  TemplateRow
>(
  'mail_templates.update',
  `UPDATE mail_templates t SET subject = :subject, body = :body, version = t.version + 1, updated_at = :now
   WHERE ${one} RETURNING ${columns}`,
);

/** @param texts  null: the usual texts */
export function updateTemplate(
  trx: Db,
  key: TemplateKey,
  texts: { readonly subject: string; readonly body: string } | null,
  now: Date,
): Promise<TemplateRow> {
  const { subject = null, body = null } = texts ?? {};
  return update.one(trx, { ...keyOf(key), subject, body, now });
}
