import { actorOf, writeAudit } from '../../kernel/audit/queries.js';
import { findAuthor } from '../../kernel/auth/callers/author.js';
import { inTransaction, type Transaction } from '../../kernel/db/transaction.js';
import { ApiError, type Locale, type Message } from '../../kernel/errors.js';
import type { Job, JobKinds } from '../../kernel/jobs/worker.js';
import type { Mailer } from '../../kernel/mail/mailer.js';
import { createLocalContext } from '../../kernel/operations/context.js';
import type { Principal, RequestFacts } from '../../kernel/operations/handlers.js';
import { type Clock, dayIn } from '../../kernel/values/time.js';
import { queueMail } from '../mails/index.js';
import { jobKind, plan } from './handlers.js';
import { type Format, type ListFile, type ListFileParts, writeListFile } from './list-file.js';
import { text } from './messages/index.js';
import { answerRun, askedAt } from './queries.js';
import { nextRunOf, type Row, scheduledExports, scheduleOf } from './record.js';
import { daysOf, nextRun, type Period } from './schedule.js';

export interface ScheduledExportParts {
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly lists: ListFileParts;
}

interface Place {
  readonly companyId: number;
  readonly id: number;
}

const factsOf = ({ locale }: Principal): RequestFacts => ({
  requestId: jobKind,
  ip: 'local',
  userAgent: '',
  locale,
  operationId: jobKind,
});

type Outcome = { readonly file: ListFile } | { readonly fault: Message };

const maxAttempts = 5;

/**
 * Writes the file of an export. A refusal of the list is an outcome. Any other failure ends the attempt, and that of the last
 * attempt is an outcome as well: the next run stays planned.
 */
async function attempt(
  { lists }: ScheduledExportParts,
  { attempt: count, db }: Job,
  { format, path, period }: Row,
  owner: Principal,
  now: Date,
): Promise<Outcome> {
  const ctx = createLocalContext({ db, principal: owner, request: factsOf(owner), now });
  const days = daysOf(period as Period, dayIn(now, owner.timeZone));
  try {
    const asked = { path, format: format as Format, days };
    return { file: await writeListFile(lists, ctx, asked) };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return { fault: error.text };
    if (count < maxAttempts) throw error;
    return { fault: text('runFailed') };
  }
}

/** Mails the file to each recipient, and audits that it left the company. */
async function send(
  trx: Transaction,
  { mailer }: ScheduledExportParts,
  { format, id, name, recipients }: Row,
  owner: Principal,
  { bytes, contentType, name: list, rows }: ListFile,
  now: Date,
): Promise<void> {
  const { companyId, locale, timeZone } = owner;
  const attachment = { name: `${list}-${dayIn(now, timeZone)}.${format}`, contentType, bytes };
  const values = { export: name, owner: owner.name, rows: String(rows) };
  const about = { kind: 'scheduled_export', id };
  for (const email of recipients) {
    const recipient = { companyId, email, locale };
    const template = 'scheduled_export';
    await queueMail(trx, mailer, { template, recipient, about, values, attachment }, now);
  }
  const entry = { objectType: 'scheduled_export' as const, objectId: id };
  const after = { rows, format, recipients };
  await writeAudit(trx, actorOf(owner), factsOf(owner), now, { ...entry, after });
}

/** The members of the record that say how a run ended. */
const endOf = (outcome: Outcome, locale: Locale) =>
  'file' in outcome
    ? { lastStatus: 'mailed', lastRows: outcome.file.rows, lastError: null }
    : { lastStatus: 'failed', lastRows: null, lastError: outcome.fault[locale].slice(0, 1000) };

/** The time of the next run: as planned after one that was asked for, and none without an owner. */
function planAfter(row: Row, owner: Principal | undefined, now: Date) {
  if (owner === undefined) return { active: false, nextRunAt: null };
  const due = nextRunOf(row);
  if (due === undefined || due > now) return {};
  return { nextRunAt: nextRun(scheduleOf(row), now, owner.timeZone).toISOString() };
}

/** Runs an export that is due, or was asked for, once: what it did commits with the plan of the next run. */
async function runDue(parts: ScheduledExportParts, job: Job, place: Place): Promise<void> {
  const { db } = job;
  const { companyId, id } = place;
  const now = parts.clock.now();
  const found = await scheduledExports.find(db, place);
  if (found === undefined) return;
  const due = nextRunOf(found);
  const isDue = due !== undefined && due <= now;
  if (!isDue && (await askedAt(db, place)) === undefined) {
    await inTransaction(db, (trx) => plan(trx, companyId, id, due));
    return;
  }
  const owner = await findAuthor(db, { companyId, type: 'user', id: found.ownerId }, now);
  const outcome =
    owner === undefined
      ? { fault: text('ownerLeft') }
      : await attempt(parts, job, found, owner, now);
  await inTransaction(db, async (trx) => {
    const row = await scheduledExports.lock(trx, place);
    // Changed, deleted or run by another process meanwhile: its own plan holds.
    if (row === undefined || row.version !== found.version) return;
    if (owner !== undefined && 'file' in outcome) {
      await send(trx, parts, row, owner, outcome.file, now);
    }
    const ended = { ...endOf(outcome, owner?.locale ?? 'en'), lastRunAt: now.toISOString() };
    const values = { ...ended, ...planAfter(row, owner, now) };
    const after = await scheduledExports.write(trx, { companyId }, row, values, now);
    await answerRun(trx, place);
    await plan(trx, companyId, id, nextRunOf(after));
  });
}

/** The job that writes and mails due exports. */
export const scheduledExportJobs = (parts: ScheduledExportParts): JobKinds => ({
  [jobKind]: {
    maxAttempts,
    run: (job) => runDue(parts, job, { companyId: job.companyId, id: Number(job.payload['id']) }),
  },
});
