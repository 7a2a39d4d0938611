import { resolveSchema } from '../model/document.js';
import type {
  ContractModel,
  OperationModel,
  ParameterModel,
  ReplyModel,
  Schema,
} from '../model/model.js';
import { constraints, describe, docComment } from './docs.js';

/**
 * The sender of a value decides how its type is written: arrays of a caller may be readonly, its
 * members undefined.
 */
export interface Side {
  readonly isSent: boolean;
  readonly isReceived: boolean;
}

const sent: Side = { isSent: true, isReceived: false };
const received: Side = { isSent: false, isReceived: true };

const isSchema = (value: unknown): value is Schema =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const schemaList = (value: unknown): readonly Schema[] =>
  Array.isArray(value) ? value.filter(isSchema) : [];

const schemaMap = (value: unknown): readonly (readonly [string, Schema])[] =>
  isSchema(value)
    ? Object.entries(value).filter((entry): entry is [string, Schema] => isSchema(entry[1]))
    : [];

const literals = (values: unknown): string =>
  (Array.isArray(values) ? values : []).map((value) => JSON.stringify(value)).join(' | ');

export const pascal = (name: string): string =>
  name.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `Product` of `#/components/schemas/Product`. */
function refName(schema: Schema): string | undefined {
  const ref = schema['$ref'];
  return typeof ref === 'string' ? ref.split('/').at(-1) : undefined;
}

export const memberName = (name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);

const grouped = (type: string): string => (/[|&]/.test(type) ? `(${type})` : type);

function arrayType(schema: Schema, side: Side, indent: string): string {
  const items = isSchema(schema['items']) ? schema['items'] : {};
  const element = grouped(schemaType(items, side, indent));
  return side.isReceived ? `${element}[]` : `readonly ${element}[]`;
}

function objectType(schema: Schema, side: Side, indent: string): string {
  const properties = schemaMap(schema['properties']);
  const extra = schema['additionalProperties'];
  const inner = `${indent}  `;
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const members = properties.map(([name, property]) =>
    member({ name, schema: property, isRequired: required.includes(name) }, side, inner),
  );
  if (isSchema(extra)) members.push(`${inner}[name: string]: ${schemaType(extra, side, inner)};\n`);
  if (members.length > 0) return `{\n${members.join('')}${indent}}`;
  if (extra === false) return 'Record<string, never>';
  // An interface is no Record, but callers have their bodies typed as one.
  return side.isReceived ? 'Record<string, unknown>' : 'object';
}

interface Member {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
  readonly type?: string;
  readonly notes?: readonly string[];
}

/** One line of an interface, with its docs. */
function member(of: Member, side: Side, indent: string): string {
  const { schema } = of;
  const docs = docComment([describe(schema), constraints(schema), ...(of.notes ?? [])], indent);
  const type = of.type ?? schemaType(schema, side, indent);
  const mark = of.isRequired ? '' : '?';
  const absent = side.isSent && !of.isRequired ? ' | undefined' : '';
  return `${docs}${indent}${memberName(of.name)}${mark}: ${type}${absent};\n`;
}

function plainType(name: unknown, schema: Schema, side: Side, indent: string): string {
  if (name === 'array') return arrayType(schema, side, indent);
  if (name === 'object') return objectType(schema, side, indent);
  if (name === 'integer' || name === 'number') return 'number';
  if (name === 'string') return schema['format'] === 'binary' ? 'FileInput' : 'string';
  return name === 'boolean' || name === 'null' ? name : 'unknown';
}

/** The type lets any string in without losing the suggestions of its literals. */
const suggesting = (type: string): string => `${type} | (string & {})`;

/** Values known today; others may come. */
const openEnum = (schema: Schema): string => suggesting(literals(schema['x-extensible-enum']));

/** A part that only says which members must be there, e.g. `{ required: [email] }`. */
const isRequirement = (part: Schema): boolean =>
  Array.isArray(part['required']) && refName(part) === undefined && part['type'] === undefined;

/** "Exactly one of" and "at least one of" as a union of what each alternative demands. */
function requirementUnion(
  schema: Schema,
  parts: readonly Schema[],
  side: Side,
  indent: string,
): string {
  const types = new Map(schemaMap(schema['properties']));
  const demanded = parts.map(
    (part) => new Set((part['required'] as readonly string[]).map(String)),
  );
  const all = new Set(demanded.flatMap((names) => [...names]));
  const alternatives = demanded.map((names) => {
    const own = [...names].map(
      (name) => `${memberName(name)}: ${schemaType(types.get(name) ?? {}, side, indent)}`,
    );
    const others = [...all].filter((name) => !names.has(name) && schema['oneOf'] !== undefined);
    return `{ ${[...own, ...others.map((name) => `${memberName(name)}?: undefined`)].join('; ')} }`;
  });
  return alternatives.join(' | ');
}

