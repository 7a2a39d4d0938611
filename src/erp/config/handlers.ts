import type { Handlers } from '../../../generated/erp/operations.js';
import { accessErrors, requestErrors } from '../../kernel/errors.js';
import { assertPlainUrl } from '../../kernel/http/input/urls.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { answerList, listFilters } from '../../kernel/operations/lists.js';
import { changeRecord, type RecordKind } from '../../kernel/operations/records.js';
import { assertVersion } from '../../kernel/operations/versions.js';
import { isTimeZone } from '../../kernel/values/time.js';
import { errors } from '../errors.js';
import { assertRole } from '../roles/index.js';
import * as queries from './company/queries.js';
import * as series from './company/series-queries.js';
import { handlers as currencies } from './currencies/handlers.js';
import { text } from './messages/index.js';
import { type CompanyMembers, mergeCompany, opensPeriod } from './rules.js';
import { handlers as taxes } from './taxes/record.js';
import { handlers as terms } from './terms/record.js';

/** @throws ApiError 400 for an unknown time zone */
function assertTimeZone(timeZone: string | undefined): void {
  if (timeZone === undefined || isTimeZone(timeZone)) return;
  throw requestErrors.invalidField('body.timeZone', text('unknownTimeZone', { timeZone }));
}

/** @throws ApiError 400 for a future day, 403 if it opens closed days without the permission */
function assertLock(ctx: Context, from: string | null, to: string | null): void {
  if (to !== null && to > ctx.today) {
    throw requestErrors.invalidField('body.lockedThrough', text('dayInFuture'));
  }
  if (opensPeriod(from, to) && !ctx.can('periods:unlock')) {
    throw accessErrors.insufficientPermissions('periods:unlock');
  }
}

/** Settings that protect the company from its own users: how they log in, and how long evidence is kept. */
const protectedSettings = [
  'requireSecondFactor',
  'secondFactorRoles',
  'auditRetentionDays',
  'screeningRetentionMonths',
  'identityRetentionMonths',
] as const;

/** @throws ApiError 403 if the caller changes a protected setting without the permission to manage users */
function assertProtected(ctx: Context, before: CompanyMembers, after: CompanyMembers): void {
  const permission = 'users:manage';
  const changed = protectedSettings.find(
    (setting) => String(after[setting]) !== String(before[setting]),
  );
  if (changed === undefined || ctx.can(permission)) return;
  throw accessErrors.insufficientPermissions(permission, `body.${changed}`);
}

/** The fields of a series that the audit records. */
const auditedSeries = ({ prefix, pad, next_number: nextNumber }: series.SeriesRow) => ({
  prefix,
  pad,
  nextNumber,
});

/** @param now  the creation time of a series without a row */
const seriesAt = (now: Date): RecordKind<series.SeriesRow, string> => ({
  objectType: 'series',
  eventNoun: 'series',
  lock: (trx, { companyId }, code) => series.lockSeries(trx, companyId, code, now),
  notFound: (code) => errors.notFound('series', code),
  idOf: ({ code }) => code,
  audited: auditedSeries,
});

const own = {
  async getCompany(_call, ctx) {
    const { companyId } = ctx.principal;
    const company = await queries.getCompany(ctx.db, companyId);
    const data = queries.toCompany(company, await series.getSeries(ctx.db, companyId));
    return { ok: true, data };
  },

  async updateCompany({ headers, body }, ctx) {
    const { companyId } = ctx.principal;
    assertTimeZone(body.timeZone);
    assertPlainUrl(body.logoUrl, 'body.logoUrl');
    return ctx.transaction(async (trx) => {
      const before = await queries.lockCompany(trx, companyId);
      assertVersion(headers['if-match'], before.version);
      const members = queries.membersOf(before);
      const values = { name: body.name, ...mergeCompany(members, body) };
      assertProtected(ctx, members, values);
      for (const [at, role] of (body.secondFactorRoles ?? []).entries()) {
        await assertRole(trx, companyId, role, `body.secondFactorRoles.${at}`);
      }
      const after = await queries.updateCompany(trx, { companyId, now: ctx.now }, values);
      const object = {
        objectType: 'company' as const,
        objectId: companyId,
        event: 'company.updated',
      };
      const change = { before: { name: before.name, ...members }, after: values };
      await ctx.audit(trx, { ...object, ...change });
      const data = queries.toCompany(after, await series.getSeries(trx, companyId));
      return { ok: true, data };
    });
  },

  async lockPeriod({ body }, ctx) {
    const { companyId } = ctx.principal;
    const { lockedThrough } = body;
    return ctx.transaction(async (trx) => {
      const before = await queries.lockCompany(trx, companyId);
      assertLock(ctx, before.locked_through, lockedThrough);
      const isSame = before.locked_through === lockedThrough;
      const version = isSame
        ? before.version
        : await queries.updateLockedThrough(trx, companyId, lockedThrough, ctx.now);
      const event = opensPeriod(before.locked_through, lockedThrough) ? 'unlocked' : 'locked';
      const object = {
        objectType: 'company' as const,
        objectId: companyId,
        event: `period.${event}`,
      };
      const change = { before: { lockedThrough: before.locked_through }, after: { lockedThrough } };
      await ctx.audit(trx, { ...object, ...change });
      return { ok: true, data: { lockedThrough, version } };
    });
  },

  async listSeries({ query }, ctx) {
    const { timeZone } = ctx.principal;
    return answerList(ctx, query, {
      find: series.listSeries,
      sortBy: 'code' as const,
      sortDir: query.sortDir ?? 'asc',
      filters: listFilters(query, timeZone, 'instant'),
      toItem: (row) => series.toSeries(row, timeZone),
    });
  },

  async updateSeries({ params, headers, body }, ctx) {
    const { companyId, timeZone } = ctx.principal;
    const reference = { id: params.code, ifMatch: headers['if-match'] };
    return ctx.transaction(async (trx) => {
      const row = await changeRecord(seriesAt(ctx.now), ctx, trx, reference, (before) => {
        const { prefix, pad = before.pad, nextNumber } = body;
        return series.updateSeries(trx, companyId, before, { prefix, pad, nextNumber }, ctx.now);
      });
      return { ok: true, data: series.toSeries(row, timeZone) };
    });
  },
} satisfies Partial<Handlers<Context, PublicContext>>;

export const handlers = { ...own, ...currencies, ...taxes, ...terms };
