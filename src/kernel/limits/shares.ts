/** Divides the requests in progress between companies. */
export interface Shares {
  /**
   * Begins a request at once or, while the company has its share of requests in progress, in its turn.
   *
   * @returns a function that ends the request, or a promise of it
   */
  enter(companyId: number): (() => void) | Promise<() => void>;
}

/** How long a company counts as active after a request. */
const activeMs = 1000;

/** A request in progress for longer waits for something else than the processor, and no longer counts. */
const youngMs = 100;

/** With more of them, a request of another company waits for the processor that they use. */
const usualShare = 1;

/** A request in progress. */
interface Running {
  readonly since: number;
}

/** The requests of one company. */
class Company {
  /** In the order of their starts. */
  readonly #running: Running[] = [];
  /** Start the requests that wait, the oldest first. */
  readonly #waiting: ((running: Running) => void)[] = [];
  readonly #isLimited: () => boolean;
  readonly #most: number;

  constructor(most: number, isLimited: () => boolean) {
    this.#most = most;
    this.#isLimited = isLimited;
  }

  get isIdle(): boolean {
    return this.#running.length === 0;
  }

  /** Returns the request in progress or, if it has to wait, a promise of it. */
  enter(): Running | Promise<Running> {
    if (this.#waiting.length === 0 && this.#mayStart()) return this.#start();
    if (this.#waiting.length === 0) this.#startLater();
    return new Promise((start) => this.#waiting.push(start));
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
    while (this.#waiting.length > 0 && this.#mayStart()) this.#waiting.shift()?.(this.#start());
  }

  /** Starts requests that no other one starts by its end. */
  #startLater(): void {
    setTimeout(() => {
      this.#startWaiting();
      if (this.#waiting.length > 0) this.#startLater();
    }, youngMs);
  }
}

/**
 * While several companies send requests, each has about `most` in progress, so that a request of one company does
 * not compete with hundreds of another. A company that is alone is not limited.
 */
export function createShares(most = usualShare): Shares {
  const companies = new Map<number, Company>();
  let latest: number | undefined;
  let sharedUntil = 0;
  const isShared = (): boolean => performance.now() < sharedUntil;

  function companyOf(companyId: number): Company {
    if (latest !== companyId) {
      if (latest !== undefined) sharedUntil = performance.now() + activeMs;
      latest = companyId;
    }
    const known = companies.get(companyId);
    if (known !== undefined) return known;
    const company = new Company(most, isShared);
    companies.set(companyId, company);
    return company;
  }

  return {
    enter(companyId) {
      const company = companyOf(companyId);
      const ender = (running: Running) => () => {
        company.leave(running);
        if (company.isIdle) companies.delete(companyId);
      };
      const entered = company.enter();
      return entered instanceof Promise ? entered.then(ender) : ender(entered);
    },
  };
}
