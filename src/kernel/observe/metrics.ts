import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  /** Counts one answered request. `operation` is an operation id, never a path: paths have no bound. */
  observe(operation: string, status: number, seconds: number): void;
  /** Counts a request over a rate limit. */
  refused(limit: string): void;
  /** Records how long callers waited until they were looked up: the longest wait in each batch. */
  lookedUp(seconds: number): void;
  /** Counts a read whose caller accepts the answer of a replica. */
  readFrom(server: 'replica' | 'primary'): void;
}

function reportRedis(registry: Registry, health: { readonly isDown: boolean }): void {
  new Gauge({
    name: 'redis_up',
    help: '1 while Redis answers; 0 while each process counts rate limits alone',
    registers: [registry],
    aggregator: 'min',
    collect() {
      this.set(health.isDown ? 0 : 1);
    },
  });
}

function reportAccess(registry: Registry): Pick<Metrics, 'refused' | 'lookedUp' | 'readFrom'> {
  const refusals = new Counter({
    name: 'rate_limit_refusals_total',
    help: 'Requests refused by a rate limit',
    labelNames: ['limit'],
    registers: [registry],
  });
  const waits = new Histogram({
    name: 'caller_lookup_wait_seconds',
    help: 'Longest wait in each batch of callers that were looked up',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const reads = new Counter({
    name: 'database_stale_reads_total',
    help: 'Reads that a replica of the database may answer, by the server that answered',
    labelNames: ['server'],
    registers: [registry],
  });
  return {
    readFrom: (server) => reads.inc({ server }),
    refused: (limit) => refusals.inc({ limit }),
    lookedUp: (seconds) => waits.observe(seconds),
  };
}

/** Upper bounds of the buckets, in seconds. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The requests of one operation since the start. */
interface OperationCounts {
  readonly byStatus: Map<number, number>;
  /** One for each bound, and one for what took longer. */
  readonly buckets: number[];
  seconds: number;
}

/** Returns the samples of a histogram as Prometheus defines them: each bucket includes the smaller ones. */
function samplesOf(name: string, operation: string, { buckets, seconds }: OperationCounts) {
  let count = 0;
  const samples = [...bounds, '+Inf'].map((le, index) => {
    count += buckets[index] ?? 0;
    return { metricName: `${name}_bucket`, labels: { operation, le }, value: count };
  });
  const labels = { operation };
  const sum = { metricName: `${name}_sum`, labels, value: seconds };
  return [...samples, sum, { metricName: `${name}_count`, labels, value: count }];
}

/**
 * Reports requests by operation and status, and their durations. A metric of the library makes a text of all labels for
 * each observation. Here a request only adds to numbers, and the library gets them when the metrics are read.
 */
function reportRequests(registry: Registry): Metrics['observe'] {
  const operations = new Map<string, OperationCounts>();
  const report = (
    name: string,
    help: string,
    type: 'counter' | 'histogram',
    values: () => object[],
  ) => {
    const get = () => Promise.resolve({ name, help, type, values: values(), aggregator: 'sum' });
    registry.registerMetric({ name, get, reset: () => operations.clear() } as never);
  };
  report('http_requests_total', 'Requests answered', 'counter', () =>
    [...operations].flatMap(([operation, { byStatus }]) =>
      [...byStatus].map(([status, value]) => ({
        labels: { operation, status: String(status) },
        value,
      })),
    ),
  );
  const durations = 'http_request_duration_seconds';
  const help = 'Time from the head of the request to the end of the reply';
  report(durations, help, 'histogram', () =>
    [...operations].flatMap(([operation, counts]) => samplesOf(durations, operation, counts)),
  );
  return (operation, status, seconds) => {
    let counts = operations.get(operation);
    if (counts === undefined) {
      counts = { byStatus: new Map(), buckets: Array(bounds.length + 1).fill(0), seconds: 0 };
      operations.set(operation, counts);
    }
    counts.byStatus.set(status, (counts.byStatus.get(status) ?? 0) + 1);
    counts.seconds += seconds;
    let bucket = 0;
    while (bucket < bounds.length && seconds > (bounds[bucket] ?? 0)) bucket += 1;
    counts.buckets[bucket] = (counts.buckets[bucket] ?? 0) + 1;
  };
}

/**
 * @param isProcessWide  also report the process's own figures: memory, event loop, garbage collection
 * @param redis          the health of Redis, where it is used
 */
export function createMetrics(
  isProcessWide: boolean,
  redis?: { readonly isDown: boolean },
): Metrics {
  const registry = new Registry();
  if (isProcessWide) collectDefaultMetrics({ register: registry });
  if (redis !== undefined) reportRedis(registry, redis);
  return {
    registry,
    ...reportAccess(registry),
    observe: reportRequests(registry),
  };
}
