import type { OperationModel, ParameterModel } from '../model/model.js';
import { docComment } from './docs.js';
import { member, pascal, schemaType, sent } from './schema-types.js';

/** Headers with options of their own, and the preferences, which every call may send. */
export const isOption = (name: string): boolean =>
  ['idempotency-key', 'if-match', 'prefer'].includes(name.toLowerCase());

/** Returns the headers that callers of an operation pass by name. */
export const headersOf = ({ parameters }: OperationModel): readonly ParameterModel[] =>
  parameters.filter(({ in: place, name }) => place === 'header' && !isOption(name));

/** The header of the version that a change is based on. */
export const versionOf = ({ parameters }: OperationModel): ParameterModel | undefined =>
  parameters.find(({ in: place, name }) => place === 'header' && name.toLowerCase() === 'if-match');

/** Returns true if a call needs options because of a required header. The client makes idempotency keys itself. */
export const needsHeaders = (operation: OperationModel): boolean =>
  [...headersOf(operation), versionOf(operation)].some((one) => one?.required);

/** Returns the type of the options of an operation, with its headers. */
export const withHeaders = (operation: OperationModel, options: string): string =>
  headersOf(operation).length === 0
    ? options
    : `HeaderOptions<${pascal(operation.id)}Headers, ${options}>`;

/** Returns the interface of the headers of an operation. */
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
