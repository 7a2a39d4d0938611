import type { BatchPart, BatchResult, Context } from './handlers.js';

interface BatchCall {
  readonly body: { readonly operations: readonly BatchPart[] };
}

/** The handler of the operation of each API that runs several others. */
export async function runBatch({ body }: BatchCall, ctx: Context) {
  const results: BatchResult[] = [];
  // One at a time, because an operation may depend on the one before.
  for (const operation of body.operations) results.push(await ctx.dispatch(operation));
  return { ok: true as const, results };
}
