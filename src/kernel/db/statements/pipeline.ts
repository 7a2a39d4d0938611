import type { Connection } from '../connections/connection-pool.js';
import { TransactionLostError } from '../errors.js';
import type { Scope, StatementObserver } from '../scope.js';
import { type Execution, executeAll, type PreparedStatement, prepared } from './prepared.js';

const nothing = (): void => undefined;

const plans = new Map<string, PreparedStatement<object>>();

/** The plan of a statement such as COMMIT. It has no name behind a pooler, which may lose named statements. */
function planOf(text: string, isNamed: boolean): PreparedStatement<object> {
  // Settings of a transaction are too long for a name.
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
 * The statements of one transaction. The statements of one turn of the event loop are sent with one write in the
 * order of their calls, so that `Promise.all` of several statements is one round trip. After an error, PostgreSQL
 * skips the rest of the write, which then fails with the same error.
 */
export class Pipeline {
  readonly connection: Connection;
  readonly #options: PipelineOptions;
  #waiting: Execution[] = [];
  #isScheduled = false;
  /** Settles when all statements that were sent are answered. */
  #answered: Promise<void> = Promise.resolve();
  /** The first error of a statement, which ended the transaction. */
  #fault: { readonly cause: unknown; readonly isKnown: boolean } | undefined;
  #state: 'unsent' | 'open' | 'over' = 'unsent';
  #isUsed = false;
  #given = 0;
  /** The number of attempts that are not over. */
  #attempts = 0;

  constructor(connection: Connection, options: PipelineOptions) {
    this.connection = connection;
    this.#options = options;
  }

  /** The number of statements that the callers have given. */
  get given(): number {
    return this.#given;
  }

  get isOver(): boolean {
    return this.#state === 'over';
  }

  /**
   * Adds a statement to the beginning of the transaction, such as BEGIN. It is sent with the first other statement.
   */
  begin(text: string): void {
    const { isNamed, scope } = this.#options;
    this.#waiting.push(planOf(text, isNamed).run([], nothing, nothing, scope));
  }

  run<Row extends object>(
    plan: PreparedStatement<Row>,
    values: readonly unknown[],
  ): Promise<Row[]> {
    this.#given += 1;
    return new Promise((resolve, reject) => {
      this.#waiting.push(plan.run(values, resolve, reject, this.#options.scope));
      this.#isUsed = true;
      this.#schedule();
    });
  }

  /**
   * Sends a statement together with the next one, or with COMMIT. If it fails, they fail with its error.
   *
   * @param use  receives the rows
   */
  defer<Row extends object>(
    plan: PreparedStatement<Row>,
    values: readonly unknown[],
    use: (rows: Row[]) => void = nothing,
  ): void {
    const fail = (cause: unknown) => {
      this.#fault ??= { cause, isKnown: false };
    };
    this.#given += 1;
    this.#waiting.push(plan.run(values, use, fail, this.#options.scope));
    this.#isUsed = true;
  }

  /**
   * Sends what is deferred, and waits for all answers.
   *
   * @throws the error of a deferred statement, or TransactionLostError if a caller ignored one
   */
  async settle(): Promise<void> {
    this.#send();
    await this.#answered;
    if (this.#fault !== undefined) throw this.#lost(this.#fault);
  }

  /**
   * Runs work whose failure undoes only what the work did; the transaction goes on.
   *
   * @throws the error of the work or of a statement that it deferred
   */
  async attempt<T>(work: () => Promise<T>): Promise<T> {
    await this.settle();
    const { isNamed, scope } = this.#options;
    this.#attempts += 1;
    const name = `attempt_${this.#attempts}`;
    const savepoint = planOf(`SAVEPOINT ${name}`, isNamed).run([], nothing, nothing, scope);
    const release = () => this.defer(planOf(`RELEASE ${name}`, isNamed), []);
    this.#waiting.push(savepoint);
    try {
      const result = await work();
      await this.settle();
      release();
      return result;
    } catch (error) {
      if (this.#waiting.includes(savepoint)) this.#drop();
      else {
        await this.#undo(`ROLLBACK TO ${name}`);
        release();
      }
      // Forget the fault of a deferred statement: it is undone or was never sent.
      this.#fault = undefined;
      throw error;
    } finally {
      this.#attempts -= 1;
    }
  }

  /** @throws TransactionLostError if a statement failed and its caller ignored the error */
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
    const wasSent = this.#state === 'open';
    this.#state = 'over';
    if (wasSent) await this.#undo('ROLLBACK');
    else this.#drop();
  }

  /** Drops the statements that were not sent, and sends another one. */
  async #undo(text: string): Promise<void> {
    this.#drop();
    await new Promise<void>((resolve, reject) => {
      const { isNamed, observe, scope } = this.#options;
      const run = planOf(text, isNamed).run([], nothing, reject, scope);
      executeAll(this.connection, [run], () => resolve(), observe);
    });
  }

  #drop(): void {
    const dropped = this.#waiting;
    this.#waiting = [];
    for (const run of dropped) run.reject(new Error('The transaction was rolled back'));
  }

  /** A caller has received this error; it is not the error of a deferred statement. */
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
    // Waits for the callbacks of this turn, which may add statements.
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
