import { requestErrors } from '../errors.js';

/** Trimmed and in Unicode's composed form, so that equal texts are equal bytes. */
export const normalised = (text: string): string => text.trim().normalize('NFC');

/**
 * What no schema says of text, and no column takes.
 *
 * @param path  where in the request it stands
 * @throws ApiError 400
 */
export function checkText(text: string, path: string): void {
  if (!text.includes('\u0000') && text.isWellFormed()) return;
  throw requestErrors.invalidField(path, {
    en: 'Text holds a NUL or half a surrogate pair',
    es: 'El texto contiene NUL o un sustituto incompleto',
  });
}
