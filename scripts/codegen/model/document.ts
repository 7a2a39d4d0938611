import type { ContractDocument, Schema } from './model.js';

export type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

/** Returns the value as an object; an empty one if it is absent. */
export function recordAt(parent: unknown, key: string): JsonRecord {
  const value = isRecord(parent) ? parent[key] : undefined;
  return isRecord(value) ? value : {};
}

export function listAt(parent: unknown, key: string): readonly unknown[] {
  const value = isRecord(parent) ? parent[key] : undefined;
  return Array.isArray(value) ? value : [];
}

export function stringAt(parent: unknown, key: string): string | undefined {
  const value = isRecord(parent) ? parent[key] : undefined;
  return isString(value) ? value : undefined;
}

export function stringsAt(parent: unknown, key: string): readonly string[] {
  return listAt(parent, key).filter(isString);
}

const unescapePointer = (token: string): string =>
  token.replaceAll('~1', '/').replaceAll('~0', '~');

/**
 * Follows references until the target is not a reference.
 *
 * @throws {Error} for a missing target or a circle
 */
export function resolve(document: ContractDocument, value: unknown): unknown {
  const seen = new Set<string>();
  let current = value;
  for (let ref = stringAt(current, '$ref'); ref !== undefined; ref = stringAt(current, '$ref')) {
    if (seen.has(ref)) throw new Error(`${ref} refers to itself`);
    seen.add(ref);
    current = pointerTarget(document, ref);
  }
  return current;
}

function pointerTarget(document: ContractDocument, ref: string): unknown {
  if (!ref.startsWith('#/')) throw new Error(`${ref} is not a reference into the bundled document`);
  let target: unknown = document;
  for (const token of ref.slice(2).split('/').map(unescapePointer)) {
    target = isRecord(target) && Object.hasOwn(target, token) ? target[token] : undefined;
  }
  if (target === undefined) throw new Error(`${ref} leads nowhere`);
  return target;
}

const schemaRef = /^#\/components\/schemas\/([^/]+)$/;

/** Returns `Product` for `{ $ref: '#/components/schemas/Product' }`, and undefined for other values. */
export function componentName(schema: unknown): string | undefined {
  return stringAt(schema, '$ref')?.match(schemaRef)?.[1];
}

export function resolveSchema(document: ContractDocument, schema: unknown): Schema {
  const target = resolve(document, schema);
  return isRecord(target) ? target : {};
}

/** Returns the types of a schema; empty if it has none. */
export function typesOf(schema: JsonRecord): readonly string[] {
  const type = schema['type'];
  return isString(type) ? [type] : stringsAt(schema, 'type');
}
