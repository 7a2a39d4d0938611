import type { Json } from '../feature.js';

export const okSchema: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['ok'],
  properties: { ok: { type: 'boolean', const: true } },
};
export const json: Json = { 'application/json': { schema: okSchema, example: { ok: true } } };
export const reply = (content: Json = json): Json => ({ description: 'Done.', content });
export const file: Json = { schema: { type: 'string', format: 'binary' } };
export const version = (required: boolean): Json => ({
  name: 'If-Match',
  in: 'header',
  required,
  description: 'The version known.',
  schema: { type: 'string', maxLength: 100, pattern: '^(\\*|(W/)?"[0-9]{1,16}")$' },
  example: '"1"',
});
