import type { Json, OperationFeature, RefusedFeature } from '../feature.js';

const okSchema: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['ok'],
  properties: { ok: { type: 'boolean', const: true } },
};
const json: Json = { 'application/json': { schema: okSchema, example: { ok: true } } };
const reply = (content: Json = json): Json => ({ description: 'Done.', content });
const file: Json = { schema: { type: 'string', format: 'binary' } };
const noContent: Json = { description: 'Done.' };
const form: Json = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['photo', 'width'],
        properties: {
          photo: { type: 'string', format: 'binary' },
          width: { type: 'integer', minimum: 1, maximum: 9 },
        },
      },
      example: { photo: '', width: 3 },
    },
  },
};

const fields: Json = {
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['name'],
    properties: { name: { type: 'string', maxLength: 9 } },
  },
  example: { name: 'Ana' },
};
const key: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Once only.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const version = (required: boolean): Json => ({
  name: 'If-Match',
  in: 'header',
  required,
  description: 'The version known.',
  schema: { type: 'string', maxLength: 100 },
});

export const operationFeatures: readonly OperationFeature[] = [
  {
    name: 'reply 201 with an idempotency key',
    method: 'post',
    operation: { 'x-idempotent': 'key', parameters: [key] },
    replies: { 201: reply() },
    contains: {
      types: 'status: 201',
      'request validator': 'NAME: { query: validator(',
      'reply validator': '201: validator(',
      serializer: 'NAME:',
      'SDK types': 'export interface PASCALReply',
      'SDK call': '(options?: KeyedOptions): ApiPromise<PASCALReply>',
      'MCP tool': '"idempotencyKey":',
      reference: '"201"',
    },
    drift: [{ replies: { 200: reply() } }, 'success-status-changed'],
  },
  {
    name: 'required `If-Match`',
    operation: { parameters: [version(true)] },
    replies: { 200: reply() },
    contains: {
      types: "readonly 'if-match': string;",
      'request validator': 'headers: validator(',
      'SDK call': '(options: VersionedOptions & { readonly ifMatch: number | string })',
      'MCP tool': '"required":["ifMatch"]',
      reference: '"If-Match"',
    },
    drift: [{ parameters: [version(false)] }, 'parameter-optional'],
  },
  {
    name: 'JSON body that is also accepted as a form',
    method: 'post',
    operation: {
      requestBody: { content: { 'application/json': fields, 'multipart/form-data': fields } },
    },
    replies: { 200: reply() },
    contains: {
      types: "body: 'json or multipart'",
      'request validator': 'NAME: { query: validator(',
      'SDK types': 'export interface PASCALBody',
      'SDK call': '(body?: PASCALBody, options?: CallOptions)',
      'MCP tool': '"properties":{"name":',
      reference: '"multipart/form-data"',
    },
    drift: [
      { requestBody: { content: { 'application/json': fields } } },
      'request-media-type-removed',
    ],
  },
  {
    name: 'reply 202',
    operation: {},
    replies: { 202: reply() },
    contains: {
      types: 'status: 202',
      'reply validator': '202: validator(',
      serializer: 'NAME:',
      'SDK types': 'export interface PASCALReply',
      'SDK call': '(options?: CallOptions): ApiPromise<PASCALReply>',
      reference: '"202"',
    },
    drift: [{ replies: { 200: reply() } }, 'success-status-changed'],
  },
  {
    name: 'reply 204 without a body',
    operation: {},
    replies: { 204: noContent },
    contains: {
      types: 'export type PASCALReply = undefined',
      'SDK call': '(options?: CallOptions): ApiPromise<undefined>',
      reference: '"204"',
    },
    drift: [{ replies: { 200: reply() } }, 'reply-media-type-changed'],
  },
  {
    name: 'file as reply, of several media types',
    operation: {},
    replies: { 200: reply({ 'image/png': file, 'image/jpeg': file }) },
    contains: {
      types: 'export type PASCALReply = BinaryReply',
      'SDK call': '(options: StreamOptions): ApiPromise<FileStream>',
      reference: '"image/jpeg"',
    },
    drift: [{ replies: { 200: reply() } }, 'reply-media-type-changed'],
  },
  {
    name: 'files as a form (`x-upload`)',
    method: 'post',
    operation: {
      requestBody: form,
      'x-upload': { photo: { maxBytes: 1000, mime: ['image/png'], required: true } },
    },
    replies: { 200: reply() },
    contains: {
      types: 'readonly body: { photo: UploadedFile; width: number };',
      'request validator': 'NAME: { query: validator(',
      'SDK types': 'photo: FileInput;',
      'SDK call': '(body: PASCALBody, options?: UploadOptions)',
      'MCP tool': '"files":{"photo":1000}',
      reference: '"multipart/form-data"',
    },
    drift: [
      { 'x-upload': { photo: { maxBytes: 500, mime: ['image/png'], required: true } } },
      'upload-narrowed',
    ],
  },
  {
    name: 'deprecated operation',
    operation: { deprecated: true },
    replies: { 200: reply() },
    contains: {
      'SDK call': '@deprecated',
      'MCP tool': '"description":"Deprecated.',
      reference: '"deprecated":true',
    },
    drift: [{ deprecated: false }, 'operation-undeprecated'],
  },
  {
    name: 'last day of a deprecated operation (`x-sunset`)',
    operation: { deprecated: true, 'x-sunset': '2027-01-31' },
    replies: {
      200: {
        ...reply(),
        headers: {
          Sunset: { description: 'The last day.', schema: { type: 'string', maxLength: 40 } },
        },
      },
    },
    contains: {
      types: "sunset: 'Sun, 31 Jan 2027 23:59:59 GMT'",
      'SDK call': '@deprecated The last day is 2027-01-31.',
      'MCP tool': '"description":"Deprecated. The last day is 2027-01-31.',
      reference: '"x-sunset":"2027-01-31"',
    },
    drift: [{ deprecated: true, 'x-sunset': '2027-01-30' }, 'sunset-earlier'],
  },
  {
    name: 'deprecated member',
    operation: {},
    replies: {
      200: reply({
        'application/json': {
          schema: {
            ...okSchema,
            properties: {
              ok: { type: 'boolean', const: true },
              old: { type: 'string', maxLength: 9, deprecated: true },
            },
          },
          example: { ok: true },
        },
      }),
    },
    contains: { 'SDK types': '@deprecated', reference: '"deprecated":true' },
    drift: [{ replies: { 200: reply() } }, 'reply-member-removed'],
  },
];

