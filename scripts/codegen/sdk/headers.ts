import type { OperationModel, ParameterModel } from '../model/model.js';
import { docComment } from './docs.js';
import { member, pascal, schemaType, sent } from './schema-types.js';

/** Headers that options of their own stand for, and the preferences, which every call may send. */
export const isOption = (name: string): boolean =>
  ['idempotency-key', 'if-match', 'prefer'].includes(name.toLowerCase());

/** The headers that callers of an operation give by name. */
export const headersOf = ({ parameters }: OperationModel): readonly ParameterModel[] =>
  parameters.filter(({ in: place, name }) => place === 'header' && !isOption(name));

/** The header of the version that a change is based on. */
export const versionOf = ({ parameters }: OperationModel): ParameterModel | undefined =>
  parameters.find(({ in: place, name }) => place === 'header' && name.toLowerCase() === 'if-match');

/** Without a required header, a call needs no options; the client makes an idempotency key by itself. */
export const needsHeaders = (operation: OperationModel): boolean =>
  [...headersOf(operation), versionOf(operation)].some((one) => one?.required);

/** The type of the options of an operation, with its headers among them. */
export const withHeaders = (operation: OperationModel, options: string): string =>
  headersOf(operation).length === 0
    ? options
    : `HeaderOptions<${pascal(operation.id)}Headers, ${options}>`;

/** The interface of an operation's headers. */
export function headersDeclaration(operation: OperationModel): string {
  const members = headersOf(operation).map(({ name, schema, description, required }) => {
    const described = description ? { ...schema, description } : schema;
    const type = schemaType(schema, sent);
    return member({ name, schema: described, isRequired: required, type }, sent, '  ');
  });
  if (members.length === 0) return '';
  const docs = docComment([`The headers of \`${operation.id}\`.`]);
  return `${docs}export interface ${pascal(operation.id)}Headers {\n${members.join('')}}\n`;
}
