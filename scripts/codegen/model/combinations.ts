import {
  componentName,
  isRecord,
  isString,
  type JsonRecord,
  listAt,
  recordAt,
  resolveSchema,
  stringAt,
  stringsAt,
} from './document.js';
import type { ContractDocument } from './model.js';

/** Returns the schemas that a schema extends, followed by the schema. */
export function partsOf(document: ContractDocument, schema: JsonRecord): readonly JsonRecord[] {
  const extended = listAt(schema, 'allOf').flatMap((part) =>
    partsOf(document, resolveSchema(document, part)),
  );
  return [...extended, schema];
}

/**
 * Rewrites an object that extends others by `allOf`, and is closed by `unevaluatedProperties: false`, as one closed
 * object. Returns other schemas unchanged.
 */
export function mergedObject(document: ContractDocument, schema: JsonRecord): JsonRecord {
  if (schema['unevaluatedProperties'] !== false) return schema;
  const { allOf: _parts, unevaluatedProperties: _closed, ...own } = schema;
  const parts = partsOf(document, schema);
  return {
    ...own,
    type: 'object',
    additionalProperties: false,
    required: [...new Set(parts.flatMap((part) => stringsAt(part, 'required')))],
    properties: Object.assign({}, ...parts.map((part) => recordAt(part, 'properties'))),
  };
}

/** Returns the alternatives of a schema without null. */
export function alternativesOf(schema: JsonRecord): readonly JsonRecord[] {
  return [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')]
    .filter(isRecord)
    .filter((branch) => branch['type'] !== 'null');
}

/** Returns the values of the discriminator for an alternative. */
function discriminatorValues(
  document: ContractDocument,
  branch: JsonRecord,
  member: string,
): readonly string[] {
  const whole = mergedObject(document, resolveSchema(document, branch));
  const schema = resolveSchema(document, recordAt(whole, 'properties')[member]);
  const constant = schema['const'];
  return isString(constant) ? [constant] : stringsAt(schema, 'enum');
}

/** The alternatives of a schema by the values of its discriminator. */
export interface DiscriminatedUnion {
  readonly member: string;
  readonly branches: ReadonlyMap<string, JsonRecord>;
  /** The reasons why a value does not identify one alternative. */
  readonly faults: readonly string[];
}

/** An alternative and its values. */
interface Alternative {
  readonly branch: JsonRecord;
  readonly name: string | undefined;
  readonly values: readonly string[];
}

/** Reads a discriminator. Returns undefined for a schema without one. */
export function discriminatedBy(
  document: ContractDocument,
  schema: JsonRecord,
): DiscriminatedUnion | undefined {
  const discriminator = recordAt(schema, 'discriminator');
  const member = stringAt(discriminator, 'propertyName');
  if (member === undefined) return undefined;
  const alternatives = alternativesOf(schema).map((branch): Alternative => {
    const values = discriminatorValues(document, branch, member);
    return { branch, name: componentName(branch), values };
  });
  const values = alternatives.flatMap((one) => one.values);
  const twice = values.filter((value, index) => values.indexOf(value) !== index);
  const mapping = recordAt(discriminator, 'mapping');
  const unknown = Object.keys(mapping).filter((value) => !values.includes(value));
  return {
    member,
    branches: new Map(
      alternatives.flatMap(({ branch, values: own }) => own.map((value) => [value, branch])),
    ),
    faults: [
      ...alternatives.flatMap((one) => alternativeFaults(one, member, mapping)),
      ...twice.map((value) => `two alternatives have ${member} "${value}"`),
      ...unknown.map((value) => `no alternative has ${member} "${value}" of mapping`),
    ],
  };
}

function alternativeFaults(
  { name, values }: Alternative,
  member: string,
  mapping: JsonRecord,
): readonly string[] {
  if (name === undefined) return ['make each alternative a component and refer to it'];
  if (values.length === 0)
    return [`give ${name} a required member ${member} with the const that names it`];
  return values
    .filter((value) => !isMapped(mapping[value], value, name))
    .map(
      (value) =>
        `add "${value}: '#/schemas/${name}'" to mapping, with the reference as it stands in the alternative`,
    );
}

/** Without a mapping, the value is the name of the component. */
function isMapped(target: unknown, value: string, name: string): boolean {
  return target === undefined ? value === name : String(target).split('/').at(-1) === name;
}
