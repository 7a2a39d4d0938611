import { createPrivateKey } from 'node:crypto';
import { isMailbox, parseSender, type Sender } from '../mail/address.js';
import { listOf, loopbackHost, type Reader } from './readers.js';

/** The key that signs mails (DKIM). */
export interface DkimOptions {
  readonly domainName: string;
  readonly keySelector: string;
  /** PEM. */
  readonly privateKey: string;
}

/** The mail server, and how mails are sent. */
export interface MailOptions {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (smtps://). */
  readonly isTls: boolean;
  /** A connection that begins without TLS must change to it before anything is sent. */
  readonly needsTls: boolean;
  readonly auth: { readonly user: string; readonly pass: string } | undefined;
  readonly from: Sender;
  /** The envelope sender, which receives reports of mails that were not delivered. */
  readonly bounceAddress: string;
  readonly dkim: DkimOptions | undefined;
  /** Mails of a company in an hour. */
  readonly perHour: number;
}

const domain = /^(?=.{1,253}$)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/i;

const isRsa = (pem: string): boolean => {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
};

/** Faults do not repeat the key. */
function dkimOf(read: Reader): DkimOptions | undefined {
  const domainName = read.text('DKIM_DOMAIN');
  const keySelector = read.text('DKIM_SELECTOR');
  // A variable of the environment may hold the line ends of the file as \n.
  const privateKey = read.text('DKIM_KEY').replaceAll('\\n', '\n');
  const given = [domainName, keySelector, privateKey].filter((value) => value !== '');
  if (given.length === 0) return undefined;
  if (given.length < 3) {
    read.faults.push('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY are required together');
    return undefined;
  }
  if (!domain.test(domainName)) read.faults.push('DKIM_DOMAIN must be a domain');
  if (!/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/i.test(keySelector)) {
    read.faults.push('DKIM_SELECTOR must be the name of a DNS record before ._domainkey');
  }
  if (!isRsa(privateKey)) read.faults.push('DKIM_KEY must be a private RSA key in PEM');
  return Object.freeze({ domainName, keySelector, privateKey });
}

function senderOf(read: Reader): Sender {
  const sender = parseSender(read.text('MAIL_FROM'));
  if (sender === undefined) {
    read.faults.push(
      'MAIL_FROM is required with SMTP_URL: an address, or a name and an address such as Notaria <mail@example.com>',
    );
  }
  return sender ?? { name: '', address: '' };
}

function authOf({ username, password }: URL): MailOptions['auth'] {
  if (username === '') return undefined;
  return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
}

/** Reads the settings of mails. Without SMTP_URL nothing is sent. Faults do not repeat the address, which may hold a password. */
export function mailOf(
  read: Reader,
  isProduction: boolean,
  publicUrl: string | undefined,
): MailOptions | undefined {
  const perHour = read.whole('MAILS_PER_HOUR', 1, 1_000_000);
  const dkim = dkimOf(read);
  const address = read.address('SMTP_URL', ['smtp:', 'smtps:']);
  if (address === undefined || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (host === '') read.faults.push('SMTP_URL must name a host');
  const from = senderOf(read);
  const bounceAddress = read.text('MAIL_BOUNCE_ADDRESS') || from.address;
  if (from.address !== '' && !isMailbox(bounceAddress)) {
    read.faults.push('MAIL_BOUNCE_ADDRESS must be an e-mail address');
  }
  if (isProduction && publicUrl === undefined) {
    read.faults.push('PUBLIC_URL is required with SMTP_URL in production, for the links in mails');
  }
  const isTls = url.protocol === 'smtps:';
  const isPlainAllowed = listOf(read, 'ALLOW_PLAINTEXT').includes('mail');
  return Object.freeze({
    host,
    port: Number(url.port) || (isTls ? 465 : 587),
    isTls,
    needsTls: !(isTls || isPlainAllowed || loopbackHost.test(host)),
    auth: authOf(url),
    from,
    bounceAddress,
    dkim,
    perHour,
  });
}
