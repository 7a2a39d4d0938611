import type { Connection } from '../connections/connection-pool.js';
import { TransactionLostError } from '../errors.js';
import type { Scope, StatementObserver } from '../scope.js';
import { type Execution, executeAll, type PreparedStatement, prepared } from './prepared.js';

const nothing = (): void => undefined;

const plans = new Map<string, PreparedStatement<object>>();

/** The plan of a statement such as COMMIT; unnamed behind a pooler, where a statement prepared by name may be missing. */
function planOf(text: string, isNamed: boolean): PreparedStatement<object> {
  // Settings of a transaction are longer than a name may be.
  const name = isNamed && text.length < 50 ? `transaction.${text.toLowerCase()}` : '';
  const key = `${name}|${text}`;
  const plan = plans.get(key) ?? prepared(name, text);
  plans.set(key, plan);
  return plan;
}

export interface PipelineOptions {
  readonly isNamed: boolean;
  readonly scope: Scope | undefined;
  readonly observe: StatementObserver | undefined;
}

/**
 * The statements of one transaction. Those of one turn of the event loop are sent with one write, in the order of their
 * calls, so that `Promise.all` of several statements is one round trip. After the first error PostgreSQL skips the rest of
 * a write; the rest then fails with the same error.
 */
export class Pipeline {
  readonly connection: Connection;
  readonly #options: PipelineOptions;
  #waiting: Execution[] = [];
  #isScheduled = false;
  /** Settles when everything that was sent is answered. */
  #answered: Promise<void> = Promise.resolve();
  /** The first error of a statement; it has undone the transaction. */
  #fault: { readonly cause: unknown; readonly isKnown: boolean } | undefined;
  #state: 'unsent' | 'open' | 'over' = 'unsent';
  #isUsed = false;

  constructor(connection: Connection, options: PipelineOptions) {
    this.connection = connection;
    this.#options = options;
  }

  get isOver(): boolean {
    return this.#state === 'over';
  }

  /** Leaves a statement of the transaction's own beginning, such as BEGIN, until the first one goes out. */
  begin(text: string): void {
    const { isNamed, scope } = this.#options;
    this.#waiting.push(planOf(text, isNamed).run([], nothing, nothing, scope));
  }

  run<Row extends object>(
    plan: PreparedStatement<Row>,
    values: readonly unknown[],
  ): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(plan.run(values, resolve, reject, this.#options.scope));
      this.#isUsed = true;
      this.#schedule();
    });
  }

  /** Sends a statement together with the next one, or with COMMIT: its failure fails them. */
  defer(plan: PreparedStatement<object>, values: readonly unknown[]): void {
    const fail = (cause: unknown) => {
      this.#fault ??= { cause, isKnown: false };
    };
    this.#waiting.push(plan.run(values, nothing, fail, this.#options.scope));
    this.#isUsed = true;
  }

  /** @throws TransactionLostError when a statement failed and its caller went on as if it had not */
  async commit(): Promise<void> {
    // PostgreSQL answers COMMIT of a failed transaction with a silent ROLLBACK.
    await this.#answered;
    if (this.#fault !== undefined) throw this.#lost(this.#fault);
    if (this.#isUsed) {
      const done = this.run(planOf('COMMIT', this.#options.isNamed), []);
      this.#send();
      await done;
    }
    this.#state = 'over';
  }

  async rollback(): Promise<void> {
    const dropped = this.#waiting;
    this.#waiting = [];
    for (const run of dropped) run.reject(new Error('The transaction was rolled back'));
    const wasSent = this.#state === 'open';
    this.#state = 'over';
    if (!wasSent) return;
    await new Promise<void>((resolve, reject) => {
      const { isNamed, observe, scope } = this.#options;
      const run = planOf('ROLLBACK', isNamed).run([], nothing, reject, scope);
      executeAll(this.connection, [run], () => resolve(), observe);
    });
  }

  /** An error that a caller has seen is another one than that of a deferred statement. */
  #lost({ cause, isKnown }: { readonly cause: unknown; readonly isKnown: boolean }): unknown {
    if (!isKnown) return cause;
    return new TransactionLostError(
      'A statement failed earlier in this transaction; nothing was saved',
      { cause },
    );
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    // After the callbacks of this turn, which may add further statements.
    process.nextTick(() => this.#send());
  }

  #send(): void {
    this.#isScheduled = false;
    const runs = this.#waiting;
    if (runs.length === 0) return;
    this.#waiting = [];
    this.#state = 'open';
    this.#answered = new Promise((resolve) => {
      const over = (error: unknown, unexecuted: readonly Execution[]): void => {
        if (error !== undefined) {
          this.#fault ??= { cause: error, isKnown: true };
          for (const run of unexecuted) run.reject(error);
        }
        resolve();
      };
      executeAll(this.connection, runs, over, this.#options.observe);
    });
  }
}
