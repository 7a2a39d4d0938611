export { likeness, sameAddress, sameName, wordShare } from './alike.js';
export type {
  IdentityDocument,
  ListEntry,
  ListName,
  Schema,
  Subject,
  SubjectFact,
} from './entry.js';
export { assembleMatcher, createMatcher, type Match, type Matcher } from './matcher.js';
export { scoreNames } from './scoring/score.js';
export { plainKnowledge } from './scoring/variants.js';
export { runInTurns } from './steps.js';
export { isPlaceholder, isSameIdentifier, kindOfType } from './tokens/identifiers.js';
export { exactKeys, nameKeys } from './tokens/keys.js';
export { numberSource } from './tokens/modifiers.js';
export { normaliseName } from './tokens/normalise.js';
export { type NameKind, prepareName } from './tokens/tokens.js';
