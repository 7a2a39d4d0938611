import {
  isRecord,
  type JsonRecord,
  recordAt,
  resolveSchema,
  stringAt,
  stringsAt,
} from '../model/document.js';
import { flatBody } from '../model/flat-body.js';
import { columnsOf, fieldsOf, importColumnsOf } from '../model/item.js';
import type {
  ContractDocument,
  ContractModel,
  EmittedFiles,
  OperationModel,
  ParameterModel,
} from '../model/model.js';
import { banner, literal, memberName } from '../text/emit.js';
import { sunsetHeader } from '../text/sunset-header.js';
import { typeText } from '../text/type-text.js';
import { hasETag, replyType, severalSuccesses, successOf } from './replies.js';
import { buildTrie, trieText } from './trie.js';

/** Emits `operations.ts`: ids, calls and replies, and the table and trie for the dispatcher. */
export function emitOperations(model: ContractModel): EmittedFiles {
  const { operations, document } = model;
  const sections = [
    `${banner}import type { components } from './types.js';`,
    unionType(
      'OperationId',
      operations.map((operation) => operation.id),
    ),
    unionType(
      'ErrorCode',
      model.errorCodes.map((error) => error.code),
    ),
    errorStatus(model),
    ...stateMachines(document),
    fixedTypes,
    ...operations.map((operation) => callAndReply(operation, document)),
    handlers(operations),
    table(model),
    `export const trie: TrieNode = ${trieText(buildTrie(operations))};`,
  ];
  return { [`generated/${model.name}/operations.ts`]: `${sections.join('\n\n')}\n` };
}

function unionType(name: string, members: readonly string[]): string {
  if (members.length === 0) return `export type ${name} = never;`;
  return `export type ${name} =\n${members.map((member) => `  | '${member}'`).join('\n')};`;
}

function errorStatus(model: ContractModel): string {
  const entries = model.errorCodes.map(({ code, status }) => `  ${code}: ${status},\n`).join('');
  return `/** The HTTP status each error code is answered with. */
export const errorStatus: Readonly<Record<ErrorCode, number>> = {\n${entries}};`;
}

/** Each `x-states` as a table: from where to where. */
function stateMachines(document: ContractDocument): readonly string[] {
  return Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const states = Object.entries(recordAt(schema, 'x-states'));
    if (states.length === 0) return [];
    const type = `components['schemas']['${name}']`;
    const rows = states.map(([from, to]) => `  ${memberName(from)}: ${literal(to)},\n`).join('');
    return [
      `/** Where a ${name} may go from each of its values. */
export const ${name.charAt(0).toLowerCase()}${name.slice(1)}Moves: Readonly<Record<${type}, readonly ${type}[]>> = {\n${rows}};`,
    ];
  });
}

