import type { Db } from '../../kernel/db/client.js';
import { query } from '../../kernel/db/statements/query.js';
import type { Scope } from '../scope.js';

/**
 * Removes the caller's own id, which may identify a person; events hold no other personal data. An event that names
 * the object only as a duplicate concerns another subject and keeps its id.
 */
const forget = query<Scope & { readonly objectId: string }, { id: string }>(
  'webhooks.forget_object',
  `UPDATE webhook_events e
   SET payload = (e.payload::jsonb #- '{data,object,externalId}' #- '{data,object,subject}')::text
   WHERE e.company_id = :companyId AND e.environment = :environment AND e.object_ids @> ARRAY[:objectId::text]
     AND (e.payload::jsonb #> '{data,object,duplicates}' @> jsonb_build_array(jsonb_build_object('faceId',
       :objectId::text)))
       IS NOT TRUE
   RETURNING e.id`,
);

/** Removes stored answers, which may repeat the data that was sent. */
const forgetAnswers = query<{ readonly companyId: number; readonly events: readonly string[] }>(
  'webhooks.forget_answers',
  `UPDATE webhook_attempts a SET response_body = NULL
   FROM webhook_deliveries d
   WHERE d.company_id = :companyId AND d.event_id = ANY (:events::text[])
     AND a.company_id = d.company_id AND a.delivery_id = d.id AND a.response_body IS NOT NULL`,
);

/** Removes data that could identify a person from the events about an object, including those not delivered yet. */
export async function forgetObject(
  trx: Db,
  { companyId, environment }: Scope,
  objectId: string,
): Promise<void> {
  const events = await forget(trx, { companyId, environment, objectId });
  if (events.length === 0) return;
  await forgetAnswers(trx, { companyId, events: events.map(({ id }) => id) });
}
