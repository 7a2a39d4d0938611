import { requestErrors } from '../../errors.js';
import { text } from '../../messages/index.js';
import type { Exchange } from '../server/exchange.js';
import type { Operation } from '../services.js';

/** The names in the parameter `fields`; undefined when the whole record is wanted. */
export function requestedFields({ call }: Exchange): readonly string[] | undefined {
  return (call.query as { readonly fields?: readonly string[] }).fields;
}

/** @throws ApiError 400 for a name that is no member of the record, with the names that are */
export function assertFields(
  { fields, knownFields }: Operation,
  requested: readonly string[] | undefined,
): void {
  const unknown = requested?.find((name) => !knownFields.has(name));
  if (unknown === undefined) return;
  const known = fields.join(', ');
  throw requestErrors.invalidField('query.fields', text('unknownField', { unknown, known }));
}

/** Own and named ones only: a record has no member that the contract does not name. */
function pick(record: Readonly<Record<string, unknown>>, fields: readonly string[]): object {
  const present = fields.filter((name) => Object.hasOwn(record, name));
  return Object.fromEntries(present.map((name) => [name, record[name]]));
}

/** A reply as it was written by the contract, its records with no members but those named. */
export function keepFields(text: string, fields: readonly string[]): string {
  const reply = JSON.parse(text) as { data: Record<string, unknown> | Record<string, unknown>[] };
  const data = Array.isArray(reply.data)
    ? reply.data.map((record) => pick(record, fields))
    : pick(reply.data, fields);
  return JSON.stringify({ ...reply, data });
}
