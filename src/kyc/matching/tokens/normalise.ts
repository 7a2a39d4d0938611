import anyAscii from 'any-ascii';
import { normalizeUnicode } from '../../../kernel/values/unicode.js';

/** A word of a name in Latin letters and digits, with the facts of its script that matter for comparisons. */
export interface Word {
  readonly text: string;
  /** Written without vowels, so only its consonants can be compared with Latin letters. */
  readonly isAbjad: boolean;
  /** A Chinese character. Another character is another name, even if both sound alike. */
  readonly isSyllable: boolean;
  /** The characters of a script other than Latin; empty for Latin letters and digits, of which `text` tells enough. */
  readonly characters: string;
}

// Only marks that are ornament in their script: in Indic, Thai and Khmer script marks are vowels.
const ornaments =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/gu;
const apostrophes = /['"`´‘’‚‛“”„‟ʹʺʻʼʽʾʿˈ′″׳״]/gu;
const latinOnly = /^[\p{Script=Latin}\p{N}\p{M}]*$/u;
const invisible = /[\p{Cf}ـー]/gu;
// "S.A.R.L." and "o.O.O." are one word each; the "J." of "J. Smith" stays by itself.
const dottedLetters = /(?<![\p{L}\p{N}])((?:\p{L}\.){2,}\p{L}?)(?![\p{L}\p{N}])/gu;
const han = /\p{Script=Han}/u;
const abjad = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u;
const hangul = /\p{Script=Hangul}/u;
/** Letters that stand for the initial vowel of a word. Elsewhere they are omitted. */
const vowelCarrier = /^[اأإآعאע]/u;
const arabicArticle = /^ال(?=\p{L}{3,})/u;

/** Common spellings of Korean names differ from the official romanisation: Gim Jeong Eun is Kim Jong Un. */
const koreanBySound = (text: string): string =>
  text.replace(/eo/g, 'o').replace(/eu/g, 'u').replace(/^g/, 'k');

function latin(text: string): string {
  return anyAscii(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
}

function plainWords(text: string): Word[] {
  const word = latin(text);
  const characters = latinOnly.test(text) ? '' : text.toLowerCase();
  return word === '' ? [] : [{ text: word, isAbjad: false, isSyllable: false, characters }];
}

function abjadWords(text: string): Word[] {
  const rest = text.replace(arabicArticle, '');
  // The Hebrew vav is a vowel more often than a consonant.
  const word = latin(rest.replaceAll('ו', 'w').replace(vowelCarrier, 'a'));
  if (word === '') return [];
  const article = { text: 'al', isAbjad: false, isSyllable: false, characters: 'ال' };
  return [
    ...(rest === text ? [] : [article]),
    { text: word, isAbjad: abjad.test(rest), isSyllable: false, characters: rest },
  ];
}

function wordsOf(text: string): Word[] {
  if (han.test(text)) {
    return [...text.matchAll(/\p{Script=Han}|[^\p{Script=Han}]+/gu)].flatMap(([part]) =>
      plainWords(part).map((word) => ({ ...word, isSyllable: han.test(part) })),
    );
  }
  if (abjad.test(text)) return abjadWords(text);
  if (!hangul.test(text)) return plainWords(text);
  return plainWords(text).map((word) => ({ ...word, text: koreanBySound(word.text) }));
}

/** Splits a name in any script into lower-case words of `a-z` and `0-9`, in the order written. */
export function splitName(name: string): Word[] {
  const plain = normalizeUnicode(name, 'NFKD').replace(ornaments, '');
  return normalizeUnicode(plain, 'NFC')
    .replace(apostrophes, '')
    .replace(invisible, '')
    .replace(dottedLetters, (letters) => letters.replaceAll('.', ''))
    .replace(/[&＆]/gu, ' and ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .flatMap((part) => wordsOf(part));
}

/** Returns the form for comparisons: words of `a-z` and `0-9` with one space between them. */
export function normaliseName(name: string): string {
  return splitName(name)
    .map(({ text }) => text)
    .join(' ');
}