/** Features that no consumer has. The advice of the rule stands in the table. */
export const refusedFeatures: readonly RefusedFeature[] = [
  {
    name: 'cookie parameter',
    rule: 'parameters-plain',
    says: 'declare it in: header, which pages and programs can send alike',
    operation: {
      parameters: [
        {
          name: 'theme',
          in: 'cookie',
          description: 'Theme.',
          schema: { type: 'string', maxLength: 9 },
        },
      ],
    },
  },
  {
    name: 'object in a query',
    rule: 'parameters-plain',
    says: 'declare one parameter for each member',
    operation: {
      parameters: [{ name: 'filter', in: 'query', description: 'Filter.', schema: okSchema }],
    },
  },
  {
    name: 'several success statuses',
    rule: 'one-success',
    says: 'tell outcomes apart by a member of the reply, or declare an operation for each',
    operation: { responses: { 200: reply(), 202: reply() } },
  },
  {
    name: 'file beside a JSON reply, without `x-export`',
    rule: 'replies-sent',
    says: 'declare an operation of its own for the file, or x-export on a list',
    operation: { responses: { 200: reply({ ...json, 'application/pdf': file }) } },
  },
  {
    name: 'body that is neither JSON nor a form',
    rule: 'bodies-read',
    says: 'write application/json, or multipart/form-data with x-upload for files',
    operation: { requestBody: { content: { 'application/xml': file } } },
  },
  {
    name: 'body that is a list, a map or a scalar',
    rule: 'bodies-read',
    says: 'put the value into a member',
    operation: {
      requestBody: {
        content: {
          'application/json': {
            schema: { type: 'array', maxItems: 3, items: okSchema },
            example: [],
          },
        },
      },
    },
  },
  {
    name: 'server-sent events',
    rule: 'replies-sent',
    says: 'declare a list with x-pagination: cursor, and let clients ask again with its cursor',
    operation: { responses: { 200: reply({ 'text/event-stream': file }) } },
  },
  {
    name: '`callbacks`',
    rule: 'callbacks-absent',
    says: 'describe the event in webhooks of the document',
    operation: { callbacks: { paid: {} } },
  },
];
