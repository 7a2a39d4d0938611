import { createTransport } from 'nodemailer';
import type { MailOptions } from '../config/mail.js';
import type { MailAttachment, MailContent } from './content.js';

/** A mail as it is sent. */
export interface OutgoingMail extends MailContent {
  /** The same in each attempt, so that a receiver can drop a second copy. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly locale: string;
  readonly date: Date;
}

export interface MailTransport {
  /**
   * Hands a mail to the mail server. Resolves once the server has taken it.
   *
   * @throws an error of nodemailer, for `failureOf`
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
}

/** Of one step of the conversation. The time of the whole is limited by the signal. */
const stepMs = 15_000;

const fileOf = ({ name: filename, bytes: content, contentType }: MailAttachment) => ({
  filename,
  content,
  contentType,
});

/** Sends mails through the configured server, on a connection for each. */
export function smtpTransport(options: MailOptions): MailTransport {
  const { auth, bounceAddress, dkim, from, host, isTls, needsTls, port } = options;
  const transport = createTransport({
    host,
    port,
    secure: isTls,
    requireTLS: needsTls,
    // A mail server of this machine often has a self-signed certificate.
    ignoreTLS: !needsTls,
    ...(auth && { auth }),
    ...(dkim && { dkim }),
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    dnsTimeout: stepMs,
    // The texts of a mail name no files and no addresses to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ messageId, to, subject, text, html, attachment, locale, date }, signal) {
      await transport.sendMail({
        messageId,
        from,
        to: { name: '', address: to },
        envelope: { from: bounceAddress, to: [to] },
        subject,
        text,
        html,
        ...(attachment && { attachments: [fileOf(attachment)] }),
        date,
        headers: {
          'Content-Language': locale,
          // Answering machines leave it alone (RFC 3834).
          'Auto-Submitted': 'auto-generated',
        },
        signal,
      });
    },
  };
}
