import { type Message, requestErrors } from '../../errors.js';
import { text } from '../../messages/index.js';
import { checkText, normalised } from '../body/text.js';

const plus = /\+/g;
const aName = text('aName');

function decode(written: string, name: string | Message): string {
  if (!written.includes('%') && !written.includes('+')) return written;
  try {
    return decodeURIComponent(written.replace(plus, ' '));
  } catch {
    throw requestErrors.invalidField('query', text('malformedEscape', { name }));
  }
}

/** Reads a value. Blank text is kept, because each parameter decides its meaning. */
function readValue(written: string, name: string): string {
  const value = decode(written, name);
  if (value === written) return value;
  checkText(value, `query.${name.slice(0, 100)}`);
  return normalised(value) || value;
}

/**
 * Parses a query string into one value per name. Values are normalised like the text of bodies, so that a search finds
 * text as it was stored.
 *
 * @throws ApiError 400 for a name sent twice, a malformed escape or text that PostgreSQL cannot store
 */
export function parseQuery(search: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  if (search === '') return query;
  for (const pair of search.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decode(equals === -1 ? pair : pair.slice(0, equals), aName);
    if (name in query) throw requestErrors.duplicateParameter(name.slice(0, 100));
    query[name] = equals === -1 ? '' : readValue(pair.slice(equals + 1), name);
  }
  return query;
}
