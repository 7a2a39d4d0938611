import { parseInstant } from '../values/time.js';
import { requestErrors } from './request.js';

/**
 * Reads an instant of a request. The format `date-time` also allows leap seconds, a space instead of T, and years that
 * no reply can show.
 *
 * @param path  the place of the instant, such as `body.expiresAt`
 * @throws ApiError 400 for a text that is no instant of the years 1 to 9999
 */
export function sentInstant(path: string, text: string): Date {
  try {
    return parseInstant(text);
  } catch {
    throw requestErrors.invalidInstant(path);
  }
}
