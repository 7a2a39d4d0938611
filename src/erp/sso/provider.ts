import * as oidc from 'openid-client';
import { createGuardedFetch, UnreachableError } from '../../kernel/outgoing/guarded-fetch.js';
import type { Guard } from '../../kernel/webhooks/endpoints/guard.js';

/** The server at an identity provider, as its administrator registered it. */
export interface ProviderClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUrl: string;
}

/** The provider does not answer, or is no OpenID provider. */
export class ProviderDownError extends Error {
  override readonly name = 'ProviderDownError';
}

/** The provider refused the login, or its answer failed a check. */
export class AnswerRefusedError extends Error {
  override readonly name = 'AnswerRefusedError';
  /** The code of the provider, or of the check. */
  readonly fault: string;

  constructor(fault: string, cause: unknown) {
    super(`The answer was refused: ${fault}`, { cause });
    this.fault = fault;
  }
}

/** Values that bind an answer to the login that was begun. */
export interface Binding {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export type Claims = Readonly<Record<string, unknown>>;

/** Clocks of providers may differ by this many seconds. */
const toleranceSeconds = 30;

const scope = 'openid email profile';

export const createBinding = (): Binding => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
});

const causesOf = (error: unknown): readonly unknown[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)] : [];

/** The codes in errors of the library are short names; others do not reach the caller. */
const shortName = /^[\w.-]{1,60}$/;

function faultOf(error: unknown): string | undefined {
  if (error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError) {
    return shortName.test(error.error) ? error.error : 'provider_error';
  }
  if (error instanceof oidc.ClientError) return error.code ?? 'invalid_answer';
  return error instanceof oidc.WWWAuthenticateChallengeError ? 'userinfo_refused' : undefined;
}

/** @throws ProviderDownError or AnswerRefusedError in place of errors of the library */
async function translated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (causesOf(error).some((cause) => cause instanceof UnreachableError)) {
      throw new ProviderDownError('The identity provider does not answer', { cause: error });
    }
    const fault = faultOf(error);
    throw fault === undefined ? error : new AnswerRefusedError(fault, error);
  }
}

/** Discovers the provider. Its keys and addresses are read for each login, so that a change applies at once. */
async function discover(guard: Guard, client: ProviderClient): Promise<oidc.Configuration> {
  const guarded = createGuardedFetch(guard);
  const fetch: oidc.CustomFetch = (url, options) => guarded(url, options);
  const { clientId, clientSecret, issuer } = client;
  // The guard decides about http.
  const options = { execute: [oidc.allowInsecureRequests], [oidc.customFetch]: fetch };
  let server: oidc.ServerMetadata;
  try {
    const found = await oidc.discovery(new URL(issuer), clientId, undefined, undefined, options);
    server = found.serverMetadata();
  } catch (error) {
    throw new ProviderDownError('The identity provider could not be discovered', { cause: error });
  }
  const methods = server.token_endpoint_auth_methods_supported ?? [];
  const isPosted = methods.includes('client_secret_post');
  const auth = (isPosted ? oidc.ClientSecretPost : oidc.ClientSecretBasic)(clientSecret);
  const metadata = { [oidc.clockTolerance]: toleranceSeconds };
  const config = new oidc.Configuration(server, clientId, metadata, auth);
  config[oidc.customFetch] = fetch;
  oidc.allowInsecureRequests(config);
  // Signatures are checked although the answer comes from the provider itself.
  oidc.enableNonRepudiationChecks(config);
  return config;
}

/**
 * Returns the address of the provider to which a browser goes.
 *
 * @throws ProviderDownError
 */
export async function authorizationUrl(
  guard: Guard,
  client: ProviderClient,
  { state, nonce, verifier }: Binding,
  email: string,
): Promise<string> {
  const config = await discover(guard, client);
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: client.redirectUrl,
    scope,
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    login_hint: email,
  });
  return url.href;
}

/**
 * Exchanges the code of an answer for the claims about the person, from the ID token and the userinfo endpoint.
 *
 * @param query  of the address to which the provider sent the browser back
 * @throws ProviderDownError, or AnswerRefusedError for a foreign, stale or forged answer
 */
export async function redeem(
  guard: Guard,
  client: ProviderClient,
  { state, nonce, verifier }: Binding,
  query: string,
): Promise<Claims & { readonly sub: string }> {
  const config = await discover(guard, client);
  const url = new URL(client.redirectUrl);
  url.search = query;
  return translated(
    (async () => {
      const tokens = await oidc.authorizationCodeGrant(config, url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new AnswerRefusedError('no_id_token', undefined);
      if (config.serverMetadata().userinfo_endpoint === undefined) return claims;
      const more = await oidc.fetchUserInfo(config, tokens.access_token, claims.sub);
      return { ...more, ...claims };
    })(),
  );
}
