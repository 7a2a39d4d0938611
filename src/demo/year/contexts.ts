import type { Db } from '../../kernel/db/client.js';
import type { Pool } from '../../kernel/db/pool.js';
import { createContext, noEffects } from '../../kernel/operations/context.js';
import type { Context, Principal } from '../../kernel/operations/handlers.js';

/**
 * Returns the context in which an operation of the year runs, with the given moment as its clock.
 */
export type ContextFactory = (operationId: string, at: Date) => Context;

export function createContextFactory(db: Db, principal: Principal): ContextFactory {
  let count = 0;
  const effects = noEffects();
  return (operationId, at) => {
    count += 1;
    const requestId = `seed-${String(count).padStart(8, '0')}`;
    const facts = { requestId, ip: 'local', userAgent: 'seed', locale: principal.locale };
    const request = { ...facts, operationId };
    const nothingElse = () => Promise.reject(new Error('The seed sends no batches'));
    return createContext(
      {
        // In a transaction, the operations of the year run as parts of it.
        db: db as Pool,
        principal,
        request,
        now: at,
        idempotency: undefined,
        successOf: () => ({ status: 201 }),
        serialise: JSON.stringify,
        dispatch: nothingElse,
      },
      effects,
    );
  };
}

/** Returns input in the form of the pipeline. */
export const sending = <Body>(body: Body) => ({ params: {}, query: {}, headers: {}, body });

/** The same for a record. */
export const to = <Body>(id: number, body: Body) => ({
  params: { id },
  query: {},
  headers: {},
  body,
});
