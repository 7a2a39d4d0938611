import type { Span } from '../observe/tracing.js';
import type { Pool } from './pool.js';

/** The request or job that statements run for. */
export interface Scope {
  /** The id of the operation, or `job` and the kind of the job. */
  readonly operation: string;
  /** Undefined for a job. */
  readonly requestId: string | undefined;
  /** Undefined until the caller is known, and for work without a company. */
  readonly companyId: number | undefined;
  /** Absent if traces are off. */
  readonly span: Span | undefined;
}

interface ScopeOption {
  readonly scope?: Scope;
}

/** Returns the same pool for the statements of one scope. */
export function withScope(pool: Pool, scope: Scope): Pool {
  const scoped: Pool & { scope: Scope } = Object.create(pool);
  scoped.scope = scope;
  return scoped;
}

/** Returns the scope of a pool or of a transaction that was opened on it. */
export const scopeOf = (db: object): Scope | undefined => (db as ScopeOption).scope;

/** Returns the span for which `db` works, to store it in rows that cause later work. */
export const traceparentOf = (db: object): string | null => scopeOf(db)?.span?.traceparent ?? null;

/** Returns the pool without its scope, for work that outlives the request. */
export function withoutScope<Db extends object>(db: Db): Db {
  return scopeOf(db) === undefined || 'pipeline' in db ? db : Object.getPrototypeOf(db);
}

/** Statements that were sent with one write. PostgreSQL sends their answers together. */
export interface RoundTrip {
  readonly statements: readonly {
    /** Empty for a statement that is planned for each call. */
    readonly name: string;
    readonly text: string;
    readonly scope: Scope | undefined;
  }[];
  /** The start by `performance.now()`. */
  readonly startedAt: number;
  readonly endedAt: number;
  /** The first failure. */
  readonly error: unknown;
}

/** Receives each round trip of prepared statements. */
export type StatementObserver = (trip: RoundTrip) => void;

/** Returns the observer that the database was opened with. */
export const observerOf = ({
  userParams,
}: Pick<Pool, 'userParams'>): StatementObserver | undefined =>
  userParams['observe'] as StatementObserver | undefined;
