import { readFileSync } from 'node:fs';
import {
  type ApiDocument,
  type ApiOperation,
  bodyOf,
  type ExampleBody,
  operationsOf,
  type Parameter,
  resolve,
} from '../../src/kernel/http/site/collections/document.js';
import { parameterValue } from '../../src/kernel/http/site/collections/samples.js';

/** A request that an operation accepts, made from the examples of its contract. */
export interface ExampleRequest<Id extends string = string> {
  readonly id: Id;
  readonly method: string;
  /** The path with a well-formed value for each parameter. */
  readonly path: string;
  /** The path with ids that belong to no record; undefined if the path has no id. */
  readonly unknownPath: string | undefined;
  /** The required parameters of the query. */
  readonly query: Readonly<Record<string, string>>;
  /** The required headers, and the version that the request is based on. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ExampleBody | undefined;
  /** The files of a form, by field. */
  readonly files: Readonly<Record<string, Blob>>;
}

/** The smallest file that is a PNG by its bytes. */
export const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** The beginning of a file by its media type, by which the server recognizes it. The table is one of products. */
const fileStarts: Readonly<Record<string, Buffer>> = {
  'text/csv': Buffer.from('code,name,price\nEXAMPLE-1,Example,1\n'),
  'text/plain': Buffer.from('text'),
  'image/png': png,
  'image/jpeg': Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  'application/pdf': Buffer.from('%PDF-1.7\n'),
};

function fileOf(mime: readonly string[]): Blob {
  const type = Object.keys(fileStarts).find((one) => mime.includes(one)) ?? mime[0] ?? '';
  return new Blob([fileStarts[type] ?? png], { type });
}

/** Returns a well-formed id that belongs to no record; undefined for a parameter that is no id. */
function unknownId(document: ApiDocument, parameter: Parameter): string | undefined {
  const { type, format, pattern, enum: values } = resolve(document, parameter.schema ?? {});
  if (values !== undefined) return undefined;
  if (type === 'integer') return '999999999';
  const isId = format === 'uuid' || pattern !== undefined;
  // The example of a parameter may be the id of a record that every company has.
  const { example: _, ...rest } = parameter;
  return isId ? parameterValue(document, rest) : undefined;
}

const filled = (path: string, values: readonly (readonly [string, string])[]): string =>
  values.reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );

const isVersion = ({ name }: Parameter): boolean => name.toLowerCase() === 'if-match';

function requestOf(document: ApiDocument, one: ApiOperation): ExampleRequest {
  const { method, operation, parameters } = one;
  const at = (place: string): readonly Parameter[] =>
    parameters.filter((parameter) => parameter.in === place);
  const sent = (place: string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      at(place)
        .filter((parameter) => parameter.required === true || isVersion(parameter))
        .map((parameter) => [parameter.name, parameterValue(document, parameter)]),
    );
  const ids = at('path').map((parameter) => unknownId(document, parameter));
  const isById = ids.length > 0 && ids.every((id) => id !== undefined);
  const unknown = at('path').map(({ name }, index) => [name, ids[index] ?? ''] as const);
  const known = at('path').map((each) => [each.name, parameterValue(document, each)] as const);
  const files = Object.entries(operation['x-upload'] ?? {});
  return {
    id: operation.operationId,
    method,
    path: filled(one.path, known),
    unknownPath: isById ? filled(one.path, unknown) : undefined,
    query: sent('query'),
    headers: sent('header'),
    body: bodyOf(document, operation),
    files: Object.fromEntries(files.map(([name, { mime }]) => [name, fileOf(mime)])),
  };
}

/** Returns a request of each operation of a document. */
export const requestsOf = (document: ApiDocument): readonly ExampleRequest[] =>
  operationsOf(document).map((operation) => requestOf(document, operation));

/** Returns a request of each operation of one of our APIs. */
export function exampleRequests<Id extends string>(api: string): readonly ExampleRequest<Id>[] {
  const file = new URL(`../../generated/${api}/openapi.json`, import.meta.url);
  const document = JSON.parse(readFileSync(file, 'utf8')) as ApiDocument;
  // The ids of the types come from the same document.
  return requestsOf(document) as readonly ExampleRequest<Id>[];
}

/** Returns the form of a request: its example, with a file in each field that takes files. */
export function formOf({ body, files }: ExampleRequest): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...body?.example, ...files })) {
    if (value instanceof Blob) form.set(name, value, name);
    else form.set(name, String(value));
  }
  return form;
}

/** Returns the body of a request with its media type. */
export function contentOf(request: ExampleRequest): RequestInit {
  if (request.body === undefined) return {};
  if (request.body.type === 'form') return { body: formOf(request) };
  const headers = { 'content-type': 'application/json' };
  return { body: JSON.stringify(request.body.example), headers };
}

/** Returns the path of a request with its query. */
export function targetOf(
  { path, query }: ExampleRequest,
  more: Readonly<Record<string, string>> = {},
) {
  const text = new URLSearchParams({ ...query, ...more }).toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Returns requests with the names of their operations, as the cases of a test. */
export const named = <Id extends string>(requests: readonly ExampleRequest<Id>[]) =>
  requests.map((request) => [request.id, request] as const);
