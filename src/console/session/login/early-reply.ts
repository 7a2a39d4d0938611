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

/** Returns the reply of `askForUser` for the first request for the current user, and undefined for other requests. */
export function earlyReply(...[url, init]: Parameters<FetchLike>): Promise<Response> | undefined {
  if (url !== location.origin + path || init.method !== 'GET') return undefined;
  const taken = reply;
  reply = undefined;
  return taken;
}
