import type { Db } from '../../../kernel/db/client.js';
import type { Pool } from '../../../kernel/db/pool.js';
import {
  plannedPerCall,
  type Query,
  queryOfText,
  walkQuery,
} from '../../../kernel/db/statements/query.js';
import type { Scope } from '../../scope.js';
import { columns, type SessionRow } from '../lifecycle/queries.js';
import type { SessionStatus } from '../lifecycle/rules.js';

const sortColumns = { createdAt: 's.created_at', updatedAt: 's.updated_at' } as const;

export type SortKey = keyof typeof sortColumns;

export interface SessionOrder {
  readonly by: SortKey;
  readonly isDescending: boolean;
}

/** The position of the last session of a page in the order of the list. */
export interface SessionPosition {
  readonly at: Date;
  readonly id: string;
}

/** Filters. Those that are undefined do not apply. */
export interface SessionFilters {
  readonly statuses?: readonly SessionStatus[] | undefined;
  readonly createdAfter?: Date | undefined;
  readonly createdBefore?: Date | undefined;
  readonly workflowId?: string | undefined;
  readonly externalId?: string | undefined;
  readonly country?: string | undefined;
  /** Matches sessions that a reviewer holds at this time, or that are unclaimed. */
  readonly heldAt?: Date | undefined;
  readonly freeAt?: Date | undefined;
  /** JSON of an actor's type and id. */
  readonly heldBy?: string | undefined;
  readonly notHeldBy?: string | undefined;
  /** True for sessions with the first of two approvals, false for those without it. */
  readonly isApprovedOnce?: boolean | undefined;
  /** A pattern of LIKE for the id, the external id and the expected name. */
  readonly pattern?: string | undefined;
}

/** The text of the index `kyc_sessions_search_idx`. */
const searched = `normalised(s.id || ' ' || coalesce(s.external_id, '') || ' ' ||
    coalesce(s.expected ->> 'firstName', '') || ' ' || coalesce(s.expected ->> 'lastName', ''))`;

const conditions: Readonly<Record<keyof SessionFilters, string>> = {
  statuses: 's.status = ANY (:statuses::text[])',
  createdAfter: 's.created_at >= :createdAfter',
  createdBefore: 's.created_at < :createdBefore',
  workflowId: 's.workflow_id = :workflowId',
  externalId: 's.external_id = :externalId',
  country: 's.country = :country',
  heldAt: 's.claimed_until > :heldAt',
  freeAt: '(s.claimed_until > :freeAt) IS NOT TRUE',
  heldBy: 's.claim_actor @> :heldBy::jsonb',
  isApprovedOnce: '(s.first_approval IS NOT NULL) = :isApprovedOnce',
  pattern: `${searched} LIKE :pattern`,
  notHeldBy: 'NOT s.claim_actor @> :notHeldBy::jsonb',
};

const names = Object.keys(conditions) as (keyof SessionFilters)[];

export interface SessionRequest {
  readonly order: SessionOrder;
  readonly filters: SessionFilters;
  readonly limit: number;
  readonly offset: number;
  readonly after: SessionPosition | undefined;
}

export interface SessionPage {
  readonly rows: readonly SessionRow[];
  /** The number of sessions on all pages. */
  readonly total: number;
  readonly next: SessionPosition | undefined;
}

type ListRow = { readonly total: number } & (SessionRow | { readonly id: null });

/** Sessions of the company that are not erased. */
const whereOf = (filters: readonly (keyof SessionFilters)[]): string =>
  [
    's.company_id = :companyId',
    's.environment = :environment',
    's.deleted_at IS NULL',
    ...filters.map((name) => conditions[name]),
  ].join(' AND ');

interface ListParts {
  readonly where: string;
  readonly key: string;
  readonly dir: 'ASC' | 'DESC';
  /** The comparison that holds for the sessions after a position. */
  readonly beyond: '<' | '>';
  readonly hasPosition: boolean;
}

