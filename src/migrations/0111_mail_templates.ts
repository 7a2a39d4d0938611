import type { Knex } from 'knex';

/** The texts of mails that a company has changed. Without a subject and a text the template has its usual ones. */
const mailTemplates = `
CREATE TABLE mail_templates (
  company_id bigint NOT NULL,
  template   text NOT NULL CHECK (length(template) BETWEEN 1 AND 64),
  locale     text NOT NULL CHECK (locale IN ('en', 'es')),
  subject    text CHECK (length(subject) BETWEEN 1 AND 200),
  body       text CHECK (length(body) BETWEEN 1 AND 10000),
  version    integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT mail_templates_pkey PRIMARY KEY (company_id, template, locale),
  CONSTRAINT mail_templates_whole CHECK ((subject IS NULL) = (body IS NULL))
);
`;

export const name = '0111_mail_templates';

/** Only a new table: locks nothing that is in use. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(mailTemplates);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('DROP TABLE mail_templates');
}
