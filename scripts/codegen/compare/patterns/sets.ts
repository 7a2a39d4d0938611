import { type CodePoints, lastCodePoint } from './expression.js';

/** Sorts ranges and joins adjacent ones. */
export function merge(ranges: CodePoints): CodePoints {
  const merged: [number, number][] = [];
  for (const [low, high] of [...ranges].sort(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last !== undefined && low <= last[1] + 1) last[1] = Math.max(last[1], high);
    else merged.push([low, high]);
  }
  return merged;
}

/** Returns all code points that are not in a merged set. */
export function complement(ranges: CodePoints): CodePoints {
  const gaps: [number, number][] = [];
  let start = 0;
  for (const [low, high] of ranges) {
    if (low > start) gaps.push([start, low - 1]);
    start = high + 1;
  }
  if (start <= lastCodePoint) gaps.push([start, lastCodePoint]);
  return gaps;
}

const digits: CodePoints = [[0x30, 0x39]];
const word: CodePoints = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
];
const spaces: CodePoints = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];

const classes: Readonly<Record<string, CodePoints>> = {
  d: digits,
  D: complement(digits),
  w: word,
  W: complement(word),
  s: spaces,
  S: complement(spaces),
};

/** Returns the set of `\d`, `\w`, `\s` and their opposites. */
export function classOf(letter: string): CodePoints | undefined {
  return Object.hasOwn(classes, letter) ? classes[letter] : undefined;
}

const controls: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, f: 12, v: 11, '0': 0 };

/** Returns the code point of an escape such as `n`, `x7e` or `u00a0`, with its length; undefined for others. */
export function escapedCode(
  text: string,
): { readonly code: number; readonly length: number } | undefined {
  const hex = /^(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|u\{([0-9a-fA-F]{1,6})\})/.exec(text);
  if (hex !== null) {
    const [whole, two, four, many] = hex;
    return { code: Number.parseInt(two ?? four ?? many ?? '', 16), length: whole.length };
  }
  const sign = text.charAt(0);
  const control = Object.hasOwn(controls, sign) ? controls[sign] : undefined;
  if (control !== undefined) return { code: control, length: 1 };
  // Other characters stand for themselves.
  return /^[^A-Za-z0-9]$/.test(sign) ? { code: sign.charCodeAt(0), length: 1 } : undefined;
}
