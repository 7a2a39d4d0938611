import { type ListEntry, type ListName, nameKindOf } from '../entry.js';
import type { Knowledge } from '../scoring/parts.js';
import { mineVariants, plainKnowledge } from '../scoring/variants.js';
import { type Weights, weightsOf } from '../scoring/weights.js';
import { type Steps, visitInSteps } from '../steps.js';
import { keyedTokens } from './keys.js';
import { commonNames, filiations } from './lexicon.js';
import { type NameKind, type PreparedName, prepareName } from './tokens.js';

/** A prepared name of an entry. */
export interface IndexedName {
  /** The entry's position in its group. */
  readonly at: number;
  readonly name: ListName;
  readonly prepared: PreparedName;
}

export const nameKinds: readonly NameKind[] = ['person', 'company', 'vessel', 'any'];

/** Stores each word once for all names. */
function createPreparer(): (text: string, kind: NameKind) => PreparedName {
  const words = new Map<string, PreparedName['tokens'][number]>();
  return (text, kind) => {
    const name = prepareName(text, kind);
    const tokens = name.tokens.map((token) => {
      const key = `${token.kind} ${token.isAbjad} ${token.isSyllable} ${token.formClass} ${token.characters} ${token.text}`;
      const known = words.get(key) ?? token;
      words.set(key, known);
      return known;
    });
    return { ...name, tokens };
  };
}

/** The number of entries whose names are prepared in one step. */
const stepEntries = 100;
/** The number of names that one step learns from. */
const stepNames = 1_000;

export function* listNames(entries: readonly ListEntry[]): Steps<IndexedName[]> {
  const prepare = createPreparer();
  const listed: IndexedName[] = [];
  yield* visitInSteps(entries, stepEntries, ({ names, schema }, at) => {
    for (const name of names) {
      listed.push({ at, name, prepared: prepare(name.text, nameKindOf(schema)) });
    }
  });
  return listed;
}

/** The names of each group. */
type Groups = readonly (readonly IndexedName[])[];

function* learnWeights(groups: Groups): Steps<Weights> {
  const counts = new Map(nameKinds.map((kind) => [kind, new Map<string, number>()]));
  const totals = new Map<NameKind, number>();
  for (const listed of groups) {
    yield* visitInSteps(listed, stepNames, ({ prepared }) => {
      const words = counts.get(prepared.kind);
      totals.set(prepared.kind, (totals.get(prepared.kind) ?? 0) + 1);
      for (const { text } of keyedTokens(prepared)) words?.set(text, (words.get(text) ?? 0) + 1);
    });
  }
  const byKind = new Map(
    [...counts].map(([kind, words]) => [kind, weightsOf(words, totals.get(kind) ?? 0)]),
  );
  return (word, kind) => byKind.get(kind)?.(word, kind) ?? 1;
}

/** Words after which a name mentions the parent. */
const wordsOfChildren = ({ tokens }: PreparedName): string[] =>
  tokens.flatMap(({ text }, at) => (filiations.has(tokens[at + 1]?.text ?? '') ? [text] : []));

/** The words of people on the lists. */
interface PeopleWords {
  readonly words: Set<string>;
  readonly forenames: Set<string>;
}

/** Returns the names of each person in a group, and adds their words. */
function* readPeople(
  listed: readonly IndexedName[],
  { forenames, words }: PeopleWords,
): Steps<readonly PreparedName[][]> {
  const people = new Map<number, PreparedName[]>();
  yield* visitInSteps(listed, stepNames, ({ at, name, prepared }) => {
    if (prepared.kind !== 'person' || name.kind === 'weak') return;
    const known = people.get(at);
    if (known) known.push(prepared);
    else people.set(at, [prepared]);
    for (const { text } of prepared.tokens) words.add(text);
    for (const word of wordsOfChildren(prepared)) forenames.add(word);
  });
  return [...people.values()];
}

/** Learns from the lists the weights of words, and which words are names. */
export function* learn(groups: Groups): Steps<Knowledge> {
  const known: PeopleWords = { words: new Set(), forenames: new Set() };
  const people: PreparedName[][] = [];
  for (const listed of groups) {
    for (const names of yield* readPeople(listed, known)) people.push(names);
  }
  const weights = yield* learnWeights(groups);
  const isName = (word: string) => known.words.has(word) || plainKnowledge.isName(word);
  const isForename = (word: string) => known.forenames.has(word) || commonNames.has(word);
  return { weights, variants: yield* mineVariants(people), isName, isForename };
}
