import { byCompany } from '../../db/by-company.js';
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

const keysOf = (companyId: number, own: readonly CallerKey[]): CallerKeys => ({
  companyId,
  keys: own.map(({ key }) => key),
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

  const read = async (companyId: number, own: readonly CallerKey[]): Promise<[string, Caller][]> =>
    (await find(db, keysOf(companyId, own))).flatMap((row): [string, Caller][] => {
      const key = own[row.place - 1];
      return key === undefined ? [] : [[idOf(key), keep(known, idOf(key), row, make)]];
    });

  /** Finds the active callers of one company. */
  const findOwn = async (
    companyId: number,
    own: readonly CallerKey[],
  ): Promise<readonly (readonly [string, Caller])[]> => {
    const [row] = await findVersions(db, keysOf(companyId, own));
    const versions = row?.versions.split(',') ?? [];
    const callers: [string, Caller][] = [];
    const changed: CallerKey[] = [];
    for (const [index, key] of own.entries()) {
      if (versions[index] === '') continue;
      const cached = known.get(idOf(key));
      if (cached !== undefined && cached.version === versions[index])
        callers.push([idOf(key), cached.caller]);
      else changed.push(key);
    }
    return changed.length === 0 ? callers : [...callers, ...(await read(companyId, changed))];
  };

  return async (keys) => {
    // The reads of several companies are sent with one write.
    const reads = byCompany(keys).map(([companyId, own]) => findOwn(companyId, own));
    const found = new Map((await Promise.all(reads)).flat());
    return keys.map((key) => found.get(idOf(key)));
  };
}
