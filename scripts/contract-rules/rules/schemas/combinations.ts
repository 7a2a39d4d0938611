import { alternativesOf, discriminatedBy, partsOf } from '../../../codegen/model/combinations.js';
import {
  componentName,
  isRecord,
  type JsonRecord,
  listAt,
  recordAt,
  resolveSchema,
  typesOf,
} from '../../../codegen/model/document.js';
import type { ContractDocument } from '../../../codegen/model/model.js';
import { oncePerDocument } from '../../once-per-document.js';
import type { LintRule } from '../../rule.js';
import { schemaSites } from '../../sites.js';
import { has, schemaRule } from './schema-rule.js';

/** Returns the names of the components that a value refers to, each with the keyword of the reference. */
function references(value: unknown, keyword: string): readonly (readonly [string, string])[] {
  if (Array.isArray(value)) return value.flatMap((one) => references(one, keyword));
  if (!isRecord(value)) return [];
  const name = componentName(value);
  const own: readonly (readonly [string, string])[] = name === undefined ? [] : [[name, keyword]];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => references(inner, key))];
}

/** Returns the names of components that are only extended by `allOf`. */
const basesOf = oncePerDocument((document): ReadonlySet<string> => {
  const all = references(document, '');
  const others = new Set(all.filter(([, keyword]) => keyword !== 'allOf').map(([name]) => name));
  return new Set(all.map(([name]) => name).filter((name) => !others.has(name)));
});

/** Returns true for an object that is closed, explicitly open, or a map of limited size. */
function isClosed(schema: JsonRecord): boolean {
  const rest = schema['additionalProperties'];
  if (rest === false || schema['unevaluatedProperties'] === false) return true;
  if (rest === true) return schema['x-open'] === true;
  return isRecord(rest);
}

export const objectsClosed: LintRule = {
  name: 'objects-closed',
  reason: 'A mistyped member would be ignored instead of refused, and replies could leak columns.',
  check(document) {
    const bases = basesOf(document);
    return schemaSites(document)
      .filter(({ schema }) => typesOf(schema).includes('object') && !isClosed(schema))
      .filter(({ place, isPart }) => !isPart && !bases.has(place.replace(/^schemas\./, '')))
      .map(({ place }) => ({
        place,
        message:
          'additionalProperties must be false; a component may leave it out if only allOf refers to it',
      }));
  },
};

export const mapsBounded = schemaRule(
  'maps-bounded',
  'A map of any size costs as much as a million members, and named members beside it have two types.',
  (site) => {
    if (!isRecord(site.schema['additionalProperties'])) return;
    if (!has(site, 'maxProperties')) return 'a map needs maxProperties';
    return has(site, 'properties')
      ? 'a map has no properties: put the map into a member of its own'
      : undefined;
  },
);

