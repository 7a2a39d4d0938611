import { Gauge, type Registry } from 'prom-client';
import { untilAborted } from '../processes/deadline.js';

/** A scrape does not wait longer for a database that is down. */
const patienceMs = 2_000;

/** Shares one reading between metrics that are collected together. */
export function sharedReading<T>(read: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | undefined;
  return () => {
    current ??= read().finally(() => {
      current = undefined;
    });
    return current;
  };
}

/** Reports a figure that the database holds: not a number while the database does not answer. */
export function reportFigure(
  registry: Registry,
  name: string,
  help: string,
  read: () => Promise<number>,
): void {
  new Gauge({
    // Every process reports the same figure, so processes of one server are not added up.
    name,
    help,
    registers: [registry],
    aggregator: 'max',
    async collect() {
      const late = () => new Error('The database did not answer in time');
      const figure = untilAborted(read(), AbortSignal.timeout(patienceMs), late);
      this.set(await figure.catch(() => Number.NaN));
    },
  });
}
