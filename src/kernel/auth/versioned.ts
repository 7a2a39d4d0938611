import type { Knex } from 'knex';
import { lookup } from '../db/statement.js';

/** Callers of one kind, as they stand in the database. */
export interface CallerSource {
  /** Names its statements. */
  readonly name: string;
  /** Of the column by which a caller is found, beside its company. */
  readonly keyType: 'uuid' | 'bytea';
  readonly columns: string;
  /** Its tables, with who stands; whoever does not is simply not answered. */
  readonly from: string;
  /** Finds one by `k.company_id` and `k.key`. */
  readonly match: string;
  /** The tables that a caller is made of. */
  readonly tables: readonly string[];
}

export interface VersionedRow {
  readonly place: number;
  /** Which versions of its rows it was made of: any change to one of them is by another transaction. */
  readonly stamp: string;
}

/** What a caller is looked for by. */
export interface CallerKey {
  readonly companyId: number;
  readonly key: string | Buffer;
}

function statementsOf<Row extends VersionedRow>(source: CallerSource) {
  const { name, keyType, columns, from, match, tables } = source;
  const stamp = tables.map((table) => `${table}.xmin::text`).join(` || ' ' || `);
  const asked = `unnest($1::bigint[], $2::${keyType}[]) with ordinality as k (company_id, key, place)`;
  return {
    find: lookup<Row>(
      `auth_find_${name}`,
      `select k.place::int, ${stamp} as stamp, ${columns} from ${asked} join (${from}) on ${match}`,
    ),
    /** One stamp per caller and in their order, joined by commas; empty for one that does not stand. */
    stamp: lookup<{ readonly stamps: string }>(
      `auth_stamp_${name}`,
      `select string_agg(coalesce(s.stamp, ''), ',' order by k.place) as stamps from ${asked}
       left join lateral (select ${stamp} as stamp from ${from} where ${match}) as s on true`,
    ),
  };
}

/** More callers than that are not at work at a time. */
const mostKnown = 10_000;

const idOf = ({ companyId, key }: CallerKey): string =>
  `${companyId} ${typeof key === 'string' ? key : key.toString('base64')}`;

const valuesOf = (keys: readonly CallerKey[]) => [
  keys.map(({ companyId }) => companyId),
  keys.map(({ key }) => key),
];

interface Known<Caller> {
  readonly stamp: string;
  readonly caller: Caller;
}

/**
 * Callers, each kept for as long as its rows are what they were: what is asked of the database every time is their
 * versions, and the rows only where those have changed. A change that has committed is always seen.
 *
 * @param make  a caller of its row; called anew when that has changed
 */
export function versionedCallers<Row extends VersionedRow, Caller>(
  db: Knex,
  source: CallerSource,
  make: (row: Row) => Caller,
): (keys: readonly CallerKey[]) => Promise<(Caller | undefined)[]> {
  const { find, stamp } = statementsOf<Row>(source);
  const known = new Map<string, Known<Caller>>();

  const keep = (id: string, row: Row): Caller => {
    const [oldest] = known.size >= mostKnown && !known.has(id) ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    const caller = make(row);
    known.set(id, { stamp: row.stamp, caller });
    return caller;
  };

  const read = async (keys: readonly CallerKey[]): Promise<Map<string, Caller>> => {
    const found = new Map<string, Caller>();
    for (const row of await find(db, valuesOf(keys))) {
      const key = keys[row.place - 1];
      if (key !== undefined) found.set(idOf(key), keep(idOf(key), row));
    }
    return found;
  };

  return async (keys) => {
    const [row] = await stamp(db, valuesOf(keys));
    const stamps = row?.stamps.split(',') ?? [];
    const changed: CallerKey[] = [];
    const callers = keys.map((key, index) => {
      if (stamps[index] === '') return undefined;
      const kept = known.get(idOf(key));
      if (kept !== undefined && kept.stamp === stamps[index]) return kept.caller;
      changed.push(key);
      return undefined;
    });
    if (changed.length === 0) return callers;
    const fresh = await read(changed);
    return callers.map((caller, index) => caller ?? fresh.get(idOf(keys[index] as CallerKey)));
  };
}