/** Returns the first part of an extended object that is closed, with its own parts, and the keyword that closes it. */
function closedPart(
  document: ContractDocument,
  schema: JsonRecord,
): { readonly name: string | undefined; readonly keyword: string } | undefined {
  for (const part of listAt(schema, 'allOf')) {
    const target = resolveSchema(document, part);
    const keyword = ['additionalProperties', 'unevaluatedProperties'].find(
      (key) => target[key] !== undefined,
    );
    if (keyword !== undefined) return { name: componentName(part), keyword };
    const inner = closedPart(document, target);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** Returns the fault of an extension whose base is closed, and so refuses the members of the extension. */
function closedText(document: ContractDocument, schema: JsonRecord): string | undefined {
  const closed = closedPart(document, schema);
  if (closed === undefined) return undefined;
  const { name, keyword } = closed;
  if (name === undefined) return `a part of allOf is closed: remove ${keyword} from the part`;
  const own = componentOf(document, schema);
  const both = own === '' ? name : `${name} and ${own}`;
  return `allOf extends ${name}, which refuses all other members: remove ${keyword} from ${name}; if ${name} is used by itself too, move its members to a base component, and let ${both} extend that by allOf, each with unevaluatedProperties: false`;
}

/** Returns the faults of an object that extends others. */
function extensionFault(document: ContractDocument, schema: JsonRecord): string | undefined {
  if (schema['unevaluatedProperties'] !== false)
    return 'allOf needs unevaluatedProperties: false beside it, which closes the whole';
  if (typesOf(schema).includes('null'))
    return "allOf admits no null: write oneOf: [REFERENCE, { type: 'null' }] where it is used";
  const closed = closedText(document, schema);
  if (closed !== undefined) return closed;
  const parts = partsOf(document, schema);
  const isOdd = (part: JsonRecord): boolean =>
    ['oneOf', 'anyOf', 'not', 'additionalProperties'].some((key) => part[key] !== undefined);
  if (parts.some(isOdd))
    return 'allOf extends plain objects: remove additionalProperties, oneOf, anyOf and not from its parts';
  const names = parts.flatMap((part) => Object.keys(recordAt(part, 'properties')));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice === undefined
    ? undefined
    : `member ${twice} stands in two parts: remove one of them`;
}

export const extensionsClosed = schemaRule(
  'extensions-closed',
  'Validators, serializers and types see an extended object as one closed object.',
  ({ schema }, document) => {
    const isExtension = schema['allOf'] !== undefined;
    if (!isExtension && schema['unevaluatedProperties'] === undefined) return undefined;
    // The outermost schema closes the parts of parts, and tells their faults.
    if (basesOf(document).has(componentOf(document, schema))) return undefined;
    return isExtension
      ? extensionFault(document, schema)
      : 'unevaluatedProperties closes an allOf only: write additionalProperties: false';
  },
);

const componentOf = (document: ContractDocument, schema: JsonRecord): string =>
  Object.entries(document.components.schemas).find(([, one]) => one === schema)?.[0] ?? '';

export const discriminatorsComplete = schemaRule(
  'discriminators-complete',
  'Validators, serializers and types choose an alternative by the value of the discriminator alone.',
  ({ schema }, document) => {
    if (schema['discriminator'] === undefined) return;
    if (alternativesOf(schema).length === 0) return 'a discriminator needs oneOf beside it';
    const found = discriminatedBy(document, schema);
    if (found === undefined) return 'discriminator needs propertyName';
    const open = alternativesOf(schema).filter(
      (branch) => !partsOf(document, resolveSchema(document, branch)).some(requires(found.member)),
    );
    const optional = open.map((one) => `require ${found.member} in ${componentName(one) ?? 'it'}`);
    return [...found.faults, ...optional][0];
  },
);

const requires =
  (member: string) =>
  (schema: JsonRecord): boolean =>
    listAt(schema, 'required').includes(member);

/** Returns true for a branch that only requires members. */
const isRequirement = (branch: unknown): boolean =>
  isRecord(branch) && branch['$ref'] === undefined && branch['type'] === undefined;

export const alternativesWhole = schemaRule(
  'alternatives-whole',
  'Types and serializers take an alternative as a whole, and not as a condition on other members.',
  ({ schema, isCondition }) => {
    const branches = alternativesOf(schema);
    if (branches.length === 0 || isCondition) return;
    if (schema['oneOf'] !== undefined && schema['anyOf'] !== undefined)
      return 'has oneOf and anyOf: make one of them a component of its own';
    if (schema['allOf'] !== undefined)
      return 'has allOf and alternatives: make the alternatives a member, or extend each of them';
    const isNarrowing = isRecord(schema['properties']);
    return isNarrowing && !branches.every(isRequirement)
      ? 'alternatives beside properties may only require members: move the properties into each alternative'
      : undefined;
  },
);

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

export const valuesMatchTypes = schemaRule(
  'values-match-types',
  'Validators compare values as they are: an object is equal to nothing, and null is refused unless listed.',
  (site) => {
    const { schema } = site;
    const values = has(site, 'const') ? [schema['const']] : listAt(schema, 'enum');
    if (values.length === 0) return;
    if (!values.every(isScalar)) return 'enum and const hold scalars only: write an object schema';
    const types = typesOf(schema);
    if (types.length === 0 || types.includes('null') === values.includes(null)) return;
    return types.includes('null')
      ? 'add null to the enum, or remove it from type'
      : "add 'null' to type";
  },
);
