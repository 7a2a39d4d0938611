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

type Series = { readonly count: () => void; readonly time: (seconds: number) => void };

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
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames: ['operation', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of the request to the end of the reply',
    labelNames: ['operation'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  // Labels are looked up once per operation and status, not once per request.
  const known = new Map<string, Series>();
  return {
    registry,
    ...reportAccess(registry),
    observe(operation, status, seconds) {
      const key = `${operation} ${status}`;
      let series = known.get(key);
      if (series === undefined) {
        const count = requests.labels(operation, String(status));
        const time = durations.labels(operation);
        series = { count: () => count.inc(), time: (value) => time.observe(value) };
        known.set(key, series);
      }
      series.count();
      series.time(seconds);
    },
  };
}
