import { normalizeUnicode } from '../../values/unicode.js';

/** Letters that Unicode does not decompose, with the letters by which users search for them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ĸ: 'k',
  ς: 'σ',
};
const anyPlainLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');

/**
 * Returns the form in which text is compared, sorted and searched: lower case, without accents, single
 * spaces. «Peñá», «PENA» and «peña» all become `pena`. Stored beside the text, so that both engines agree.
 */
export function normalise(text: string): string {
  return normalizeUnicode(text.toLowerCase(), 'NFD')
    .replace(/\p{M}+/gu, '')
    .replace(anyPlainLetter, (letter) => plainLetters[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Returns the text in which a search of several members looks, one in each line. */
export const searchTextOf = (...texts: readonly (string | null)[]): string =>
  texts.map((text) => normalise(text ?? '')).join('\n');

/**
 * Returns a LIKE pattern that finds the text anywhere in a normalised column. `%`, `_` and `\` stand for themselves.
 */
export function likePattern(text: string): string {
  return `%${normalise(text).replace(/[\\%_]/g, '\\$&')}%`;
}

/** The name of the filter that finds a text or an amount. */
export const searchOrAmount = 'searchOrAmount';
