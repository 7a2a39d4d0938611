import type { Db } from '../../kernel/db/client.js';
import * as engine from '../../kernel/webhooks/events/queries.js';
import type { EventType } from './event-types.js';

export { forgetRecords } from './forget.js';
export { forgetObject } from './forget-queries.js';

/** An event of the verification API. */
export interface NewEvent extends Omit<engine.NewEvent, 'objectIds'> {
  readonly type: EventType;
}

const idForm = /"((?:ses|aml|kyb|face)_[0-9a-z]{26})"/g;

/** Returns the ids of an event's objects, by which it is found when one of them is erased. */
function objectIdsIn({ object, previous }: NewEvent): string[] {
  const data = JSON.stringify([object, previous]);
  return [...new Set([...data.matchAll(idForm)].map(([, id = '']) => id))];
}

/**
 * Writes an event, and a delivery for each enabled webhook that subscribes to it, in the transaction of the change.
 *
 * @returns the event's id
 */
export const enqueueEvent = (trx: Db, event: NewEvent): Promise<string> =>
  engine.enqueueEvent(trx, { ...event, objectIds: objectIdsIn(event) });
