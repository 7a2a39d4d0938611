import type { ListEntry, ListName } from '../../src/kyc/matching/index.js';

/** Returns an invented entry of a watchlist: a person by default, under the given names. */
export function entry(
  id: string,
  names: string | readonly (string | ListName)[],
  more: Partial<ListEntry> = {},
): ListEntry {
  const all = typeof names === 'string' ? [names] : names;
  const listed = all.map((name, at): ListName => {
    return typeof name === 'string' ? { text: name, kind: at === 0 ? 'primary' : 'alias' } : name;
  });
  return {
    id,
    schema: 'person',
    caption: listed[0]?.text ?? '',
    names: listed,
    birthDates: [],
    birthPlaces: [],
    countries: [],
    gender: null,
    documents: [],
    identifiers: { lei: [], registration: [] },
    topics: ['sanction'],
    programs: [],
    remarks: '',
    ...more,
  };
}
