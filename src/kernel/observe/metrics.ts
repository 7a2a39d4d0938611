import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { openHistogram } from './histogram.js';

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
  const lookedUp = openHistogram(registry, {
    name: 'caller_lookup_wait_seconds',
    help: 'Longest wait in each batch of callers that were looked up',
    bounds: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
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
    lookedUp,
  };
}

/** Reports requests by operation and status, and their durations. A request only adds to numbers. */
function reportRequests(registry: Registry): Metrics['observe'] {
  const operations = new Map<string, Map<number, number>>();
  const [name, help] = ['http_requests_total', 'Requests answered'];
  const values = () =>
    [...operations].flatMap(([operation, byStatus]) =>
      [...byStatus].map(([status, value]) => {
        return { labels: { operation, status: String(status) }, value };
      }),
    );
  registry.registerMetric({
    name,
    get: () =>
      Promise.resolve({ name, help, type: 'counter', values: values(), aggregator: 'sum' }),
    reset: () => operations.clear(),
  } as never);
  const took = openHistogram(registry, {
    name: 'http_request_duration_seconds',
    help: 'Time from the head of the request to the end of the reply',
    bounds: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    label: 'operation',
  });
  return (operation, status, seconds) => {
    let byStatus = operations.get(operation);
    if (byStatus === undefined) {
      byStatus = new Map();
      operations.set(operation, byStatus);
    }
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
    took(seconds, operation);
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
