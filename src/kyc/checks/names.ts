import { type NameKind, plainKnowledge, prepareName, scoreNames } from '../matching/index.js';

/** How alike two names are, 0 to 100; null where one of them is not known. */
export function likeness(
  ours: string | null | undefined,
  theirs: string | null | undefined,
  kind: NameKind,
): number | null {
  if (!ours?.trim() || !theirs?.trim()) return null;
  const [query, list] = [prepareName(ours, kind), prepareName(theirs, kind)];
  return scoreNames(query, list, plainKnowledge).score;
}
