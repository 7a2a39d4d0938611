import type {
  ApiDocument,
  OrReference,
  Parameter,
  Schema,
} from '../../../src/kernel/http/site/collections/document.js';
import type { Words } from '../words/en.js';
import type { Rule } from './rule.js';
import { type Shape, shapeOf } from './shape.js';
import { rulesOf } from './value-rules.js';

/** A named value: a parameter, or a member of an object. */
export interface Member {
  readonly name: string;
  readonly value: OrReference<Schema>;
  readonly isRequired: boolean;
}

/** The values that a schema lists. */
interface ValueList {
  readonly label: string;
  readonly values: readonly string[];
}

/** The facts on a value that every form of the reference shows, in this order. */
export interface ValueDescription {
  readonly shape: Shape;
  readonly flags: readonly { readonly kind: 'required' | 'deprecated'; readonly text: string }[];
  readonly description: string;
  readonly rules: readonly Rule[];
  readonly values: ValueList | undefined;
}

function valuesOf(words: Words, schema: Schema): ValueList | undefined {
  const open = schema['x-extensible-enum'] as readonly unknown[] | undefined;
  const values = open ?? schema.enum?.filter((value) => value !== null) ?? [];
  if (values.length === 0) return undefined;
  const label = open === undefined ? words.values : words.knownValues;
  return { label, values: values.map(String) };
}

/** Returns what readers learn of a value. */
export function describeShape(words: Words, shape: Shape, isRequired = false): ValueDescription {
  return {
    shape,
    flags: [
      ...(isRequired ? [{ kind: 'required', text: words.required } as const] : []),
      ...(shape.isDeprecated ? [{ kind: 'deprecated', text: words.deprecated } as const] : []),
    ],
    description: shape.description ?? '',
    rules: rulesOf(words, shape),
    values: valuesOf(words, shape.inner),
  };
}

/** Returns the members of an object; those of any other name come last. */
export function membersOf(words: Words, schema: Schema): readonly Member[] {
  const required = new Set((schema['required'] as readonly string[] | undefined) ?? []);
  const members = Object.entries(schema.properties ?? {}).map(([name, value]) => {
    return { name, value, isRequired: required.has(name) };
  });
  const rest = schema['additionalProperties'];
  if (typeof rest !== 'object' || rest === null) return members;
  return [...members, { name: `{${words.anyMember}}`, value: rest as Schema, isRequired: false }];
}

/** Returns the alternatives of a schema, without null. The description of a named one stands where its name leads. */
export function alternativesOf(document: ApiDocument, schema: Schema): readonly Shape[] {
  const all = [schema['oneOf'] ?? schema['anyOf'] ?? []].flat() as Schema[];
  return all
    .map((one) => shapeOf(document, one))
    .filter(({ label }) => label !== 'null')
    .map((shape) => (shape.name === undefined ? shape : { ...shape, description: undefined }));
}

/** Returns true if a schema has members or alternatives, which are shown below it. */
export const isNested = (schema: Schema): boolean =>
  ['properties', 'oneOf', 'anyOf'].some((keyword) => keyword in schema) ||
  typeof schema['additionalProperties'] === 'object';

/** Returns a parameter as a member. */
export function parameterMember(parameter: Parameter): Member {
  const {
    name,
    required = false,
    deprecated = false,
    description,
    example,
    schema = {},
  } = parameter;
  const value = {
    ...schema,
    ...(example !== undefined && { example }),
    ...(description !== undefined && { description }),
    ...(deprecated && { deprecated }),
  };
  return { name, value, isRequired: required };
}
