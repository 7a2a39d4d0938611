import type { FetchLike } from '../../sdk/erp/index.js';

/**
 * Simulates the browser features that pages depend on: it stores and sends cookies, and sets the origin of a request.
 */
export interface Browser {
  readonly fetch: FetchLike;
  /** Cookies by name, with their attributes. */
  readonly cookies: Map<string, { readonly value: string; readonly attributes: string }>;
  /** Returns the cookies that a page can read. */
  readable(): string;
}

/** @param origin  of the page that makes the requests */
export function openBrowser(origin: string): Browser {
  const cookies: Browser['cookies'] = new Map();

  function keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = '', attributes = ''] = /^([^=]+)=([^;]*); (.*)$/.exec(line) ?? [];
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, { value, attributes });
    }
  }

  return {
    cookies,
    readable: () =>
      [...cookies]
        .filter(([, { attributes }]) => !attributes.includes('HttpOnly'))
        .map(([name, { value }]) => `${name}=${value}`)
        .join('; '),
    async fetch(url, init) {
      const all = [...cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
      const sent = init.credentials === 'include' && all !== '' ? { cookie: all } : {};
      const headers = { ...init.headers, ...sent, origin };
      const response = await fetch(url, { ...(init as RequestInit), headers });
      keep(response);
      return response;
    },
  };
}
