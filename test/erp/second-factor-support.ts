import { TOTP } from 'otpauth';
import type { SvcErp } from '../../sdk/erp/index.js';
import { password, type TestApp } from '../support/app.js';
import { makeUser } from './people.js';

/** Returns the code that an authenticator app shows `seconds` after `now`. */
export const codeOf = (secret: string, now: Date, seconds = 0): string =>
  new TOTP({ secret }).generate({ timestamp: now.getTime() + seconds * 1000 });

/** A user with a second factor, logged in. */
export interface SecondFactorUser {
  readonly id: number;
  readonly email: string;
  readonly client: SvcErp;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  /** Moves the clock to the next time step and returns its code. */
  nextCode(): string;
}

/** Turns on the second factor of a logged-in user. */
export async function turnOn(app: TestApp, client: SvcErp) {
  const { secret } = (await client.auth.setUpSecondFactor({ currentPassword: password })).data;
  const code = codeOf(secret, app.clock.now());
  const { recoveryCodes } = (await client.auth.confirmSecondFactor({ code })).data;
  return { secret, recoveryCodes };
}

/** Creates a user with a second factor. */
export async function makeGuarded(app: TestApp, role = 'viewer'): Promise<SecondFactorUser> {
  const { id, email } = await makeUser(app, role);
  const client = app.client();
  await client.auth.login({ email, password });
  const { secret, recoveryCodes } = await turnOn(app, client);
  const nextCode = (): string => {
    app.clock.advance(30_000);
    return codeOf(secret, app.clock.now());
  };
  return { id, email, client, secret, recoveryCodes, nextCode };
}
