import type { Credentials } from '../options.js';
import { host } from './runtime.js';

/**
 * The cookies of a login in a browser. Requests that change something, and those that renew a login, must repeat the
 * CSRF cookie in a header. A login must ask for cookies instead of tokens.
 */
export const cookies: Credentials = {
  headers: () => ({
    'x-csrf-token': host.document?.cookie.match(/(?:^|; )csrf=([^;]*)/)?.[1],
    'x-session-mode': 'cookie',
  }),
  isForAll: true,
  cookies: 'include',
};
