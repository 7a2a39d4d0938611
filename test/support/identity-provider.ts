import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** Claims of people at the provider, by their ids. */
export type PeopleOfProvider = Record<string, Readonly<Record<string, unknown>>>;

export interface IdentityProvider {
  readonly issuer: string;
  /** The claims of people, which a test may change. */
  readonly people: PeopleOfProvider;
  /** Registers a server by its redirect address. */
  register(redirectUrl: string): void;
  /** Goes through the pages of the provider as a browser does. Resolves to the query of the redirect address. */
  logIn(url: string, person: string): Promise<string>;
  close(): Promise<void>;
}

export const clientId = 'notaria';
export const clientSecret = 'the secret of the test client';

const form = /<form[^>]*action="([^"]+)"/;
const prompt = /name="prompt" value="(\w+)"/;

/** A browser's requests to one provider: with its cookies, and without following redirects. */
function createBrowser() {
  const cookies = new Map<string, string>();
  return async (url: string, body: URLSearchParams | undefined): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const init = { redirect: 'manual' as const, headers: { cookie } };
    const reply = await fetch(url, body ? { ...init, method: 'POST', body } : init);
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return reply;
  };
}

/** Follows redirects and fills in forms until the provider leads back to `redirectUrl`. */
async function walk(url: string, person: string, redirectUrl: string): Promise<string> {
  const send = createBrowser();
  let next: { url: string; body?: URLSearchParams } = { url };
  for (let step = 0; step < 20; step += 1) {
    const { url: at, body } = next;
    const reply = await send(at, body);
    const location = reply.headers.get('location');
    if (location !== null) {
      const target = new URL(location, at);
      if (`${target.origin}${target.pathname}` === redirectUrl) return target.search.slice(1);
      next = { url: target.href };
      continue;
    }
    const page = await reply.text();
    const action = form.exec(page)?.[1];
    if (action === undefined) throw new Error(`The provider answers ${reply.status}: ${page}`);
    const fields = { prompt: prompt.exec(page)?.[1] ?? '', login: person, password: 'any' };
    next = { url: new URL(action, at).href, body: new URLSearchParams(fields) };
  }
  throw new Error('The provider leads in a circle');
}

/** Starts a real OpenID provider on this machine. It accepts every person with any password. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  let listener: RequestListener = (_request, response) => void response.writeHead(503).end();
  const server = createServer((request, response) => listener(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people: PeopleOfProvider = {};
  let redirect = '';
  return {
    issuer,
    people,
    register(redirectUrl) {
      redirect = redirectUrl;
      const provider = new Provider(issuer, {
        clients: [
          { client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUrl] },
        ],
        claims: {
          openid: ['sub'],
          email: ['email', 'email_verified'],
          profile: ['name', 'groups'],
        },
        cookies: { keys: ['a key of the test'] },
        findAccount: (_context, id) => ({
          accountId: id,
          claims: () => Promise.resolve({ sub: id, ...people[id] }),
        }),
      });
      const handle = provider.callback();
      listener = (request, response) => void handle(request, response);
    },
    logIn: (url, person) => walk(url, person, redirect),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
