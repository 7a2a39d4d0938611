import bcrypt from 'bcrypt';
import { errors, requestErrors } from '../errors.js';

/** bcrypt reads no further; a longer password would be cut without a word. */
const maxPasswordBytes = 72;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time for an unknown user (`hash` undefined), so that time tells nobody who exists. */
  verify(password: string, hash: string | undefined): Promise<boolean>;
}

/** @throws ApiError 400 `password_too_long` over 72 bytes of UTF-8 */
export function refuseLongPassword(password: string): void {
  if (Buffer.byteLength(password) <= maxPasswordBytes) return;
  throw requestErrors.invalidField(
    'body.password',
    {
      en: `A password has at most ${maxPasswordBytes} bytes`,
      es: `Una contraseña tiene como máximo ${maxPasswordBytes} bytes`,
    },
    'password_too_long',
  );
}

/** Hashes fill libuv's four threads, which file and name look-ups share: two run, a few wait, the rest are told. */
const running = 2;
const waiting = 64;

function createGate() {
  let active = 0;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (active >= running) {
      if (queue.length >= waiting) throw errors.unavailable();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else active += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else active -= 1;
    }
  };
}

/** @param cost  bcrypt's work factor, at least 10 outside tests */
export async function createPasswords(cost: number): Promise<Passwords> {
  const gate = createGate();
  const nobody = await bcrypt.hash('nobody has this password', cost);
  return {
    hash: (password) => gate(() => bcrypt.hash(password, cost)),
    verify: (password, hash) =>
      gate(async () => {
        const isMatch = await bcrypt.compare(password, hash ?? nobody);
        return isMatch && hash !== undefined;
      }),
  };
}
