import { randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const timeLetters = 10;
const randomLetters = 16;

function letters(value: number, count: number): string {
  let rest = value;
  let text = '';
  for (let at = 0; at < count; at += 1) {
    text = alphabet.charAt(rest % 32) + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

export type IdPrefix =
  | 'ses'
  | 'wf'
  | 'chk'
  | 'aml'
  | 'kyb'
  | 'whk'
  | 'dlv'
  | 'evt'
  | 'key'
  | 'face';

/** The moment in an id that `newId` has made. */
export function madeAt(id: string): Date {
  const time = id.slice(id.indexOf('_') + 1).slice(0, timeLetters);
  return new Date([...time].reduce((ms, letter) => ms * 32 + alphabet.indexOf(letter), 0));
}

/**
 * A public id: a prefix and 26 letters, ten of them the time in milliseconds and sixteen (80 bits) random, so that ids
 * sort as they were made and cannot be guessed.
 */
export function newId(prefix: IdPrefix, now: Date): string {
  const random = [...randomBytes(randomLetters)].map((byte) => alphabet.charAt(byte % 32)).join('');
  return `${prefix}_${letters(now.getTime(), timeLetters)}${random}`;
}
