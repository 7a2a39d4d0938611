import { query } from '../../kernel/db/statements/query.js';
import type { Scope } from '../scope.js';

/** A record of any company for which a timer is due. */
export interface DueRecord extends Scope {
  readonly id: string;
  readonly dueAt: Date;
}

interface DueValues {
  readonly now: Date;
  /** The last record of the batch before. */
  readonly lastAt: Date | '-infinity';
  readonly lastCompanyId: number;
  readonly lastId: string;
  readonly limit: number;
}

export type DueQuery = ReturnType<typeof query<DueValues, DueRecord>>;

/**
 * Declares the query of the records of a table that are due, those that have been due the longest first.
 *
 * @param column  the time of the timer
 */
export const dueQuery = (name: string, table: string, column: string): DueQuery =>
  query(
    name,
    `SELECT d.company_id AS "companyId", d.environment, d.id, d.${column} AS "dueAt" FROM ${table} d
   WHERE d.${column} <= :now AND (d.${column}, d.company_id, d.id) > (:lastAt::timestamptz, :lastCompanyId::bigint,
     :lastId::text)
   ORDER BY d.${column}, d.company_id, d.id LIMIT :limit`,
  );