function combined(schema: Schema, side: Side, indent: string): string | undefined {
  const choices = schemaList(schema['oneOf'] ?? schema['anyOf']);
  const type = (part: Schema) => grouped(schemaType(part, side, indent));
  const isNarrowed = choices.length > 0 && choices.every(isRequirement);
  const union = isNarrowed
    ? requirementUnion(schema, choices, side, indent)
    : choices.map(type).join(' | ');
  const all = schemaList(schema['allOf'])
    .filter((part) => !isRequirement(part))
    .map(type);
  const own = schema['properties'] ? [objectType(schema, side, indent)] : [];
  if (!union && all.length === 0) return undefined;
  if (own.length + all.length === 0) return union;
  return [...own, ...all, ...(union ? [grouped(union)] : [])].join(' & ');
}

/** The TypeScript of a JSON Schema. */
export function schemaType(schema: Schema, side: Side, indent = ''): string {
  const { 'x-sdk-suggests': isSuggested, ...strict } = schema;
  return isSuggested === true
    ? suggesting(strictType(strict, side, indent))
    : strictType(schema, side, indent);
}

function strictType(schema: Schema, side: Side, indent: string): string {
  const name = refName(schema);
  if (name !== undefined) return pascal(name);
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  if (schema['enum'] !== undefined) return literals(schema['enum']);
  if (schema['x-extensible-enum'] !== undefined) {
    const isNullable = Array.isArray(schema['type']) && schema['type'].includes('null');
    return openEnum(schema) + (isNullable ? ' | null' : '');
  }
  const union = combined(schema, side, indent);
  if (union !== undefined) return union;
  const implied = schema['properties'] ? 'object' : undefined;
  const types = Array.isArray(schema['type']) ? schema['type'] : [schema['type'] ?? implied];
  return types.map((type) => plainType(type, schema, side, indent)).join(' | ');
}

/** Names of every component that `schema` leads to. */
function reach(model: ContractModel, schema: unknown, found: Set<string>): void {
  if (Array.isArray(schema)) for (const part of schema) reach(model, part, found);
  if (!isSchema(schema)) return;
  const name = refName(schema);
  if (name === undefined) {
    for (const [keyword, part] of Object.entries(schema)) {
      if (!['example', 'examples', 'default', 'enum', 'const'].includes(keyword)) {
        reach(model, part, found);
      }
    }
  } else if (!found.has(name)) {
    found.add(name);
    reach(model, model.document.components.schemas[name], found);
  }
}

/** The reply of success. */
export const successOf = ({ replies }: OperationModel): ReplyModel | undefined =>
  replies.find(({ status }) => status < 300);

const inQuery = ({ parameters }: OperationModel): readonly ParameterModel[] =>
  parameters.filter((parameter) => parameter.in === 'query');

/** Its reply holds only the members that `fields` names. */
export const takesFields = (operation: OperationModel): boolean =>
  inQuery(operation).some(({ name }) => name === 'fields');

/**
 * Returns the parameters of the query argument, in the order of the contract. `fields` alone is a
 * call option instead.
 */
export function queryOf(operation: OperationModel): readonly ParameterModel[] {
  const all = inQuery(operation);
  return all.some(({ name }) => name !== 'fields') ? all : [];
}

/** A body whose type has a name of its own: multipart bodies take files, inline ones have none yet. */
const hasOwnBody = ({ body }: OperationModel): boolean =>
  body !== undefined &&
  (body.contentType !== 'application/json' || refName(body.schema) === undefined);

/** The type of the body an operation takes. */
export function bodyType(operation: OperationModel): string {
  if (hasOwnBody(operation)) return `${pascal(operation.id)}Body`;
  return schemaType(operation.body?.schema ?? {}, sent);
}

function declaration(name: string, schema: Schema, side: Side): string {
  const type = schemaType(schema, side);
  const docs = docComment([describe(schema), constraints(schema)]);
  // An object that may be null is a union, which no interface can be.
  const isPlain = type.startsWith('{') && type.endsWith('}');
  return isPlain && combined(schema, side, '') === undefined
    ? `${docs}export interface ${name} ${type}\n`
    : `${docs}export type ${name} = ${type};\n`;
}

/** A list may be given as its only item, which is the same text in a query. */
function queryType({ document }: ContractModel, schema: Schema): string {
  const target = resolveSchema(document, schema);
  if (target['type'] !== 'array') return schemaType(schema, sent);
  const items = isSchema(target['items']) ? target['items'] : {};
  return `${schemaType(items, sent)} | ${schemaType(schema, sent)}`;
}

