/** The content of deliveries: the record of the event, or only its id and its path. */
export type Payload = 'object' | 'thin';

/** The version of the events of new webhooks. */
export const currentVersion = 'v1';
