import type { Registry } from 'prom-client';
import type { StatementObserver } from '../../kernel/db/scope.js';
import type { Tracing } from '../../kernel/observe/tracing.js';

/** The running exporters of OpenTelemetry. */
export interface Telemetry {
  readonly tracing: Tracing | undefined;
  readonly observe: StatementObserver | undefined;
  /** Exports the metrics of the registry, too. */
  exportMetrics(registry: Registry): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** The signals that are exported. */
export interface Signals {
  readonly traces: boolean;
  readonly metrics: boolean;
}
