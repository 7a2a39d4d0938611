import type { Message } from '../messages/catalog.js';
import { text } from './messages/index.js';

/** Why a mail was not sent. */
export const failureNames = [
  'unreachable',
  'login_refused',
  'insecure',
  'too_slow',
  'busy',
  'refused',
  'expired',
  'unreadable',
  'interrupted',
] as const;

export type FailureName = (typeof failureNames)[number];

export interface Failure {
  readonly name: FailureName;
  /** The codes of the server's answer, such as `550 5.1.1`. Its text may quote the mail, so it is not kept. */
  readonly reply?: string;
}

/** The members of an error of nodemailer. */
interface SmtpError {
  readonly code?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

const nameByCode: Readonly<Record<string, FailureName>> = {
  EAUTH: 'login_refused',
  ENOAUTH: 'login_refused',
  ETLS: 'insecure',
  ETIMEDOUT: 'too_slow',
  EABORT: 'too_slow',
};

/** Returns the status and the enhanced status of an answer. */
const codesOf = (response: string): string =>
  /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0].replace('-', ' ') ?? '';

/** Reads the error of an attempt. A mail that the server refuses for good (5xx) is not tried again. */
export function failureOf(error: unknown): Failure {
  const { code = '', response = '', responseCode = 0 } = error as SmtpError;
  const known = nameByCode[code];
  if (known !== undefined) return { name: known };
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return { name: 'unreachable' };
  const reply = codesOf(response);
  const isFinal = responseCode >= 500 || responseCode === 0;
  return { name: isFinal ? 'refused' : 'busy', reply };
}

const finalNames: ReadonlySet<FailureName> = new Set(['refused', 'expired', 'unreadable']);

/** Returns true if another attempt would fail as well. */
export const isFinal = ({ name }: Failure): boolean => finalNames.has(name);

/** Returns the failure in words for people. */
export function wordsOf({ name, reply = '' }: Failure): Message {
  const words: Readonly<Record<FailureName, () => Message>> = {
    unreachable: () => text('unreachable'),
    login_refused: () => text('loginRefused'),
    insecure: () => text('insecure'),
    too_slow: () => text('tooSlow'),
    busy: () => text('busy', { reply }),
    refused: () => text('refused', { reply }),
    expired: () => text('expired'),
    unreadable: () => text('unreadable'),
    interrupted: () => text('interrupted'),
  };
  return words[name]();
}
