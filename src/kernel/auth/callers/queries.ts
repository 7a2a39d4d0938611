import { lookup } from '../../db/statements/query.js';

/** The tables of one kind of caller. */
export interface CallerSource {
  /** Prefix of its statement names. */
  readonly name: string;
  /** Type of the column that identifies a caller within its company. */
  readonly keyType: 'uuid' | 'bytea';
  readonly columns: string;
  /** FROM clause. It must exclude revoked and expired callers. */
  readonly from: string;
  /** Condition that finds one caller by `:companyId` and `k.key`. */
  readonly match: string;
  /** The tables whose row versions make up the version of a caller; of a LEFT JOIN, the version without a row is empty. */
  readonly tables: readonly string[];
}

export interface VersionedRow {
  readonly place: number;
  /** The versions of the rows from which the caller was built. A change of any row changes it. */
  readonly row_versions: string;
}

/** Identifies a caller within its company. */
export interface CallerKey {
  readonly companyId: number;
  readonly key: string | Buffer;
}

/** The keys to find in a company. */
export interface CallerKeys {
  readonly companyId: number;
  readonly keys: readonly (string | Buffer)[];
}

/** The statements that read callers of one kind in a company, and only their versions. */
export function callerStatements<Row extends VersionedRow>(source: CallerSource) {
  const { name, keyType, columns, from, match, tables } = source;
  const rowVersions = tables
    .map((table) => `coalesce(${table}.xmin::text, '')`)
    .join(` || ' ' || `);
  const callerKeys = `unnest(:!keys::${keyType}[]) with ordinality as k (key, place)`;
  return {
    find: lookup<CallerKeys, Row>(
      `auth_find_${name}`,
      `select k.place::int, ${rowVersions} as row_versions, ${columns} from ${callerKeys} join (${from}) on ${match}`,
    ),
    /** The row versions of the callers in order, joined by commas. The version of an inactive caller is empty. */
    versions: lookup<CallerKeys, { readonly versions: string }>(
      `auth_versions_${name}`,
      `select string_agg(coalesce(v.row_versions, ''), ',' order by k.place) as versions from ${callerKeys}
       left join lateral (select ${rowVersions} as row_versions from ${from} where ${match}) as v on true`,
    ),
  };
}
