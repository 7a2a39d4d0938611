import { requestErrors } from '../../errors.js';
import { text } from '../../messages/index.js';
import {
  hasDirectionOverride,
  hasLongMarkRun,
  normalizeUnicode,
  trimInvisible,
} from '../../values/unicode.js';

/**
 * Returns the text trimmed and in Unicode's composed form (NFC), so that equal texts have equal bytes. Invisible text is
 * empty, as white space is.
 */
export const normalised = (sent: string): string => normalizeUnicode(trimInvisible(sent), 'NFC');

/**
 * Refuses text that PostgreSQL cannot store, that is costly to normalise, or that is not shown as it is written; JSON
 * Schema cannot express any of these.
 *
 * @param path  the place of the text in the request, for the error
 * @throws ApiError 400
 */
export function checkText(sent: string, path: string): void {
  if (hasLongMarkRun(sent)) {
    throw requestErrors.invalidField(path, text('tooManyMarks'));
  }
  if (hasDirectionOverride(trimInvisible(sent))) {
    throw requestErrors.invalidField(path, text('directionOverride'));
  }
  if (!sent.includes('\u0000') && sent.isWellFormed()) return;
  throw requestErrors.invalidField(path, text('notStorable'));
}
