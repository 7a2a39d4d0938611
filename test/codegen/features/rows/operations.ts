import type { Json, OperationFeature } from '../feature.js';
import { file, okSchema, reply, version } from './parts.js';
import { statusFeatures } from './statuses.js';

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
      example: { photo: 'photo.png', width: 3 },
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

export const operationFeatures: readonly OperationFeature[] = [
  {
    name: 'reply 201 with an idempotency key',
    shows: [
      'Repetition: Safe with an Idempotency-Key',
      'Idempotency-Key (string): Once only. 1 to 255 characters',
      'Reply 201: Done. application/json ok (true, required)',
    ],
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
    shows: ['Header: If-Match (string, required): The version known.'],
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
    shows: [
      'Request body: application/json, multipart/form-data name (string, required): at most 9 characters',
    ],
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
  ...statusFeatures,
  {
    name: 'file as reply, of several media types',
    shows: ['Reply 200: Done. image/png, image/jpeg. A file'],
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
    shows: [
      'photo: image/png, up to 1000 bytes',
      'multipart/form-data photo (string (binary), required)',
      'width (integer, required): 1 to 9',
    ],
    method: 'post',
    operation: {
      requestBody: form,
      'x-upload': { photo: { maxBytes: 1000, mime: ['image/png'], required: true } },
    },
    replies: { 200: reply() },
    contains: {
      types: 'readonly body: { photo: UploadedFile; width: number };',
      'request validator': 'NAME: { query: validator(',
      'SDK types': 'photo: UploadFile;',
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
    shows: ['Deprecated. GET /features/NAME'],
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
    shows: ['Deprecated. The last day is 2027-01-31. GET /features/NAME'],
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
    shows: ['old (string, deprecated): at most 9 characters'],
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
