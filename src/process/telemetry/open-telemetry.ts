import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Registry } from 'prom-client';
import { producerOf } from './metrics.js';
import type { Signals, Telemetry } from './telemetry.js';
import { createTracing } from './traces.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** OTEL_TRACES_SAMPLER, by default the caller's decision and everything where there is none. */
function samplerOf(env: Environment): Sampler {
  const { OTEL_TRACES_SAMPLER: name = '', OTEL_TRACES_SAMPLER_ARG: share = '1' } = env;
  const roots: Readonly<Record<string, () => Sampler>> = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(Number(share)),
  };
  const root = (roots[name.replace('parentbased_', '')] ?? roots['always_on'])?.();
  if (root === undefined) return new AlwaysOnSampler();
  return name in roots ? root : new ParentBasedSampler({ root });
}

const millisecondsOf = (env: Environment, name: string, usual: number): number =>
  Number(env[name] ?? '') || usual;

function openTraces(resource: Resource, env: Environment) {
  const exporter = new OTLPTraceExporter();
  const scheduledDelayMillis = millisecondsOf(env, 'OTEL_BSP_SCHEDULE_DELAY', 5_000);
  const processor = new BatchSpanProcessor({ exporter, scheduledDelayMillis });
  const spanProcessors = [processor];
  const provider = new TracerProvider({ resource, sampler: samplerOf(env), spanProcessors });
  return { ...createTracing(provider.getTracer('notaria')), close: () => provider.shutdown() };
}

function openMetrics(resource: Resource, env: Environment, registry: Registry): MeterProvider {
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: millisecondsOf(env, 'OTEL_METRIC_EXPORT_INTERVAL', 60_000),
    exportTimeoutMillis: millisecondsOf(env, 'OTEL_METRIC_EXPORT_TIMEOUT', 30_000),
    metricProducers: [producerOf(registry)],
  });
  return new MeterProvider({ resource, readers: [reader] });
}

/** Opens the exporters, which read the rest of the standard variables themselves. */
export function openTelemetry({ metrics, traces }: Signals, env: Environment): Telemetry {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'notaria' }))
    .merge(detectResources({ detectors: [envDetector] }));
  const opened = traces ? openTraces(resource, env) : undefined;
  let meters: MeterProvider | undefined;
  return {
    tracing: opened?.tracing,
    observe: opened?.observe,
    exportMetrics(registry) {
      if (metrics) meters = openMetrics(resource, env, registry);
    },
    async close() {
      await Promise.all([opened?.close(), meters?.shutdown()]);
    },
  };
}
