import {
  resolve,
  type Schema,
  type Webhook,
  webhooksOf,
} from '../../../src/kernel/http/site/collections/document.js';
import type { Api } from '../api.js';

/** The schema of an event of each API, the schema of its types, and the guide that explains them. */
const sources = {
  erp: { schema: 'Event', types: 'EventName', guide: 'events' },
  kyc: { schema: 'WebhookEvent', types: 'EventType', guide: 'webhooks' },
} as const;

/** The events of an API. */
export interface ApiEvents {
  readonly schema: string;
  readonly guide: string;
  readonly types: { readonly description: string; readonly names: readonly string[] };
  readonly webhooks: readonly Webhook[];
}

/** Returns the events and webhooks of an API. */
export function eventsOf({ name, document }: Api): ApiEvents {
  const { schema, types, guide } = sources[name];
  const listed: Schema = resolve(document, document.components.schemas[types] ?? {});
  const { description = '' } = listed;
  const names = (listed.enum ?? listed['x-extensible-enum']) as readonly string[];
  return { schema, guide, types: { description, names }, webhooks: webhooksOf(document) };
}

/** Returns the example of a webhook as JSON; undefined for one that has none. */
export function exampleOf({ content }: Webhook): string | undefined {
  const example = content.content?.['application/json']?.example;
  return example === undefined ? undefined : JSON.stringify(example, null, 2);
}
