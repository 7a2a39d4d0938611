import type { Context } from './handlers.js';

/**
 * What goes before the transaction. It fails within one: a repeated request is answered as the first one was, which may
 * have been the one that used up what it asked for, or that had found a name which is not known any more.
 */
export async function settleIn<T>(
  ctx: Pick<Context, 'transaction'>,
  prepare: () => Promise<T>,
): Promise<T> {
  try {
    return await prepare();
  } catch (error) {
    return ctx.transaction<T>(() => Promise.reject(error));
  }
}
