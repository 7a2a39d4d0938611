import { componentName, isRecord, type JsonRecord, resolveSchema } from '../model/document.js';
import type {
  ContractDocument,
  ContractModel,
  OperationModel,
  ParameterModel,
} from '../model/model.js';
import { mapInner } from '../model/schema-shape.js';
import { banner, quoted } from '../text/emit.js';
import { describe } from './docs.js';
import { queryOf, successOf, takesFields } from './types.js';

/** Returns the descriptions of the contract for keywords of its own, as a model reads them. */
function spoken(schema: JsonRecord): string {
  const known = schema['x-extensible-enum'];
  const decimals = schema['x-decimals'];
  return [
    describe(schema),
    Array.isArray(known) ? `One of ${known.join(', ')}; others may come.` : '',
    decimals === undefined ? '' : `At most ${String(decimals)} decimals.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const isForPeople = (keyword: string): boolean =>
  keyword.startsWith('x-') ||
  ['description', 'example', 'examples', 'deprecated'].includes(keyword);

/**
 * The schema with every reference replaced by what it leads to: many callers of tools follow none.
 * A component that holds itself is written out once; the API validates what is inside.
 */
function inline(document: ContractDocument, schema: unknown, within: readonly string[]): unknown {
  if (!isRecord(schema)) return schema;
  const name = componentName(schema);
  const { $ref: _, ...own } = schema;
  const whole = name === undefined ? own : { ...resolveSchema(document, schema), ...own };
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

/** A file is named by its path: the server of the tools reads it. */
function fileSchema(description: string, maxBytes: number, mime: readonly string[]): JsonRecord {
  return {
    description: `${description} At most ${maxBytes} bytes; ${mime.join(', ')}.`.trim(),
    type: 'object',
    additionalProperties: false,
    required: ['path'],
    properties: { path: { description: 'Path of the file.', type: 'string', minLength: 1 } },
  };
}

/** Keywords that a body may have beside its members; the API itself checks `minProperties`. */
const plainBody = ['type', 'properties', 'required', 'additionalProperties', 'minProperties'];

function bodyMembers({ document }: ContractModel, operation: OperationModel): readonly Member[] {
  const { id, body, uploads } = operation;
  if (body === undefined) return [];
  const whole = inline(document, body.schema, []);
  const schema = isRecord(whole) ? whole : {};
  const { properties, required, additionalProperties } = schema;
  const odd = Object.keys(schema).find((word) => ![...plainBody, 'description'].includes(word));
  if (odd !== undefined || additionalProperties !== false || !isRecord(properties)) {
    throw new Error(
      `${id}: a tool takes a body that is one closed object (${odd ?? 'it is open'})`,
    );
  }
  const files = new Map(uploads.map((upload) => [upload.name, upload]));
  return Object.entries(properties).map(([name, property]) => {
    const file = files.get(name);
    const isRequired = file?.required ?? (Array.isArray(required) && required.includes(name));
    if (!file) return { name, isRequired, schema: property };
    const description = isRecord(property) ? describe(property) : '';
    return { name, isRequired, schema: fileSchema(description, file.maxBytes, file.mime) };
  });
}

/** The header's own bounds, but in words for who has never seen it. */
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

/** Options of the call that a model may set. */
function optionMembers(model: ContractModel, operation: OperationModel): readonly Member[] {
  const { parameters, idempotent } = operation;
  const isVersioned = parameters.some(({ name }) => name.toLowerCase() === 'if-match');
  const isOption = takesFields(operation) && queryOf(operation).length === 0;
  const fields = parameters.filter(({ name }) => isOption && name === 'fields');
  return [
    ...fields.map((parameter) => parameterMember(model, parameter)),
    ...parameters
      .filter(({ name }) => idempotent === 'key' && name.toLowerCase() === 'idempotency-key')
      .map(keyMember),
    ...(isVersioned ? [ifMatch] : []),
  ];
}

function inputSchema(model: ContractModel, operation: OperationModel): JsonRecord {
  const paths = operation.parameters.filter((parameter) => parameter.in === 'path');
  const query = queryOf(operation);
  const body = bodyMembers(model, operation);
  if (query.length > 0 && body.length > 0) {
    throw new Error(`${operation.id}: a tool takes a query or a body`);
  }
  const members = [
    ...[...paths, ...query].map((parameter) => parameterMember(model, parameter)),
    ...body,
    ...optionMembers(model, operation),
  ];
  const names = members.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`${operation.id}: a tool takes ${twice} twice`);
  const required = members.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(members.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

function toolDescription(operation: OperationModel): string {
  const { summary, description, permission, rateLimit } = operation;
  const sentence = summary && !/[.!?]$/.test(summary) ? `${summary}.` : summary;
  return [
    sentence,
    description === summary ? '' : description,
    `Permission ${permission}.`,
    rateLimit === 'general' ? '' : `Limited as ${rateLimit}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** One tool, as `sdk/mcp/tools.ts` describes it. */
function toolOf(model: ContractModel, operation: OperationModel): JsonRecord {
  const { id, sdk, summary, permission, method, idempotent, uploads } = operation;
  const isRead = method === 'get';
  return {
    name: id,
    group: sdk.group,
    method: sdk.method,
    permission,
    title: summary,
    description: toolDescription(operation),
    inputSchema: inputSchema(model, operation),
    annotations: {
      readOnlyHint: isRead,
      // An operation that only adds answers 201.
      destructiveHint: !isRead && successOf(operation)?.status !== 201,
      idempotentHint: idempotent === 'natural',
    },
    ...(uploads.length > 0 && {
      files: Object.fromEntries(uploads.map(({ name, maxBytes }) => [name, maxBytes])),
    }),
  };
}

/**
 * The key identifies the caller: no tool logs people in or out, or acts for the subject of a
 * session.
 */
const isTool = ({ sdk, method }: OperationModel): boolean =>
  sdk.group !== 'capture' && (sdk.group !== 'auth' || method === 'get');

/** `tools.ts`: the operations as tools of a model, one to a line. */
export function emitTools(model: ContractModel): string {
  const lines = model.operations
    .filter(isTool)
    .map((operation) => `  ${JSON.stringify(toolOf(model, operation))},\n`);
  return `${banner}
import type { Tool } from '../../mcp/tools.js';

/** Of the contract. */
export const version = ${quoted(model.document.info.version)};

export const tools: readonly Tool[] = [
${lines.join('')}];
`;
}
