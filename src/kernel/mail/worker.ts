import { Counter, type Registry } from 'prom-client';
import type { KeyRing } from '../blobs/keys.js';
import type { Pool } from '../db/pool.js';
import { startLoop } from '../jobs/loop.js';
import type { Logger } from '../log.js';
import { reportFigure } from '../observe/backlog.js';
import { openDeadline } from '../processes/deadline.js';
import type { Clock } from '../values/time.js';
import { openContent } from './content.js';
import { type Failure, failureOf, isFinal } from './failures.js';
import {
  type ClaimedMail,
  claimMails,
  markFailed,
  markSent,
  oldestDueMailSeconds,
  releaseMails,
} from './lease-queries.js';
import { mailsTopic } from './outbox-queries.js';
import type { MailTransport } from './transport.js';

export interface MailWorkerOptions {
  readonly db: Pool;
  /** Says when a mail is due, and which were sent in the last hour. */
  readonly clock: Clock;
  readonly log: Logger;
  /** Opens the content of mails. */
  readonly keys: KeyRing;
  readonly transport: MailTransport;
  /** Mails of a company in an hour. */
  readonly perHour: number;
  readonly concurrency?: number;
  readonly pollMs?: number;
  /** The time limit of an attempt. */
  readonly timeoutMs?: number;
  /** The time of a lease, longer than an attempt, after which a mail of a dead process is due again. */
  readonly leaseMs?: number;
  readonly registry?: Registry;
}

export interface MailWorker {
  stop(graceMs?: number): Promise<void>;
}

const defaults = { concurrency: 4, pollMs: 2_000, timeoutMs: 60_000, leaseMs: 180_000 };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The waits after each failed attempt: some 16 hours in all, each ±10 %. */
const waitsMs = [
  minuteMs / 2,
  2 * minuteMs,
  10 * minuteMs,
  hourMs / 2,
  hourMs,
  2 * hourMs,
  4 * hourMs,
  8 * hourMs,
];

const maxAttempts = waitsMs.length + 1;

type Outcome = 'sent' | 'retried' | 'failed' | 'lost';

function createCount(registry: Registry | undefined): (outcome: Outcome) => void {
  if (registry === undefined) return () => undefined;
  const counter = new Counter({
    name: 'mail_attempts_total',
    help: 'Attempts to send a mail',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return (outcome) => counter.inc({ outcome });
}

/** Reports how far mails lag behind: every process reports the same figure. */
function reportLag({ clock, db, registry }: MailWorkerOptions): void {
  if (registry === undefined) return;
  const help = 'Age of the mail that is longest due';
  reportFigure(registry, 'mail_oldest_due_seconds', help, () =>
    oldestDueMailSeconds(db, clock.now()),
  );
}

/** Returns the time of the next attempt; null after the last one, and where another would fail as well. */
function nextAttemptAt({ attempt }: ClaimedMail, failure: Failure, now: Date): Date | null {
  const wait = waitsMs[attempt - 1];
  if (wait === undefined || isFinal(failure)) return null;
  return new Date(now.getTime() + wait * (0.9 + Math.random() * 0.2));
}

/** Makes one attempt. Resolves to undefined once the server has taken the mail. */
async function attempt(
  { clock, keys, timeoutMs = defaults.timeoutMs, transport }: MailWorkerOptions,
  mail: ClaimedMail,
  ending: AbortSignal,
): Promise<Failure | undefined> {
  const { attempt: count, createdAt: date, expiresAt, keyId, sealed } = mail;
  if (expiresAt !== null && expiresAt <= clock.now()) return { name: 'expired' };
  // Every attempt so far ended with its process, so that the mail itself may be the cause.
  if (count > maxAttempts) return { name: 'interrupted' };
  if (!keys.has(keyId)) return { name: 'unreadable' };
  const content = openContent(keys, mail, { keyId, bytes: sealed });
  const { locale, messageId, recipient: to, subject } = mail;
  const limit = openDeadline(ending, timeoutMs);
  try {
    await transport.send({ messageId, to, subject, ...content, locale, date }, limit.signal);
    return undefined;
  } catch (error) {
    return failureOf(error);
  } finally {
    limit.clear();
  }
}

/** Sends the mails of all companies, in any number of processes. */
export function startMails(options: MailWorkerOptions): MailWorker {
  const { clock, db, log, perHour } = options;
  const { concurrency, leaseMs, pollMs } = { ...defaults, ...options };
  const count = createCount(options.registry);
  reportLag(options);

  async function settle(mail: ClaimedMail, failure: Failure | undefined): Promise<Outcome> {
    const now = clock.now();
    if (failure === undefined) return (await markSent(db, mail, now)) ? 'sent' : 'lost';
    const next = nextAttemptAt(mail, failure, now);
    const { companyId, id } = mail;
    // The address and the content of a mail are in no log.
    log.warn({ companyId, id, failure, attempt: mail.attempt }, 'A mail was not sent');
    if (!(await markFailed(db, mail, failure, { now, nextAttemptAt: next }))) return 'lost';
    return next === null ? 'failed' : 'retried';
  }

  return startLoop<ClaimedMail>({
    topic: mailsTopic,
    concurrency,
    pollMs,
    log,
    async run(mail, ending) {
      const failure = await attempt(options, mail, ending);
      // The stop of this process ended the attempt, which is no failure of the mail server. Its lease is released.
      if (failure !== undefined && ending.aborted) return;
      count(await settle(mail, failure));
    },
    take: (limit) => claimMails(db, { now: clock.now(), limit, perHour, leaseMs }),
    release: (mails) => releaseMails(db, mails),
  });
}
