import { componentName, isRecord, type JsonRecord } from './document.js';
import type { ContractDocument, Schema } from './model.js';

/** Keywords for people, or for other parts of the generator. */
const annotations: ReadonlySet<string> = new Set([
  'title',
  'description',
  'example',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'externalDocs',
  'xml',
  '$comment',
  'x-extensible-enum',
  'x-open',
  'x-sdk-suggests',
  'x-status',
  'x-enumDescriptions',
  'x-common-errors',
  'x-states',
]);

const schemaMembers = ['items', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'];
const schemaLists = ['allOf', 'anyOf', 'oneOf'];
const schemaMaps = ['properties', 'patternProperties', 'definitions', '$defs'];

/** Rewrites a schema. `inner` does the same for the schemas inside it. */
export type Rewrite = (schema: JsonRecord, inner: (part: unknown) => unknown) => JsonRecord;

/** Applies `rewrite` from the outside in. Returns boolean schemas unchanged. */
export function rewriteSchema(schema: unknown, rewrite: Rewrite): unknown {
  if (!isRecord(schema)) return schema;
  return rewrite(schema, (part) => rewriteSchema(part, rewrite));
}

/** Applies `change` to every schema directly inside the schema. */
export function mapInner(schema: JsonRecord, change: (part: unknown) => unknown): JsonRecord {
  const mapped = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    if (schemaMembers.includes(keyword) || keyword === 'additionalProperties') {
      return [keyword, change(value)];
    }
    if (schemaLists.includes(keyword) && Array.isArray(value)) return [keyword, value.map(change)];
    if (schemaMaps.includes(keyword) && isRecord(value)) return [keyword, mapValues(value, change)];
    return [keyword, value];
  });
  return Object.fromEntries(mapped);
}

function mapValues(record: JsonRecord, change: (part: unknown) => unknown): JsonRecord {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

/** Rewrites references to components to their `$id`. */
function localRef(schema: JsonRecord): JsonRecord {
  const name = componentName(schema);
  return name === undefined ? schema : { ...schema, $ref: `${name}#` };
}

const withoutAnnotations = (schema: JsonRecord): JsonRecord =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !annotations.has(keyword)));

const forValidation: Rewrite = (schema, inner) => {
  // A discriminator only helps to find the alternative, which its constants select anyway.
  const { discriminator: _, ...rules } = withoutAnnotations(schema);
  return mapInner(localRef(rules), inner);
};

/** Returns a schema without keywords for people, so that equal rules have equal texts. */
export function bareSchema(schema: unknown): unknown {
  return rewriteSchema(schema, (part, inner) => mapInner(withoutAnnotations(part), inner));
}

/** Returns a schema for the compiler of validators: without annotations, with references by `$id`. */
export function validationSchema(schema: unknown): JsonRecord {
  const rewritten = rewriteSchema(schema, forValidation);
  return isRecord(rewritten) ? rewritten : {};
}

/** Returns the names of all components that a value refers to, directly or indirectly. */
export function reachableComponents(
  document: ContractDocument,
  start: unknown,
): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting: unknown[] = [start];
  while (waiting.length > 0) {
    const value = waiting.pop();
    const name = componentName(value);
    if (name !== undefined && !found.has(name)) {
      found.add(name);
      waiting.push(document.components.schemas[name]);
    }
    if (typeof value === 'object' && value !== null) waiting.push(...Object.values(value));
  }
  return found;
}

/** Returns the components that `start` needs, each with its `$id`. */
export function componentSchemas(
  document: ContractDocument,
  start: unknown,
  shape: (schema: Schema) => JsonRecord,
): Readonly<Record<string, JsonRecord>> {
  const names = [...reachableComponents(document, start)].sort();
  return Object.fromEntries(
    names.map((name) => [name, { ...shape(document.components.schemas[name] ?? {}), $id: name }]),
  );
}
