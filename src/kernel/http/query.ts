import { requestErrors } from '../errors.js';

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

/**
 * Parses a query string into one value per name.
 *
 * @throws ApiError 400 for a name sent twice or a malformed escape
 */
export function parseQuery(search: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  if (search === '') return query;
  for (const pair of search.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decode(equals === -1 ? pair : pair.slice(0, equals), 'A name');
    if (name in query) throw requestErrors.duplicateParameter(name.slice(0, 100));
    query[name] = equals === -1 ? '' : decode(pair.slice(equals + 1), name);
  }
  return query;
}
