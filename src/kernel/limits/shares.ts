/** Divides the requests in progress between companies. */
export interface Shares {
  /** Calls `work` at once or, while the company has its share of requests in progress, in its turn. */
  run(companyId: number, work: () => Promise<void>): Promise<void>;
}

/** How long a company counts as active after a request. */
const activeMs = 1000;

/** If no request of a company ends for so long, they wait for something else than the processor, and one more starts. */
const stallMs = 100;

/** The requests of one company. */
class Company {
  running = 0;
  /** Start the requests that wait, the oldest first. */
  readonly #waiting: (() => void)[] = [];
  /** Set while requests wait. */
  #stall: NodeJS.Timeout | undefined;

  readonly #mayStart: (running: number) => boolean;

  constructor(mayStart: (running: number) => boolean) {
    this.#mayStart = mayStart;
  }

  /** Returns undefined if the next request of the company may start, and else a promise of its turn. */
  enter(): Promise<void> | undefined {
    if (this.#mayStart(this.running)) {
      this.running += 1;
      return undefined;
    }
    this.#stall ??= setTimeout(() => this.#startNext(), stallMs);
    return new Promise<void>((start) => this.#waiting.push(start));
  }

  leave(): void {
    this.running -= 1;
    this.#stall?.refresh();
    while (this.#waiting.length > 0 && this.#mayStart(this.running)) this.#startNext();
  }

  #startNext(): void {
    this.running += 1;
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) this.#stall?.refresh();
    else {
      clearTimeout(this.#stall);
      this.#stall = undefined;
    }
  }
}

/** More of them keep a process and PostgreSQL not much busier. */
const usualShare = 3;

/**
 * While several companies send requests, each has about `most` in progress, so that a request of one company does
 * not compete with hundreds of another. A company that is alone is not limited.
 */
export function createShares(most = usualShare): Shares {
  const companies = new Map<number, Company>();
  let latest: number | undefined;
  let sharedUntil = 0;
  const mayStart = (running: number): boolean => running < most || performance.now() >= sharedUntil;

  function companyOf(companyId: number): Company {
    if (latest !== companyId) {
      if (latest !== undefined) sharedUntil = performance.now() + activeMs;
      latest = companyId;
    }
    const company = companies.get(companyId) ?? new Company(mayStart);
    companies.set(companyId, company);
    return company;
  }

  return {
    async run(companyId, work) {
      const company = companyOf(companyId);
      const turn = company.enter();
      if (turn !== undefined) await turn;
      try {
        await work();
      } finally {
        company.leave();
        if (company.running === 0) companies.delete(companyId);
      }
    },
  };
}
