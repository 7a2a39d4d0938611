import { requestErrors } from '../../kernel/errors.js';
import { refuse } from '../errors.js';
import { text } from './messages/index.js';

type FieldFault =
  | 'unknownField'
  | 'fieldMissing'
  | 'notText'
  | 'notNumber'
  | 'notDay'
  | 'notReference';

const pathOf = (code: string): string => `body.customFields.${code}`;

/** Errors of custom fields, of their values and of metadata. */
export const fieldErrors = {
  notFound: (id: number) => refuse('not_found', text('notFound', { id })),
  customFieldInUse: (code: string) =>
    refuse('custom_field_in_use', text('customFieldInUse', { code })),
  tooManyCustomFields: (most: number) =>
    refuse('too_many_custom_fields', text('tooManyCustomFields', { most })),
  /** Refuses the value of a field. */
  value: (code: string, fault: FieldFault) =>
    requestErrors.invalidField(pathOf(code), text(fault, { code })),
  notChoice: (code: string, choices: readonly string[]) =>
    requestErrors.invalidField(
      pathOf(code),
      text('notChoice', { code, choices: choices.join(', ') }),
    ),
  unknownReference: (code: string, id: number) =>
    requestErrors.invalidField(pathOf(code), text('unknownReference', { code, id })),
  metadataKey: () => requestErrors.invalidField('body.metadata', text('metadataKey')),
  metadataTooMany: (most: number) =>
    requestErrors.invalidField('body.metadata', text('metadataTooMany', { most })),
  filterForm: (name: string, form: string) =>
    requestErrors.invalidField(`query.${name}`, text('filterForm', { name, form })),
  filterRange: (code: string) =>
    requestErrors.invalidField('query.customFields', text('filterRange', { code })),
  filterUnknown: (code: string) =>
    requestErrors.invalidField('query.customFields', text('unknownField', { code })),
  filterTooMany: (most: number) =>
    requestErrors.invalidField('query.customFields', text('filterTooMany', { most })),
} as const;