/** The total is the outer side of the join, so that it is answered when the page is empty. */
function listSql({ where, key, dir, beyond, hasPosition }: ListParts): string {
  const position = `(${key}, s.id) ${beyond} (:afterAt::timestamptz, :afterId::text)`;
  return `SELECT t.total, r.* FROM (SELECT count(*)::int AS total FROM kyc_sessions s WHERE ${where}) AS t
   LEFT JOIN (
     SELECT ${columns}, ${key} AS sort_key FROM kyc_sessions s
     WHERE ${where}${hasPosition ? ` AND ${position}` : ''}
     ORDER BY ${key} ${dir}, s.id ${dir} LIMIT :limit OFFSET :offset
   ) AS r ON true
   ORDER BY r.sort_key ${dir}, r.id ${dir}`;
}

/**
 * Gathers the matches of a search first and sorts them afterwards. Otherwise PostgreSQL walks the index of the order, which
 * reads every session for a text that no session contains.
 */
function searchSql({ where, key, dir, beyond, hasPosition }: ListParts): string {
  const position = `WHERE (m.sort_key, m.id) ${beyond} (:afterAt::timestamptz, :afterId::text)`;
  return `WITH m AS MATERIALIZED (SELECT s.id, ${key} AS sort_key FROM kyc_sessions s WHERE ${where})
   SELECT t.total, r.* FROM (SELECT count(*)::int AS total FROM m) AS t
   LEFT JOIN (
     SELECT ${columns}, p.sort_key FROM (
       SELECT m.id, m.sort_key FROM m ${hasPosition ? position : ''}
       ORDER BY m.sort_key ${dir}, m.id ${dir} LIMIT :limit OFFSET :offset
     ) AS p JOIN kyc_sessions s ON s.company_id = :companyId AND s.id = p.id
   ) AS r ON true
   ORDER BY r.sort_key ${dir}, r.id ${dir}`;
}

const statements = new Map<string, Query<object, ListRow>>();

/** Limits the plans that each connection keeps, because callers choose the combinations of filters. */
const maxNamed = 64;

/** A search is planned for each call, because texts match very different numbers of sessions. */
function statementFor(
  { by, isDescending }: SessionOrder,
  filters: readonly (keyof SessionFilters)[],
  hasPosition: boolean,
): Query<object, ListRow> {
  const parts = {
    where: whereOf(filters),
    key: sortColumns[by],
    hasPosition,
    ...(isDescending
      ? ({ dir: 'DESC', beyond: '<' } as const)
      : ({ dir: 'ASC', beyond: '>' } as const)),
  };
  if (filters.includes('pattern')) return plannedPerCall<object, ListRow>(searchSql(parts));
  const sql = listSql(parts);
  let found = statements.get(sql);
  if (found === undefined) {
    const isNamed = statements.size < maxNamed;
    found = isNamed ? queryOfText('sessions.list', sql) : plannedPerCall<object, ListRow>(sql);
    statements.set(sql, found);
  }
  return found;
}

const appliedOf = (filters: SessionFilters) => names.filter((name) => filters[name] !== undefined);

/** Yields all matching sessions in the order of the list. */
export function walkSessions(
  db: Pool,
  { companyId, environment }: Scope,
  { order, filters }: Pick<SessionRequest, 'order' | 'filters'>,
): AsyncGenerator<SessionRow[]> {
  const where = whereOf(appliedOf(filters));
  const dir = order.isDescending ? 'DESC' : 'ASC';
  const walk = walkQuery<object, SessionRow>(
    `SELECT ${columns} FROM kyc_sessions s WHERE ${where} ORDER BY ${sortColumns[order.by]} ${dir}, s.id ${dir}`,
  );
  return walk(db, { companyId, environment, ...filters });
}

/** Returns a page of sessions without erased ones, and the number of sessions on all pages. */
export async function listSessions(
  db: Db,
  { companyId, environment }: Scope,
  { order, filters, limit, offset, after }: SessionRequest,
): Promise<SessionPage> {
  const list = statementFor(order, appliedOf(filters), after !== undefined);
  const position = after && { afterAt: after.at, afterId: after.id };
  const found = await list(db, {
    companyId,
    environment,
    limit: limit + 1,
    offset,
    ...filters,
    ...position,
  });
  const all = found.filter((row): row is Extract<ListRow, SessionRow> => row.id !== null);
  const rows = all.slice(0, limit);
  const last = all.length > limit ? rows.at(-1) : undefined;
  const at = order.by === 'createdAt' ? last?.created_at : last?.updated_at;
  const next = last === undefined || at === undefined ? undefined : { at, id: last.id };
  return { rows, total: found[0]?.total ?? 0, next };
}
