import {
  type ApiDocument,
  type Operation,
  type Parameter,
  resolve,
  type Schema,
  webhooksOf,
} from './document.js';

/** The events of an API whose member `type` tells them apart. */
export interface EventSource {
  /** Name of the schema of one event; its member `type` lists the types of events. */
  readonly schema: string;
  /** Path that returns events; events without one are sent to a webhook. */
  readonly path?: string;
}

/** Events that one operation returns, or that one webhook sends. */
interface Feed {
  readonly channel: string;
  /** The path of the operation; each receiver of a webhook has an address of its own. */
  readonly path?: string;
  readonly operationId: string;
  readonly operation: Operation;
  readonly binding: object;
  readonly messages: Readonly<Record<string, object>>;
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

/** Returns the schemas that a value refers to, directly or by way of others, by name. */
function schemasOf(document: ApiDocument, value: unknown): Readonly<Record<string, unknown>> {
  const found = new Map<string, unknown>();
  collect(document, value, found);
  return Object.fromEntries(found);
}

function eventNames(document: ApiDocument, schema: string): readonly string[] {
  const type = document.components.schemas[schema]?.properties?.['type'];
  const names: Schema = type === undefined ? {} : resolve(document, type);
  const listed = names.enum ?? names['x-extensible-enum'];
  return Array.isArray(listed) ? listed.map(String) : [];
}

/** Returns the parameters of one place as the schema of an object. */
function parametersAt(document: ApiDocument, all: readonly Parameter[], place: string) {
  const parameters = all.filter((one) => one.in === place);
  const properties = parameters.map(({ name, description, schema = {} }) => {
    const resolved = standalone(resolve(document, schema)) as object;
    return [name, { ...resolved, ...(description !== undefined && { description }) }] as const;
  });
  return {
    type: 'object',
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
    properties: Object.fromEntries(properties),
  };
}

const messageOf = (name: string, payload: object, more: object = {}) => ({
  name,
  title: name,
  contentType: 'application/json',
  ...more,
  payload,
});

/** Returns a message for each type of event. */
function messagesByType(document: ApiDocument, schema: string, more: object = {}) {
  const messages = eventNames(document, schema).map((name) => {
    const ofType = { type: 'object', properties: { type: { const: name } } };
    return [name, messageOf(name, { allOf: [{ $ref: prefix + schema }, ofType] }, more)] as const;
  });
  return Object.fromEntries(messages);
}

/** Returns the operation that clients read events from. */
function readFeeds(document: ApiDocument, { schema, path }: EventSource): readonly Feed[] {
  const operation = path === undefined ? undefined : document.paths[path]?.['get'];
  if (path === undefined || operation === undefined) return [];
  const parameters = (operation.parameters ?? []).map((one) => resolve(document, one));
  return [
    {
      channel: 'events',
      path,
      operation,
      operationId: operation.operationId,
      binding: { method: 'GET', query: parametersAt(document, parameters, 'query') },
      messages: messagesByType(document, schema),
    },
  ];
}

/** Returns the webhooks. One that sends the events of the API has a message for each type, any other has one. */
function sentFeeds(document: ApiDocument, { schema: eventSchema }: EventSource): readonly Feed[] {
  return webhooksOf(document).map(({ name, operation, parameters, content }) => {
    const { schema = {}, example } = content.content?.['application/json'] ?? {};
    const headers = parametersAt(document, parameters, 'header');
    const { summary, description } = operation;
    const single = {
      summary,
      description,
      headers,
      ...(example !== undefined && { examples: [{ payload: example }] }),
    };
    const isEvent = '$ref' in schema && schema.$ref === prefix + eventSchema;
    return {
      // Unlike the name alone, it differs from the channel of the operation that clients read events from.
      channel: `${name}Webhook`,
      operationId: `${name}Webhook`,
      operation,
      binding: { method: 'POST' },
      messages: isEvent
        ? messagesByType(document, eventSchema, { headers })
        : { [name]: messageOf(name, standalone(schema) as object, single) },
    };
  });
}

function channelOf({ path, operation, messages }: Feed) {
  const { summary: title, description } = operation;
  return { ...(path !== undefined && { address: path }), title, description, messages };
}

function sendingOf({ channel, operation, binding, messages }: Feed) {
  const place = `#/channels/${channel}`;
  return {
    action: 'send',
    channel: { $ref: place },
    summary: operation.summary,
    description: operation.description,
    bindings: { http: { ...binding, bindingVersion: '0.3.0' } },
    messages: Object.keys(messages).map((name) => ({ $ref: `${place}/messages/${name}` })),
  };
}

function serverOf(baseUrl: string) {
  const { host, protocol } = new URL(baseUrl);
  return { host, protocol: protocol.slice(0, -1), description: 'The server of this document.' };
}

function infoOf({ info }: ApiDocument, feeds: readonly Feed[]) {
  const { title, version, contact, license } = info;
  const tags = new Set(feeds.flatMap(({ operation }) => operation.tags ?? []));
  return {
    title: `Events of the ${title}`,
    version,
    contact,
    description: feeds.map(({ operation }) => operation.description ?? '').join('\n\n'),
    license: { name: license?.name },
    tags: [...tags].map((name) => ({ name })),
  };
}

/**
 * Returns the events of an API as an AsyncAPI 3.0 document: a channel for the operation that returns events, and one for
 * each webhook.
 *
 * @param baseUrl  address of the server, without a slash at its end
 */
export function asyncApi(document: ApiDocument, source: EventSource, baseUrl: string) {
  const feeds = [...readFeeds(document, source), ...sentFeeds(document, source)];
  const channels = Object.fromEntries(feeds.map((feed) => [feed.channel, channelOf(feed)]));
  const operations = Object.fromEntries(feeds.map((feed) => [feed.operationId, sendingOf(feed)]));
  return {
    asyncapi: '3.0.0',
    info: infoOf(document, feeds),
    defaultContentType: 'application/json',
    servers: { notaria: serverOf(baseUrl) },
    channels,
    operations,
    components: { schemas: schemasOf(document, [channels, operations]) },
  };
}
