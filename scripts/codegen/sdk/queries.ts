import type { ContractModel, OperationModel } from '../model/model.js';
import { headersOf, needsHeaders } from './headers.js';
import {
  argumentsOf,
  argumentText,
  groupsOf,
  importLine,
  optionsType,
  optionTypes,
  replyOf,
  walkOf,
} from './methods.js';
import { memberName, pascal } from './schema-types.js';
import { takesFields } from './types.js';

const isRead = ({ method }: OperationModel): boolean => method === 'get';

/** Returns the arguments of a read, with its options if they contain headers or fields. */
function readArguments(operation: OperationModel): string {
  const args = [...argumentsOf(operation)];
  const hasHeaders = headersOf(operation).length > 0;
  const hasFields = takesFields(operation) && !args.some(({ name }) => name === 'query');
  if (hasHeaders || hasFields) {
    const isRequired = needsHeaders(operation);
    args.push({ name: 'options', type: optionsType(operation), isRequired });
  }
  return argumentText(args);
}

/** Returns the options of a list: for one page, and for infinite queries. */
function listSignature(operation: OperationModel): string {
  const { generic, type } = replyOf(operation);
  const args = readArguments(operation);
  const name = memberName(operation.sdk.method);
  return `  ${name}: {
    ${generic}(${args}): QueryOptions<${type}>;
    infinite${generic}(${args}): InfiniteQueryOptions<${type}>;
  };
`;
}

function readSignature(operation: OperationModel): string {
  if (walkOf(operation) !== undefined) return listSignature(operation);
  const { generic, type: reply } = replyOf(operation);
  // A query holds null instead of undefined.
  const type = reply.replace(/\bundefined\b/, 'null');
  return `  ${memberName(operation.sdk.method)}${generic}(${readArguments(operation)}): QueryOptions<${type}>;\n`;
}

/** Returns the named arguments of a write, which are passed to `mutate`. */
function writeSignature(operation: OperationModel): string {
  const members = argumentsOf(operation).map(
    ({ name, type, isRequired }) =>
      `readonly ${name}${isRequired ? '' : '?'}: ${type}${isRequired ? '' : ' | undefined'}`,
  );
  const hasOptional = !needsHeaders(operation);
  const options = optionsType(operation);
  members.push(`readonly options${hasOptional ? `?: ${options} | undefined` : `: ${options}`}`);
  const { type } = replyOf(operation);
  const isBare = hasOptional && argumentsOf(operation).every(({ isRequired }) => !isRequired);
  const variables = `{ ${members.join('; ')} }${isBare ? ' | void' : ''}`;
  return `  ${memberName(operation.sdk.method)}(): MutationOptions<${variables}, ${type}>;\n`;
}

function groupSource(group: string, members: readonly OperationModel[]): string {
  const signatures = members.map((operation) =>
    isRead(operation) ? readSignature(operation) : writeSignature(operation),
  );
  const name = pascal(group);
  return `export interface ${name}Queries extends GroupKey {
${signatures.join('')}}

/** Options of queries and mutations of \`${group}\`, for \`useQuery\`, \`useInfiniteQuery\` and \`useMutation\`. */
export const ${group}Queries = (client: { readonly ${group}: ${name}Methods }): ${name}Queries =>
  bindQueries('${group}', client.${group}, ${group}) as unknown as ${name}Queries;
`;
}

/** Emits `queries.ts`: for each group a function that makes options for TanStack Query. */
export function emitQueries(model: ContractModel, typeNames: readonly string[]): string {
  const groups = groupsOf(model);
  const source = groups.map(([group, members]) => groupSource(group, members)).join('\n');
  const methods = groups.map(([group]) => `${pascal(group)}Methods`);
  const core = ['GroupKey', 'InfiniteQueryOptions', 'MutationOptions', 'QueryOptions'];
  const imports = [
    importLine(
      'import type',
      ['FieldNames', 'FieldOf', 'FieldOptions', 'FieldsReply'],
      '../../core/fields.js',
    ),
    importLine('import type', ['FileReply'], '../../core/files.js'),
    importLine('import type', optionTypes, '../../core/options.js'),
    importLine('import type', core, '../../core/queries.js'),
    importLine('import', ['bindQueries'], '../../core/queries.js'),
    importLine('import type', methods, './methods.js'),
    importLine(
      'import',
      groups.map(([group]) => group),
      './methods.js',
    ),
    importLine('import type', typeNames, './types.js'),
  ];
  return [...imports.map((line) => line(source)), '\n', source].join('');
}
