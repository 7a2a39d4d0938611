import { Secret, TOTP } from 'otpauth';

/** The only parameters that every authenticator app supports. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** The time steps by which the clock of the app may differ. */
const drift = 1;

/** Creates a secret of 160 bits in base32. */
export const createSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the `otpauth://` address by which an authenticator app imports the secret. */
export const uriOf = (secret: string, email: string): string =>
  new TOTP({ ...parameters, issuer: 'Notaria', label: email, secret }).toString();

/** Returns the time step of a code; undefined for a code that is not valid now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...parameters, secret });
  const delta = totp.validate({ token: code, timestamp, window: drift });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
