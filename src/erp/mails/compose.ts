import type { Db } from '../../kernel/db/client.js';
import type { MailAttachment } from '../../kernel/mail/content.js';
import type { Mailer, NewMail } from '../../kernel/mail/mailer.js';
import type { Locale, Message } from '../../kernel/messages/catalog.js';
import { getLetterhead, type MailUser } from './company-queries.js';
import { findTemplate } from './template-queries.js';
import { fill, fillLine, type TemplateName, templates } from './templates.js';

/** A person whom a company writes to. */
interface Recipient {
  readonly companyId: number;
  readonly email: string;
  readonly locale: Locale;
  /** The user with this address, if it is one. */
  readonly userId?: number;
}

/** A mail that is written from a template. */
interface TemplateMail {
  readonly template: TemplateName;
  readonly recipient: Recipient;
  /** The record whose timeline shows the mail. */
  readonly about: NonNullable<NewMail['about']>;
  /** The values of the placeholders other than the name of the company. */
  readonly values: Readonly<Record<string, string | Message>>;
  readonly attachment?: MailAttachment;
  /** After this time the mail is not sent. */
  readonly expiresAt?: Date;
}

/** Writes a mail from a template, in the language of its recipient. Resolves to the id of the mail. */
export async function queueMail(
  trx: Db,
  mailer: Mailer,
  { template, recipient, values, ...more }: TemplateMail,
  now: Date,
): Promise<number> {
  const { companyId, email, locale, userId } = recipient;
  const letterhead = await getLetterhead(trx, companyId);
  const inLanguage = Object.entries(values).map(
    ([key, value]) => [key, typeof value === 'string' ? value : value[locale]] as const,
  );
  const filled = { company: letterhead.companyName, ...Object.fromEntries(inLanguage) };
  const usual = templates[template];
  const changed = await findTemplate(trx, { companyId, template, locale });
  const subject = changed?.subject ?? usual.subject[locale];
  const text = changed?.body ?? usual.text[locale];
  return mailer.queue(trx, {
    companyId,
    template,
    locale,
    ...(userId !== undefined && { userId }),
    recipient: email,
    subject: fillLine(subject, filled),
    text: fill(text, filled),
    letterhead,
    ...more,
    now,
  });
}

/** A mail to a user. */
interface UserMail extends Pick<TemplateMail, 'template' | 'expiresAt'> {
  readonly user: MailUser;
  /** The values of the placeholders other than the name of the user and that of the company. */
  readonly values?: TemplateMail['values'];
}

/** Writes a mail to a user, on whose timeline it stands. Resolves to the id of the mail. */
export const queueUserMail = (
  trx: Db,
  mailer: Mailer,
  { user, values, ...mail }: UserMail,
  now: Date,
): Promise<number> => {
  const about = { kind: 'user', id: user.userId };
  const all = { name: user.name, ...values };
  return queueMail(trx, mailer, { ...mail, recipient: user, about, values: all }, now);
};
