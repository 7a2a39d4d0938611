import { type ApiDocument, type Operation, resolve, type Schema } from './document.js';

/** The events of an API: their schema, and the operation that reads them or the webhook that receives them. */
export interface EventSource {
  /** Name of the schema of one event; its member `type` lists the types of events. */
  readonly schema: string;
  /** Path that returns events; events without one are sent to webhooks. */
  readonly path?: string;
}

const prefix = '#/components/schemas/';

/** AsyncAPI allows no description beside a reference. */
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

/** Returns the operation that reads the events, or the webhook that receives them. */
function sourceOperation(document: ApiDocument, path: string | undefined): Operation | undefined {
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

function infoOf({ info }: ApiDocument, operation: Operation | undefined) {
  const { title, version, contact, license } = info;
  return {
    ...{ title: `Events of the ${title}`, version, contact },
    description: operation?.description ?? '',
    license: { name: license?.name },
    tags: (operation?.tags ?? []).map((name) => ({ name })),
  };
}

const messageOf = (schema: string, name: string, headers: object) => ({
  ...{ name, title: name, contentType: 'application/json', ...headers },
  payload: {
    allOf: [{ $ref: prefix + schema }, { type: 'object', properties: { type: { const: name } } }],
  },
});

const mapOf = <T>(names: readonly string[], memberOf: (name: string) => T) =>
  Object.fromEntries(names.map((name) => [name, memberOf(name)]));

/**
 * Returns the events of an API as an AsyncAPI 3.0 document: one channel with a message for each type of event.
 *
 * @param baseUrl  address of the server, without a slash at its end
 */
export function asyncApi(document: ApiDocument, { schema, path }: EventSource, baseUrl: string) {
  const operation = sourceOperation(document, path);
  const parameters = (place: string) => parametersAt(document, operation, place);
  const headers = path === undefined ? { headers: parameters('header') } : {};
  const http =
    path === undefined ? { method: 'POST' } : { method: 'GET', query: parameters('query') };
  const names = eventNames(document, schema);
  const events = {
    // Without an address: each receiver has an address of its own.
    ...(path !== undefined && { address: path }),
    title: operation?.summary ?? 'Events',
    messages: mapOf(names, (name) => ({ $ref: `#/components/messages/${name}` })),
  };
  const sending = {
    action: 'send',
    channel: { $ref: '#/channels/events' },
    description: operation?.description ?? '',
    bindings: { http: { ...http, bindingVersion: '0.3.0' } },
    messages: names.map((name) => ({ $ref: `#/channels/events/messages/${name}` })),
  };
  return {
    asyncapi: '3.0.0',
    info: infoOf(document, operation),
    defaultContentType: 'application/json',
    servers: { notaria: serverOf(baseUrl) },
    channels: { events },
    operations: { [operation?.operationId ?? 'sendEvent']: sending },
    components: {
      messages: mapOf(names, (name) => messageOf(schema, name, headers)),
      schemas: schemasFrom(document, schema),
    },
  };
}