function queryDeclaration(model: ContractModel, operation: OperationModel): string {
  // With `format` the same method answers something else, so it has a signature of its own.
  const parameters = queryOf(operation).filter(
    ({ name }) => !(operation.isExported && name === 'format'),
  );
  if (parameters.length === 0) return '';
  const members = parameters.map(({ name, schema, description, required }) => {
    const described = description ? { ...schema, description } : schema;
    const type = name === 'fields' ? 'readonly F[]' : queryType(model, schema);
    return member({ name, schema: described, isRequired: required, type }, sent, '  ');
  });
  const generic = takesFields(operation) ? '<F extends string = never>' : '';
  const docs = docComment([`What \`${operation.id}\` can be asked for.`]);
  return `${docs}export interface ${pascal(operation.id)}Query${generic} {\n${members.join('')}}\n`;
}

function multipartDeclaration(
  model: ContractModel,
  operation: OperationModel,
  body: Schema,
): string {
  const whole = model.document.components.schemas[refName(body) ?? ''] ?? body;
  const files = new Map(operation.uploads.map((upload) => [upload.name, upload]));
  const required = Array.isArray(whole['required']) ? whole['required'] : [];
  const described = new Map(schemaMap(whole['properties']));
  const names = [...new Set([...described.keys(), ...files.keys()])];
  const members = names.map((name) => {
    const schema = described.get(name) ?? {};
    const file = files.get(name);
    if (!file) return member({ name, schema, isRequired: required.includes(name) }, sent, '  ');
    const notes = [`At most ${file.maxBytes} bytes; ${file.mime.join(', ')}.`];
    const doc = { description: describe(schema) };
    return member(
      { name, schema: doc, isRequired: file.required, type: 'FileInput', notes },
      sent,
      '  ',
    );
  });
  return `export interface ${pascal(operation.id)}Body {\n${members.join('')}}\n`;
}

function bodyDeclaration(model: ContractModel, operation: OperationModel): string {
  const { body } = operation;
  if (!body || !hasOwnBody(operation)) return '';
  if (body.contentType === 'multipart/form-data') {
    return multipartDeclaration(model, operation, body.schema);
  }
  return declaration(`${pascal(operation.id)}Body`, body.schema, sent);
}

function errorCodes(model: ContractModel): string {
  const lines = model.errorCodes.map(({ code, status }) => `  /** ${status} */\n  | '${code}'`);
  const docs = docComment(['What went wrong, for programs. Each with the status it comes with.']);
  return `${docs}export type ErrorCode =\n${lines.join('\n') || '  never'};\n`;
}

/** Names written in the code itself, not in its comments and texts. */
export function usesName(source: string, name: string): boolean {
  const code = source.replace(/\/\*\*[\s\S]*?\*\/|'[^'\n]*'|"[^"\n]*"/g, '');
  return new RegExp(`\\b${name}\\b`).test(code);
}

/** `types.ts`: every type an integrator meets, and none of what stays inside the server. */
export function emitTypes(model: ContractModel): string {
  const inputs = new Set<string>();
  const outputs = new Set<string>();
  for (const operation of model.operations) {
    for (const { schema } of operation.parameters) reach(model, schema, inputs);
    const { body } = operation;
    const isForm = body?.contentType === 'multipart/form-data';
    // A form's own schema is written out under the operation's name; only what it leads to is shared.
    const form = model.document.components.schemas[refName(body?.schema ?? {}) ?? ''];
    reach(model, isForm ? (form?.['properties'] ?? body?.schema) : body?.schema, inputs);
    for (const { schema } of operation.replies) reach(model, schema, outputs);
  }
  inputs.delete('ErrorCode');
  outputs.delete('ErrorCode');
  const components = [...new Set([...inputs, ...outputs])].sort().map((name) =>
    declaration(pascal(name), model.document.components.schemas[name] ?? {}, {
      isSent: inputs.has(name),
      isReceived: outputs.has(name),
    }),
  );
  const perOperation = model.operations.flatMap((operation) => [
    queryDeclaration(model, operation),
    bodyDeclaration(model, operation),
    inlineReply(operation),
  ]);
  const parts = [errorCodes(model), ...components, ...perOperation].filter(Boolean).join('\n');
  const files = usesName(parts, 'FileInput')
    ? "import type { FileInput } from '../../core/files.js';\n\n"
    : '';
  return files + parts;
}

/** Sorted names of the types that `types.ts` exports. */
export function typeNames(types: string): readonly string[] {
  return [...types.matchAll(/^export (?:interface|type) (\w+)/gm)]
    .map(([, name]) => name ?? '')
    .sort();
}

/** The type of what an operation answers. */
export function replyType(operation: OperationModel): string {
  const success = successOf(operation);
  if (success?.kind === 'binary') return 'FileReply';
  if (!success?.schema) return 'undefined';
  return refName(success.schema) === undefined
    ? `${pascal(operation.id)}Reply`
    : schemaType(success.schema, received);
}

function inlineReply(operation: OperationModel): string {
  const schema = successOf(operation)?.schema;
  if (!schema || refName(schema) !== undefined) return '';
  return declaration(`${pascal(operation.id)}Reply`, schema, received);
}
