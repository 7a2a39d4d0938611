import type { Registry } from 'prom-client';

export interface HistogramFacts {
  readonly name: string;
  readonly help: string;
  /** The upper bounds of the buckets, in seconds, in ascending order. */
  readonly bounds: readonly number[];
  /** The label that tells the series apart. Without it the histogram has one series. */
  readonly label?: string;
}

/** The observations of one series since the start. */
interface Series {
  /** One for each bound, and one for what took longer. */
  readonly buckets: number[];
  seconds: number;
}

/** Returns the samples of a series as Prometheus defines them: each bucket includes the smaller ones. */
function samplesOf({ name, bounds, label }: HistogramFacts, key: string, series: Series) {
  const labels = label === undefined ? {} : { [label]: key };
  let count = 0;
  const samples = [...bounds, '+Inf'].map((le, index) => {
    count += series.buckets[index] ?? 0;
    return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: count };
  });
  const sum = { metricName: `${name}_sum`, labels, value: series.seconds };
  return [...samples, sum, { metricName: `${name}_count`, labels, value: count }];
}

/**
 * Registers a histogram. One of the library makes texts of its labels and of the bucket for each observation. This one
 * only adds to numbers, and the library gets them when the metrics are read.
 *
 * @returns a function that observes seconds, of the series `key` if there is a label
 */
export function openHistogram(
  registry: Registry,
  facts: HistogramFacts,
): (seconds: number, key?: string) => void {
  const { name, help, bounds, label } = facts;
  const all = new Map<string, Series>();
  const begin = (key: string): Series => {
    const series = { buckets: Array(bounds.length + 1).fill(0), seconds: 0 };
    all.set(key, series);
    return series;
  };
  // A series without a label is 0 before its first observation, and not absent.
  if (label === undefined) begin('');
  const values = () => [...all].flatMap(([key, series]) => samplesOf(facts, key, series));
  registry.registerMetric({
    name,
    get: () =>
      Promise.resolve({ name, help, type: 'histogram', values: values(), aggregator: 'sum' }),
    reset: () => all.clear(),
  } as never);
  return (seconds, key = '') => {
    const series = all.get(key) ?? begin(key);
    series.seconds += seconds;
    let bucket = 0;
    while (bucket < bounds.length && seconds > (bounds[bucket] ?? 0)) bucket += 1;
    series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
  };
}
