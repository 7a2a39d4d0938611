import type { ContractModel, OperationModel, ParameterModel } from '../model/model.js';
import { constraints, docComment } from './docs.js';
import { needsHeaders, versionOf, withHeaders } from './headers.js';
import { memberName, pascal, schemaType } from './schema-types.js';
import { answersFile, bodyType, queryOf, replyType, takesFields, usesName } from './types.js';

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : 1;

/** Returns operations by group: groups in alphabetical order, methods in the order of the contract. */
export function groupsOf(
  model: ContractModel,
): readonly (readonly [string, readonly OperationModel[]])[] {
  const groups = new Map<string, OperationModel[]>();
  for (const operation of model.operations) {
    const { group, method } = operation.sdk;
    const members = groups.get(group) ?? [];
    const twin = members.find((other) => other.sdk.method === method);
    if (twin) throw new Error(`${operation.id} and ${twin.id} are both ${group}.${method}`);
    groups.set(group, [...members, operation]);
  }
  return [...groups].sort(byName);
}

/** The shape of each kind of list, and the type of its promise. */
const walks = {
  page: { shape: 'paged', promise: 'PagePromise' },
  cursor: { shape: 'cursored', promise: 'CursorPromise' },
} as const;

export const walkOf = ({ pagination }: OperationModel) => pagination && walks[pagination];

const isUpload = ({ body }: OperationModel): boolean => body?.contentType === 'multipart/form-data';

/** Returns the row of the method table. `sdk/core/groups.ts` explains its parts. */
function tableRow(operation: OperationModel, start: string): string {
  const flags = [
    operation.body && 'b',
    queryOf(operation).length > 0 && 'q',
    operation.idempotent === 'key' && 'k',
    // Other methods are repeated anyway.
    operation.idempotent === 'natural' && /^p(?:ost|atch)$/.test(operation.method) && 'n',
    operation.permission === 'public' && 'p',
  ];
  const shapes = [
    isUpload(operation) && 'multipart',
    answersFile(operation) && 'binary',
    walkOf(operation)?.shape,
    operation.isExported && 'exported',
  ].filter(Boolean);
  const row = [operation.path.slice(start.length), operation.method, flags.filter(Boolean).join('')]
    .join(' ')
    .trimEnd();
  return shapes.length > 0 ? `['${row}', ${shapes.join(', ')}]` : `'${row}'`;
}

/** Returns the common first segments of all paths. */
function commonStart(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split('/'));
  const end = first.findIndex((segment, at) => others.some((other) => other[at] !== segment));
  return first.slice(0, end < 0 ? undefined : end).join('/');
}

/** Returns path parameters in the order of the path, which is that of the arguments. */
function pathParameters({ path, parameters }: OperationModel): readonly ParameterModel[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => {
    const found = parameters.find(
      (parameter) => parameter.in === 'path' && parameter.name === name,
    );
    if (!found) throw new Error(`${path} does not declare {${name}}`);
    return found;
  });
}

export function optionsType(operation: OperationModel): string {
  const { idempotent } = operation;
  if (takesFields(operation) && queryOf(operation).length === 0)
    return withHeaders(operation, 'FieldOptions<F>');
  const version = versionOf(operation);
  const types = [
    isUpload(operation) && 'UploadOptions',
    idempotent === 'key' && 'KeyedOptions',
    version && 'VersionedOptions',
    version?.required && '{ readonly ifMatch: number | string }',
  ];
  return withHeaders(operation, types.filter(Boolean).join(' & ') || 'CallOptions');
}

interface Argument {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
}

/** Returns the arguments of a method before its options: path parameters, body, query. */
export function argumentsOf(operation: OperationModel): readonly Argument[] {
  const side = { isSent: true, isReceived: false };
  const args = pathParameters(operation).map(({ name, schema }) => ({
    name,
    type: schemaType(schema, side),
    isRequired: true,
  }));
  const { body } = operation;
  if (body) args.push({ name: 'body', type: bodyType(operation), isRequired: body.required });
  const query = queryOf(operation);
  if (query.length > 0) {
    const isRequired = query.some((parameter) => parameter.required);
    const generic = takesFields(operation) ? '<F>' : '';
    args.push({ name: 'query', type: `${pascal(operation.id)}Query${generic}`, isRequired });
  }
  return args;
}

export function argumentText(args: readonly Argument[]): string {
  return args
    .map(({ name, type, isRequired }, index) => {
      // An optional argument cannot stand before a required one.
      const isLeading = args.slice(index + 1).some((later) => later.isRequired);
      if (isRequired) return `${name}: ${type}`;
      return isLeading ? `${name}: ${type} | undefined` : `${name}?: ${type}`;
    })
    .join(', ');
}

const argumentList = (operation: OperationModel): string =>
  argumentText([
    ...argumentsOf(operation),
    { name: 'options', type: optionsType(operation), isRequired: needsHeaders(operation) },
  ]);

/** Returns the type of the reply with its type parameters. */
export function replyOf(operation: OperationModel) {
  const reply = replyType(operation);
  const isPicked = takesFields(operation);
  return {
    generic: isPicked ? `<F extends FieldOf<${reply}> = never>` : '',
    type: isPicked ? `FieldsReply<${reply}, FieldNames<F>>` : reply,
  };
}

const deprecation = ({ sunset }: OperationModel): string =>
  sunset === undefined ? '@deprecated' : `@deprecated The last day is ${sunset}.`;

