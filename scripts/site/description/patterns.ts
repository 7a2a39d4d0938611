import type { PatternName, Words } from '../words/en.js';
import type { Rule } from './rule.js';

/** The patterns of the contracts by their meanings, which the words of each language name. */
const patterns: Readonly<Record<PatternName, readonly string[]>> = {
  line: [String.raw`^[^\u0000-\u001f\u007f-\u009f]*$`],
  filledLine: [
    String.raw`^[ \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*[^\s\u0000-\u001f\u007f-\u009f][^\u0000-\u001f\u007f-\u009f]*$`,
  ],
  lines: [
    String.raw`^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*$`,
    String.raw`^[^\u0000-\u0009\u000b-\u001f\u007f-\u009f]*$`,
  ],
  day: ['^(?!0000)', '^[12]'],
  timeOfDay: ['^([01][0-9]|2[0-3]):[0-5][0-9]$'],
  month: [String.raw`^\d{4}-(0[1-9]|1[0-2])$`],
  ascii: [String.raw`^[\x20-\x7e]+$`, '^[!-~ ]+$', '^[ -~]+$'],
  asciiWord: ['^[!-~]+$', String.raw`^[\x21-\x7e]+$`],
  noSpaces: [String.raw`^[^\u0000-\u0020\u007f-\u009f]+$`],
  slug: ['^[a-z0-9][a-z0-9_-]{0,39}$'],
  hyphenated: ['^[a-z]+(-[a-z]+)*$'],
  name: ['^[A-Za-z0-9_-]+$', '^[A-Za-z0-9][A-Za-z0-9_-]*$'],
  dottedName: ['^[a-z][a-zA-Z0-9._-]*$', '^[A-Za-z0-9][A-Za-z0-9._-]*$', '^[0-9A-Za-z._-]+$'],
  capitals: ['^[A-Z][A-Z0-9_]*$'],
  smallCountry: ['^[a-z]{2}$'],
  country: ['^[A-Z]{2}$'],
  currency: ['^[A-Z]{3}$'],
  language: ['^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$'],
  locale: ['^(en|es)(-([A-Z]{2}|[0-9]{3}))?$'],
  domain: [
    String.raw`^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$`,
  ],
  email: [String.raw`^[^@\s]+@[^@\s][^@\s.]*\.[^@\s]+$`],
  phone: ['^[0-9 ()+./-]*$'],
  address: ['^https?://'],
  path: ['^/[!-~]*$'],
  taxId: ['^[0-9A-Za-zÑñ][0-9A-Za-zÑñ &_./-]*$'],
  account: ['^[0-9A-Za-z*][0-9A-Za-z* ./-]*$'],
  lei: ['^[0-9A-Z]{18}[0-9]{2}$', '^[0-9A-Za-z]{18}[0-9]{2}$'],
  grant: [String.raw`^[a-z][a-z-]*:(\*|[a-z][a-z-]*)$`],
  permission: ['^[a-z][a-z-]*:[a-z][a-z-]*$'],
  subscription: [String.raw`^(\*|[a-z][a-z-]*\.\*|[a-z][a-z_]*\.[a-z_]+)$`],
  code: ['^[a-z][a-z0-9-]*$'],
  member: ['^[a-z][a-z0-9_]*$'],
  hexadecimal: ['^[0-9a-f]+$', '^[0-9a-f]{64}$'],
  base64: ['^[0-9A-Za-z+/]+={0,2}$'],
  color: ['^#[0-9A-Fa-f]{6}$'],
  versions: [String.raw`^(\*|(W/)?"[!#-~]*"( *, *(W/)?"[!#-~]*")*)$`],
};

const nameOf = new Map(
  Object.entries(patterns).flatMap(([name, all]) =>
    all.map((pattern) => [pattern, name as PatternName] as const),
  ),
);

/** Matches patterns of ids and tokens with a fixed beginning, such as `^ses_[0-9a-z]{26}$`. */
const withBeginning = /^\^([a-z]+_)\[[^\]]+\]\{[\d,]+\}\$$/;

/** Returns what a pattern demands, in words: no reader of a page has to read a regular expression. */
export function patternRule(words: Words, pattern: string, example: unknown): Rule {
  const name = nameOf.get(pattern);
  if (name !== undefined) return { text: words.patterns[name] };
  const [, beginning] = withBeginning.exec(pattern) ?? [];
  if (beginning !== undefined) return { text: words.beginsWith, code: beginning };
  // The contract of a module may have patterns of its own.
  return example === undefined
    ? { text: words.fixedForm }
    : { text: words.suchAs, code: String(example) };
}
