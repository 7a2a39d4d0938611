import type { components } from '../../../../generated/kyc/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { findEntries, type ScreenedEntry, sandboxEntries } from '../../watchlists/index.js';
import { type StoredHit, toHit } from './queries.js';

type Schemas = components['schemas'];

/** Some lists have hundreds of spellings of one name. A reviewer needs only the first. */
const most = 100;
const maxRemarks = 5_000;

const few = (texts: readonly string[], maxLength: number): string[] =>
  texts.slice(0, most).map((text) => text.slice(0, maxLength));

/** Writes a country code in lower case, as the contract does. Other text is unchanged. */
const toCountry = (country: string): string =>
  /^[A-Z]{2}$/.test(country) ? country.toLowerCase() : country.slice(0, 100);

function toDocument({ type, number, country }: ScreenedEntry['documents'][number]) {
  return {
    type: type?.slice(0, 200) ?? null,
    number: number.slice(0, 200),
    country: country === undefined ? null : toCountry(country),
  };
}

function toEntry(entry: ScreenedEntry, hit: StoredHit): Schemas['HitEntry'] {
  return {
    type: entry.schema,
    names: entry.names.slice(0, most).map(({ text, kind }) => ({ text: text.slice(0, 300), kind })),
    birthDates: few(entry.birthDates, 100),
    birthPlaces: few(entry.birthPlaces, 500),
    countries: few(entry.countries, 100).map(toCountry),
    gender: entry.gender,
    documents: entry.documents.slice(0, most).map(toDocument),
    programs: few(entry.programs, 1_000),
    topics: few(entry.topics, 1_000),
    remarks: entry.remarks.slice(0, maxRemarks),
    changed: entry.contentHash !== hit.entryHash,
  };
}

const keyOf = (list: string, id: string): string => `${list}\n${id}`;

/**
 * Returns hits with the current entries of their lists, or those of the sandbox. Lists are public, so that entries are not
 * stored with a hit.
 */
export async function withEntries(db: Db, hits: readonly StoredHit[]): Promise<Schemas['Hit'][]> {
  const entries = await findEntries(
    db,
    hits.map(({ list, entityId }) => ({ list, id: entityId })),
  );
  const known = [...sandboxEntries, ...entries];
  const byKey = new Map(known.map((entry) => [keyOf(entry.list, entry.id), entry]));
  return hits.map((hit) => {
    const entry = byKey.get(keyOf(hit.list, hit.entityId));
    return { ...toHit(hit), entry: entry === undefined ? null : toEntry(entry, hit) };
  });
}
