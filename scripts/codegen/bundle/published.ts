import { isRecord, type JsonRecord, listAt, recordAt, typesOf } from '../model/document.js';
import type { ContractDocument } from '../model/model.js';
import { declarationsKey } from './declarations.js';

const json = 'application/json';

const mapValues = (record: JsonRecord, change: (value: unknown) => unknown): JsonRecord =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

/** Removes the file formats from a reply that can be a page of a list or a file. */
function withoutFiles(response: unknown): unknown {
  const content = recordAt(response, 'content');
  if (!isRecord(response) || !Object.hasOwn(content, json)) return response;
  return { ...response, content: { [json]: content[json] } };
}

function publishedOperation(operation: unknown): unknown {
  if (!isRecord(operation) || operation['x-export'] !== true) return withSchemas(operation);
  const responses = mapValues(recordAt(operation, 'responses'), withoutFiles);
  return withSchemas({ ...operation, responses });
}

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

const reference = (name: string): string => JSON.stringify(`#/components/schemas/${name}`);

/**
 * Returns the document as it is published, in forms that most generators of clients understand. It describes the same
 * requests and replies, except that a list which can also be read as a file declares its JSON alone and the parameter
 * `format` describes the files: generators join the media types of a reply into one type, which every use of the list
 * would have to tell apart.
 */
export function publishedDocument(document: ContractDocument): ContractDocument {
  const paths = Object.entries(document.paths).map(([path, item]) => {
    return [path, mapValues(item, publishedOperation)] as const;
  });
  const { [declarationsKey]: _, ...described } = document;
  const published = { ...described, paths: Object.fromEntries(paths) };
  const [before, after] = [JSON.stringify(document), JSON.stringify(published)];
  // Schemas that the contract uses only for files are not published.
  const schemas = Object.entries(document.components.schemas)
    .filter(([name]) => after.includes(reference(name)) || !before.includes(reference(name)))
    .map(([name, schema]) => [name, publishedSchema(schema)] as const);
  return {
    ...published,
    components: { ...document.components, schemas: Object.fromEntries(schemas) },
  } as ContractDocument;
}
