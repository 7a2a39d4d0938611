import { fold } from './sound.js';
import type { PreparedName, Token } from './tokens.js';

const shortestFuzzy = 4;

const isKeyed = ({ kind }: Token): boolean => kind === 'word' || kind === 'number';

/** Returns the word without each of its letters in turn. Two words that are one typo apart share one of these. */
function deletions(word: string): string[] {
  if (word.length < shortestFuzzy || /\d/.test(word)) return [];
  return Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** The keys under which one word is found: itself, its consonants, itself less one letter. */
export function tokenKeys({ folded, skeleton, consonants, isAbjad }: Token): string[] {
  const sounds = skeleton.length > 1 && !isAbjad ? [`~${skeleton}`] : [];
  const scripts = consonants.length > 1 ? [`=${consonants}`] : [];
  return [...new Set([folded, ...deletions(folded), ...sounds, ...scripts])];
}

/** Neighbours written as one word. */
export function joinedWords({ tokens }: PreparedName): string[] {
  return tokens.flatMap((token, at) => {
    const [second, third] = tokens.slice(at + 1, at + 3);
    if (second === undefined) return [];
    const two = token.text + second.text;
    return (third === undefined ? [two] : [two, two + third.text]).map(fold);
  });
}

export const keyedTokens = ({ tokens }: PreparedName): Token[] => tokens.filter(isKeyed);

/** Returns the keys that find a name by its exact spelling. */
export function exactKeys(name: PreparedName): string[] {
  return [...new Set([...keyedTokens(name).map(({ folded }) => folded), ...joinedWords(name)])];
}

/** Returns all keys of a name, as stored in the database. */
export function nameKeys(name: PreparedName): string[] {
  return [...new Set([...keyedTokens(name).flatMap(tokenKeys), ...joinedWords(name)])];
}
