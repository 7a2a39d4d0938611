import multer from 'multer';
import { ApiError, type Message, requestErrors } from '../../errors.js';
import { text } from '../../messages/index.js';

/** The words for each fault of a form that `multer` reports. */
const words: Partial<Record<multer.ErrorCode, Message>> = {
  LIMIT_PART_COUNT: text('hasManyParts'),
  LIMIT_FILE_COUNT: text('hasManyParts'),
  LIMIT_FIELD_COUNT: text('hasManyParts'),
  LIMIT_FIELD_KEY: text('hasLongName'),
  LIMIT_FIELD_VALUE: text('isTooLong'),
};

function fieldFault({ code, field }: multer.MulterError, fileFields: readonly string[]): ApiError {
  const path = field ? `body.${field.slice(0, 100)}` : 'body';
  const fault = (message: Message) => text('fieldFault', { path, fault: message });
  if (code !== 'LIMIT_UNEXPECTED_FILE') {
    return requestErrors.invalidField(path, fault(words[code] ?? text('isNotValid')));
  }
  if (field && fileFields.includes(field)) {
    return requestErrors.invalidField(path, fault(text('isOneFile')));
  }
  return requestErrors.invalidField(path, fault(text('isUnknown')), 'unknown_field');
}

/**
 * Returns the refusal for an error of the parser of forms.
 *
 * @param maxBytes  the limit of the largest file
 * @param fileFields  the names of the fields that take a file
 */
export function refusalOf(
  error: unknown,
  maxBytes: number,
  fileFields: readonly string[],
): ApiError {
  if (error instanceof ApiError) return error;
  if (!(error instanceof multer.MulterError)) {
    return requestErrors.invalidField('body', text('malformedMultipart'));
  }
  if (error.code === 'LIMIT_FILE_SIZE') return requestErrors.payloadTooLarge(maxBytes);
  return fieldFault(error, fileFields);
}
