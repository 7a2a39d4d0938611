import type { RefusedFeature } from '../feature.js';
import { file, json, okSchema, reply } from './parts.js';

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
    name: 'several success statuses of a list, of a file, or with `fields`',
    rule: 'successes-declared',
    says: 'declare an operation for each',
    operation: { responses: { 200: reply({ 'image/png': file }), 202: reply() } },
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
    rule: 'members-honoured',
    says: 'describe the event in webhooks of the document',
    operation: { callbacks: { paid: {} } },
  },
];
