import { resolveSchema } from '../model/document.js';
import {
  type ContractModel,
  type OperationModel,
  type ParameterModel,
  type Schema,
  successesOf,
} from '../model/model.js';
import { constraints, deprecation, describe, docComment } from './docs.js';
import { headersDeclaration } from './headers.js';
import {
  combined,
  isSchema,
  member,
  pascal,
  received,
  refName,
  type Side,
  schemaMap,
  schemaType,
  sent,
} from './schema-types.js';

/** Returns the names of all components that `schema` refers to. */
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

const inQuery = ({ parameters }: OperationModel): readonly ParameterModel[] =>
  parameters.filter((parameter) => parameter.in === 'query');

/** Returns true if `fields` selects the members of the reply. */
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

/**
 * Returns true if the type of the body needs a name of its own: for multipart bodies with files, and for inline
 * bodies.
 */
const hasOwnBody = ({ body }: OperationModel): boolean =>
  body !== undefined &&
  (body.contentType !== 'application/json' || refName(body.schema) === undefined);

/** Returns the type of the body of an operation. */
export function bodyType(operation: OperationModel): string {
  if (hasOwnBody(operation)) return `${pascal(operation.id)}Body`;
  return schemaType(operation.body?.schema ?? {}, sent);
}

function declaration(name: string, schema: Schema, side: Side): string {
  const type = schemaType(schema, side);
  const docs = docComment([describe(schema), constraints(schema), deprecation(schema)]);
  // A nullable object is a union, which cannot be an interface.
  const isPlain = type.startsWith('{') && type.endsWith('}');
  return isPlain && combined(schema, side, '') === undefined
    ? `${docs}export interface ${name} ${type}\n`
    : `${docs}export type ${name} = ${type};\n`;
}

/** A list with one item may be passed as the item, which is the same text in a query. */
function queryType({ document }: ContractModel, schema: Schema): string {
  const target = resolveSchema(document, schema);
  if (target['type'] !== 'array') return schemaType(schema, sent);
  const items = isSchema(target['items']) ? target['items'] : {};
  return `${schemaType(items, sent)} | ${schemaType(schema, sent)}`;
}

function queryDeclaration(model: ContractModel, operation: OperationModel): string {
  // With `format` the method returns something else, so that it has another signature.
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
      { name, schema: doc, isRequired: file.required, type: 'UploadFile', notes },
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

/** Returns the names in the code, without comments and texts. */
export function usesName(source: string, name: string): boolean {
  const code = source.replace(/\/\*\*[\s\S]*?\*\/|'[^'\n]*'|"[^"\n]*"/g, '');
  return new RegExp(`\\b${name}\\b`).test(code);
}

/** Emits `types.ts`: all public types, without those that only the server uses. */
export function emitTypes(model: ContractModel): string {
  const inputs = new Set<string>();
  const outputs = new Set<string>();
  for (const operation of model.operations) {
    for (const { schema } of operation.parameters) reach(model, schema, inputs);
    const { body } = operation;
    const isForm = body?.contentType === 'multipart/form-data';
    // The schema of a form is written under the name of the operation. Only its references are shared types.
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
    headersDeclaration(operation),
    bodyDeclaration(model, operation),
    inlineReply(operation),
  ]);
  const parts = [errorCodes(model), ...components, ...perOperation].filter(Boolean).join('\n');
  const files = usesName(parts, 'UploadFile')
    ? "import type { UploadFile } from '../../core/files.js';\n\n"
    : '';
  return files + parts;
}

/** Returns the sorted names of the types in `types.ts`. */
export function typeNames(types: string): readonly string[] {
  return [...types.matchAll(/^export (?:interface|type) (\w+)/gm)]
    .map(([, name]) => name ?? '')
    .sort();
}

/** Returns true if an operation answers a file. */
export const answersFile = (operation: OperationModel): boolean =>
  successesOf(operation).some(({ kind }) => kind === 'binary');

/** Returns the type of the reply of an operation: the union of its success bodies. */
export function replyType(operation: OperationModel): string {
  if (answersFile(operation)) return 'FileReply';
  const types = successesOf(operation).map(({ schema }) => {
    if (!schema) return 'undefined';
    return refName(schema) === undefined
      ? `${pascal(operation.id)}Reply`
      : schemaType(schema, received);
  });
  return [...new Set(types)].join(' | ');
}

/** Declares one type for all success bodies that are written in place. */
function inlineReply(operation: OperationModel): string {
  const schemas = successesOf(operation).flatMap(({ schema }) =>
    schema && refName(schema) === undefined ? [schema] : [],
  );
  const [first, ...others] = schemas;
  if (!first) return '';
  const schema = others.length === 0 ? first : { anyOf: schemas };
  return declaration(`${pascal(operation.id)}Reply`, schema, received);
}
