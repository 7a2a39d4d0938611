import { setTimeout as sleep } from 'node:timers/promises';
import { type SvcErp, SvcErpError } from '../../sdk/erp/index.js';
import { expect } from '../support/jest.js';
import { until } from '../support/until.js';

interface Failure {
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly code: string;
  /** How long the caller waited for it. */
  readonly seconds: number;
}

/** Callers that read without retries. */
export interface Readers {
  readonly failures: readonly Failure[];
  /** Resolves after so many more answered reads. */
  more(count: number): Promise<void>;
  /** Resolves after so many more failures. */
  moreFailures(count: number): Promise<void>;
  /** Resolves once each reader has another answer. */
  allAnswered(): Promise<void>;
  /** Ends the readers, and expects each failure to be a 503 with Retry-After, or to have a status of the proxy. */
  stop(statusesOfProxy?: readonly number[]): Promise<void>;
}

/** Reads a list and an export in turn, twice at a time, and notes how they fail. */
export function startReaders(client: SvcErp): Readers {
  const failures: Failure[] = [];
  let answered = 0;
  let isOver = false;
  const answeredTo = new Set<number>();
  const read = async (reader: number, call: () => Promise<unknown>): Promise<void> => {
    const askedAt = performance.now();
    try {
      await call();
      answered += 1;
      answeredTo.add(reader);
    } catch (error) {
      if (!(error instanceof SvcErpError)) throw error;
      const { code, retryAfter, statusCode: status } = error;
      const seconds = (performance.now() - askedAt) / 1_000;
      failures.push({ status, retryAfter, code, seconds });
    }
  };
  const work = async (reader: number): Promise<void> => {
    while (!isOver) {
      await read(reader, () => client.products.list({ pageSize: 5 }, { maxRetries: 0 }));
      await read(reader, () => client.products.list({ format: 'csv' }, { maxRetries: 0 }));
      await sleep(20);
    }
  };
  const done = Promise.all([work(1), work(2)]);
  return {
    failures,
    async more(count) {
      const enough = answered + count;
      await Promise.race([done, until(() => answered >= enough)]);
    },
    async moreFailures(count) {
      const enough = failures.length + count;
      await Promise.race([done, until(() => failures.length >= enough)]);
    },
    async allAnswered() {
      answeredTo.clear();
      await Promise.race([done, until(() => answeredTo.size === 2)]);
    },
    async stop(statusesOfProxy = []) {
      isOver = true;
      await done;
      const documented = {
        status: 503,
        retryAfter: expect.anything(),
        code: 'service_unavailable',
      };
      for (const { code, retryAfter, status } of failures) {
        if (statusesOfProxy.includes(status)) continue;
        expect({ status, retryAfter, code }).toEqual(documented);
      }
    },
  };
}
