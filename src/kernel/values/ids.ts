import { randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const timeLetters = 10;
const randomLetters = 16;

function letters(value: bigint, count: number): string {
  let rest = value;
  let text = '';
  for (let at = 0; at < count; at += 1) {
    text = alphabet.charAt(Number(rest & 31n)) + text;
    rest >>= 5n;
  }
  return text;
}

/** The last id's moment and random part: within one millisecond the next id counts on from it. */
let last = { ms: -1, random: 0n };

/** A top bit of zero leaves room to count. */
function nextRandom(ms: number): bigint {
  const isSame = ms === last.ms;
  const random = isSame ? last.random + 1n : BigInt(`0x${randomBytes(10).toString('hex')}`) >> 1n;
  last = { ms, random };
  return random;
}

/** The moment in an id. */
export function madeAt(id: string): Date {
  const time = id.slice(id.indexOf('_') + 1).slice(0, timeLetters);
  return new Date([...time].reduce((ms, letter) => ms * 32 + alphabet.indexOf(letter), 0));
}

/**
 * A public id: a prefix and 26 letters, ten of them the time in milliseconds and sixteen random, so that ids sort as
 * they were made in this process and those of two processes never meet.
 */
export function newId(prefix: string, now: Date): string {
  const ms = now.getTime();
  return `${prefix}_${letters(BigInt(ms), timeLetters)}${letters(nextRandom(ms), randomLetters)}`;
}
