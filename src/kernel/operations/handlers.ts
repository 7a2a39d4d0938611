import type { AuditEntry } from '../audit/queries.js';
import type { Db } from '../db/client.js';
import type { Pool } from '../db/pool.js';
import type { Transaction } from '../db/transaction.js';
import type { Principal, RequestFacts } from '../principal.js';

export type { Environment, Principal, RequestFacts } from '../principal.js';

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

/** The context of a handler of a public operation. */
export interface PublicContext {
  readonly db: Pool;
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

/** A part of a request that is done once for all callers of the company. */
export interface RepeatablePart {
  readonly operation: string;
  /** At most 255 characters. */
  readonly key: string;
  /** Of its body. */
  readonly hash: Buffer;
}

/** A request for a document. */
export interface Asked<Input> {
  readonly ctx: Context;
  readonly input: Input;
}

/**
 * Documents of a company that one transaction may write. They are decided one after the other, each on what those before it
 * left.
 */
export interface SharedWork<Input, Prepared, Reply> {
  readonly name: string;
  /** Locks and reads all that the documents depend on, in the order in which one document would. */
  prepare(trx: Transaction, asked: readonly Asked<Input>[]): Promise<readonly Prepared[]>;
  /**
   * Decides a document, and writes it with deferred statements.
   *
   * @throws ApiError to refuse it, before it gives a statement
   */
  write(asked: Asked<Input>, trx: Transaction, prepared: Prepared): Promise<Reply>;
}

/** The context of a handler of an operation that requires a caller. */
export interface Context extends PublicContext {
  readonly principal: Principal;
  /** The day of the request in the time zone of the company, `YYYY-MM-DD`. The clock of a test company can be set. */
  readonly today: string;
  /** Equal for the repetitions of one request with an Idempotency-Key, and for no others; undefined without a key. */
  readonly repetition: string | undefined;
  /** Does the caller hold this permission? For parts of a reply; the operation's own is checked before. */
  can(permission: string): boolean;
  /**
   * Runs the whole effect of an operation in one transaction and resolves to its reply. With an Idempotency-Key, the
   * key and the reply commit with it, and a repeated request never runs `work`. `work` may run again after a deadlock
   * or serialisation failure, so it must have no effect outside the transaction.
   *
   * @param withoutSecrets  for replies that hold a secret: the part that is stored unencrypted, so that an erasure
   *   finds the ids in it
   */
  transaction<Reply>(
    work: (trx: Transaction) => Promise<Reply>,
    withoutSecrets?: (reply: Reply) => unknown,
  ): Promise<Reply>;
  /**
   * Does the same as `transaction` for a document, possibly in one transaction with other documents of the company that
   * wait at the same time.
   */
  together<Input, Prepared, Reply>(
    work: SharedWork<Input, Prepared, Reply>,
    input: Input,
  ): Promise<Reply>;
  /** Writes one audit row in the same transaction as the change, together with its next statement. */
  audit(trx: Db, entry: AuditEntry): Promise<void>;
  /**
   * Returns the context of an operation that this one calls. Its transaction has a key of its own, so that it has its effect
   * once, however often this one is repeated within 24 hours: then it throws an IdempotentReplay.
   */
  once(part: RepeatablePart): Context;
  /** Returns the context of operations that are a part of this one: their transactions are `trx`. */
  within(trx: Transaction): Context;
  /**
   * Runs another operation for the same caller, through the whole pipeline and in its own transaction; so never call
   * it inside `transaction`. A failure of the operation is its result.
   */
  dispatch(part: BatchPart): Promise<BatchResult>;
}
