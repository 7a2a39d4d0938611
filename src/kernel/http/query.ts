import { requestErrors } from '../errors.js';
import { checkText, normalised } from './text.js';

const plus = /\+/g;

function decode(text: string, name: string): string {
  if (!text.includes('%') && !text.includes('+')) return text;
  try {
    return decodeURIComponent(text.replace(plus, ' '));
  } catch {
    const message = {
      en: `${name} holds a malformed escape`,
      es: `${name} contiene un escape mal formado`,
    };
    throw requestErrors.invalidField('query', message);
  }
}

/** What is blank stays so: it is up to the parameter whether that means anything. */
function readValue(text: string, name: string): string {
  const value = decode(text, name);
  if (value === text) return value;
  checkText(value, `query.${name.slice(0, 100)}`);
  return normalised(value) || value;
}

/**
 * Parses a query string into one value per name. Values are normalised as the text of bodies is: what was stored is
 * found by what was sent.
 *
 * @throws ApiError 400 for a name sent twice, a malformed escape or text that no column takes
 */
export function parseQuery(search: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  if (search === '') return query;
  for (const pair of search.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decode(equals === -1 ? pair : pair.slice(0, equals), 'A name');
    if (name in query) throw requestErrors.duplicateParameter(name.slice(0, 100));
    query[name] = equals === -1 ? '' : readValue(pair.slice(equals + 1), name);
  }
  return query;
}
