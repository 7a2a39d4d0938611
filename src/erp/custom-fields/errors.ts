import { requestErrors } from '../../kernel/errors.js';
import { refuse } from '../errors.js';
import { text } from './messages/index.js';

const pathOf = (code: string): string => `body.customFields.${code}`;

/** Errors of custom fields, of their values and of metadata. */
export const fieldErrors = {
  notFound: (id: number) => refuse('not_found', text('notFound', { id })),
  customFieldInUse: (code: string) =>
    refuse('custom_field_in_use', text('customFieldInUse', { code })),
  tooManyCustomFields: (most: number) =>
    refuse('too_many_custom_fields', text('tooManyCustomFields', { most })),
  unknownField: (code: string) =>
    requestErrors.invalidField(pathOf(code), text('unknownField', { code })),
  fieldMissing: (code: string) =>
    requestErrors.invalidField(pathOf(code), text('fieldMissing', { code })),
  notText: (code: string) => requestErrors.invalidField(pathOf(code), text('notText', { code })),
  notNumber: (code: string) =>
    requestErrors.invalidField(pathOf(code), text('notNumber', { code })),
  notDay: (code: string) => requestErrors.invalidField(pathOf(code), text('notDay', { code })),
  notReference: (code: string) =>
    requestErrors.invalidField(pathOf(code), text('notReference', { code })),
  notChoice: (code: string, choices: string) =>
    requestErrors.invalidField(pathOf(code), text('notChoice', { code, choices })),
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
