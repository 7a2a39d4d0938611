import { requestErrors } from '../../errors.js';
import { text } from '../../messages/index.js';
import { hasLongMarkRun, normalizeUnicode } from '../../values/unicode.js';

/** Returns the text trimmed and in Unicode's composed form (NFC), so that equal texts have equal bytes. */
export const normalised = (sent: string): string => normalizeUnicode(sent.trim(), 'NFC');

/**
 * Refuses text that PostgreSQL cannot store or that is costly to normalise; JSON Schema cannot express either.
 *
 * @param path  the place of the text in the request, for the error
 * @throws ApiError 400
 */
export function checkText(sent: string, path: string): void {
  if (hasLongMarkRun(sent)) {
    throw requestErrors.invalidField(path, text('tooManyMarks'));
  }
  if (!sent.includes('\u0000') && sent.isWellFormed()) return;
  throw requestErrors.invalidField(path, text('notStorable'));
}
