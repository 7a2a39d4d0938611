import {
  type ApiDocument,
  type OrReference,
  resolve,
  type Schema,
} from '../../../src/kernel/http/site/collections/document.js';
import { schemaName } from '../api.js';

/** A schema for readers, without references, null and extensions. */
export interface Shape {
  /** The name of the object, or of the objects of a list. */
  readonly name: string | undefined;
  /** The schema of the value, or of the items of a list. */
  readonly inner: Schema;
  /** The schema itself, with the bounds of a list. */
  readonly outer: Schema;
  readonly label: string;
  readonly description: string | undefined;
  readonly isList: boolean;
  readonly isNullable: boolean;
  readonly isDeprecated: boolean;
  /** The default; undefined for a value that has none. */
  readonly defaultValue: unknown;
}

const isNull = (schema: Schema): boolean => schema.type === 'null';

/** Joins the members of an object and its extensions. */
function merged(document: ApiDocument, schema: Schema): Schema {
  const parts = schema['allOf'] as readonly Schema[] | undefined;
  if (parts === undefined) return schema;
  const all = [...parts.map((part) => merged(document, resolve(document, part))), schema];
  return {
    ...Object.assign({}, ...all),
    properties: Object.assign({}, ...all.map(({ properties }) => properties ?? {})),
    required: all.flatMap((one) => (one['required'] as readonly string[] | undefined) ?? []),
  };
}

interface Nullable {
  readonly schema: Schema;
  readonly isNullable: boolean;
}

/** Removes null from several types of a schema. */
function withoutNullType(schema: Schema): Nullable {
  const types = [schema.type ?? []].flat();
  const rest = types.filter((type) => type !== 'null');
  if (rest.length === 0 || rest.length === types.length) return { schema, isNullable: false };
  return {
    schema: { ...schema, type: rest.length === 1 ? (rest[0] ?? '') : rest },
    isNullable: true,
  };
}

/** Removes null from the alternatives of a schema. A single remaining alternative replaces the schema. */
function withoutNull(schema: Schema): Nullable {
  const alternatives = (schema['oneOf'] ?? schema['anyOf']) as readonly Schema[] | undefined;
  if (alternatives === undefined) return withoutNullType(schema);
  const rest = alternatives.filter((one) => !isNull(one));
  const isNullable = rest.length < alternatives.length;
  const [only] = rest;
  if (!isNullable || only === undefined || rest.length > 1) return { schema, isNullable };
  const { description } = schema;
  return { schema: description === undefined ? only : { ...only, description }, isNullable };
}

const labelOf = (schema: Schema): string => {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const types = [schema.type ?? []].flat();
  const format = schema.format === undefined ? '' : ` (${schema.format})`;
  return types.length === 0 ? 'value' : `${types.join(' | ')}${format}`;
};

/** Returns the shape of a schema or of a reference to one. */
export function shapeOf(document: ApiDocument, reference: OrReference<Schema>): Shape {
  const value: Schema = { ...reference };
  const outerNull = withoutNull(value);
  const target = merged(document, resolve(document, outerNull.schema));
  const innerNull = withoutNull(target);
  const outer = innerNull.schema;
  const isList = outer.items !== undefined;
  const item = outer.items === undefined ? undefined : shapeOf(document, outer.items);
  return {
    name: item === undefined ? schemaName(outerNull.schema) : item.name,
    inner: item?.inner ?? merged(document, resolve(document, outer)),
    outer,
    label: item?.label ?? labelOf(outer),
    description: outerNull.schema.description ?? value.description ?? target.description,
    isList,
    isNullable: outerNull.isNullable || innerNull.isNullable,
    isDeprecated: value['deprecated'] === true || target['deprecated'] === true,
    // A default beside a reference or beside null is not part of the schema within.
    defaultValue: [value, outerNull.schema, target, outer].find((one) => one.default !== undefined)
      ?.default,
  };
}
