import type { Json, OperationFeature } from '../feature.js';
import { reply, version } from './parts.js';

const noContent: Json = { description: 'Done.' };
const etag: Json = {
  ETag: { description: 'The version.', schema: { type: 'string', maxLength: 100 } },
};
const created: Json = {
  description: 'Created.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['ok', 'id'],
        properties: {
          ok: { type: 'boolean', const: true },
          id: { type: 'integer', minimum: 1, maximum: 9 },
        },
      },
      example: { ok: true, id: 3 },
    },
  },
};

export const statusFeatures: readonly OperationFeature[] = [
  {
    name: 'reply 202',
    shows: ['Reply 202: Done. application/json ok (true, required)'],
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
    shows: ['Reply 204: Done. No content.'],
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
    name: 'several success statuses, each with its body',
    shows: [
      'Reply 200: Done. application/json ok (true, required) Reply headers: ETag (string): The version.',
      '201: Created. application/json ok (true, required) id (integer, required): 1 to 9',
      'Example reply 200',
      'Example reply 201',
      '{ "ok": true, "id": 3 }',
    ],
    method: 'put',
    operation: { parameters: [version(false)] },
    replies: { 200: { ...reply(), headers: etag }, 201: created },
    returned: {
      accepted: [
        { status: 200, body: { ok: true } },
        { status: 201, body: { ok: true, id: 3 } },
      ],
      refused: [
        { status: 202, body: { ok: true } },
        { status: 200, body: { ok: true, id: 3 } },
        { status: 201, body: { ok: true } },
        { status: 200 },
      ],
    },
    contains: {
      types: 'successes: [{ status: 200, etag: true }, { status: 201, etag: false }]',
      'reply validator': '201: validator(',
      serializer: 'NAME: byStatus({ 200: write',
      'SDK types': 'export type PASCALReply = {',
      'SDK call': '(options?: VersionedOptions): ApiPromise<PASCALReply>',
      'MCP tool': '"destructiveHint":true',
      reference: '"201"',
    },
    drift: [{ replies: { 200: { ...reply(), headers: etag } } }, 'success-status-removed'],
  },
  {
    name: 'success with or without a body',
    shows: ['Reply 200: Done. application/json ok (true, required)', '204: Done. No content.'],
    operation: {},
    replies: { 200: reply(), 204: noContent },
    returned: {
      accepted: [{ status: 200, body: { ok: true } }, { status: 204 }],
      refused: [{ status: 204, body: { ok: true } }, { status: 200 }],
    },
    contains: {
      types: '| { readonly status: 204; readonly body?: undefined }',
      'reply validator': '200: validator(',
      serializer: 'NAME: byStatus({ 200: write',
      'SDK types': 'export interface PASCALReply',
      'SDK call': '(options?: CallOptions): ApiPromise<PASCALReply | undefined>',
      reference: '"204"',
    },
    drift: [{ replies: { 200: reply(), 202: reply(), 204: noContent } }, 'success-status-added'],
  },
];
