import { createHash, createPublicKey, verify } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { recordHandlers } from '../../src/erp/api.js';
import { resetMailJobs } from '../../src/erp/auth/index.js';
import { headings } from '../../src/erp/headings.js';
import { scheduledExportJobs } from '../../src/erp/scheduled-exports/index.js';
import type { MailOptions } from '../../src/kernel/config/mail.js';
import { startJobs } from '../../src/kernel/jobs/worker.js';
import { createLogger, type Logger } from '../../src/kernel/log.js';
import { createMailer } from '../../src/kernel/mail/mailer.js';
import { smtpTransport } from '../../src/kernel/mail/transport.js';
import { type MailWorkerOptions, startMails } from '../../src/kernel/mail/worker.js';
import type { TestApp } from './app.js';

export interface ReceivedMail {
  /** The envelope. */
  readonly from: string;
  readonly to: readonly string[];
  /** The mail as it was sent. */
  readonly raw: string;
  /** The headers by their names in lower case, unfolded and decoded. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

const decodeWords = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, form: string, text: string) =>
      form.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : unquote(text.replaceAll('_', ' ')),
    );

function unquote(text: string): string {
  const joined = text.replace(/=\r?\n/g, '');
  const bytes = joined.replace(/=([0-9A-F]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}

const split = (part: string): readonly [string, string] => {
  const end = part.indexOf('\r\n\r\n');
  return [part.slice(0, end), part.slice(end + 4)];
};

function headersOf(head: string): Readonly<Record<string, string>> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), decodeWords(line.slice(at + 1).trim())];
    }),
  );
}

/** Returns the decoded part of a type. */
function partOf(body: string, boundary: string, type: string): string {
  for (const part of body.split(`--${boundary}`)) {
    const [head, content] = split(part.replace(/^\r\n/, ''));
    const headers = headersOf(head);
    if (!headers['content-type']?.startsWith(type)) continue;
    const encoding = headers['content-transfer-encoding'] ?? '7bit';
    const decoded = encoding === 'base64' ? Buffer.from(content, 'base64').toString() : content;
    return (encoding === 'quoted-printable' ? unquote(content) : decoded).replaceAll('\r\n', '\n');
  }
  return '';
}

function parse(raw: string): Pick<ReceivedMail, 'headers' | 'text' | 'html'> {
  const [head, body] = split(raw);
  const headers = headersOf(head);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const [text, html] = ['text/plain', 'text/html'].map((type) => partOf(body, boundary, type));
  return { headers, text: text ?? '', html: html ?? '' };
}

/** Returns the attached file of a mail; undefined without one. */
export function attachmentOf({ raw }: ReceivedMail) {
  const pattern = /filename="?([^"\r\n;]+)"?[^\0]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/;
  const [, name = '', content = ''] =
    pattern.exec(raw.slice(raw.indexOf('Content-Disposition: attachment'))) ?? [];
  return name === '' ? undefined : { name, bytes: Buffer.from(content, 'base64') };
}

export interface MailServer {
  readonly port: number;
  readonly received: ReceivedMail[];
  /** Refuses what it returns an error for: a recipient, with the code of the answer in `responseCode`. */
  refuse: (recipient: string) => (Error & { responseCode: number }) | undefined;
  /** Called with each mail before its answer. */
  onMail: (mail: ReceivedMail) => void;
  close(): Promise<void>;
}

export const answer = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/** Starts a mail server on this machine. */
export async function startMailServer(
  port = 0,
  options: SMTPServerOptions = {},
): Promise<MailServer> {
  const state: Pick<MailServer, 'received' | 'refuse' | 'onMail'> = {
    received: [],
    refuse: () => undefined,
    onMail: () => undefined,
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => done(state.refuse(address)),
    onData(stream, { envelope }, done) {
      buffer(stream).then((bytes) => {
        const raw = bytes.toString('latin1');
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        const mail = { from, to, raw, ...parse(raw) };
        state.received.push(mail);
        state.onMail(mail);
        done();
      }, done);
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return Object.assign(state, {
    port: (server.server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  });
}

/** The configuration of a server that sends by the mail server of this port. */
export const mailOptions = (port: number, more: Partial<MailOptions> = {}): MailOptions => ({
  host: '127.0.0.1',
  port,
  isTls: false,
  needsTls: false,
  auth: undefined,
  from: { name: 'Notaria', address: 'mail@notaria.example' },
  bounceAddress: 'bounces@notaria.example',
  dkim: undefined,
  perHour: 200,
  ...more,
});

const silent = createLogger({ logLevel: 'silent' });

/** Starts what a server process sends mails with. */
export function startMailWork(
  app: TestApp,
  mail: MailOptions,
  more: Partial<MailWorkerOptions> & { readonly log?: Logger } = {},
): { stop(): Promise<void> } {
  const { clock, database, storage } = app;
  const { keys } = storage;
  const parts = { db: database.knex, clock, keys, log: silent, pollMs: 20 };
  const mails = startMails({
    ...parts,
    transport: smtpTransport(mail),
    perHour: mail.perHour,
    ...more,
  });
  const mailer = createMailer(mail, keys);
  const kinds = {
    ...resetMailJobs({ keys, mailer, clock }),
    ...scheduledExportJobs({ mailer, clock, lists: { handlers: recordHandlers, headings } }),
  };
  const jobs = startJobs({ ...parts, kinds });
  return {
    async stop() {
      await Promise.all([jobs.stop(1_000), mails.stop(1_000)]);
    },
  };
}

const relaxedHeader = (line: string): string => {
  const at = line.indexOf(':');
  const value = line
    .slice(at + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim();
  return `${line.slice(0, at).toLowerCase().trim()}:${value}`;
};

const relaxedBody = (body: string): string => {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''));
  const text = lines.join('\r\n').replace(/(?:\r\n)+$/, '');
  return text === '' ? '' : `${text}\r\n`;
};

/** Verifies the DKIM signature of a mail as a receiver does (RFC 6376, relaxed/relaxed, rsa-sha256). */
export function isSigned(raw: string, publicKeyPem: string): boolean {
  const [head, body] = split(raw);
  const fields = head.split(/\r\n(?![ \t])/);
  const signature = fields.find((field) => /^dkim-signature:/i.test(field));
  if (signature === undefined) return false;
  const tags = new Map(
    relaxedHeader(signature)
      .slice('dkim-signature:'.length)
      .split(';')
      .map((tag) => {
        const at = tag.indexOf('=');
        return [tag.slice(0, at).trim(), tag.slice(at + 1).replace(/\s/g, '')] as const;
      }),
  );
  const bodyHash = createHash('sha256').update(relaxedBody(body), 'latin1').digest('base64');
  if (tags.get('bh') !== bodyHash) return false;
  const signed = (tags.get('h') ?? '').split(':').flatMap((name) => {
    const found = fields.findLast((field) =>
      field.toLowerCase().startsWith(`${name.toLowerCase()}:`),
    );
    return found === undefined ? [] : [relaxedHeader(found)];
  });
  const own = relaxedHeader(signature).replace(/([;: ]b=)[^;]*/, '$1');
  const data = Buffer.from([...signed, own].join('\r\n'), 'latin1');
  const key = createPublicKey(publicKeyPem);
  return verify('sha256', data, key, Buffer.from(tags.get('b') ?? '', 'base64'));
}
