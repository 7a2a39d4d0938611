import { requestErrors } from '../errors.js';
import { text } from '../messages/index.js';
import { refuseLongPassword } from './passwords.js';

let loaded: Promise<ReadonlySet<string>> | undefined;

/** Some 50,000 words, which are loaded when the first password is set. Most processes never need them. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

/** Shorter parts occur in many words by chance. */
const minPersonalLength = 4;

const squeezed = (text: string): string => text.toLowerCase().replaceAll(' ', '');

/**
 * Returns true for a password that attackers try first.
 *
 * @param personal  the e-mail address and the name of the user
 */
export async function isWeakPassword(
  password: string,
  personal: readonly string[],
): Promise<boolean> {
  loaded ??= loadCommonPasswords();
  const common = await loaded;
  const text = squeezed(password);
  if (common.has(password.toLowerCase()) || common.has(text)) return true;
  const parts = personal.flatMap((value) => [value, value.split('@', 1)[0] ?? '']).map(squeezed);
  return parts.some((part) => part.length >= minPersonalLength && text.includes(part));
}

/**
 * Refuses a password that is too long, too common or made of personal data.
 *
 * @param path  the field, such as `body.password`
 * @param personal  the e-mail address and the name of the user
 * @throws ApiError 400 `password_too_long` or `password_too_weak`
 */
export async function refuseUnfitPassword(
  password: string,
  path: string,
  personal: readonly string[],
): Promise<void> {
  refuseLongPassword(password, path);
  if (!(await isWeakPassword(password, personal))) return;
  throw requestErrors.invalidField(path, text('passwordTooWeak'), 'password_too_weak');
}