const fixedTypes = `/** A reply body that is no JSON. */
export interface BinaryReply {
  readonly content: Uint8Array;
  readonly contentType: string;
  readonly fileName?: string;
  readonly etag?: string;
}

/** Every record of a list, in chunks, for a file; read as it is written. */
export interface ExportReply {
  readonly chunks: AsyncIterable<readonly object[]>;
  /** Returns records as a page of the list has them. */
  pageOf(records: readonly object[]): object;
}

/** A file of a multipart request, of a type told by its bytes. */
export interface UploadedFile {
  readonly data: Uint8Array;
  readonly fileName: string;
  readonly contentType: string;
  /** Hex. */
  readonly sha256: string;
}

/** A file field of a multipart operation. */
export interface UploadField {
  readonly name: string;
  readonly maxBytes: number;
  readonly mime: readonly string[];
  readonly required: boolean;
}

/** A member of a record as a column of an exported file. */
export interface Column {
  readonly name: string;
  readonly kind: 'number' | 'boolean' | 'day' | 'instant' | 'text' | 'json';
}

/** A member of a body as a column of an imported file. */
export interface ImportColumn extends Column {
  /** The object that holds the member, unless it is the body itself. */
  readonly of?: string;
  readonly required: boolean;
}

/** A kind of record that an import creates. */
export interface Imported {
  readonly kind: string;
  readonly columns: readonly ImportColumn[];
  /** The members that the update of such a record takes. */
  readonly changes: readonly string[];
}

/** What counts a call: \`general\` and \`auth\` per address, the others per caller. */
export type RateLimit =
  | 'general'
  | 'auth'
  | 'exports'
  | 'reads'
  | 'writes'
  | 'sessions'
  | 'decisions'
  | 'checks'
  | 'tests';

/** One of several success replies. */
export interface Success {
  readonly status: number;
  readonly etag: boolean;
}

export interface Operation {
  readonly id: OperationId;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** The success status; the lowest of several. */
  readonly status: number;
  /** The success statuses between which the handler chooses, if there are several. */
  readonly successes?: readonly Success[];
  /** Every declared status. */
  readonly statuses: readonly number[];
  readonly permission: string;
  readonly rateLimit: RateLimit;
  readonly idempotent: 'key' | 'natural' | 'none';
  /** The success reply declares an ETag. */
  readonly etag: boolean;
  /** Names of the headers it declares, in lower case. */
  readonly headers: readonly string[];
  readonly paged: boolean;
  /** May be answered by a replica of the database without being asked to. */
  readonly report: boolean;
  readonly body: 'none' | 'json' | 'multipart' | 'json or multipart';
  readonly bodyRequired: boolean;
  /** Members of the body whose text is kept as sent, such as passwords; other text is trimmed. */
  readonly verbatim: readonly string[];
  readonly reply: 'json' | 'binary' | 'none';
  readonly uploads: readonly UploadField[];
  /** What the parameter \`fields\` may name; empty where it is not taken. */
  readonly fields: readonly string[];
  /** The value of the header Sunset, for an operation with a last day. */
  readonly sunset?: string;
  /** Of the files that \`format\` asks for; empty for operations that answer none. */
  readonly columns: readonly Column[];
  /** Of operations with \`x-import\`: how a row of a file becomes its body. */
  readonly imported?: Imported;
  /** Codes beyond those that every operation may answer. */
  readonly errorCodes: readonly ErrorCode[];
}

export interface TrieNode {
  /** Without prototype: a segment called "constructor" finds nothing. */
  readonly literals: Readonly<Record<string, TrieNode>>;
  readonly param?: { readonly name: string; readonly node: TrieNode };
  readonly methods?: Readonly<Record<string, OperationId>>;
  readonly allow?: string;
}

const table = <T>(entries: Record<string, T>): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null), entries);`;

