import { earlyRefusals } from '../../../src/kernel/http/server/early-refusals.js';
import { isRecord, type JsonRecord, listAt, recordAt, typesOf } from '../model/document.js';
import type { ContractDocument } from '../model/model.js';
import { declarationsKey } from './declarations.js';
import { withOpenReplies } from './open-replies.js';

const mapValues = (record: JsonRecord, change: (value: unknown) => unknown): JsonRecord =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

/** Members that hold data, which no rule of schemas concerns. */
const isData = (name: string): boolean => ['example', 'examples', 'default'].includes(name);

/** Rewrites the schemas in parameters, bodies and replies. */
function withSchemas(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSchemas);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => {
    if (isData(name)) return [name, inner] as const;
    return [name, name === 'schema' ? publishedSchema(inner) : withSchemas(inner)] as const;
  });
  return Object.fromEntries(entries);
}

/** Keywords that apply to values of one type; all others apply to the whole schema. */
const keywords: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'x-decimals'],
};
const ofOneType = ['type', 'enum', ...Object.values(keywords).flat()];

function ofType(schema: JsonRecord, type: string): JsonRecord {
  if (type === 'null') return { type };
  const own = (keywords[type] ?? []).filter((keyword) => Object.hasOwn(schema, keyword));
  const values = listAt(schema, 'enum').filter((value) => value !== null);
  return {
    type,
    ...(values.length > 0 && { enum: values }),
    ...Object.fromEntries(own.map((keyword) => [keyword, schema[keyword]])),
  };
}

/** Keywords that describe a schema and choose none of its alternatives. */
const isNote = (keyword: string): boolean =>
  ['title', 'description', 'default', 'deprecated', 'example', 'examples'].includes(keyword) ||
  keyword.startsWith('x-');

/** Separates null from the alternatives of a discriminator, which chooses among components only. */
function withNullApart(schema: JsonRecord): JsonRecord {
  const isNull = (branch: unknown): boolean => isRecord(branch) && branch['type'] === 'null';
  const keyword = schema['oneOf'] === undefined ? 'anyOf' : 'oneOf';
  const branches = listAt(schema, keyword);
  if (schema['discriminator'] === undefined || !branches.some(isNull)) return schema;
  const entries = Object.entries(schema);
  const notes = entries.filter(([name]) => isNote(name));
  const others = entries.filter(([name]) => !isNote(name));
  const alternatives = {
    ...Object.fromEntries(others),
    [keyword]: branches.filter((branch) => !isNull(branch)),
  };
  return { ...Object.fromEntries(notes), anyOf: [alternatives, { type: 'null' }] };
}

/**
 * Rewrites a schema with several types as alternatives with one type, and null beside alternatives with a discriminator
 * as an alternative of its own. Generators support a type with null, but not null among the values of an enum, two types
 * with null, or null among the alternatives of a discriminator.
 */
export function publishedSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(publishedSchema);
  if (!isRecord(value)) return value;
  const types = Array.isArray(value['type']) ? typesOf(value) : [];
  const isPlain = types.length < 3 && !listAt(value, 'enum').includes(null);
  if (types.length < 2 || isPlain) return publishedMembers(withNullApart(value));
  const common = Object.entries(value).filter(([keyword]) => !ofOneType.includes(keyword));
  return { ...Object.fromEntries(common), anyOf: types.map((type) => ofType(value, type)) };
}

/** Rewrites the schemas within a schema. A member of an object may have the name of a keyword. */
const publishedMembers = (schema: JsonRecord): JsonRecord =>
  Object.fromEntries(
    Object.entries(schema).map(([keyword, inner]) => {
      if (isData(keyword) || keyword === 'enum' || keyword === 'const') return [keyword, inner];
      const isMembers = keyword === 'properties' && isRecord(inner);
      return [keyword, isMembers ? mapValues(inner, publishedSchema) : publishedSchema(inner)];
    }),
  );

/** Returns the name of the reply that the server gives before it knows the operation. */
const unrouted = (status: number): string => `Unrouted${status}`;

/** Adds the replies that the server gives before it knows the operation. */
function withEarlyRefusals(document: ContractDocument): ContractDocument {
  const refusals = Object.values(earlyRefusals);
  const replies = refusals.map(({ status, message }) => {
    const schema = { $ref: '#/components/schemas/ErrorReply' };
    const content = { 'application/json': { schema } };
    return [unrouted(status), { description: `${message}.`, content }];
  });
  const references = refusals.map(({ status }) => [
    String(status),
    { $ref: `#/components/responses/${unrouted(status)}` },
  ]);
  const withReplies = (operation: unknown): unknown =>
    isRecord(operation) && isRecord(operation['responses'])
      ? {
          ...operation,
          responses: { ...operation['responses'], ...Object.fromEntries(references) },
        }
      : operation;
  const paths = mapValues(document.paths, (item) => mapValues(item as JsonRecord, withReplies));
  const responses = {
    ...recordAt(document.components, 'responses'),
    ...Object.fromEntries(replies),
  };
  return {
    ...document,
    paths,
    components: { ...document.components, responses },
  } as ContractDocument;
}

/**
 * Returns the document as it is published, in forms that most generators of clients understand. It describes the same
 * requests, and replies that later releases may extend: their objects are open. It also declares the replies that the
 * server gives before it knows the operation.
 */
export function publishedDocument(document: ContractDocument): ContractDocument {
  const { [declarationsKey]: _, ...described } = withOpenReplies(withEarlyRefusals(document));
  const paths = mapValues(described.paths, (item) => mapValues(item as JsonRecord, withSchemas));
  const schemas = mapValues(described.components.schemas, publishedSchema);
  const published = { ...described, paths, components: { ...described.components, schemas } };
  return published as ContractDocument;
}