function methodDocs(model: ContractModel, operation: OperationModel): string {
  const statuses = new Map(model.errorCodes.map(({ code, status }) => [code, status]));
  const limit = operation.rateLimit === 'general' ? '' : ` Limited as \`${operation.rateLimit}\`.`;
  const params = pathParameters(operation).map(({ name, description, schema }) =>
    `@param ${name} ${description} ${constraints(schema)}`.trim(),
  );
  const codes = operation.errorCodes.map((code) => `\`${code}\` (${statuses.get(code) ?? '?'})`);
  const thrown =
    codes.length > 0 ? [`@throws {Svc${pascal(model.name)}Error} ${codes.join(', ')}`] : [];
  const tags = [...params, ...thrown, ...(operation.deprecated ? [deprecation(operation)] : [])];
  const text = operation.description === operation.summary ? '' : operation.description;
  return docComment(
    [
      operation.summary,
      text,
      `\`${operation.method.toUpperCase()} ${operation.path}\`. Permission \`${operation.permission}\`.${limit}`,
      tags.join('\n'),
    ],
    '  ',
  );
}

/** Returns the overload for the list as a file, with `format`. */
function exportSignature(operation: OperationModel): string {
  if (!operation.isExported) return '';
  const fields = takesFields(operation) ? `<FieldOf<${replyType(operation)}>>` : '';
  const query = {
    name: 'query',
    type: `ExportQuery<${pascal(operation.id)}Query${fields}>`,
    isRequired: true,
  };
  const docs = docComment(['Every record of the list as a file, all pages at once.'], '  ');
  const name = memberName(operation.sdk.method);
  const streamed = docComment(['The same, answered as soon as it begins.'], '  ');
  // The query is the last argument of a list.
  const ids = argumentsOf(operation).slice(0, -1);
  const argumentsWith = (type: string, isRequired: boolean): string =>
    argumentText([
      ...ids,
      query,
      { name: 'options', type: withHeaders(operation, type), isRequired },
    ]);
  const stream = argumentsWith('StreamOptions', true);
  const call = argumentsWith('CallOptions', needsHeaders(operation));
  return `${streamed}  ${name}(${stream}): ApiPromise<FileStream>;
${docs}  ${name}(${call}): ApiPromise<FileReply>;\n`;
}

/** Returns the overload for a file as a stream. */
function streamSignature(operation: OperationModel): string {
  if (!answersFile(operation)) return '';
  const type = withHeaders(operation, 'StreamOptions');
  const options = { name: 'options', type, isRequired: true };
  const docs = docComment(['The file as it comes, answered as soon as it begins.'], '  ');
  const name = memberName(operation.sdk.method);
  return `${docs}  ${name}(${argumentText([...argumentsOf(operation), options])}): ApiPromise<FileStream>;\n`;
}

function signature(model: ContractModel, operation: OperationModel): string {
  const promise = walkOf(operation)?.promise ?? 'ApiPromise';
  const name = memberName(operation.sdk.method);
  const reply = replyOf(operation);
  const type = `${promise}<${reply.type}>`;
  const usual = `  ${name}${reply.generic}(${argumentList(operation)}): ${type};\n`;
  // The usual overload is the last one, which tools show and `Parameters` uses.
  const before = `${exportSignature(operation)}${streamSignature(operation)}`;
  return `${before}${methodDocs(model, operation)}${usual}`;
}

function groupSource(
  model: ContractModel,
  group: string,
  members: readonly OperationModel[],
): string {
  const methods = members.map((operation) => signature(model, operation)).join('\n');
  const start = commonStart(members.map(({ path }) => path));
  const rows = members.map(
    (operation) => `  ${memberName(operation.sdk.method)}: ${tableRow(operation, start)},\n`,
  );
  return `export interface ${pascal(group)}Methods {
${methods}}

export const ${group} = ['${start}', {
${rows.join('')}}] as const;
`;
}

export function importLine(kind: 'import' | 'import type', names: readonly string[], from: string) {
  return (source: string): string => {
    const used = names.filter((name) => usesName(source, name));
    return used.length > 0 ? `${kind} { ${used.join(', ')} } from '${from}';\n` : '';
  };
}

export const optionTypes = [
  'CallOptions',
  'HeaderOptions',
  'KeyedOptions',
  'StreamOptions',
  'UploadOptions',
  'VersionedOptions',
];

/** Emits `methods.ts`: a table and an interface for each group, and a class with all groups. */
export function emitMethods(model: ContractModel, typeNames: readonly string[]): string {
  const groups = groupsOf(model);
  const source = groups.map(([group, members]) => groupSource(model, group, members)).join('\n');
  const name = pascal(model.name);
  const members = groups.map(
    ([group]) => `  declare readonly ${group}: ${pascal(group)}Methods;\n`,
  );
  const imports = [
    importLine('import type', ['CursorPromise'], '../../core/cursors.js'),
    importLine('import', ['cursored'], '../../core/cursors.js'),
    importLine(
      'import type',
      ['FieldNames', 'FieldOf', 'FieldOptions', 'FieldsReply'],
      '../../core/fields.js',
    ),
    importLine('import type', ['ExportQuery', 'FileReply', 'FileStream'], '../../core/files.js'),
    importLine('import', ['binary', 'exported', 'multipart'], '../../core/files.js'),
    importLine('import type', optionTypes, '../../core/options.js'),
    importLine('import type', ['PagePromise'], '../../core/pages.js'),
    importLine('import', ['paged'], '../../core/pages.js'),
    importLine('import type', ['ApiPromise'], '../../core/transport/request.js'),
    importLine('import type', typeNames, './types.js'),
  ];
  return [
    ...imports.map((line) => line(source)),
    '\n',
    source,
    '\n/** Every table, by the name of its group. */\n',
    `export const groups = { ${groups.map(([group]) => group).join(', ')} } as const;\n`,
    '\n/** The groups as members of a client. */\n',
    `export abstract class ${name}Groups {\n${members.join('')}}\n`,
  ].join('');
}
