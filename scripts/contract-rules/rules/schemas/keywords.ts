import {
  isRecord,
  isString,
  resolveSchema,
  stringsAt,
  typesOf,
} from '../../../codegen/model/document.js';
import { adviceFor } from '../../nearest.js';
import type { LintRule } from '../../rule.js';
import { schemaSites } from '../../sites.js';
import { has, schemaRule } from './schema-rule.js';

/** Formats with a limited length. */
const boundedFormats = ['date', 'uuid', 'binary'];

export const stringsBounded = schemaRule(
  'strings-bounded',
  'A text without a bound lets one request fill memory, disk and index.',
  (site) => {
    if (!typesOf(site.schema).includes('string') || has(site, 'maxLength', 'enum', 'const')) return;
    const format = site.schema['format'];
    return isString(format) && boundedFormats.includes(format) ? undefined : 'maxLength is missing';
  },
);

export const numbersBounded = schemaRule(
  'numbers-bounded',
  'A number without bounds overflows the column it is stored in.',
  (site) => {
    const isNumber = typesOf(site.schema).some((type) => type === 'number' || type === 'integer');
    if (!isNumber || has(site, 'enum', 'const')) return;
    if (!has(site, 'minimum', 'exclusiveMinimum')) return 'minimum is missing';
    return has(site, 'maximum', 'exclusiveMaximum') ? undefined : 'maximum is missing';
  },
);

export const arraysBounded = schemaRule(
  'arrays-bounded',
  'An array without a bound makes one request cost as much as a million.',
  (site) => {
    if (!typesOf(site.schema).includes('array')) return;
    if (!has(site, 'items')) return 'items is missing';
    return has(site, 'maxItems') ? undefined : 'maxItems is missing';
  },
);

export const uniqueItemsScalar: LintRule = {
  name: 'unique-items-scalar',
  reason:
    'The validators find duplicates by value in one pass, which tells scalars apart and not objects.',
  check: (document) =>
    schemaSites(document).flatMap(({ place, schema }) => {
      if (schema['uniqueItems'] !== true) return [];
      const types = typesOf(resolveSchema(document, schema['items']) ?? {});
      const isScalar = types.length > 0 && !types.includes('object') && !types.includes('array');
      return isScalar ? [] : [{ place, message: 'uniqueItems needs items of a scalar type' }];
    }),
};

export const typesNamed = schemaRule(
  'types-named',
  'A schema without a type accepts anything.',
  (site) => {
    if (site.isCondition || has(site, '$ref', 'type', 'oneOf', 'anyOf', 'allOf')) return;
    return 'type is missing';
  },
);

/** The keywords that generator, validators, serializers and drift all support. */
const keywords: ReadonlySet<string> = new Set([
  '$ref',
  'type',
  'enum',
  'const',
  'default',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'items',
  'minItems',
  'maxItems',
  'uniqueItems',
  'properties',
  'required',
  'additionalProperties',
  'unevaluatedProperties',
  'minProperties',
  'maxProperties',
  'oneOf',
  'anyOf',
  'allOf',
  'not',
  'discriminator',
  'title',
  'description',
  'deprecated',
  'readOnly',
  'writeOnly',
  'example',
  'examples',
]);

const aMap = 'write a map, additionalProperties: SCHEMA with maxProperties';
const alternatives = 'write oneOf with a discriminator, one component for each case';
const anyOther = 'say it in the description';

/** Keywords of JSON Schema and of OpenAPI 3.0, with our equivalents. */
const instead: ReadonlyMap<string, string> = new Map([
  ['nullable', "add 'null' to type"],
  ['multipleOf', 'write x-decimals, or type: integer'],
  ['contains', 'write an array whose items are alternatives'],
  ['prefixItems', 'write an object with named members'],
  ['contentEncoding', 'write format: byte'],
  ['contentMediaType', 'write format: byte for bytes, or an object for JSON'],
  ...['patternProperties', 'propertyNames'].map((key) => [key, aMap] as const),
  ...['if', 'then', 'else', 'dependentRequired', 'dependentSchemas'].map(
    (key) => [key, alternatives] as const,
  ),
  ...['$defs', 'definitions'].map((key) => [key, 'make it a component and refer to it'] as const),
]);

export const keywordsKnown = schemaRule(
  'keywords-known',
  'A keyword that one of our tools does not know is checked here and not there.',
  ({ schema }) => {
    const unknown = Object.keys(schema).filter(
      (key) => !key.startsWith('x-') && !keywords.has(key),
    );
    const adviceOf = (key: string) => instead.get(key) ?? adviceFor(key, keywords, anyOther);
    const advice = [...new Set(unknown.map(adviceOf))].join('; ');
    return unknown.length === 0
      ? undefined
      : `${unknown.join(', ')} is not a keyword we use: ${advice}`;
  },
);

const formats = ['byte', 'date', 'date-time', 'email', 'uri', 'uuid', 'ipv4', 'ipv6', 'binary'];

export const formatsKnown = schemaRule(
  'formats-known',
  'A format that is not compiled in would let anything through.',
  ({ schema }) => {
    const format = schema['format'];
    if (format === undefined) return;
    return isString(format) && formats.includes(format)
      ? undefined
      : `format ${String(format)} is not one of ${formats.join(', ')}: write a pattern, or add it to scripts/codegen/runtime/formats.ts`;
  },
);

export const patternsCompile = schemaRule(
  'patterns-compile',
  'Patterns are compiled with the u flag when the generated module loads; a bad one stops the server.',
  ({ schema }) => {
    const pattern = schema['pattern'];
    if (!isString(pattern)) return;
    try {
      new RegExp(pattern, 'u');
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'pattern is not valid';
      return `${reason}: with the u flag, a bracket that is a literal needs a backslash, and only special characters may have one`;
    }
    return;
  },
);

export const decimalsOnNumbers = schemaRule(
  'decimals-on-numbers',
  'The keyword counts the decimals of a number; on anything else it says nothing.',
  (site) => {
    const isNumber = typesOf(site.schema).includes('number');
    return has(site, 'x-decimals') && !isNumber ? 'x-decimals needs type number' : undefined;
  },
);

export const statesClosed = schemaRule(
  'states-closed',
  'A status from which nobody knows where to go, or a move to one that does not exist, is a hole in the machine.',
  ({ schema }) => {
    if (!isRecord(schema['x-states'])) return;
    const values = stringsAt(schema, 'enum');
    const states = schema['x-states'];
    const missing = values.filter((value) => !Object.hasOwn(states, value));
    const named = [
      ...Object.keys(states),
      ...Object.keys(states).flatMap((from) => stringsAt(states, from)),
    ];
    const unknown = named.filter((name) => !values.includes(name));
    if (missing.length > 0) return `x-states has no ${missing.join(', ')}`;
    return unknown.length > 0 ? `${unknown.join(', ')} is not in the enum` : undefined;
  },
);

export const schemasDescribed: LintRule = {
  name: 'schemas-described',
  reason: 'The reference shows the name alone, which says nothing about units or meaning.',
  check: (document) =>
    Object.entries(document.components.schemas)
      .filter(([, schema]) => !isString(schema['description']) || schema['description'] === '')
      .map(([name]) => ({ place: `schemas.${name}`, message: 'description is missing' })),
};
