import { randomUUID } from 'node:crypto';
import type { KeyRing } from '../blobs/keys.js';
import type { MailOptions } from '../config/mail.js';
import type { Db } from '../db/client.js';
import { requestErrors } from '../errors.js';
import type { Locale } from '../messages/catalog.js';
import { clip } from '../values/clip.js';
import { isMailbox } from './address.js';
import { htmlOf, type Letterhead, type MailAttachment, sealContent } from './content.js';
import { text as texts } from './messages/index.js';
import { insertMail } from './outbox-queries.js';

/** A mail of a company to one recipient. */
export interface NewMail {
  readonly companyId: number;
  /** Name of the template that it was written from. */
  readonly template: string;
  readonly locale: Locale;
  /** The user who receives it, if it is one. */
  readonly userId?: number;
  /** The record that it is about, whose timeline shows it. */
  readonly about?: { readonly kind: string; readonly id: number };
  readonly recipient: string;
  readonly subject: string;
  /** Plain text, with an empty line between paragraphs. */
  readonly text: string;
  readonly letterhead: Letterhead;
  readonly attachment?: MailAttachment;
  /** After this time the mail is not sent, because its link has expired. */
  readonly expiresAt?: Date;
  readonly now: Date;
}

/** Writes mails that a worker sends after the commit. */
export interface Mailer {
  /** False: this server sends no mails, and `queue` must not be called. */
  readonly isConfigured: boolean;
  /** Writes a mail in the transaction that causes it. Resolves to its id. */
  queue(trx: Db, mail: NewMail): Promise<number>;
}

/** @throws ApiError 400 for an address that is not a mailbox */
export function assertMailbox(address: string, path: string): void {
  if (isMailbox(address)) return;
  throw requestErrors.invalidField(path, texts('notMailbox', { path }));
}

/** @throws ApiError 400 for a text that would begin another header */
export function assertOneLine(text: string, path: string): void {
  if (!/[\r\n\u2028\u2029\0]/.test(text)) return;
  throw requestErrors.invalidField(path, texts('lineBreak', { path }));
}

/** The database holds subjects of so many letters; names in them can be longer. */
const maxSubject = 250;

/** @param options  absent: this server sends no mails */
export function createMailer(options: MailOptions | undefined, keys: KeyRing): Mailer {
  return {
    isConfigured: options !== undefined,
    async queue(trx, mail) {
      if (options === undefined) throw new Error('No mail server is configured');
      const { companyId, expiresAt = null, letterhead, locale, now, recipient } = mail;
      assertMailbox(recipient, 'recipient');
      assertOneLine(mail.subject, 'subject');
      const domain = options.from.address.split('@')[1] ?? 'localhost';
      const messageId = `<${randomUUID()}@${domain}>`;
      const { attachment, text } = mail;
      const html = htmlOf(text, locale, letterhead);
      const content = { text, html, ...(attachment && { attachment }) };
      const { keyId, bytes: sealed } = sealContent(keys, companyId, messageId, content);
      return insertMail(trx, {
        companyId,
        template: mail.template,
        locale,
        userId: mail.userId ?? null,
        aboutKind: mail.about?.kind ?? null,
        aboutId: mail.about?.id ?? null,
        recipient,
        subject: clip(mail.subject, maxSubject),
        messageId,
        keyId,
        sealed,
        expiresAt,
        now,
      });
    },
  };
}
