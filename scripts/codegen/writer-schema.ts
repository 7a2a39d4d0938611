import type fastJson from 'fast-json-stringify';
import { componentName, isRecord, type JsonRecord, resolveSchema, typesOf } from './document.js';
import type { ContractDocument } from './model.js';
import { mapInner, type Rewrite, reachableComponents, rewriteSchema } from './schema-shape.js';

/** What decides how a value is written; everything else only says which values are valid. */
const kept: ReadonlySet<string> = new Set([
  '$ref',
  'type',
  'const',
  'enum',
  'properties',
  'required',
  'additionalProperties',
  'patternProperties',
  'items',
  'allOf',
  'anyOf',
  'oneOf',
]);

/** The nullable twin of a component. */
const nullableId = (name: string): string => `${name}OrNull`;

interface WriterSchemas {
  readonly root: JsonRecord;
  readonly components: Record<string, fastJson.Schema>;
}

/** A reply's schema and the components it needs, reduced to what writing takes. */
export function writerSchemas(document: ContractDocument, schema: JsonRecord): WriterSchemas {
  const components: Record<string, fastJson.Schema> = {};
  const add = (id: string, shape: JsonRecord): void => {
    const component: unknown = { ...shape, $id: id };
    if (isWriterSchema(component)) components[id] = component;
  };
  for (const name of [...reachableComponents(document, schema)].sort()) {
    const shape = writerSchema(document.components.schemas[name] ?? {});
    add(name, shape);
    add(nullableId(name), { ...shape, nullable: true });
  }
  // The compiler merges a reference with what stands beside it, so the root is never one.
  return { root: writerSchema(resolveSchema(document, schema)), components };
}

function isWriterSchema(value: unknown): value is fastJson.Schema {
  return isRecord(value);
}

function writerSchema(schema: JsonRecord): JsonRecord {
  const rewritten = rewriteSchema(schema, forWriting);
  return isRecord(rewritten) ? rewritten : {};
}

const forWriting: Rewrite = (schema, inner) => {
  const name = componentName(schema);
  if (name !== undefined) return { $ref: `${name}#` };
  // Members that are not named are dropped anyway; forbidding them would only keep a branch of a
  // `oneOf` from being recognised when a handler answers more than it should.
  const reduced = Object.fromEntries(
    Object.entries(schema).filter(
      ([keyword, value]) =>
        kept.has(keyword) && !(keyword === 'additionalProperties' && value === false),
    ),
  );
  return orNull(reduced, inner) ?? nullableType(mapInner(reduced, inner));
};

/** `oneOf: [X, { type: 'null' }]` is X or nothing: no need to try both at run time. */
function orNull(schema: JsonRecord, inner: (part: unknown) => unknown): JsonRecord | undefined {
  const branches = schema['oneOf'] ?? schema['anyOf'];
  if (!Array.isArray(branches) || branches.length !== 2) return undefined;
  const isNull = (branch: unknown): boolean => isRecord(branch) && branch['type'] === 'null';
  const other: unknown = branches.find((branch) => !isNull(branch));
  if (!branches.some(isNull) || other === undefined) return undefined;
  const name = componentName(other);
  if (name !== undefined) return { $ref: `${nullableId(name)}#` };
  const rewritten = inner(other);
  return isRecord(rewritten) ? { ...rewritten, nullable: true } : undefined;
}

/** `type: [T, 'null']` as T with `nullable`, which is written without a chain of type tests. */
function nullableType(schema: JsonRecord): JsonRecord {
  const types = typesOf(schema);
  const others = types.filter((type) => type !== 'null');
  return types.length === 2 && others.length === 1
    ? { ...schema, type: others[0], nullable: true }
    : schema;
}
