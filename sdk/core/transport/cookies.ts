import type { Credentials } from '../options.js';

const cookie = (name: string): string | undefined => {
  const { document } = globalThis as { readonly document?: { readonly cookie: string } };
  return document?.cookie.match(`(?:^|; )${name}=([^;]*)`)?.[1];
};

/**
 * The cookies of a login in a browser. Requests that change something, and those that renew a login, must repeat the
 * CSRF cookie in a header. A login must ask for cookies instead of tokens.
 */
export const cookies: Credentials = {
  headers: () => ({ 'x-csrf-token': cookie('csrf'), 'x-session-mode': 'cookie' }),
  isForAll: true,
  cookies: 'include',
};
