import {
  isRecord,
  isString,
  type JsonRecord,
  listAt,
  recordAt,
  resolveSchema,
  stringsAt,
  typesOf,
} from '../../../codegen/model/document.js';
import type { ContractDocument } from '../../../codegen/model/model.js';
import { adviceFor } from '../../nearest.js';
import type { LintRule } from '../../rule.js';
import { operationSites, schemaSites } from '../../sites.js';
import { allSchemaKeywords } from '../../vocabulary/schema-keywords.js';
import { refusals } from '../../vocabulary/verdict.js';
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
    if (listAt(site.schema, 'type').length === 0 && Array.isArray(site.schema['type']))
      return 'type is an empty list: name a type';
    if (site.isCondition || has(site, '$ref', 'type', 'oneOf', 'anyOf', 'allOf')) return;
    return 'type is missing';
  },
);

/** The keywords that generator, validators, serializers and drift all support. */
const keywords: ReadonlySet<string> = new Set(
  Object.entries(allSchemaKeywords).flatMap(([keyword, { kind }]) =>
    kind === 'refused' ? [] : [keyword],
  ),
);

const anyOther = 'say it in the description';

/** Our equivalents of keywords of the vocabularies, and of those of OpenAPI 3.0 and earlier drafts. */
const instead: ReadonlyMap<string, string> = new Map([
  ...refusals(allSchemaKeywords, 'keywords-known'),
  ['nullable', "add 'null' to type"],
  ['definitions', 'make it a component and refer to it'],
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

/** Keywords that judge values of some types only, and would let all others through. */
const typesOfKeywords: readonly (readonly [
  types: readonly string[],
  keywords: readonly string[],
])[] = [
  [['string'], ['minLength', 'maxLength', 'pattern', 'format']],
  [
    ['number', 'integer'],
    ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ],
  [['array'], ['items', 'minItems', 'maxItems', 'uniqueItems']],
  [
    ['object'],
    [
      'properties',
      'required',
      'additionalProperties',
      'unevaluatedProperties',
      'minProperties',
      'maxProperties',
    ],
  ],
];

export const keywordsFitTypes = schemaRule(
  'keywords-fit-types',
  'A keyword of another type judges nothing.',
  (site) => {
    const own = typesOf(site.schema);
    if (own.length === 0) return;
    const [misfit] = typesOfKeywords.flatMap(([types, names]) =>
      types.some((type) => own.includes(type))
        ? []
        : names
            .filter((name) => has(site, name))
            .map((name) => `${name} needs type ${types[0]}: remove it, or correct type`),
    );
    return misfit;
  },
);

/** Places of schemas in which `false`, or `true`, has a meaning that validators and types have in common. */
const booleans = ['additionalProperties', 'unevaluatedProperties', 'uniqueItems'];
const flags = [...booleans, 'deprecated', 'default', 'const', 'example'];

/** Returns the schemas inside a schema that are no objects, such as `items: false`. */
function booleanParts(schema: JsonRecord): readonly string[] {
  const isBoolean = (value: unknown): boolean => typeof value === 'boolean';
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (keyword === 'properties')
      return Object.keys(recordAt(schema, keyword)).filter((name) =>
        isBoolean(recordAt(schema, keyword)[name]),
      );
    const isList = ['oneOf', 'anyOf', 'allOf'].includes(keyword);
    const found = isList ? listAt(schema, keyword).some(isBoolean) : isBoolean(value);
    const isSchema = allSchemaKeywords[keyword]?.kind === 'honoured' && !flags.includes(keyword);
    return found && isSchema ? [keyword] : [];
  });
}

export const schemasSatisfiable = schemaRule(
  'schemas-satisfiable',
  'Validators, types and serializers would each take it for something else.',
  ({ schema }) => {
    const [part] = booleanParts(schema);
    if (part !== undefined) return `${part} is true or false: write a schema, or leave it out`;
    const empty = ['enum', 'oneOf', 'anyOf', 'allOf'].find(
      (keyword) => Array.isArray(schema[keyword]) && listAt(schema, keyword).length === 0,
    );
    return empty === undefined ? undefined : `${empty} is empty: name what is allowed`;
  },
);

const bounds = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];

export const integersExact = schemaRule(
  'integers-exact',
  'Programs of JavaScript read a larger whole number as one of its neighbours.',
  ({ schema }) => {
    if (!typesOf(schema).includes('integer')) return;
    const unsafe = bounds.find((bound) => {
      const value = schema[bound];
      return typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER;
    });
    return unsafe === undefined
      ? undefined
      : `${unsafe} lies beyond ${Number.MAX_SAFE_INTEGER}: write a smaller one, or a string of digits`;
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

/** Returns the schemas that stand for the bytes of a file. */
function fileSchemas(document: ContractDocument): ReadonlySet<unknown> {
  const schemas = operationSites(document).flatMap(({ body, responses }) => {
    const form = resolveSchema(document, recordAt(body, 'multipart/form-data')['schema']);
    const replies = Object.values(responses)
      .flatMap((response) => Object.entries(recordAt(response, 'content')))
      .filter(([type]) => type !== 'application/json')
      .map(([, media]) => resolveSchema(document, recordAt({ media }, 'media')['schema']));
    return [...Object.values(recordAt(form, 'properties')), ...replies];
  });
  return new Set(schemas);
}

export const filesInForms: LintRule = {
  name: 'files-in-forms',
  reason: 'JSON and addresses hold no bytes, and nothing would bound or check them.',
  check(document) {
    const files = fileSchemas(document);
    return schemaSites(document)
      .filter(({ schema }) => schema['format'] === 'binary' && !files.has(schema))
      .map(({ place }) => ({
        place,
        message:
          'format: binary stands for a file of a form or of a reply: write format: byte with maxLength, or x-upload',
      }));
  },
};

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
