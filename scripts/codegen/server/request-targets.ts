import type { TextListReader, TextReader, TextShape } from '../compile/text-members.js';
import { type JsonRecord, recordAt, resolveSchema, stringsAt, typesOf } from '../model/document.js';
import type { ContractDocument, OperationModel, ParameterModel } from '../model/model.js';

/** A part of a request and its schema. */
export interface RequestTarget {
  readonly place: 'params' | 'query' | 'headers' | 'body';
  readonly schema: JsonRecord;
  /** True if the members of the part are texts, which are coerced and filled with defaults. */
  readonly isText: boolean;
}

/** Every operation validates its query, so that unknown parameters are found even if none is declared. */
export function requestTargets(
  operation: OperationModel,
  document: ContractDocument,
): readonly RequestTarget[] {
  const at = (where: ParameterModel['in']): readonly ParameterModel[] =>
    operation.parameters.filter((parameter) => parameter.in === where);
  const [path, query, headers] = [at('path'), at('query'), at('header')];
  const targets: RequestTarget[] = [];
  if (path.length > 0) targets.push(textTarget('params', path, document));
  targets.push(textTarget('query', query, document));
  if (headers.length > 0) targets.push(textTarget('headers', headers, document));
  const { body } = operation;
  if (body?.contentType === 'application/json') {
    targets.push({ place: 'body', schema: body.schema, isText: false });
  } else if (body !== undefined) {
    targets.push({ place: 'body', schema: formSchema(body.schema, document), isText: true });
  }
  return targets;
}

function textTarget(
  place: 'params' | 'query' | 'headers',
  parameters: readonly ParameterModel[],
  document: ContractDocument,
): RequestTarget {
  const named = parameters.map((parameter) => ({
    ...parameter,
    name: parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name,
  }));
  const schema = {
    type: 'object',
    // A request has more headers than the contract declares.
    additionalProperties: place === 'headers',
    required: named.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    properties: Object.fromEntries(
      named.map(({ name, schema: own }) => [name, withDefault(own, document)]),
    ),
    'x-text': textShape(
      named.map(({ name, schema: own }) => [name, own]),
      document,
      (reader) => [reader, ','],
    ),
  };
  return { place, schema, isText: true };
}

/** Only defaults beside a member are used, so that the default of a referenced schema is copied. */
function withDefault(schema: JsonRecord, document: ContractDocument): JsonRecord {
  const target = resolveSchema(document, schema);
  return Object.hasOwn(target, 'default') ? { ...schema, default: target['default'] } : schema;
}

function textShape(
  members: readonly (readonly [string, JsonRecord])[],
  document: ContractDocument,
  listOf: (reader: TextReader) => TextListReader,
): TextShape {
  const readers = members.map(([name, schema]): [string, TextReader | TextListReader] => {
    const target = resolveSchema(document, schema);
    const isList = typesOf(target).includes('array');
    const reader = readerOf(isList ? resolveSchema(document, target['items']) : target);
    return [name, isList ? listOf(reader) : reader];
  });
  // A text needs no coercion.
  return Object.fromEntries(readers.filter(([, reader]) => reader !== 'text'));
}

function readerOf(schema: JsonRecord): TextReader {
  const types = typesOf(schema);
  if (types.includes('integer')) return 'integer';
  if (types.includes('number')) return 'number';
  return types.includes('boolean') ? 'boolean' : 'text';
}

/** Returns the text fields of a form. Its files are checked by `x-upload` while they are read. */
function formSchema(schema: JsonRecord, document: ContractDocument): JsonRecord {
  const form = resolveSchema(document, schema);
  const members = Object.entries(recordAt(form, 'properties'));
  const isFile = (member: unknown): boolean => {
    const target = resolveSchema(document, member);
    const one = typesOf(target).includes('array')
      ? resolveSchema(document, target['items'])
      : target;
    return one['format'] === 'binary';
  };
  const files = members.filter(([, member]) => isFile(member)).map(([name]) => name);
  const texts = members.filter(([name]) => !files.includes(name));
  return {
    ...form,
    required: stringsAt(form, 'required').filter((name) => !files.includes(name)),
    properties: Object.fromEntries([
      ...texts.map(([name, member]) => [name, withDefault(recordOf(member), document)]),
      ...files.map((name) => [name, {}]),
    ]),
    'x-text': textShape(
      texts.map(([name, member]) => [name, recordOf(member)]),
      document,
      (reader) => [reader],
    ),
  };
}

function recordOf(value: unknown): JsonRecord {
  return recordAt({ value }, 'value');
}
