import { Secret, TOTP } from 'otpauth';

/** The only parameters that every authenticator app supports. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** How many time steps the clock of the app may be ahead or behind. */
const drift = 1;

/** Makes a secret of 160 bits, in base32. */
export const createSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the `otpauth://` address that tells an authenticator app the secret of a user. */
export const uriOf = (secret: string, email: string): string =>
  new TOTP({ ...parameters, issuer: 'Notaria', label: email, secret }).toString();

/** Returns the time step that a code belongs to; undefined for a code that is not valid now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...parameters, secret });
  const delta = totp.validate({ token: code, timestamp, window: drift });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
