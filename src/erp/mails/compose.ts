import type { Db } from '../../kernel/db/client.js';
import type { Mailer } from '../../kernel/mail/mailer.js';
import type { Message } from '../../kernel/messages/catalog.js';
import { getLetterhead, type MailUser } from './company-queries.js';
import { findTemplate } from './template-queries.js';
import { fill, fillLine, type TemplateName, templates } from './templates.js';

/** A mail to a user, written from a template. */
export interface TemplateMail {
  readonly template: TemplateName;
  readonly user: MailUser;
  /** The values of the placeholders other than the name of the user and that of the company. */
  readonly values?: Readonly<Record<string, string | Message>>;
  /** After this time the mail is not sent. */
  readonly expiresAt?: Date;
}

/** Writes a mail from a template, in the language of its recipient. Resolves to the id of the mail. */
export async function queueMail(
  trx: Db,
  mailer: Mailer,
  { template, user, values = {}, expiresAt }: TemplateMail,
  now: Date,
): Promise<number> {
  const { companyId, email: recipient, locale, name, userId } = user;
  const letterhead = await getLetterhead(trx, companyId);
  const inLanguage = Object.entries(values).map(
    ([key, value]) => [key, typeof value === 'string' ? value : value[locale]] as const,
  );
  const filled = { company: letterhead.companyName, name, ...Object.fromEntries(inLanguage) };
  const usual = templates[template];
  const changed = await findTemplate(trx, { companyId, template, locale });
  const subject = changed?.subject ?? usual.subject[locale];
  const text = changed?.body ?? usual.text[locale];
  return mailer.queue(trx, {
    companyId,
    template,
    locale,
    userId,
    about: { kind: 'user', id: userId },
    recipient,
    subject: fillLine(subject, filled),
    text: fill(text, filled),
    letterhead,
    ...(expiresAt && { expiresAt }),
    now,
  });
}
