/** Divides the requests in progress between companies. */
export interface Shares {
  /** Calls `work` at once or, while the company has its share of requests in progress, in its turn. */
  run(companyId: number, work: () => Promise<void>): Promise<void>;
}

interface Company {
  running: number;
  /** Start the requests that wait, the oldest first. */
  readonly waiting: (() => void)[];
  /** Set while requests wait. */
  stall: NodeJS.Timeout | undefined;
}

/** How long a company counts as active after a request. */
const activeMs = 1000;

/** If no request of a company ends for so long, they wait for something else than the processor, and one more starts. */
const stallMs = 100;

/**
 * While several companies send requests, each has about `most` in progress, so that a request of one company does
 * not compete with hundreds of another. A company that is alone is not limited.
 */
export function createShares(most: number): Shares {
  const companies = new Map<number, Company>();
  let latest: number | undefined;
  let sharedUntil = 0;
  const mayStart = ({ running }: Company): boolean =>
    running < most || performance.now() >= sharedUntil;

  function companyOf(companyId: number): Company {
    if (latest !== companyId) {
      if (latest !== undefined) sharedUntil = performance.now() + activeMs;
      latest = companyId;
    }
    const known = companies.get(companyId);
    if (known !== undefined) return known;
    const company: Company = { running: 0, waiting: [], stall: undefined };
    companies.set(companyId, company);
    return company;
  }

  function startNext(company: Company): void {
    company.running += 1;
    company.waiting.shift()?.();
    if (company.waiting.length > 0) company.stall?.refresh();
    else {
      clearTimeout(company.stall);
      company.stall = undefined;
    }
  }

  function wait(company: Company): Promise<void> {
    company.stall ??= setTimeout(() => startNext(company), stallMs);
    return new Promise((start) => company.waiting.push(start));
  }

  function leave(companyId: number, company: Company): void {
    company.running -= 1;
    company.stall?.refresh();
    while (company.waiting.length > 0 && mayStart(company)) startNext(company);
    if (company.running === 0) companies.delete(companyId);
  }

  return {
    async run(companyId, work) {
      const company = companyOf(companyId);
      if (mayStart(company)) company.running += 1;
      else await wait(company);
      try {
        await work();
      } finally {
        leave(companyId, company);
      }
    },
  };
}
