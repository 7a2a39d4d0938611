import type { Credentials } from '../options.js';

const cookie = (name: string): string | undefined => {
  const { document } = globalThis as { readonly document?: { readonly cookie: string } };
  return document?.cookie.match(`(?:^|; )${name}=([^;]*)`)?.[1];
};

/**
 * The cookies of a login, in a browser: what changes something needs the text that only pages of this site can read,
 * also where a login is renewed; and what begins a login is to answer in cookies.
 */
export const cookies: Credentials = {
  headers: () => ({ 'x-csrf-token': cookie('csrf'), 'x-session-mode': 'cookie' }),
  isForAll: true,
  cookies: 'include',
};