function pascalCase(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

function callAndReply(operation: OperationModel, document: ContractDocument): string {
  const name = pascalCase(operation.id);
  const inPlace = (where: ParameterModel['in']): string =>
    parameterType(
      operation.parameters.filter((parameter) => parameter.in === where),
      document,
    );
  return `/** ${operation.method.toUpperCase()} ${operation.path} */
export interface ${name}Call {
  readonly params: ${inPlace('path')};
  readonly query: ${inPlace('query')};
  readonly headers: ${inPlace('header')};
  readonly body: ${bodyType(operation, document)};
}

export type ${name}Reply = ${replyType(operation)}${operation.isExported ? ' | ExportReply' : ''};`;
}

/** Returns the type after validation: coerced, and always present for a parameter with a default. */
function parameterType(parameters: readonly ParameterModel[], document: ContractDocument): string {
  if (parameters.length === 0) return '{}';
  const members = parameters.map((parameter) => {
    const name = parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name;
    const isThere =
      parameter.required || Object.hasOwn(resolveSchema(document, parameter.schema), 'default');
    return `    readonly ${memberName(name)}${isThere ? '' : '?'}: ${typeText(parameter.schema)};\n`;
  });
  return `{\n${members.join('')}  }`;
}

function bodyType({ body }: OperationModel, document: ContractDocument): string {
  if (body === undefined) return 'undefined';
  const isForm = body.contentType === 'multipart/form-data';
  const text = isForm ? formType(resolveSchema(document, body.schema)) : typeText(body.schema);
  return `${text}${body.required ? '' : ' | undefined'}`;
}

/** The files of a form have facts such as their type and hash. */
function formType(form: JsonRecord): string {
  const members = Object.entries(recordAt(form, 'properties')).map(([name, member]) => {
    const isFile = stringAt(member, 'format') === 'binary';
    const isThere =
      stringsAt(form, 'required').includes(name) ||
      (isRecord(member) && Object.hasOwn(member, 'default'));
    return `${memberName(name)}${isThere ? '' : '?'}: ${isFile ? 'UploadedFile' : typeText(member)}`;
  });
  return `{ ${members.join('; ')} }`;
}

function handlers(operations: readonly OperationModel[]): string {
  const members = operations.map(({ id, permission }) => {
    const context = permission === 'public' ? 'PublicCtx' : 'Ctx';
    const name = pascalCase(id);
    return `  ${id}(call: ${name}Call, ctx: ${context}): Promise<${name}Reply>;\n`;
  });
  const isAnyPublic = operations.some(({ permission }) => permission === 'public');
  const contexts = isAnyPublic ? 'Ctx, PublicCtx = Ctx' : 'Ctx';
  return `/** One method per operation; public operations have no principal in their context. */
export interface Handlers<${contexts}> {\n${members.join('')}}`;
}

function table(model: ContractModel): string {
  const entries = model.operations.map(
    (operation) => `  ${operation.id}: ${operationText(operation, model)},\n`,
  );
  return `export const operations: Readonly<Record<OperationId, Operation>> = {\n${entries.join('')}};`;
}

function operationText(operation: OperationModel, model: ContractModel): string {
  const { document } = model;
  const success = successOf(operation);
  const { body } = operation;
  const facts = {
    id: operation.id,
    method: operation.method.toUpperCase(),
    path: operation.path,
    status: success.status,
    ...severalSuccesses(operation),
    statuses: operation.replies.map((reply) => reply.status),
    permission: operation.permission,
    rateLimit: operation.rateLimit,
    idempotent: operation.idempotent,
    etag: hasETag(success),
    headers: operation.parameters
      .filter((parameter) => parameter.in === 'header')
      .map(({ name }) => name.toLowerCase()),
    paged: operation.pagination === 'page',
    report: operation.isReport,
    body: bodyKind(operation),
    bodyRequired: body?.required ?? false,
    verbatim: operation.verbatim,
    reply: success.kind,
    uploads: operation.uploads,
    fields: fieldsOf(document, operation),
    columns: columnsOf(document, operation),
    ...importOf(model, operation),
    errorCodes: operation.errorCodes,
    ...(operation.sunset !== undefined && { sunset: sunsetHeader(operation.sunset) }),
  };
  const members = Object.entries(facts).map(([name, value]) => `    ${name}: ${literal(value)},\n`);
  return `{\n${members.join('')}  }`;
}

/** Returns the columns of an import, and the members that the update of such a record takes. */
function importOf(
  { operations, document }: ContractModel,
  { importKind: kind, body, path }: OperationModel,
) {
  if (kind === undefined) return {};
  const update = operations.find((one) => one.method === 'put' && one.path === `${path}/{id}`);
  const changes = update?.body && Object.keys(flatBody(document, update.body.schema).properties);
  return {
    imported: { kind, columns: importColumnsOf(document, body?.schema), changes: changes ?? [] },
  };
}

function bodyKind({ body }: OperationModel): string {
  if (body === undefined) return 'none';
  if (body.takesForm) return 'json or multipart';
  return body.contentType === 'application/json' ? 'json' : 'multipart';
}
