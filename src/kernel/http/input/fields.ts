import { requestErrors } from '../../errors.js';
import { text } from '../../messages/index.js';
import type { Exchange } from '../server/exchange.js';
import type { Operation } from '../services.js';

/** Returns the names in the parameter `fields`; undefined for the whole record. */
export function requestedFields({ call }: Exchange): readonly string[] | undefined {
  return (call.query as { readonly fields?: readonly string[] }).fields;
}

/** @throws ApiError 400 for an unknown member of the record, with the known ones */
export function assertFields(
  { fields, knownFields }: Operation,
  requested: readonly string[] | undefined,
): void {
  const unknown = requested?.find((name) => !knownFields.has(name));
  if (unknown === undefined) return;
  const known = fields.join(', ');
  throw requestErrors.invalidField('query.fields', text('unknownField', { unknown, known }));
}

/** Only members that the contract names. */
function pick(record: Readonly<Record<string, unknown>>, fields: readonly string[]): object {
  const present = fields.filter((name) => Object.hasOwn(record, name));
  return Object.fromEntries(present.map((name) => [name, record[name]]));
}

/** Returns a reply whose records have only the named members. */
export function keepFields(text: string, fields: readonly string[]): string {
  const reply = JSON.parse(text) as { data: Record<string, unknown> | Record<string, unknown>[] };
  const data = Array.isArray(reply.data)
    ? reply.data.map((record) => pick(record, fields))
    : pick(reply.data, fields);
  return JSON.stringify({ ...reply, data });
}
