import type { Db } from '../../db/client.js';
import {
  type CallerKey,
  type CallerKeys,
  type CallerSource,
  callerStatements,
  type VersionedRow,
} from './queries.js';

/** Upper limit of cached callers. */
const mostKnown = 10_000;

const idOf = ({ companyId, key }: CallerKey): string =>
  `${companyId} ${typeof key === 'string' ? key : key.toString('base64')}`;

const columnsOf = (keys: readonly CallerKey[]): CallerKeys => ({
  companyIds: keys.map(({ companyId }) => companyId),
  keys: keys.map(({ key }) => key),
});

interface CachedCaller<Caller> {
  readonly version: string;
  readonly caller: Caller;
}

/** Builds a caller and caches it. A full cache drops its oldest caller. */
function keep<Row extends VersionedRow, Caller>(
  known: Map<string, CachedCaller<Caller>>,
  id: string,
  row: Row,
  make: (row: Row) => Caller,
): Caller {
  const [oldest] = known.size >= mostKnown && !known.has(id) ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
  const caller = make(row);
  known.set(id, { version: row.row_versions, caller });
  return caller;
}

/**
 * Caches callers by the versions of their rows. Each request reads only the versions, and the rows only if a version
 * has changed, so a committed change always takes effect.
 *
 * @param make  builds a caller from its row; called again after a change
 */
export function versionedCallers<Row extends VersionedRow, Caller>(
  db: Db,
  source: CallerSource,
  make: (row: Row) => Caller,
): (keys: readonly CallerKey[]) => Promise<(Caller | undefined)[]> {
  const { find, versions: findVersions } = callerStatements<Row>(source);
  const known = new Map<string, CachedCaller<Caller>>();

  const read = async (keys: readonly CallerKey[]): Promise<Map<string, Caller>> => {
    const found = new Map<string, Caller>();
    for (const row of await find(db, columnsOf(keys))) {
      const key = keys[row.place - 1];
      if (key !== undefined) found.set(idOf(key), keep(known, idOf(key), row, make));
    }
    return found;
  };

  return async (keys) => {
    const [row] = await findVersions(db, columnsOf(keys));
    const versions = row?.versions.split(',') ?? [];
    const changed: CallerKey[] = [];
    const callers = keys.map((key, index) => {
      if (versions[index] === '') return undefined;
      const cached = known.get(idOf(key));
      if (cached !== undefined && cached.version === versions[index]) return cached.caller;
      changed.push(key);
      return undefined;
    });
    if (changed.length === 0) return callers;
    const fresh = await read(changed);
    return callers.map((caller, index) => caller ?? fresh.get(idOf(keys[index] as CallerKey)));
  };
}
