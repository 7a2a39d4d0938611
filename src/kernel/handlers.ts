import type { Knex } from 'knex';
import type { AuditEntry } from './audit.js';
import type { Db } from './db/client.js';
import type { Principal, RequestFacts } from './principal.js';

export type { Principal, RequestFacts } from './principal.js';

/** What a handler of a public operation is given. */
export interface PublicContext {
  readonly db: Knex;
  readonly request: RequestFacts;
  readonly now: Date;
}

/** What a handler of any other operation is given. */
export interface Context extends PublicContext {
  readonly principal: Principal;
  /** Does the caller hold this permission? For parts of a reply; the operation's own is checked before. */
  can(permission: string): boolean;
  /**
   * Runs the whole effect of an operation in one transaction and resolves to its reply.
   * With an Idempotency-Key the key and the reply commit with it, and a repeated request never runs `work`.
   * `work` may run again after a deadlock or serialisation failure: it has no effect outside the transaction.
   */
  transaction<Reply>(work: (trx: Knex.Transaction) => Promise<Reply>): Promise<Reply>;
  /**
   * Like `transaction` for work that is one statement: without an Idempotency-Key the statement is its own
   * transaction and no BEGIN and COMMIT are sent.
   */
  statement<Reply>(work: (db: Db) => Promise<Reply>): Promise<Reply>;
  /** Writes one audit row in the same transaction as the change. */
  audit(trx: Db, entry: AuditEntry): Promise<void>;
  /** The eight parameters of `auditSql`, for a document that is one statement and writes its own audit row. */
  auditValues(): unknown[];
}
