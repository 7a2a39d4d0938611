import bcrypt from 'bcrypt';
import { requestErrors } from '../errors.js';
import { text } from '../messages/index.js';
import type { QueueLoad } from '../observe/queues.js';
import { openSlots } from '../processes/slots.js';

/** bcrypt ignores all bytes after these, so that longer passwords are refused. */
const maxPasswordBytes = 72;

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Takes the same time for an unknown user (`hash` undefined), so that the time does not reveal which users exist.
   */
  verify(password: string, hash: string | undefined): Promise<boolean>;
  load(): QueueLoad;
}

/** Stored in place of a hash for users who never had a password. No password matches it. */
export const noPassword = '!';

export const isLongPassword = (password: string): boolean =>
  Buffer.byteLength(password) > maxPasswordBytes;

export const passwordTooLong = (path = 'body.password') =>
  requestErrors.invalidField(
    path,
    text('passwordTooLong', { bytes: maxPasswordBytes }),
    'password_too_long',
  );

/** @throws ApiError 400 `password_too_long` over 72 bytes of UTF-8 */
export function refuseLongPassword(password: string, path: string): void {
  if (isLongPassword(password)) throw passwordTooLong(path);
}

/** Hashes run in libuv's pool (four threads by default), which file access and name look-ups share. */
const limits = { running: 2, waiting: 64 };

/** @param cost  bcrypt's work factor, at least 10 outside tests */
export async function createPasswords(cost: number): Promise<Passwords> {
  const slots = openSlots(limits);
  const unknown = await bcrypt.hash('the hash of no user', cost);
  return {
    hash: (password) => slots({}, () => bcrypt.hash(password, cost)),
    verify: (password, hash) =>
      slots({}, async () => {
        const isSet = hash !== undefined && hash !== noPassword;
        const isMatch = await bcrypt.compare(password, isSet ? hash : unknown);
        return isMatch && isSet;
      }),
    load: slots.load,
  };
}
