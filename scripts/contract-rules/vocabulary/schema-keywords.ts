import { documents, honoured, refusedBy, type Verdicts } from './verdict.js';

const refused = refusedBy('keywords-known');

const checked = honoured('validators');
const shaped = honoured('validators, serializers, types');
const component = refused('make it a component and refer to it');
const alternatives = refused('write oneOf with a discriminator, one component for each case');
const map = refused('write a map, additionalProperties: SCHEMA with maxProperties');
const list = refused('write an array whose items are alternatives');
const twoSchemas = refused('write one schema for requests and one for replies');

/** The keywords of the vocabularies of JSON Schema 2020-12 and of OpenAPI 3.1, each with its verdict. */
export const schemaKeywords: Readonly<Record<string, Verdicts>> = {
  core: {
    $id: refused('leave it out: a component has its name'),
    $schema: refused('leave it out: every contract is OpenAPI 3.1'),
    $ref: shaped,
    $anchor: component,
    $dynamicRef: refused('write $ref'),
    $dynamicAnchor: component,
    $vocabulary: refused('leave it out: contracts/README.md lists the extensions'),
    $comment: refused('write a comment of YAML, # TEXT'),
    $defs: component,
  },
  applicator: {
    prefixItems: refused('write an object with named members'),
    items: shaped,
    contains: list,
    additionalProperties: shaped,
    properties: shaped,
    patternProperties: map,
    dependentSchemas: alternatives,
    propertyNames: map,
    if: alternatives,
    // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
    then: alternatives,
    else: alternatives,
    allOf: shaped,
    anyOf: shaped,
    oneOf: shaped,
    not: checked,
  },
  unevaluated: {
    unevaluatedItems: refused('write items and maxItems'),
    unevaluatedProperties: shaped,
  },
  validation: {
    type: shaped,
    const: shaped,
    enum: shaped,
    multipleOf: refused('write x-decimals, or type: integer'),
    maximum: checked,
    exclusiveMaximum: checked,
    minimum: checked,
    exclusiveMinimum: checked,
    maxLength: checked,
    minLength: checked,
    pattern: checked,
    maxItems: checked,
    minItems: checked,
    uniqueItems: checked,
    maxContains: list,
    minContains: list,
    maxProperties: checked,
    minProperties: checked,
    required: shaped,
    dependentRequired: alternatives,
  },
  'format-annotation and format-assertion': { format: checked },
  content: {
    contentEncoding: refused('write format: byte'),
    contentMediaType: refused('write format: byte for bytes, or an object for JSON'),
    contentSchema: refused('write an object'),
  },
  'meta-data': {
    title: documents(),
    description: documents('reference, types of the clients, tools'),
    default: honoured('validators of parameters, which fill it in'),
    deprecated: documents('reference, types of the clients, tools'),
    readOnly: twoSchemas,
    writeOnly: twoSchemas,
    examples: documents(),
  },
  'OpenAPI base': {
    discriminator: shaped,
    xml: refused('leave it out: bodies are JSON'),
    externalDocs: refused('write the link in the description'),
    example: documents('reference, tools, mock'),
  },
};

/** The keywords of all vocabularies together. */
export const allSchemaKeywords: Verdicts = Object.assign({}, ...Object.values(schemaKeywords));
