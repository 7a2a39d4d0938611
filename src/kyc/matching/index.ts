export { likeness, sameAddress, sameName, wordShare } from './alike.js';
export type { IdentityDocument, ListEntry, ListName, Schema, Subject } from './entry.js';
export { exactKeys, nameKeys } from './keys.js';
export { assembleMatcher, createMatcher, type Match, type Matcher } from './matcher.js';
export { normaliseName } from './normalise.js';
export { scoreNames } from './score.js';
export { runInTurns } from './steps.js';
export { type NameKind, prepareName } from './tokens.js';
export { plainKnowledge } from './variants.js';
