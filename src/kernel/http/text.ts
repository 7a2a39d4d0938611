import { requestErrors } from '../errors.js';
import { hasLongMarkRun, normalizeUnicode } from '../unicode.js';

/** Returns the text trimmed and in Unicode's composed form, so that equal texts are equal bytes. */
export const normalised = (text: string): string => normalizeUnicode(text.trim(), 'NFC');

/**
 * Refuses text that PostgreSQL cannot store or that is costly to normalise; JSON Schema cannot express either.
 *
 * @param path  the place of the text in the request, for the error
 * @throws ApiError 400
 */
export function checkText(text: string, path: string): void {
  if (hasLongMarkRun(text)) {
    throw requestErrors.invalidField(path, {
      en: 'Text holds more than 30 combining marks in a row',
      es: 'El texto contiene más de 30 marcas combinantes seguidas',
    });
  }
  if (!text.includes('\u0000') && text.isWellFormed()) return;
  throw requestErrors.invalidField(path, {
    en: 'Text holds a NUL or half a surrogate pair',
    es: 'El texto contiene NUL o un sustituto incompleto',
  });
}
