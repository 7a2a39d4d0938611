import { requestErrors } from '../errors.js';

const authority = /^https?:\/\/([^/?#]*)/i;

/** The host and port of a URL as they were written; undefined where they are not what a browser goes to. */
function plainHost(text: string): string | undefined {
  if (text.includes('\\') || !URL.canParse(text)) return undefined;
  const { host, port, protocol } = new URL(text);
  const written = authority.exec(text)?.[1]?.toLowerCase();
  const usual = protocol === 'https:' ? ':443' : ':80';
  const isSame = written === host || (port === '' && written === `${host}${usual}`);
  return isSame ? host : undefined;
}

/**
 * Refuses a URL with credentials, or with a host that is written in another form than the one that is visited, such as
 * `0x7f.1` or `%65xample.com`: people and filters read it as another host.
 *
 * @throws ApiError 400
 */
export function assertPlainUrl(text: string | null | undefined, path: string): void {
  if (text == null || plainHost(text) !== undefined) return;
  throw requestErrors.invalidField(path, {
    en: `${path} must be a URL without credentials, with its host in plain form (international names as xn--…)`,
    es: `${path} debe ser una URL sin credenciales y con el host en forma simple (nombres internacionales como xn--…)`,
  });
}
