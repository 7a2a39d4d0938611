import { text } from '../messages/index.js';
import { retryAfter } from './api-error.js';
import { refuse, simple } from './refuse.js';

const challenge = { 'WWW-Authenticate': 'Bearer realm="notaria"' };

/** Errors of authentication and authorisation. */
export const accessErrors = {
  notAuthenticated: simple('not_authenticated', text('notAuthenticated'), challenge),
  tokenExpired: simple('token_expired', text('tokenExpired'), {
    'WWW-Authenticate': 'Bearer realm="notaria", error="invalid_token"',
  }),
  apiKeyRevoked: simple('api_key_revoked', text('apiKeyRevoked'), challenge),
  apiKeyExpired: simple('api_key_expired', text('apiKeyExpired'), challenge),
  invalidCredentials: simple('invalid_credentials', text('invalidCredentials'), challenge),
  secondFactorRequired: simple('second_factor_required', text('secondFactorRequired'), challenge),
  invalidSecondFactor: simple('invalid_second_factor', text('invalidSecondFactor'), challenge),
  invalidRefreshToken: simple('invalid_refresh_token', text('invalidRefreshToken'), challenge),
  refreshTokenReused: simple('refresh_token_reused', text('refreshTokenReused'), challenge),
  /** @param path  the field that needs the permission, unless the whole operation does */
  insufficientPermissions: (permission: string, path?: string) => {
    const message = text('insufficientPermissions', { permission });
    const code = 'insufficient_permissions';
    const details = path === undefined ? [] : [{ path, code, message } as const];
    return refuse(code, message, { details });
  },
  passwordChangeRequired: simple('password_change_required', text('passwordChangeRequired')),
  secondFactorSetupRequired: simple(
    'second_factor_setup_required',
    text('secondFactorSetupRequired'),
  ),
  secondFactorEnabled: simple('second_factor_enabled', text('secondFactorEnabled')),
  secondFactorNotEnabled: simple('second_factor_not_enabled', text('secondFactorNotEnabled')),
  invalidResetToken: simple('invalid_reset_token', text('invalidResetToken')),
  ipNotAllowed: simple('ip_not_allowed', text('ipNotAllowed')),
  csrfFailed: simple('csrf_failed', text('csrfFailed')),
  accountLocked: (seconds: number) =>
    refuse('account_locked', text('accountLocked'), { headers: retryAfter(seconds) }),
  userDisabled: simple('user_disabled', text('userDisabled')),
  notAUser: simple('not_a_user', text('notAUser')),
  rateLimited: (limit: string, max: number, resetSeconds: number) =>
    refuse('rate_limited', text('rateLimited', { limit, max }), {
      headers: retryAfter(resetSeconds),
    }),
} as const;
