import { clip } from '../../../kernel/values/clip.js';
import { normalizeUnicode } from '../../../kernel/values/unicode.js';
import type { IdentityDocument, ListEntry, ListName, Schema } from '../../matching/index.js';
import { WatchlistError } from '../imports/source.js';
import { countryCode, countryCodes } from './country-names.js';

/** An entry while its file is read. Repetitions are removed when it is complete. */
export interface Draft {
  readonly id: string;
  readonly schema: Schema;
  readonly names: ListName[];
  readonly birthDates: string[];
  readonly birthPlaces: string[];
  /** The texts of the list. */
  readonly countries: string[];
  gender: ListEntry['gender'];
  readonly documents: IdentityDocument[];
  readonly lei: string[];
  readonly registration: string[];
  readonly topics: string[];
  readonly programs: string[];
  readonly remarks: string[];
}

/** The id is used in addresses and messages, and is compared unchanged. */
const isId = (text: string): boolean => /^[^\p{Cc}\p{Cs}]{1,200}$/u.test(text);

/** @throws WatchlistError for an invalid id */
export function createDraft(id: string, schema: Schema): Draft {
  if (!isId(id)) throw new WatchlistError(`${JSON.stringify(clip(id, 40))} is no id`);
  return {
    id,
    schema,
    names: [],
    birthDates: [],
    birthPlaces: [],
    countries: [],
    gender: null,
    documents: [],
    lei: [],
    registration: [],
    topics: [],
    programs: [],
    remarks: [],
  };
}

const scripts: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Arabic}/u, 'Arab'],
  [/\p{Script=Cyrillic}/u, 'Cyrl'],
  [/\p{Script=Greek}/u, 'Grek'],
  [/\p{Script=Hebrew}/u, 'Hebr'],
  [/\p{Script=Hangul}/u, 'Hang'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Jpan'],
  [/\p{Script=Han}/u, 'Hani'],
  [/\p{Script=Thai}/u, 'Thai'],
  [/\p{Script=Armenian}/u, 'Armn'],
  [/\p{Script=Georgian}/u, 'Geor'],
];

/** Removes NUL and lone surrogates, which no database accepts. */
const plain = (text: string): string => text.replace(/[\0\p{Cs}]/gu, ' ');

const tidy = (text: string): string =>
  plain(normalizeUnicode(text, 'NFC')).replace(/\s+/g, ' ').trim();

/** The longest name. Longer texts are misplaced remarks. */
const longestName = 300;

/** Adds a name unless it is blank. Semicolons separate several names in one cell. */
export function addName({ names }: Draft, text: string, kind: ListName['kind']): void {
  for (const part of text.split(';').map(tidy)) {
    if (!/[\p{L}\p{N}]/u.test(part)) continue;
    const script = scripts.find(([letters]) => letters.test(part))?.[1];
    const name = clip(part, longestName);
    names.push({
      text: name,
      kind: names.length > 0 && kind === 'primary' ? 'alias' : kind,
      ...(script && { script }),
    });
  }
}

const once = (texts: readonly string[]): string[] => [...new Set(texts.map(tidy).filter(Boolean))];

function namesOnce(names: readonly ListName[]): ListName[] {
  const seen = new Set<string>();
  const strong = names.filter(({ kind }) => kind !== 'weak');
  const weak = names.filter(({ kind }) => kind === 'weak');
  return [...strong, ...weak].filter(({ text }) => {
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew;
  });
}

/** Limits of number and length, so that replies stay readable. */
const [mostWords, longestWord] = [1_000, 1_000];

const words = (texts: readonly string[]): string[] =>
  once(texts.map((text) => clip(tidy(text), longestWord)))
    .sort()
    .slice(0, mostWords);

/** Keeps the order of the members, because the hash of an entry depends on it. */
function readDocument({ country, ...document }: IdentityDocument): IdentityDocument {
  const { number, type } = document;
  const own = {
    ...document,
    number: plain(number),
    ...(type !== undefined && { type: plain(type) }),
  };
  return country === undefined ? own : { country: countryCode(country) ?? plain(country), ...own };
}

/** @returns undefined for a draft without a name, which no search could find */
export function finishDraft(draft: Draft): ListEntry | undefined {
  const names = namesOnce(draft.names);
  const [first] = names;
  if (first === undefined) return undefined;
  const documents = new Map(
    draft.documents.map(readDocument).map((each) => [JSON.stringify(each), each]),
  );
  return {
    id: draft.id,
    schema: draft.schema,
    caption: first.text,
    names,
    birthDates: once(draft.birthDates).sort(),
    birthPlaces: once(draft.birthPlaces),
    countries: countryCodes(draft.countries),
    gender: draft.gender,
    documents: [...documents.values()],
    identifiers: { lei: once(draft.lei), registration: once(draft.registration) },
    topics: words(draft.topics),
    programs: words(draft.programs),
    remarks: draft.remarks.map(tidy).filter(Boolean).join('; '),
  };
}
