import type { Handlers } from '../../../generated/erp/operations.js';
import type { components } from '../../../generated/erp/types.js';
import { sentInstant } from '../../kernel/errors.js';
import { enqueue } from '../../kernel/jobs/queries.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { assertVersion } from '../../kernel/operations/versions.js';
import { dayIn, formatInstant } from '../../kernel/values/time.js';
import { getCompany } from '../config/index.js';
import { deletionOf } from './deletion.js';
import { testCompanyErrors } from './errors.js';
import { createTestCompany } from './open.js';
import * as queries from './queries.js';

/**
 * Returns the test company of the caller.
 *
 * @throws ApiError 403 for a live key and for a person
 */
function testCompanyOf({ principal: { companyId, testCompany } }: Context) {
  if (testCompany === undefined) throw testCompanyErrors.testKeyRequired();
  return { companyId, ...testCompany };
}

const [first, beyond] = [Date.UTC(2000, 0, 1), Date.UTC(2100, 0, 1)];

/** @throws ApiError 400 for a malformed time or one out of bounds */
function clockOf(sent: string | null): Date | null {
  if (sent === null) return null;
  const path = 'body.now';
  const clock = sentInstant(path, sent);
  if (clock.getTime() >= first && clock.getTime() < beyond) return clock;
  throw testCompanyErrors.timeOutOfBounds(path);
}

function answer(
  { now, principal: { timeZone } }: Context,
  { clock, version }: queries.TestClockRow,
): { ok: true; data: components['schemas']['TestClock'] } {
  const shown = clock ?? now;
  const today = dayIn(shown, timeZone);
  const isSet = clock !== null;
  return { ok: true, data: { now: formatInstant(shown, timeZone), isSet, today, version } };
}

export const handlers = {
  async resetTestCompany(_call, ctx) {
    const { companyId, liveId } = testCompanyOf(ctx);
    return ctx.transaction(async (trx) => {
      // A reset that another one has overtaken finds a company that is new already.
      if (await queries.retireTestCompany(trx, companyId, ctx.now)) {
        await queries.deleteWebhooks(trx, companyId);
        await createTestCompany(trx, await getCompany(trx, liveId), ctx.now);
        await enqueue(trx, deletionOf({ companyId, liveId }, ctx.now));
      }
      const opened = await queries.getTestCompany(trx, liveId);
      const object = { objectType: 'company' as const, objectId: opened.id };
      await ctx.audit(trx, { companyId: liveId, ...object, before: { testCompany: companyId } });
      return answer(ctx, opened);
    });
  },

  async getTestClock(_call, ctx) {
    const { companyId } = testCompanyOf(ctx);
    return answer(ctx, await queries.getTestClock(ctx.db, companyId));
  },

  async updateTestClock({ headers, body }, ctx) {
    const { companyId } = testCompanyOf(ctx);
    const clock = clockOf(body.now);
    const today = dayIn(clock ?? ctx.now, ctx.principal.timeZone);
    return ctx.transaction(async (trx) => {
      const before = await queries.lockTestClock(trx, companyId);
      assertVersion(headers['if-match'], before.version);
      const last = await queries.lastNumberedDay(trx, companyId);
      if (last !== null && last > today) throw testCompanyErrors.documentsAfterClock(last);
      const set = await queries.setTestClock(trx, { companyId, now: ctx.now }, clock);
      const object = { objectType: 'company' as const, objectId: companyId };
      const change = { before: { testClock: before.clock }, after: { testClock: clock } };
      await ctx.audit(trx, { ...object, ...change });
      return answer(ctx, set);
    });
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
