import { DatabaseBusyError, isBusy, isRace } from '../db/errors.js';
import { inTransaction, type Transaction } from '../db/transaction.js';
import { ApiError } from '../errors/api-error.js';
import { FairQueue } from '../limits/fair-queue.js';
import type { Shares } from '../limits/shares.js';
import type { Asked, Context, SharedWork } from './handlers.js';
import { IdempotentReplay } from './idempotency.js';

/** Writes one document in a transaction of its own. */
export async function writeAlone<Input, Prepared, Reply>(
  { prepare, write }: SharedWork<Input, Prepared, Reply>,
  trx: Transaction,
  asked: Asked<Input>,
): Promise<Reply> {
  const [prepared] = await prepare(trx, [asked]);
  return write(asked, trx, prepared as Prepared);
}

/** A request whose document waits for a transaction. */
export interface Waiting<Input, Reply> {
  readonly asked: Asked<Input>;
  /** Takes the Idempotency-Key of the request. */
  begin(trx: Transaction): Promise<void>;
  keep(trx: Transaction, reply: Reply): Promise<void>;
  /** Gives the key back to a request that is refused. */
  giveUp(trx: Transaction): Promise<void>;
  /** Writes the document in a transaction of its own. */
  alone(): Promise<Reply>;
}

/** A waiting request and the promise of its reply. */
interface Job<Input, Reply> extends Waiting<Input, Reply> {
  readonly since: number;
  resolve(reply: Reply): void;
  reject(error: unknown): void;
}

type Outcome<Reply> = { readonly reply: Reply } | { readonly error: unknown };

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError || error instanceof IdempotentReplay;

/** The refusal that a promise rejects with, or undefined. */
async function refusalOf(promise: Promise<void>): Promise<{ readonly error: unknown } | undefined> {
  try {
    await promise;
    return undefined;
  } catch (error) {
    if (isRefusal(error)) return { error };
    throw error;
  }
}

/** @throws the error of a document of which something is written already: that cannot be taken back alone */
async function writeOne<Input, Prepared, Reply>(
  { write }: SharedWork<Input, Prepared, Reply>,
  trx: Transaction,
  job: Job<Input, Reply>,
  prepared: Prepared,
): Promise<Outcome<Reply>> {
  const { given } = trx.pipeline;
  try {
    const reply = await write(job.asked, trx, prepared);
    await job.keep(trx, reply);
    return { reply };
  } catch (error) {
    if (!isRefusal(error) || trx.pipeline.given !== given) throw error;
    await job.giveUp(trx);
    return { error };
  }
}

/** Decides and writes the documents of a transaction. Resolves to their outcomes, in the order of the jobs. */
async function writeAll<Input, Prepared, Reply>(
  work: SharedWork<Input, Prepared, Reply>,
  trx: Transaction,
  jobs: readonly Job<Input, Reply>[],
): Promise<Outcome<Reply>[]> {
  const begun = await Promise.all(jobs.map((job) => refusalOf(job.begin(trx))));
  const going = jobs.filter((_job, index) => begun[index] === undefined);
  const asked = going.map((job) => job.asked);
  const prepared = asked.length === 0 ? [] : await work.prepare(trx, asked);
  const outcomes: Outcome<Reply>[] = [];
  for (const [index, job] of jobs.entries()) {
    const own = prepared[going.indexOf(job)] as Prepared;
    outcomes.push(begun[index] ?? (await writeOne(work, trx, job, own)));
  }
  return outcomes;
}

/** The most documents of one transaction: its rows stay locked for all of them. */
const most = 16;

/** As long as a request waits for a connection. */
const longestWaitMs = 10_000;

/** Writes the documents of a company that come while others are being written in one transaction. */
class Group<Input, Prepared, Reply> {
  readonly #work: SharedWork<Input, Prepared, Reply>;
  readonly #writers: Shares;
  readonly #waiting = new FairQueue<Job<Input, Reply>>();
  #isRunning = false;

  constructor(work: SharedWork<Input, Prepared, Reply>, writers: Shares) {
    this.#work = work;
    this.#writers = writers;
  }

  get isIdle(): boolean {
    return !this.#isRunning;
  }

  /** Resolves when no document waits any more. */
  async enter(caller: string, job: Job<Input, Reply>): Promise<void> {
    this.#waiting.push(caller, job);
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#waiting.size > 0) await this.#run(this.#take());
    this.#isRunning = false;
  }

  #take(): Job<Input, Reply>[] {
    const latest = performance.now() - longestWaitMs;
    const taken: Job<Input, Reply>[] = [];
    while (taken.length < most && this.#waiting.size > 0) {
      const job = this.#waiting.next();
      if (job === undefined) break;
      if (job.since > latest) taken.push(job);
      else
        job.reject(new DatabaseBusyError('Documents of the company before this one took too long'));
    }
    return taken;
  }

  async #run(jobs: readonly Job<Input, Reply>[]): Promise<void> {
    const [first] = jobs;
    const areOver =
      first !== undefined && jobs.length > 1 && (await this.#tryTogether(first, jobs));
    if (areOver) return;
    for (const job of jobs) await job.alone().then(job.resolve, job.reject);
  }

  /** Returns false if nothing was written and each document has to be tried alone. */
  async #tryTogether(
    { asked: { ctx } }: Job<Input, Reply>,
    jobs: readonly Job<Input, Reply>[],
  ): Promise<boolean> {
    try {
      this.#answer(jobs, await this.#writeTogether(ctx, jobs));
      return true;
    } catch (error) {
      // It is not known whether a lost transaction is committed.
      const mayBeWritten = isBusy(error) && !isRace(error);
      if (mayBeWritten) for (const job of jobs) job.reject(error);
      return mayBeWritten;
    }
  }

  async #writeTogether({ db, principal }: Context, jobs: readonly Job<Input, Reply>[]) {
    const leave = await this.#writers.enter(principal.companyId, 'documents');
    try {
      return await inTransaction(db, (trx) => writeAll(this.#work, trx, jobs));
    } finally {
      leave();
    }
  }

  #answer(jobs: readonly Job<Input, Reply>[], outcomes: readonly Outcome<Reply>[]): void {
    for (const [index, job] of jobs.entries()) {
      const outcome = outcomes[index];
      if (outcome !== undefined && 'reply' in outcome) job.resolve(outcome.reply);
      else job.reject(outcome?.error);
    }
  }
}

/** Writes documents of the same company and kind together while others are in progress. */
export interface Groups {
  run<Input, Prepared, Reply>(
    work: SharedWork<Input, Prepared, Reply>,
    waiting: Waiting<Input, Reply>,
  ): Promise<Reply>;
}

export function createGroups(writers: Shares): Groups {
  const groups = new Map<string, unknown>();
  return {
    run<Input, Prepared, Reply>(
      work: SharedWork<Input, Prepared, Reply>,
      waiting: Waiting<Input, Reply>,
    ) {
      const { companyId, id, type } = waiting.asked.ctx.principal;
      const key = `${companyId}:${work.name}`;
      const known = groups.get(key) as Group<Input, Prepared, Reply> | undefined;
      const group = known ?? new Group(work, writers);
      if (known === undefined) groups.set(key, group);
      return new Promise<Reply>((resolve, reject) => {
        const job = { ...waiting, since: performance.now(), resolve, reject };
        void group.enter(`${type}:${id}`, job).then(() => {
          if (group.isIdle) groups.delete(key);
        });
      });
    },
  };
}
