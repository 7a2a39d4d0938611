/** A generator of pseudo-random numbers in [0, 1): the same seed gives the same run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Random = () => number;

export const pick = <T>(random: Random, items: readonly T[]): T =>
  items[Math.floor(random() * items.length)] as T;

const long = (unit: string, length: number): string => unit.repeat(length / unit.length);

const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  `a${'\u0301\u0316'.repeat(14)}`,
  long('\u0301\u0316', 20_000),
  long('a@a.', 20_000),
  long('1', 20_000),
  long(' ', 20_000),
  long('%', 2_000),
  "'; DROP TABLE users; --",
  '../../../../etc/passwd',
  '__proto__',
  '<script>alert(1)</script>',
  'http://127.0.0.1:5432/',
  'javascript:alert(1)',
  '0001-01-01',
  '9999-12-31T23:59:59.999999999+14:00',
  '2026-02-30',
  '{{7*7}}',
  '\u202eabc',
  '💥'.repeat(50),
];

const hostileValues: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  -0.000_000_1,
  9_007_199_254_740_991,
  [],
  {},
  [[[[[[]]]]]],
  { $gt: '' },
  { constructor: { prototype: 1 } },
  Array.from({ length: 300 }, (_, index) => index),
  Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`k${index}`, index])),
];

/** Returns a text that programs tend to mishandle. */
export const hostileText = (random: Random): string => pick(random, hostileTexts);

const hostileValue = (random: Random): unknown =>
  random() < 0.6 ? hostileText(random) : pick(random, hostileValues);

/** Returns the value with one of its parts replaced, removed or added. */
export function mutate(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random() < 0.8) {
    const at = Math.floor(random() * value.length);
    return value.map((item, index) => (index === at ? mutate(item, random) : item));
  }
  if (typeof value !== 'object' || value === null || random() < 0.05) return hostileValue(random);
  const entries = Object.entries(value);
  const name = pick(random, entries)?.[0];
  if (name === undefined || random() < 0.1) return { ...value, [hostileText(random)]: 1 };
  if (random() < 0.1) return Object.fromEntries(entries.filter(([key]) => key !== name));
  return { ...value, [name]: mutate((value as Record<string, unknown>)[name], random) };
}

const magic: readonly Buffer[] = [
  Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff0806000000', 'hex'),
  Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0001108ffffffff03', 'hex'),
  Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 1 0 R>>endobj\ntrailer<</Root 1 0 R>>'),
  Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBPVP8L'),
  Buffer.from('II*\u0000\u0008\u0000\u0000\u0000\u00ff\u00ff'),
  Buffer.from('GIF89a'),
  Buffer.alloc(0),
];

/** Returns a file that begins as a known kind of file and continues with random bytes. */
export function hostileFile(random: Random): Buffer {
  const tail = Buffer.from(Array.from({ length: 200 }, () => Math.floor(random() * 256)));
  return Buffer.concat([pick(random, magic), tail]);
}

/** Returns a `multipart/form-data` body, well formed or not. */
export function hostileForm(
  fields: readonly { readonly name: string; readonly isFile: boolean }[],
  random: Random,
): { readonly type: string; readonly body: Buffer } {
  const boundary = 'fuzz-boundary';
  const parts = fields
    .filter(() => random() < 0.9)
    .flatMap(({ name, isFile }) => {
      const fileName = hostileText(random)
        .slice(0, 300)
        .replace(/[\r\n"\0]/g, '_');
      const file = isFile === random() < 0.9 ? `; filename="${fileName}"` : '';
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n`;
      const content = isFile ? hostileFile(random) : Buffer.from(hostileText(random));
      return [Buffer.from(`${head}\r\n`), content, Buffer.from('\r\n')];
    });
  const end = random() < 0.9 ? `--${boundary}--\r\n` : '--fuzz';
  const type =
    random() < 0.95 ? `multipart/form-data; boundary=${boundary}` : 'multipart/form-data';
  return { type, body: Buffer.concat([...parts, Buffer.from(end)]) };
}

/** Returns an example with `text` in the place of its first text, which fits into the smallest bodies. */
export function enlarge(example: unknown, text: string): unknown {
  if (typeof example !== 'object' || example === null) return text;
  const [first] = Object.entries(example).filter(([, value]) => typeof value === 'string');
  return first === undefined ? { ...example, text } : { ...example, [first[0]]: text };
}

/** Returns a well-formed `multipart/form-data` body with `text` in each field, file and name of a file. */
export function largeForm(
  names: readonly string[],
  isFile: (name: string) => boolean,
  text: string,
): Buffer {
  const parts = names.map((name) => {
    const file = isFile(name) ? `; filename="${text.slice(0, 8_000)}"` : '';
    return `--fuzz-boundary\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`;
  });
  return Buffer.from(`${parts.join('')}--fuzz-boundary--\r\n`);
}
