import type { FetchLike } from '@notaria/erp';
import { preferences } from '../language/preferences.js';

/** A login sets two cookies, one of which pages can read. */
export const mayBeLoggedIn = (): boolean => /(?:^|; )csrf=./.test(document.cookie);

const path = '/api/auth/me';
let reply: Promise<Response> | undefined;

/** Asks the server for the current user while the application still loads. */
export function askForUser(): void {
  if (!mayBeLoggedIn()) return;
  reply = fetch(path, {
    headers: { 'accept-language': preferences.get().language },
    redirect: 'error',
  });
  // The client that takes the reply handles the failure.
  reply.catch(() => undefined);
}

/** Sends a request, except the first one for the current user: it takes the reply of `askForUser`. */
export const fetchOrTake: FetchLike = (url, init) => {
  const taken = url === location.origin + path && init?.method === 'GET' ? reply : undefined;
  if (taken === undefined) return fetch(url, init as RequestInit);
  reply = undefined;
  return taken;
};
