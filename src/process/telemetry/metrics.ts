import { type HrTime, ValueType } from '@opentelemetry/api';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Registry } from 'prom-client';

type Labels = Readonly<Record<string, string | number>>;

/** A metric as prom-client writes it. */
interface MetricSnapshot {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly values: readonly {
    readonly labels: Labels;
    readonly value: number;
    readonly metricName?: string;
  }[];
}

const timeOf = (ms: number): HrTime => [Math.trunc(ms / 1000), Math.trunc((ms % 1000) * 1e6)];

interface Series {
  readonly labels: Labels;
  readonly bounds: number[];
  /** Of values up to each bound. */
  readonly totals: number[];
  sum: number;
  count: number;
}

/** Gathers the samples of a histogram by their labels. */
function seriesOf({ name, values }: MetricSnapshot): Series[] {
  const found = new Map<string, Series>();
  for (const { labels, metricName, value } of values) {
    const { le, ...own } = labels;
    const key = JSON.stringify(own);
    const series = found.get(key) ?? { labels: own, bounds: [], totals: [], sum: 0, count: 0 };
    found.set(key, series);
    if (metricName === `${name}_sum`) series.sum = value;
    else if (metricName === `${name}_count`) series.count = value;
    else if (le !== undefined && le !== '+Inf') {
      series.bounds.push(Number(le));
      series.totals.push(value);
    }
  }
  return [...found.values()];
}

function histogramOf({ bounds, count, sum, totals }: Series): Histogram {
  const cumulative = [...totals, count];
  const counts = cumulative.map((total, index) => total - (cumulative[index - 1] ?? 0));
  return { buckets: { boundaries: bounds, counts }, sum, count };
}

function convert(
  metric: MetricSnapshot,
  startTime: HrTime,
  endTime: HrTime,
): MetricData | undefined {
  const { help, name, type, values } = metric;
  const times = { startTime, endTime };
  const facts = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  if (type === 'histogram') {
    const dataPoints = seriesOf(metric).map((series) => ({
      ...times,
      attributes: { ...series.labels },
      value: histogramOf(series),
    }));
    return { ...facts, dataPointType: DataPointType.HISTOGRAM, dataPoints };
  }
  const dataPoints: DataPoint<number>[] = values
    .filter(({ value }) => !Number.isNaN(value))
    .map(({ labels, value }) => ({ ...times, attributes: { ...labels }, value }));
  if (type === 'gauge') return { ...facts, dataPointType: DataPointType.GAUGE, dataPoints };
  if (type !== 'counter') return undefined;
  return { ...facts, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
}

/** Gives the metrics of a registry to OpenTelemetry, so that both exports agree. */
export function producerOf(registry: Registry): MetricProducer {
  const startTime = timeOf(Date.now());
  return {
    async collect() {
      const endTime = timeOf(Date.now());
      const written = (await registry.getMetricsAsJSON()) as unknown as readonly MetricSnapshot[];
      const metrics = written.flatMap((metric) => convert(metric, startTime, endTime) ?? []);
      const scopeMetrics = [{ scope: { name: 'notaria' }, metrics }];
      return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
    },
  };
}
