import type { Db } from '../../kernel/db/client.js';
import { createLocalContext } from '../../kernel/operations/context.js';
import type { Context, Principal } from '../../kernel/operations/handlers.js';

/**
 * Returns the context in which an operation of the year runs, with the given moment as its clock.
 */
export type ContextFactory = (operationId: string, at: Date) => Context;

/** @param db  a transaction, if the operations are a part of it */
export function createContextFactory(db: Db, principal: Principal): ContextFactory {
  let count = 0;
  return (operationId, at) => {
    count += 1;
    const requestId = `seed-${String(count).padStart(8, '0')}`;
    const facts = { requestId, ip: 'local', userAgent: 'seed', locale: principal.locale };
    return createLocalContext({ db, principal, request: { ...facts, operationId }, now: at });
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
