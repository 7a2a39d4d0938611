import { DatabaseBusyError } from '../db/errors.js';
import { FairQueue } from './fair-queue.js';

/** Divides the requests in progress between companies. */
export interface Shares {
  /**
   * Begins a request at once or, while the company has its share of requests in progress, in its turn. The callers of a
   * company take turns.
   *
   * @returns a function that ends the request, or a promise of it
   * @throws DatabaseBusyError if its turn does not come in time
   */
  enter(companyId: number, caller: string): (() => void) | Promise<() => void>;
}

/** How long a company counts as active after a request. */
const activeMs = 1000;

/** A request in progress for longer waits for something else than the processor, and no longer counts. */
const youngMs = 100;

/** As long as a request waits for a connection. */
const usualWaitMs = 10_000;

interface ShareOptions {
  /** The most requests of a company in progress. */
  readonly most: number;
  /** A company that is alone is limited, too. */
  readonly isAlwaysOn?: boolean;
  readonly longestWaitMs?: number;
}

/** A request in progress. */
interface Running {
  readonly since: number;
}

/** A request that waits for its turn. */
interface Waiting {
  readonly since: number;
  readonly start: (running: Running) => void;
  readonly fail: (error: unknown) => void;
}

/** The requests of one company. */
class Company {
  /** In the order of their starts. */
  readonly #running: Running[] = [];
  readonly #waiting = new FairQueue<Waiting>();
  readonly #isLimited: () => boolean;
  readonly #most: number;
  readonly #longestWaitMs: number;

  constructor({ most, longestWaitMs = usualWaitMs }: ShareOptions, isLimited: () => boolean) {
    this.#most = most;
    this.#longestWaitMs = longestWaitMs;
    this.#isLimited = isLimited;
  }

  get isIdle(): boolean {
    return this.#running.length === 0 && this.#waiting.size === 0;
  }

  /** Returns the request in progress or, if it has to wait, a promise of it. */
  enter(caller: string): Running | Promise<Running> {
    if (this.#waiting.size === 0 && this.#mayStart()) return this.#start();
    if (this.#waiting.size === 0) this.#startLater();
    return new Promise((start, fail) =>
      this.#waiting.push(caller, { since: performance.now(), start, fail }),
    );
  }

  leave(running: Running): void {
    this.#running.splice(this.#running.indexOf(running), 1);
    this.#startWaiting();
  }

  #mayStart(): boolean {
    const oldestThatCounts = this.#running.at(-this.#most);
    if (oldestThatCounts === undefined || !this.#isLimited()) return true;
    return performance.now() - oldestThatCounts.since >= youngMs;
  }

  #start(): Running {
    const running = { since: performance.now() };
    this.#running.push(running);
    return running;
  }

  #startWaiting(): void {
    while (this.#waiting.size > 0 && this.#mayStart()) this.#waiting.next()?.start(this.#start());
  }

  /** Starts requests that no other one starts by its end, and refuses those that have waited for too long. */
  #startLater(): void {
    setTimeout(() => {
      this.#startWaiting();
      this.#refuseLate();
      if (this.#waiting.size > 0) this.#startLater();
    }, youngMs);
  }

  #refuseLate(): void {
    const latest = performance.now() - this.#longestWaitMs;
    for (const [caller, waiting] of this.#waiting.entries()) {
      if (waiting.since > latest) continue;
      this.#waiting.remove(caller, waiting);
      waiting.fail(new DatabaseBusyError('Requests of the company before this one took too long'));
    }
  }
}

/**
 * While several companies send requests, each has about `most` in progress, so that a request of one company does
 * not compete with hundreds of another.
 */
export function createShares(options: ShareOptions): Shares {
  const companies = new Map<number, Company>();
  let latest: number | undefined;
  let sharedUntil = 0;
  const isLimited = (): boolean => options.isAlwaysOn === true || performance.now() < sharedUntil;

  function companyOf(companyId: number): Company {
    if (latest !== companyId) {
      if (latest !== undefined) sharedUntil = performance.now() + activeMs;
      latest = companyId;
    }
    const known = companies.get(companyId);
    if (known !== undefined) return known;
    const company = new Company(options, isLimited);
    companies.set(companyId, company);
    return company;
  }

  return {
    enter(companyId, caller) {
      const company = companyOf(companyId);
      const ender = (running: Running) => () => {
        company.leave(running);
        if (company.isIdle) companies.delete(companyId);
      };
      const entered = company.enter(caller);
      return entered instanceof Promise ? entered.then(ender) : ender(entered);
    },
  };
}
