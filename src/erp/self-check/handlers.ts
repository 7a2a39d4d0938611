import type { Handlers } from '../../../generated/erp/operations.js';
import { accessErrors } from '../../kernel/errors.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { formatInstant } from '../../kernel/values/time.js';
import { checkBooks } from './queries.js';

export const handlers = {
  async runSelfCheck(_call, ctx) {
    const { companyId, timeZone, type } = ctx.principal;
    if (type !== 'user') throw accessErrors.notAUser();
    const results = await checkBooks(ctx.db, companyId);
    const checks = results.map(({ name, faults }) => {
      return { name, sound: faults.length === 0, faults: [...faults] };
    });
    const sound = checks.every((check) => check.sound);
    const checkedAt = formatInstant(ctx.now, timeZone);
    return { ok: true as const, data: { sound, checkedAt, checks } };
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
