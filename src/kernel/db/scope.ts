import type { Knex } from 'knex';
import type { Span } from '../observe/tracing.js';

/** The request or job that statements run for. */
export interface Scope {
  /** The id of the operation, or `job` and the kind of the job. */
  readonly operation: string;
  /** Undefined for a job. */
  readonly requestId: string | undefined;
  /** Undefined before the caller is known, and for work of no company. */
  readonly companyId: number | undefined;
  /** Absent where traces are off. */
  readonly span: Span | undefined;
}

interface ScopeOption {
  readonly scope?: Scope;
}

/** Returns the pool for the statements of one scope. Everything else about it is the same. */
export function withScope(pool: Knex, scope: Scope): Knex {
  const scoped: Knex & { scope: Scope } = Object.create(pool);
  scoped.scope = scope;
  return scoped;
}

/** Returns the scope of a pool or of a transaction that was opened on it. */
export const scopeOf = (db: object): Scope | undefined => (db as ScopeOption).scope;

/** Returns the name of the span that `db` works for, for rows that cause work later. */
export const traceparentOf = (db: object): string | null => scopeOf(db)?.span?.traceparent ?? null;

/** Returns the pool itself, for what outlives the request. */
export function withoutScope<Db extends object>(db: Db): Db {
  return scopeOf(db) === undefined || 'pipeline' in db ? db : Object.getPrototypeOf(db);
}

/** Statements that were sent with one write. PostgreSQL holds their answers back until the last one. */
export interface RoundTrip {
  readonly statements: readonly {
    /** Empty for a statement that is planned for each call. */
    readonly name: string;
    readonly text: string;
    readonly scope: Scope | undefined;
  }[];
  /** On the clock of `performance.now()`. */
  readonly startedAt: number;
  readonly endedAt: number;
  /** The first failure. */
  readonly error: unknown;
}

/** Is told of each round trip of prepared statements. */
export type StatementObserver = (trip: RoundTrip) => void;

/** Returns the observer that the database was opened with. */
export const observerOf = ({
  userParams,
}: Pick<Knex, 'userParams'>): StatementObserver | undefined =>
  userParams['observe'] as StatementObserver | undefined;
