export { likeness, sameAddress, sameName, wordShare } from './alike.js';
export type {
  IdentityDocument,
  ListEntry,
  ListName,
  Schema,
  Subject,
} from './entry.js';
export {
  assembleMatcher,
  createMatcher,
  type EntryGroup,
  joinGroups,
  type Match,
  type Matcher,
  readGroup,
} from './matcher.js';
export { isPlaceholder, isSameIdentifier, kindOfType } from './modifiers/identifiers.js';
export { numberSource } from './modifiers/modifiers.js';
export { scoreNames } from './scoring/score.js';
export { plainKnowledge } from './scoring/variants.js';
export { runInTurns } from './steps.js';
export { exactKeys, nameKeys } from './tokens/keys.js';
export { normaliseName } from './tokens/normalise.js';
export { type NameKind, prepareName } from './tokens/tokens.js';
