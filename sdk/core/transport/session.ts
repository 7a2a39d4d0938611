import type { Credentials } from '../options.js';
import type { ApiError } from './errors.js';
import type { Clock } from './runtime.js';

/** The tokens of a login, as plain JSON that an application can store. */
export interface SessionTokens {
  readonly token: string;
  /** Good for one refresh. Absent: the session ends with the token. */
  readonly refreshToken?: string | undefined;
  /** When the token expires, in milliseconds since 1970. Absent: found out when it is refused. */
  readonly expiresAt?: number | undefined;
}

export interface SessionOptions {
  /** A session to go on with, as `onTokens` gave it. */
  readonly tokens?: SessionTokens | undefined;
  /**
   * Told of each new pair, and of `undefined` when the session is over. Waited for: the old refresh
   * token no longer works, so store the new one before anything else happens.
   */
  readonly onTokens?: ((tokens: SessionTokens | undefined) => unknown) | undefined;
}

/** A pair as login and refresh answer it. */
interface LoginTokens {
  readonly token: string;
  readonly refreshToken: string;
  /** Seconds. */
  readonly expiresIn: number;
}

export interface SessionPaths {
  readonly login: string;
  readonly refresh: string;
  readonly logout: string;
}

/** A token this close to its end is renewed before it is used. */
const renewEarlyMs = 30_000;

/**
 * Bearer tokens that renew themselves. Refresh tokens are single-use: however many calls find the
 * token expired, one refresh is made and all of them wait for it.
 *
 * @param refresh  makes the refresh call; resolves to its `data`
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
    // Half of a short life at most, or a token would be stale as soon as it is made.
    renewAt = expiresAt - Math.min(renewEarlyMs, expiresIn * 500);
    return keep({ token, refreshToken, expiresAt });
  };
  const renewOnce = async (old: SessionTokens, refreshToken: string): Promise<unknown> => {
    try {
      const data = await refresh(refreshToken);
      // A login or logout that came in between has the last word.
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
      // Another call may have renewed it since this one was sent.
      if (authorization !== `Bearer ${tokens.token}`) return true;
      if (!tokens.refreshToken) return false;
      await renew(tokens, tokens.refreshToken);
      return true;
    },
    async accepted(path, reply) {
      if (path === paths.logout) await keep(undefined);
      if (path === paths.login || path === paths.refresh) {
        await grant((reply as { readonly data: unknown }).data);
      }
    },
  };
}
