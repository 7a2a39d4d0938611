import {
  componentName,
  isRecord,
  isString,
  type JsonRecord,
  listAt,
  recordAt,
  stringsAt,
  typesOf,
} from '../model/document.js';
import { literal, memberName, quoted } from './emit.js';

/** Returns the TypeScript type of a schema. Components have the names in `types.ts`. */
export function typeText(schema: unknown): string {
  if (!isRecord(schema)) return 'unknown';
  const name = componentName(schema);
  if (name !== undefined) return `components['schemas'][${quoted(name)}]`;
  if (Object.hasOwn(schema, 'const')) return literal(schema['const']);
  const values = listAt(schema, 'enum');
  if (values.length > 0) return union(values.map(literal));
  const extended = listAt(schema, 'allOf');
  if (extended.length > 0) return intersection(extended, schema);
  // If the schema has members, its alternatives only restrict their combinations.
  const branches = isRecord(schema['properties'])
    ? []
    : [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')];
  if (branches.length > 0) return union(branches.map(typeText));
  const types = typesOf(schema);
  return types.length === 0 ? 'unknown' : union(types.map((type) => plainType(type, schema)));
}

function union(parts: readonly string[]): string {
  return [...new Set(parts)].join(' | ');
}

function intersection(extended: readonly unknown[], schema: JsonRecord): string {
  const own = isRecord(schema['properties']) ? [objectType(schema)] : [];
  const parts = [...extended.map((part) => `(${typeText(part)})`), ...own];
  return parts.join(' & ');
}

function plainType(type: string, schema: JsonRecord): string {
  switch (type) {
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
      return stringType(schema);
    case 'array':
      return `(${typeText(schema['items'])})[]`;
    case 'object':
      return objectType(schema);
    default:
      return type;
  }
}

function stringType(schema: JsonRecord): string {
  if (schema['format'] === 'binary') return 'Uint8Array';
  const known = stringsAt(schema, 'x-extensible-enum').filter(isString);
  return known.length === 0 ? 'string' : union([...known.map(quoted), '(string & {})']);
}

function objectType(schema: JsonRecord): string {
  const required = stringsAt(schema, 'required');
  const members = Object.entries(recordAt(schema, 'properties')).map(
    ([name, member]) =>
      `${memberName(name)}${required.includes(name) ? '' : '?'}: ${typeText(member)}`,
  );
  if (members.length > 0) return `{ ${members.join('; ')} }`;
  const rest = schema['additionalProperties'];
  return `Record<string, ${isRecord(rest) ? typeText(rest) : 'unknown'}>`;
}
