import type { Handlers } from '../../../generated/erp/operations.js';
import type { BatchResult, Context, PublicContext } from '../../kernel/operations/handlers.js';

export const handlers = {
  async runBatch({ body }, ctx) {
    const results: BatchResult[] = [];
    // One at a time, because an operation may depend on the one before.
    for (const operation of body.operations) results.push(await ctx.dispatch(operation));
    return { ok: true as const, results };
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
