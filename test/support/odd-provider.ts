import { createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import jwt from 'jsonwebtoken';

/** The claims of an ID token, before a test changes them. */
export type IdClaims = Readonly<Record<string, unknown>>;

export interface OddProvider {
  readonly issuer: string;
  /** Changes the claims of the ID tokens from now on. */
  change: (claims: IdClaims) => IdClaims;
  /** The status of every reply while the provider is down. */
  down: number | undefined;
  /** Signs with a key that the provider does not publish. */
  signsWrong: boolean;
  /** Answers a login at once, as `email`. Resolves to the query of the redirect address. */
  answer(url: string, email: string): string;
  close(): Promise<void>;
}

const clientId = 'notaria';

/** Starts a small OpenID provider whose answers a test can make wrong. */
export async function startOddProvider(): Promise<OddProvider> {
  const [own, other] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }));
  if (own === undefined || other === undefined) throw new Error('No key was made');
  const jwk = {
    ...createPublicKey(own.privateKey).export({ format: 'jwk' }),
    kid: 'own',
    use: 'sig',
  };
  const begun = new Map<string, IdClaims>();
  const state = {
    issuer: '',
    change: (claims: IdClaims) => claims,
    down: undefined as number | undefined,
    signsWrong: false,
  };
  const documents: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer: state.issuer,
      authorization_endpoint: `${state.issuer}/authorize`,
      token_endpoint: `${state.issuer}/token`,
      jwks_uri: `${state.issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/keys': () => ({ keys: [{ ...jwk, alg: 'RS256' }] }),
  };
  const server = createServer(async (request, response) => {
    const reply = (status: number, body: unknown) =>
      void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(body));
    if (state.down !== undefined) return reply(state.down, {});
    const found = documents[request.url ?? ''];
    if (found !== undefined) return reply(200, found());
    const code = new URLSearchParams(await text(request)).get('code') ?? '';
    const claims = begun.get(code);
    if (claims === undefined) return reply(400, { error: 'invalid_grant' });
    begun.delete(code);
    const key = state.signsWrong ? other.privateKey : own.privateKey;
    const token = jwt.sign({ ...state.change(claims) }, key, { algorithm: 'RS256', keyid: 'own' });
    return reply(200, { access_token: 'any', token_type: 'Bearer', id_token: token });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  state.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    answer(url: string, email: string): string {
      const query = new URL(url).searchParams;
      const code = randomUUID();
      const now = Math.floor(Date.now() / 1000);
      begun.set(code, {
        iss: state.issuer,
        aud: clientId,
        sub: `sub of ${email}`,
        iat: now,
        exp: now + 300,
        nonce: query.get('nonce'),
        email,
      });
      return new URLSearchParams({ code, state: query.get('state') ?? '' }).toString();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
