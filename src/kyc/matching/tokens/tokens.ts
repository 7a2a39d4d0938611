import { editCost } from '../scoring/edit.js';
import { type FormClass, formAt, longForms } from './legal-forms.js';
import { particles, shipPrefixes, titles } from './lexicon.js';
import { splitName, type Word } from './normalise.js';
import { consonantsOf, fold, skeletonOf } from './sound.js';

/** The kind of thing that a name belongs to; `any` if unknown. */
export type NameKind = 'person' | 'company' | 'vessel' | 'any';

type TokenKind = 'word' | 'number' | 'initial' | 'title' | 'particle' | 'form';

export interface Token {
  readonly text: string;
  readonly kind: TokenKind;
  readonly folded: string;
  readonly skeleton: string;
  readonly consonants: string;
  readonly isAbjad: boolean;
  readonly isSyllable: boolean;
  /** As `Word` has them. */
  readonly characters: string;
  readonly formClass?: FormClass;
}

export interface PreparedName {
  readonly text: string;
  /** As `normaliseName` gives it. */
  readonly normal: string;
  readonly kind: NameKind;
  readonly tokens: readonly Token[];
  /** The words and numbers that make the name, without spaces. */
  readonly joined: string;
  /** Everything, without spaces. */
  readonly glued: string;
  readonly consonants: string;
  readonly isAbjad: boolean;
  /** The characters of all words, sorted; empty if all letters are Latin. */
  readonly characters: string;
}

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const cardinals = 'one two three four five six seven eight nine ten'.split(' ');
const roman = /^(?=[ivx])x{0,3}(ix|iv|v?i{0,3})$/;
const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

function romanValue(text: string): number {
  const digits = [...text].map((digit) => romanDigits[digit] ?? 0);
  return digits.reduce(
    (sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit),
    0,
  );
}

/** Returns true for Roman numerals, such as I, IV or XXXIX. */
export const isRomanNumber = (text: string): boolean => roman.test(text);

/** Returns the number that a word in the name of an organisation or a ship stands for. */
function numberIn(text: string, at: number): string | undefined {
  const digits = /^0*(0|[1-9]\d*)(st|nd|rd|th)?$/.exec(text)?.[1];
  if (digits !== undefined) return digits;
  if (/\d/.test(text)) return text;
  const named = Math.max(ordinals.indexOf(text), cardinals.indexOf(text));
  if (named >= 0) return String(named + 1);
  return at > 0 && isRomanNumber(text) ? String(romanValue(text)) : undefined;
}

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
};

/** Replaces digits in the name of a person with the letters that they look like. */
function unmask(text: string): string {
  const digits = text.match(/\d/g)?.length ?? 0;
  if (digits === 0 || text.length - digits < 2) return text;
  return text.replace(/\d/g, (digit) => lookalikes[digit] ?? digit);
}

function makeToken(word: Word, kind: TokenKind, text = word.text): Token {
  const folded = fold(text);
  const { characters, isAbjad, isSyllable } = word;
  const skeleton = skeletonOf(folded);
  const consonants = consonantsOf(text);
  return { text, kind, folded, skeleton, consonants, isAbjad, isSyllable, characters };
}

function personToken(word: Word): Token {
  const text = unmask(word.text);
  if (/\d/.test(text)) return makeToken(word, 'number', text.replace(/^0+(?=\d)/, ''));
  if (titles.has(text)) return makeToken(word, 'title');
  if (particles.has(text)) return makeToken(word, 'particle');
  return makeToken(word, text.length === 1 ? 'initial' : 'word', text);
}

function thingToken(word: Word, at: number, kind: NameKind): Token {
  const number = numberIn(word.text, at);
  if (number !== undefined) return makeToken(word, 'number', number);
  if (kind === 'vessel' && at === 0 && shipPrefixes.has(word.text)) return makeToken(word, 'title');
  return makeToken(word, particles.has(word.text) ? 'particle' : 'word');
}

interface Form {
  readonly formClass: FormClass;
  readonly length: number;
}

function misspelledFormAt(words: readonly string[], from: number): Form | undefined {
  const first = words[from] ?? '';
  const found = longForms.find((form) => {
    if (form.joined[0] !== first[0]) return false;
    const written = words.slice(from, from + form.words.length).join('');
    return (
      Math.abs(written.length - form.joined.length) <= 2 && editCost(written, form.joined, 1) <= 1
    );
  });
  return found && { formClass: found.formClass, length: found.words.length };
}

function thingTokens(words: readonly Word[], kind: NameKind): Token[] {
  const texts = words.map(({ text }) => text);
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const form = kind === 'vessel' ? undefined : (formAt(texts, at) ?? misspelledFormAt(texts, at));
    const [word] = words.slice(at, at + 1);
    if (word === undefined) break;
    if (form === undefined) {
      tokens.push(thingToken(word, at, kind));
      at += 1;
    } else {
      const text = texts.slice(at, at + form.length).join(' ');
      tokens.push({ ...makeToken(word, 'form', text), formClass: form.formClass });
      at += form.length;
    }
  }
  return tokens;
}

const bearsName = ({ kind }: Token): boolean => kind === 'word' || kind === 'number';

/** A name may consist of titles, particles or legal forms only. */
function ensureWord(tokens: readonly Token[]): readonly Token[] {
  if (tokens.some((token) => bearsName(token) || token.kind === 'initial')) return tokens;
  return tokens.map(({ formClass: _, ...token }) => ({ ...token, kind: 'word' }));
}

/** Splits a name into comparable tokens. This costs more than a comparison, so listed names are prepared once. */
export function prepareName(text: string, kind: NameKind): PreparedName {
  const words = splitName(text);
  const raw = kind === 'person' ? words.map(personToken) : thingTokens(words, kind);
  const tokens = ensureWord(raw);
  return {
    text,
    kind,
    tokens,
    normal: words.map((word) => word.text).join(' '),
    glued: words.map((word) => word.text).join(''),
    consonants: tokens.flatMap((token) => (bearsName(token) ? [token.consonants] : [])).join(''),
    joined: tokens.flatMap((token) => (bearsName(token) ? [token.text] : [])).join(''),
    isAbjad: words.some(({ isAbjad }) => isAbjad),
    characters: words
      .map(({ characters }) => characters)
      .sort()
      .join(''),
  };
}

/** Returns all words in alphabetical order. */
export const sortedWords = ({ normal }: PreparedName): string => normal.split(' ').sort().join(' ');
