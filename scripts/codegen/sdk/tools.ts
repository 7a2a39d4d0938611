import { alternativesOf, mergedObject } from '../model/combinations.js';
import { componentName, isRecord, type JsonRecord, resolveSchema } from '../model/document.js';
import { flatBody } from '../model/flat-body.js';
import {
  type ContractDocument,
  type ContractModel,
  type OperationModel,
  type ParameterModel,
  successesOf,
} from '../model/model.js';
import { mapInner } from '../model/schema-shape.js';
import { banner, quoted } from '../text/emit.js';
import { typeText } from '../text/type-text.js';
import { describe } from './docs.js';
import { headersOf, versionOf } from './headers.js';
import { answersFile, queryOf, takesFields } from './types.js';

/** Returns descriptions of the keywords of the contract for a model. */
function spoken(schema: JsonRecord): string {
  const known = schema['x-extensible-enum'];
  const decimals = schema['x-decimals'];
  return [
    schema['deprecated'] === true ? 'Deprecated.' : '',
    describe(schema),
    Array.isArray(known) ? `One of ${known.join(', ')}; others may come.` : '',
    decimals === undefined ? '' : `At most ${String(decimals)} decimals.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const isForPeople = (keyword: string): boolean =>
  keyword.startsWith('x-') ||
  ['description', 'discriminator', 'example', 'examples', 'deprecated'].includes(keyword);

/**
 * Replaces every reference by its target, because many callers of tools do not follow references. A recursive
 * component is expanded once; the API validates deeper levels.
 */
function inline(document: ContractDocument, schema: unknown, within: readonly string[]): unknown {
  if (!isRecord(schema)) return schema;
  const name = componentName(schema);
  const { $ref: _, ...own } = schema;
  const target = name === undefined ? own : { ...resolveSchema(document, schema), ...own };
  const whole = mergedObject(document, target);
  if (name !== undefined && within.includes(name)) {
    const { type } = whole;
    return {
      ...(type !== undefined && { type }),
      description: `The same members as the ${name} that holds it.`,
    };
  }
  const path = name === undefined ? within : [...within, name];
  const keywords = Object.entries(whole).filter(([keyword]) => !isForPeople(keyword));
  const description = spoken(whole);
  const plain = { ...(description && { description }), ...Object.fromEntries(keywords) };
  // A component may be a reference itself.
  return '$ref' in plain
    ? inline(document, plain, path)
    : mapInner(plain, (part) => inline(document, part, path));
}

interface Member {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: unknown;
}

function parameterMember(
  { document }: ContractModel,
  { name, required, description, schema }: ParameterModel,
): Member {
  const described = description ? { ...schema, description } : schema;
  return { name, isRequired: required, schema: inline(document, described, []) };
}

/** A file is passed by its path, which the program on the caller's machine reads, or by its content. */
function fileSchema(description: string, maxBytes: number, mime: readonly string[]): JsonRecord {
  const text = (about: string) => ({ description: about, type: 'string', minLength: 1 });
  return {
    description: `${description} At most ${maxBytes} bytes; ${mime.join(', ')}.`.trim(),
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    properties: {
      path: text('Path of the file.'),
      text: text('Its content, in place of a path.'),
      base64: text('Its content in base64, in place of a path.'),
      filename: text('Its name, beside its content.'),
    },
  };
}

function bodyMembers({ document }: ContractModel, operation: OperationModel): readonly Member[] {
  const { id, body, uploads } = operation;
  if (body === undefined) return [];
  const whole = mergedObject(document, resolveSchema(document, body.schema));
  const isClosed = whole['additionalProperties'] === false || alternativesOf(whole).length > 0;
  // The rule `bodies-read` reports this with file and line.
  if (!isClosed)
    throw new Error(`${id}: a tool takes a body that is one closed object (it is open)`);
  const { properties, required } = flatBody(document, body.schema);
  const name = componentName(body.schema);
  const within = name === undefined ? [] : [name];
  const files = new Map(uploads.map((upload) => [upload.name, upload]));
  return Object.entries(properties).map(([name, written]) => {
    const property = inline(document, written, within);
    const file = files.get(name);
    const isRequired = file?.required ?? required.includes(name);
    if (!file) return { name, isRequired, schema: property };
    const description = isRecord(property) ? describe(property) : '';
    return { name, isRequired, schema: fileSchema(description, file.maxBytes, file.mime) };
  });
}

/** The schema of the header with a description for models. */
function keyMember({ schema }: ParameterModel): Member {
  const description =
    'Calls with the same key and the same arguments take effect once. Kept for 24 hours.';
  return { name: 'idempotencyKey', isRequired: false, schema: { description, ...schema } };
}

const ifMatch: Member = {
  name: 'ifMatch',
  isRequired: false,
  schema: {
    description: 'The version that the change is based on; refused when it has moved on.',
    type: ['integer', 'string'],
  },
};

/** Returns the headers of the operation as one argument. */
function headerMember(model: ContractModel, operation: OperationModel): readonly Member[] {
  const members = headersOf(operation).map((parameter) => parameterMember(model, parameter));
  if (members.length === 0) return [];
  const required = members.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const schema = {
    type: 'object',
    properties: Object.fromEntries(members.map(({ name, schema: own }) => [name, own])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
  return [{ name: 'headers', isRequired: required.length > 0, schema }];
}

/** Returns the options of the call that a model may set. */
function optionMembers(model: ContractModel, operation: OperationModel): readonly Member[] {
  const { parameters, idempotent } = operation;
  const version = versionOf(operation);
  const isOption = takesFields(operation) && queryOf(operation).length === 0;
  const fields = parameters.filter(({ name }) => isOption && name === 'fields');
  return [
    ...fields.map((parameter) => parameterMember(model, parameter)),
    ...parameters
      .filter(({ name }) => idempotent === 'key' && name.toLowerCase() === 'idempotency-key')
      .map(keyMember),
    ...(version ? [{ ...ifMatch, isRequired: version.required }] : []),
    ...headerMember(model, operation),
  ];
}

interface InputSchema extends JsonRecord {
  readonly properties: JsonRecord;
}

function inputSchema(model: ContractModel, operation: OperationModel): InputSchema {
  const paths = operation.parameters.filter((parameter) => parameter.in === 'path');
  const query = queryOf(operation);
  const body = bodyMembers(model, operation);
  const members = [
    ...[...paths, ...query].map((parameter) => parameterMember(model, parameter)),
    ...body,
    ...optionMembers(model, operation),
  ];
  const required = members.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(members.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

function toolDescription(operation: OperationModel): string {
  const { description, rateLimit, deprecated, summary, sunset } = operation;
  return [
    deprecated ? 'Deprecated.' : '',
    sunset === undefined ? '' : `The last day is ${sunset}.`,
    description === summary ? '' : description,
    rateLimit === 'general' ? '' : `Limited as ${rateLimit}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns the type of the reply as TypeScript, which takes a model a third of the text of a schema. */
function replyText({ document }: ContractModel, operation: OperationModel): string {
  if (answersFile(operation)) return 'a file';
  const types = successesOf(operation).map(({ schema }) =>
    schema === undefined ? 'nothing' : typeText(inline(document, schema, [])),
  );
  return [...new Set(types)].join(' | ');
}

interface Tool extends JsonRecord {
  readonly inputSchema: InputSchema;
}

/** Returns a tool for `sdk/mcp/tools.ts`. */
function toolOf(model: ContractModel, operation: OperationModel): Tool {
  const { id, sdk, summary, permission, method, path, idempotent, uploads, errorCodes } = operation;
  const isRead = method === 'get';
  return {
    name: id,
    group: sdk.group,
    method: sdk.method,
    http: `${method.toUpperCase()} ${path}`,
    permission,
    title: summary,
    description: toolDescription(operation),
    inputSchema: inputSchema(model, operation),
    reply: replyText(model, operation),
    errors: errorCodes,
    annotations: {
      readOnlyHint: isRead,
      // Operations that only add records answer 201 and nothing else.
      destructiveHint: !isRead && successesOf(operation).some(({ status }) => status !== 201),
      idempotentHint: idempotent === 'natural',
    },
    ...(uploads.length > 0 && {
      files: Object.fromEntries(uploads.map(({ name, maxBytes }) => [name, maxBytes])),
    }),
  };
}

/**
 * The API key identifies the caller, so that there are no tools for logins or for the subjects of sessions.
 */
export const isTool = ({ sdk, method }: Pick<OperationModel, 'sdk' | 'method'>): boolean =>
  sdk.group !== 'capture' && (sdk.group !== 'auth' || method === 'get');

/** Returns the texts that occur more than once, each with its place among them. */
function repeatedOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const repeated = new Set(texts.filter((text, at) => texts.indexOf(text) !== at));
  return new Map([...repeated].map((text, at) => [text, at]));
}

/** Emits `tools.ts`: the operations as tools, one per line. Arguments that several tools have, such as a page, stand there once. */
export function emitTools(model: ContractModel): string {
  const tools = model.operations.filter(isTool).map((operation) => toolOf(model, operation));
  const argumentsOf = ({ inputSchema }: Pick<Tool, 'inputSchema'>) =>
    Object.entries(inputSchema.properties);
  const texts = tools.flatMap((tool) =>
    argumentsOf(tool).map(([, schema]) => JSON.stringify(schema)),
  );
  const places = repeatedOf(texts);
  const argumentText = ([name, schema]: readonly [string, unknown]): string => {
    const text = JSON.stringify(schema);
    const place = places.get(text);
    return `${JSON.stringify(name)}:${place === undefined ? text : `shared[${place}]`}`;
  };
  const lines = tools.map(({ inputSchema, ...tool }) => {
    const { properties: _, ...rest } = inputSchema;
    const members = argumentsOf({ inputSchema }).map(argumentText).join();
    const schema = `{"properties":{${members}},${JSON.stringify(rest).slice(1)}`;
    return `  ${JSON.stringify(tool).slice(0, -1)},"inputSchema":${schema}},\n`;
  });
  return `${banner}
import type { Tool } from '../../mcp/tools.js';

/** The version of the contract. */
export const version = ${quoted(model.document.info.version)};

const shared: readonly unknown[] = [
${[...places.keys()].map((text) => `  ${text},\n`).join('')}];

export const tools: readonly Tool[] = [
${lines.join('')}];
`;
}
