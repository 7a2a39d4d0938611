import type { Token } from '../tokens/tokens.js';
import { editBudget, editCost, lostBudget } from './edit.js';

/** The relation between a part of one name and a part of the other. */
export type PartKind =
  | 'exact'
  | 'variant'
  | 'skeleton'
  | 'edit'
  | 'initial'
  | 'joined'
  | 'form'
  | 'whole'
  | 'conflict'
  | 'leftover'
  | 'order';

export interface Likeness {
  readonly kind: PartKind;
  /** 0 to 1. */
  readonly score: number;
}

/** Says whether two words are forms of one name, as the lists' aliases or the language have them. */
export type Variants = (a: string, b: string) => boolean;

const exact: Likeness = { kind: 'exact', score: 1 };
/** The same Latin letters, written in different characters: never an exact match. */
const sameLatin: Likeness = { kind: 'edit', score: 0.99 };
/** Two Chinese characters of one sound: simplified and traditional ones of one name, or two names. */
const sameSyllable: Likeness = { kind: 'skeleton', score: 0.6 };
const sameForm: Likeness = { kind: 'form', score: 0.95 };
const otherForm: Likeness = { kind: 'form', score: 0.3 };
const variant: Likeness = { kind: 'variant', score: 0.9 };
const sameSkeleton: Likeness = { kind: 'skeleton', score: 0.86 };
const initial: Likeness = { kind: 'initial', score: 0.7 };

function compareForms(a: Token, b: Token): Likeness {
  if (a.formClass === b.formClass) return sameForm;
  return a.formClass === 'company' || b.formClass === 'company'
    ? { kind: 'form', score: 0.7 }
    : otherForm;
}

/** Compares consonants, where one side has no vowels. Two consonants prove nothing. */
function compareAbjad(a: Token, b: Token): Likeness | undefined {
  const length = Math.min(a.consonants.length, b.consonants.length);
  if (length < 2 || a.consonants !== b.consonants) return undefined;
  return length === 2 ? { kind: 'skeleton', score: 0.5 } : sameSkeleton;
}

/** Written otherwise, heard the same. */
const soundsEqual = 0.97;

/** A word as written and as heard. */
type Spelling = Pick<Token, 'text' | 'folded'>;

/** @returns how alike two words sound and look, or undefined where they are two names */
export function compareSpelling(a: Spelling, b: Spelling, share = 1): Likeness | undefined {
  const budget = editBudget(a.text, b.text) * share;
  const heard = editCost(a.folded, b.folded, budget);
  const isSpelledOtherwise = a.text !== a.folded || b.text !== b.folded;
  const cost = heard > budget && isSpelledOtherwise ? editCost(a.text, b.text, budget) : heard;
  if (cost > budget) return undefined;
  const length = Math.max(a.text.length, b.text.length);
  return { kind: 'edit', score: Math.min(soundsEqual, 1 - (1.1 * cost) / length) };
}

/** Beyond it even equal consonants are another name's: Marquez is no Marcos. */
const soundLimit = 1.25;

function compareWords(a: Token, b: Token): Likeness | undefined {
  if (a.isSyllable && b.isSyllable) return undefined;
  if (a.isAbjad !== b.isAbjad) return compareAbjad(a, b);
  const spelling = compareSpelling(a, b);
  const isSound =
    a.skeleton === b.skeleton &&
    a.skeleton.length > 2 &&
    editCost(a.folded, b.folded, soundLimit) <= soundLimit;
  if (!isSound) return spelling;
  return (spelling?.score ?? 0) > sameSkeleton.score ? spelling : sameSkeleton;
}

const compared = new Set(['word', 'initial', 'title', 'particle']);

function compareInitial(a: Token, b: Token): Likeness | undefined {
  const hasWord = a.kind === 'word' || b.kind === 'word';
  return hasWord && a.text[0] === b.text[0] ? initial : undefined;
}

function compareSameText(a: Token, b: Token): Likeness {
  if (a.characters === b.characters) return exact;
  return a.isSyllable && b.isSyllable ? sameSyllable : sameLatin;
}

/** @returns undefined where the two have nothing to do with each other */
export function compareTokens(a: Token, b: Token, variants: Variants): Likeness | undefined {
  if (a.kind === 'form' && b.kind === 'form') return compareForms(a, b);
  if (a.text === b.text) return compareSameText(a, b);
  if (!compared.has(a.kind) || !compared.has(b.kind)) return undefined;
  if (variants(a.text, b.text)) return variant;
  if (a.kind === 'initial' || b.kind === 'initial') return compareInitial(a, b);
  return a.kind === 'word' && b.kind === 'word' ? compareWords(a, b) : undefined;
}

/** Beside one other word it takes the better of the two to be found. */
const lostScores = { near: 0.48, far: 0.42 };
const nearCost = 1.6;

/**
 * Compares the one word of a name that has two typos, where all other words match.
 *
 * @returns undefined if it is a different word
 */
export function compareLost(a: Token, b: Token): Likeness | undefined {
  if (a.kind !== 'word' || b.kind !== 'word' || a.isSyllable || b.isSyllable) return undefined;
  if (a.isAbjad || b.isAbjad) return undefined;
  const budget = lostBudget(a.text, b.text);
  const cost = editCost(a.text, b.text, budget);
  if (cost > budget) return undefined;
  return { kind: 'edit', score: cost <= nearCost ? lostScores.near : lostScores.far };
}

/** Score and allowed cost of a typo, by the length of the shorter word. */
const typoScores: readonly (readonly [score: number, cost: number])[] = [
  [0, 0],
  [0, 0],
  [0, 0],
  [0.3, 1],
  [0.45, 1],
  [0.5, 1],
  [0.5, 1.5],
  [0.5, 2],
];

/**
 * Compares a short word with one typo, or a longer one with one typo too many. The score is low but not a conflict.
 *
 * @returns undefined if more letters differ
 */
export function compareTypo(a: Token, b: Token): Likeness | undefined {
  if (a.kind !== 'word' || b.kind !== 'word' || a.isSyllable || b.isSyllable) return undefined;
  const length = Math.min(a.text.length, b.text.length, typoScores.length - 1);
  const [score, cost] = typoScores[length] ?? [0, 0];
  return score > 0 && editCost(a.text, b.text, cost) <= cost ? { kind: 'edit', score } : undefined;
}
