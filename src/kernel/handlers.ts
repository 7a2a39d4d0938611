import type { Knex } from 'knex';
import type { AuditEntry } from './audit.js';
import type { Db } from './db/client.js';
import type { Principal, RequestFacts } from './principal.js';

export type { Environment, Principal, RequestFacts } from './principal.js';

/** The login of a browser, kept in cookies that scripts cannot read. */
export interface BrowserLogin {
  /** The token of the cookie that came with the request. */
  sent(): string | undefined;
  /** @throws ApiError 403 unless the request comes from a page of this login */
  assertOwn(loginId: string): void;
  /** Returns the id of the browser if this user has logged in with it before. */
  device(user: LoginUser): string | undefined;
  /** Sets the cookies with the reply. */
  keep(token: string, login: LoginUser & { readonly loginId: string }): void;
  /** Takes the cookies back with the reply, if there were any. */
  drop(): void;
}

/** The user of a login. */
export interface LoginUser {
  readonly companyId: number;
  readonly userId: number;
}

/** Of callers that are no browsers. */
export const noBrowser: BrowserLogin = {
  sent: () => undefined,
  assertOwn: () => undefined,
  device: () => undefined,
  keep: () => undefined,
  drop: () => undefined,
};

/** What a handler of a public operation is given. */
export interface PublicContext {
  readonly db: Knex;
  readonly request: RequestFacts;
  readonly browser: BrowserLogin;
  readonly now: Date;
  /** Returns true once the client has disconnected: work that waits for a slot is dropped. */
  isAbandoned(): boolean;
  /** Aborts once the client has disconnected. The signal is made with the first call. */
  abandonment(): AbortSignal;
}

/** One operation of a batch, as it would be sent by itself. */
export interface BatchPart {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface BatchResult {
  readonly status: number;
  readonly body?: Record<string, unknown>;
  readonly headers?: Readonly<Record<string, string>>;
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
   *
   * @param withoutSecrets  for replies that hold a secret: what is kept in clear beside the encrypted reply, so that
   *   an erasure finds the ids in it
   */
  transaction<Reply>(
    work: (trx: Knex.Transaction) => Promise<Reply>,
    withoutSecrets?: (reply: Reply) => unknown,
  ): Promise<Reply>;
  /**
   * Like `transaction` for work that is one statement: without an Idempotency-Key the statement is its own
   * transaction and no BEGIN and COMMIT are sent.
   */
  statement<Reply>(work: (db: Db) => Promise<Reply>): Promise<Reply>;
  /** Writes one audit row in the same transaction as the change. */
  audit(trx: Db, entry: AuditEntry): Promise<void>;
  /**
   * Runs another operation of the contract for the same caller, through the whole pipeline and in a transaction of its
   * own; so never inside `transaction`. It answers for itself: whatever fails is its result.
   */
  dispatch(part: BatchPart): Promise<BatchResult>;
  /** The eight parameters of `auditSql`, for a document that is one statement and writes its own audit row. */
  auditValues(): unknown[];
}
