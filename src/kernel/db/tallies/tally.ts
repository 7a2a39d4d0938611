import { type Decimal, decimal, toSql } from '../../values/money.js';
import type { Db } from '../client.js';
import { query } from '../statements/query.js';
import type { Tallies, TallyChange } from './tallies.js';

/** The tallies of a transaction. @throws Error outside of a transaction */
export function talliesOf(db: Db): Tallies {
  if ('tallies' in db) return db.tallies;
  throw new Error('A tally changes in a transaction only');
}

type Amount = number | string | Decimal;

const parameterOf = (column: string): string =>
  column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A table of sums by company and key, which the writes of what it sums keep true. */
export interface Tally<Key extends string, Sum extends string> {
  /** Changes the sums of a key with the COMMIT of the transaction. @throws Error outside of a transaction */
  add(
    trx: Db,
    companyId: number,
    key: Readonly<Record<Key, string | number | boolean>>,
    change: Readonly<Record<Sum, Amount>>,
  ): void;
}

/**
 * Declares a table of sums. Its primary key is the company and the key.
 *
 * @param keys  the types of the other columns of the key
 * @param sums  the types of the sums
 */
export function tally<Key extends string, Sum extends string>(
  table: string,
  keys: Readonly<Record<Key, string>>,
  sums: Readonly<Record<Sum, 'bigint' | 'numeric'>>,
): Tally<Key, Sum> {
  const keyNames = Object.keys(keys) as Key[];
  const sumNames = Object.keys(sums) as Sum[];
  const types = Object.entries<string>({ ...keys, ...sums });
  const lists = types.map(([column, type]) => `:!${parameterOf(column)}::${type}[]`).join(', ');
  const names = types.map(([column]) => column).join(', ');
  const change = query<{ readonly companyId: number }>(
    `tally.${table}`,
    `INSERT INTO ${table} AS t (company_id, ${names})
SELECT :companyId::bigint, c.* FROM unnest(${lists}) AS c
ON CONFLICT (company_id, ${keyNames.join(', ')}) DO UPDATE SET
  ${sumNames.map((name) => `${name} = t.${name} + excluded.${name}`).join(', ')}`,
  );
  const valuesOf = (changes: readonly TallyChange[]) => [
    ...keyNames.map((name, index) => [name, changes.map(({ key }) => key[index])] as const),
    ...sumNames.map(
      (name, index) =>
        [name, changes.map(({ sums: all }) => toSql(all[index] ?? decimal('0')))] as const,
    ),
  ];
  return {
    add(trx, companyId, key, by) {
      const write = (changes: readonly TallyChange[]) => {
        const lists = valuesOf(changes).map(([name, list]) => [parameterOf(name), list]);
        return change.defer(trx, { companyId, ...Object.fromEntries(lists) });
      };
      talliesOf(trx).add(`${table} ${companyId}`, write, {
        key: keyNames.map((name) => key[name]),
        sums: sumNames.map((name) => decimal(by[name])),
      });
    },
  };
}
