import type { LoginCall, LoginReply } from '../../../../generated/erp/operations.js';
import type { PublicContext } from '../../../kernel/operations/handlers.js';
import type { UserRow } from '../queries.js';
import type { OpenedLogin } from './login.js';

/** The refresh token is set in a cookie that scripts cannot read. The token in the body is empty. */
export function inCookies(
  { browser }: PublicContext,
  { pair, subject }: OpenedLogin,
): OpenedLogin['pair'] {
  browser.keep(pair.refreshToken, subject);
  return { ...pair, token: '', refreshToken: '' };
}

/** Returns the reply to a successful login of any kind, and sets the cookies of a browser. */
export function loginReply(
  ctx: PublicContext,
  mode: LoginCall['headers']['x-session-mode'],
  opened: OpenedLogin,
  user: UserRow,
): LoginReply {
  const pair = mode === 'cookie' ? inCookies(ctx, opened) : opened.pair;
  const { id, name, email, role, must_change_password: mustChangePassword } = user;
  const { must_set_up_second_factor: mustSetUpSecondFactor } = user;
  const must = { mustChangePassword, mustSetUpSecondFactor };
  return { ok: true, data: { user: { id, name, email, role }, ...must, ...pair } };
}
