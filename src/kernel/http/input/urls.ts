import { requestErrors } from '../../errors.js';
import { text } from '../../messages/index.js';

const authority = /^https?:\/\/([^/?#]*)/i;

/** Returns the host and port of a URL as written; undefined if a browser would connect to others. */
function plainHost(url: string): string | undefined {
  if (url.includes('\\') || !URL.canParse(url)) return undefined;
  const { host, port, protocol } = new URL(url);
  const written = authority.exec(url)?.[1]?.toLowerCase();
  const usual = protocol === 'https:' ? ':443' : ':80';
  const isSame = written === host || (port === '' && written === `${host}${usual}`);
  return isSame ? host : undefined;
}

/**
 * Refuses a URL with credentials, and a URL whose written host differs from the one that a browser connects to, such
 * as `0x7f.1` or `%65xample.com`. People and filters would read another host.
 *
 * @throws ApiError 400
 */
export function assertPlainUrl(url: string | null | undefined, path: string): void {
  if (url == null || plainHost(url) !== undefined) return;
  throw requestErrors.invalidField(path, text('notPlainUrl', { path }));
}
