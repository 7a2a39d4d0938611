import { type ApiDocument, type Operation, resolve, type Schema } from './document.js';

/** The events of an API: their schema, and the operation that reads them or the webhook that receives them. */
export interface EventSource {
  /** Name of the schema of one event; its member `type` lists the types of events. */
  readonly schema: string;
  /** Path that returns events; events without one are sent to webhooks. */
  readonly path?: string;
}

const prefix = '#/components/schemas/';

/** A reference of AsyncAPI stands alone, so a description beside it is left out. */
function standalone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(standalone);
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value) return { $ref: value.$ref };
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, standalone(one)]));
}

function collect(document: ApiDocument, value: unknown, found: Map<string, unknown>): void {
  if (typeof value !== 'object' || value === null) return;
  const reference = '$ref' in value ? String(value.$ref) : '';
  const name = reference.startsWith(prefix) ? reference.slice(prefix.length) : undefined;
  if (name !== undefined && !found.has(name)) {
    const schema = standalone(document.components.schemas[name]);
    found.set(name, schema);
    collect(document, schema, found);
  }
  for (const part of Object.values(value)) collect(document, part, found);
}

/** Returns a schema and the schemas that it refers to, by name. */
function schemasFrom(document: ApiDocument, name: string): Readonly<Record<string, unknown>> {
  const found = new Map<string, unknown>();
  collect(document, { $ref: prefix + name }, found);
  return Object.fromEntries(found);
}

function eventNames(document: ApiDocument, schema: string): readonly string[] {
  const type = document.components.schemas[schema]?.properties?.['type'];
  const names: Schema = type === undefined ? {} : resolve(document, type);
  const listed = names.enum ?? names['x-extensible-enum'];
  return Array.isArray(listed) ? listed.map(String) : [];
}

function sourceOperation(document: ApiDocument, { path }: EventSource): Operation | undefined {
  const [webhook] = Object.values(document.webhooks ?? {});
  return path === undefined ? webhook?.['post'] : document.paths[path]?.['get'];
}

/** Returns the parameters of one place as the schema of an object. */
function parametersAt(document: ApiDocument, operation: Operation | undefined, place: string) {
  const parameters = (operation?.parameters ?? [])
    .map((one) => resolve(document, one))
    .filter((one) => one.in === place);
  const properties = parameters.map(({ name, description, schema = {} }) => {
    return [name, { ...resolve(document, schema), description }] as const;
  });
  return {
    type: 'object',
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
    properties: Object.fromEntries(properties),
  };
}

function serverOf(baseUrl: string) {
  const { host, protocol } = new URL(baseUrl);
  return { host, protocol: protocol.slice(0, -1), description: 'The server of this document.' };
}

/**
 * Returns the events of an API as an AsyncAPI 3.0 document: one channel with a message for each type of event.
 *
 * @param baseUrl  address of the server, without a slash at its end
 */
export function asyncApi(document: ApiDocument, events: EventSource, baseUrl: string) {
  const operation = sourceOperation(document, events);
  const isFeed = events.path !== undefined;
  const method = isFeed ? 'GET' : 'POST';
  const query = isFeed && { query: parametersAt(document, operation, 'query') };
  const headers = isFeed ? {} : { headers: parametersAt(document, operation, 'header') };
  const names = eventNames(document, events.schema);
  const message = (name: string) => ({
    ...{ name, title: name, contentType: 'application/json', ...headers },
    payload: {
      allOf: [
        { $ref: prefix + events.schema },
        { type: 'object', properties: { type: { const: name } } },
      ],
    },
  });
  const { title, version } = document.info;
  const about = operation?.description ?? '';
  return {
    asyncapi: '3.0.0',
    info: { title: `Events of the ${title}`, version, description: about },
    defaultContentType: 'application/json',
    servers: { notaria: serverOf(baseUrl) },
    channels: {
      events: {
        // Without an address, each receiver has one of its own.
        ...(isFeed && { address: events.path }),
        title: operation?.summary ?? 'Events',
        messages: Object.fromEntries(
          names.map((name) => [name, { $ref: `#/components/messages/${name}` }]),
        ),
      },
    },
    operations: {
      [operation?.operationId ?? 'sendEvent']: {
        action: 'send',
        channel: { $ref: '#/channels/events' },
        bindings: { http: { method, ...query, bindingVersion: '0.3.0' } },
        messages: names.map((name) => ({ $ref: `#/channels/events/messages/${name}` })),
      },
    },
    components: {
      messages: Object.fromEntries(names.map((name) => [name, message(name)])),
      schemas: schemasFrom(document, events.schema),
    },
  };
}
