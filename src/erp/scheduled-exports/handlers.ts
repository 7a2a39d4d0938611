import type { Handlers } from '../../../generated/erp/operations.js';
import type { Transaction } from '../../kernel/db/transaction.js';
import { accessErrors, requestErrors } from '../../kernel/errors.js';
import { enqueue } from '../../kernel/jobs/queries.js';
import { assertMailbox, type Mailer } from '../../kernel/mail/mailer.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { changeRecord, createRecord } from '../../kernel/operations/records.js';
import { dayIn } from '../../kernel/values/time.js';
import { mailErrors } from '../mails/index.js';
import { type Format, readList } from './list-file.js';
import { text } from './messages/index.js';
import { askForRun } from './queries.js';
import { nextRunOf, notFound, type Row, scheduledExports } from './record.js';
import { daysOf, nextRun, type Period, type Schedule } from './schedule.js';

export const jobKind = 'scheduled-export';

/** Plans the job of an export, which looks itself whether the export is due. */
export async function plan(
  trx: Transaction,
  companyId: number,
  id: number,
  runAt: Date | undefined,
): Promise<void> {
  if (runAt === undefined) return;
  await enqueue(trx, { companyId, kind: jobKind, key: String(id), payload: { id }, runAt });
}

/** Values of an export that a request sets, with those that it leaves as they are. */
interface Wanted extends Schedule {
  readonly path: string;
  readonly format: Format;
  readonly period: Period;
  readonly recipients: readonly string[];
  readonly active: boolean;
}

/** Returns the days that a frequency needs, and null for the others. @throws ApiError 400 without one */
function runDays({ dayOfMonth, frequency, weekday }: Schedule) {
  if (frequency === 'weekly' && weekday === null) {
    throw requestErrors.invalidField('body.weekday', text('weekdayMissing'));
  }
  if (frequency === 'monthly' && dayOfMonth === null) {
    throw requestErrors.invalidField('body.dayOfMonth', text('dayOfMonthMissing'));
  }
  return {
    weekday: frequency === 'weekly' ? weekday : null,
    dayOfMonth: frequency === 'monthly' ? dayOfMonth : null,
  };
}

/**
 * Checks what an export shall do, and adds what follows from it.
 *
 * @throws ApiError 400 with the path of the fault, 403 for a list that the caller may not read
 */
function planned<W extends Wanted>(wanted: W, { now, principal }: Context) {
  const { active, format, path, period, recipients } = wanted;
  for (const [at, address] of recipients.entries()) {
    assertMailbox(address, `body.recipients.${at}`);
  }
  const days = daysOf(period, dayIn(now, principal.timeZone));
  readList({ path, format, days }, principal);
  const schedule = { ...wanted, ...runDays(wanted) };
  const next = nextRun(schedule, now, principal.timeZone).toISOString();
  return { ...schedule, nextRunAt: active ? next : null };
}

/** @throws ApiError 403 for an API key: an export has an owner, whose permissions it follows */
function assertPerson({ principal }: Context): void {
  if (principal.type !== 'user') throw accessErrors.notAUser();
}

/** Administrators see the exports of all users. @throws ApiError 404 for an export of another user */
function assertVisible({ id, ownerId }: Row, ctx: Context): void {
  if (ownerId !== ctx.principal.id && !ctx.can('users:manage')) throw notFound(id);
}

/** @throws ApiError 404 for an export that the caller does not see */
async function getVisible(ctx: Context, id: number): Promise<Row> {
  const row = await scheduledExports.find(ctx.db, { companyId: ctx.principal.companyId, id });
  if (row === undefined) throw notFound(id);
  assertVisible(row, ctx);
  return row;
}

/** Handlers of the exports that the server mails. */
export const scheduledExportHandlers = (mailer: Mailer) =>
  ({
    listScheduledExports({ query }, ctx) {
      assertPerson(ctx);
      const ownerId = ctx.can('users:manage') ? undefined : ctx.principal.id;
      return scheduledExports.list(ctx, query, { ownerId });
    },

    async createScheduledExport({ body }, ctx) {
      assertPerson(ctx);
      if (!mailer.isConfigured) throw mailErrors.notConfigured();
      const { companyId, id: ownerId } = ctx.principal;
      const usual = { weekday: null, dayOfMonth: null, period: 'all' as const, active: true };
      const values = { ownerId, ...planned({ ...usual, ...body }, ctx) };
      return ctx.transaction(async (trx) => {
        const insert = scheduledExports.insert(trx, { companyId }, values, ctx.now);
        const row = await createRecord(scheduledExports.kind, ctx, trx, insert);
        await plan(trx, companyId, row.id, nextRunOf(row));
        return scheduledExports.answer(ctx, row);
      });
    },

    async getScheduledExport({ params: { id } }, ctx) {
      assertPerson(ctx);
      return scheduledExports.answer(ctx, await getVisible(ctx, id));
    },

    async updateScheduledExport({ params: { id }, headers, body }, ctx) {
      assertPerson(ctx);
      const { companyId } = ctx.principal;
      return ctx.transaction(async (trx) => {
        const change = async (before: Row) => {
          assertVisible(before, ctx);
          const wanted = { ...scheduledExports.valuesOf(before), ...body } as Wanted;
          const { weekday, dayOfMonth, nextRunAt } = planned(wanted, ctx);
          const values = { ...body, weekday, dayOfMonth, nextRunAt };
          const row = await scheduledExports.write(trx, { companyId }, before, values, ctx.now);
          await plan(trx, companyId, id, nextRunOf(row));
          return row;
        };
        const reference = { id, ifMatch: headers['if-match'] };
        const row = await changeRecord(scheduledExports.kind, ctx, trx, reference, change);
        return scheduledExports.answer(ctx, row);
      });
    },

    async deleteScheduledExport(call, ctx) {
      assertPerson(ctx);
      // Its owner never changes.
      await getVisible(ctx, call.params.id);
      return scheduledExports.remove(ctx, call);
    },

    async runScheduledExport({ params: { id } }, ctx) {
      assertPerson(ctx);
      if (!mailer.isConfigured) throw mailErrors.notConfigured();
      const { companyId } = ctx.principal;
      return ctx.transaction(async (trx) => {
        const row = await scheduledExports.lock(trx, { companyId, id });
        if (row === undefined) throw notFound(id);
        assertVisible(row, ctx);
        await askForRun(trx, { companyId, id }, ctx.now);
        await plan(trx, companyId, id, ctx.now);
        const { objectType } = scheduledExports.kind;
        await ctx.audit(trx, { objectType, objectId: id, after: { run: ctx.now } });
        return scheduledExports.answer(ctx, row);
      });
    },
  }) satisfies Partial<Handlers<Context, PublicContext>>;
