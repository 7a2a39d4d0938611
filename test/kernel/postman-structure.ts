/** The parts of Postman's collection format 2.1 that we write, closed: an unknown or missing member is refused. */
const text = { type: 'string' };
const closed = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});
const list = (items: object) => ({ type: 'array', items });
const pair = closed({ key: text, value: text, description: text, disabled: { type: 'boolean' } }, [
  'key',
  'value',
]);
const attributes = list(
  closed({ key: text, value: text, type: { const: 'string' } }, ['key', 'value', 'type']),
);
const auth = {
  oneOf: [
    closed({ type: { const: 'noauth' } }, ['type']),
    closed({ type: { const: 'bearer' }, bearer: attributes }, ['type', 'bearer']),
    closed({ type: { const: 'apikey' }, apikey: attributes }, ['type', 'apikey']),
  ],
};
const field = {
  oneOf: [
    closed(
      {
        key: text,
        type: { const: 'text' },
        value: text,
        description: text,
        disabled: { type: 'boolean' },
      },
      ['key', 'type', 'value'],
    ),
    closed(
      {
        key: text,
        type: { const: 'file' },
        src: list(text),
        description: text,
        disabled: { type: 'boolean' },
      },
      ['key', 'type', 'src'],
    ),
  ],
};
const body = {
  oneOf: [
    closed(
      {
        mode: { const: 'raw' },
        raw: text,
        options: closed({ raw: closed({ language: { const: 'json' } }) }),
      },
      ['mode', 'raw'],
    ),
    closed({ mode: { const: 'formdata' }, formdata: list(field) }, ['mode', 'formdata']),
  ],
};
const url = closed(
  {
    raw: text,
    host: list(text),
    path: list(text),
    query: list(pair),
    variable: list(pair),
  },
  ['raw', 'host', 'path'],
);
const request = closed(
  {
    method: { enum: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] },
    auth,
    header: list(pair),
    body,
    url,
    description: text,
  },
  ['method', 'header', 'url'],
);
const event = closed(
  {
    listen: { const: 'test' },
    script: closed({ type: { const: 'text/javascript' }, exec: list(text) }, ['type', 'exec']),
  },
  ['listen', 'script'],
);
const item = closed(
  { name: text, event: list(event), request, response: { type: 'array', maxItems: 0 } },
  ['name', 'request'],
);
const folder = closed({ name: text, description: text, item: list(item) }, ['name', 'item']);
const address = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

export const postmanStructure = closed(
  {
    info: closed({ name: text, description: text, schema: { const: address } }, ['name', 'schema']),
    item: list(folder),
    auth,
    variable: list(
      closed({ key: text, value: text, type: { const: 'string' } }, ['key', 'value', 'type']),
    ),
  },
  ['info', 'item', 'variable'],
);
