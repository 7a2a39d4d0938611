import { preferences } from '../session/language/preferences.js';
import { decimalSignFor, readNumber } from '../session/language/typed-number.js';

/**
 * Returns a searched amount as the API takes it, `1234.50`, and any other text as it is. Spaces stay, since telephone numbers
 * have some.
 */
export function plainAmount(text: string): string {
  const typed = text.trim();
  if (!/^[\d.,]+$/.test(typed)) return text;
  return readNumber(typed, decimalSignFor(preferences.get().language))?.plain ?? text;
}
