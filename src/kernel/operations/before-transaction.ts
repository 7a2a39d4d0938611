import type { Context } from './handlers.js';

/**
 * Runs the reads that precede a transaction. A failure is thrown inside a transaction, because a repeated request must
 * receive the first reply: the first request may have consumed what the reads look for.
 */
export async function beforeTransaction<T>(
  ctx: Pick<Context, 'transaction'>,
  prepare: () => Promise<T>,
): Promise<T> {
  try {
    return await prepare();
  } catch (error) {
    return ctx.transaction<T>(() => Promise.reject(error));
  }
}
