import type { Credentials } from '../options.js';
import type { ApiError } from './errors.js';
import type { Clock } from './runtime.js';

/** The tokens of a login, as plain JSON that an application can store. */
export interface SessionTokens {
  readonly token: string;
  /** Valid for one refresh. Absent: the session ends with the token. */
  readonly refreshToken?: string | undefined;
  /**
   * The time at which the token expires, in milliseconds since 1970. Absent: the client notices when the API refuses
   * it.
   */
  readonly expiresAt?: number | undefined;
}

export interface SessionOptions {
  /** The tokens of an earlier session, as `onTokens` received them. */
  readonly tokens?: SessionTokens | undefined;
  /**
   * Called with each new pair of tokens, and with `undefined` when the session ends. The client waits for it, because
   * the old refresh token no longer works: store the new one first.
   */
  readonly onTokens?: ((tokens: SessionTokens | undefined) => unknown) | undefined;
}

/** The tokens in the reply of a login or a refresh. */
interface LoginTokens {
  readonly token: string;
  readonly refreshToken: string;
  /** Seconds. */
  readonly expiresIn: number;
}

export interface SessionPaths {
  /** The operations whose replies hold a new pair of tokens. */
  readonly tokens: readonly string[];
  readonly logout: string;
}

/** A token that expires within this time is renewed before it is used. */
const renewEarlyMs = 30_000;

/**
 * Returns credentials that renew their bearer token. A refresh token works once, so that all calls with an expired
 * token wait for the same refresh.
 *
 * @param refresh  calls the refresh operation and resolves to its `data`
 */
export function createSession(
  options: SessionOptions,
  paths: SessionPaths,
  clock: Clock,
  refresh: (refreshToken: string) => Promise<unknown>,
): Credentials {
  let tokens = options.tokens;
  let renewAt = (tokens?.expiresAt ?? Infinity) - renewEarlyMs;
  let renewal: Promise<unknown> | undefined;

  const keep = (next: SessionTokens | undefined): unknown => {
    tokens = next;
    return options.onTokens?.(next);
  };
  const grant = (data: unknown): unknown => {
    const { token, refreshToken, expiresIn } = data as LoginTokens;
    const expiresAt = clock.now() + expiresIn * 1000;
    // At most half of a short lifetime: otherwise a new token would already count as expired.
    renewAt = expiresAt - Math.min(renewEarlyMs, expiresIn * 500);
    return keep({ token, refreshToken, expiresAt });
  };
  const renewOnce = async (old: SessionTokens, refreshToken: string): Promise<unknown> => {
    try {
      const data = await refresh(refreshToken);
      // A login or logout in the meantime takes precedence.
      return tokens === old && grant(data);
    } catch (error) {
      if ((error as ApiError).statusCode === 401 && tokens === old) await keep(undefined);
      throw error;
    }
  };
  const renew = (old: SessionTokens, refreshToken: string): Promise<unknown> => {
    renewal ??= renewOnce(old, refreshToken).finally(() => {
      renewal = undefined;
    });
    return renewal;
  };

  return {
    async headers() {
      if (tokens?.refreshToken && clock.now() > renewAt) await renew(tokens, tokens.refreshToken);
      return { authorization: tokens && `Bearer ${tokens.token}` };
    },
    async refused({ code }, { authorization }) {
      if (code !== 'token_expired' || !tokens) return false;
      // Another call may have renewed the token after this one was sent.
      if (authorization !== `Bearer ${tokens.token}`) return true;
      if (!tokens.refreshToken) return false;
      await renew(tokens, tokens.refreshToken);
      return true;
    },
    async accepted(path, reply) {
      if (path === paths.logout) await keep(undefined);
      if (paths.tokens.includes(path)) {
        await grant((reply as { readonly data: unknown }).data);
      }
    },
  };
}
