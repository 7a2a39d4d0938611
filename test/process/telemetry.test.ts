import { signalsOf } from '../../src/process/telemetry/index.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { type Receiver, startReceiver } from '../support/receiver.js';
import {
  buildServer,
  environment,
  killAll,
  makeFolder,
  type Server,
  startServer,
  until,
} from './support.js';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

let folder: Awaited<ReturnType<typeof makeFolder>>;
let collector: Receiver;
let hooks: Receiver;
let server: Server;
let token = '';

beforeAll(async () => {
  await buildServer();
  folder = await makeFolder();
  collector = await startReceiver();
  hooks = await startReceiver();
  server = await startServer(
    folder.path,
    environment({
      METRICS_PORT: '0',
      WEBHOOK_ALLOWED_HOSTS: hooks.host,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url('').replace(/\/$/, ''),
      OTEL_SERVICE_NAME: 'notaria-test',
      OTEL_BSP_SCHEDULE_DELAY: '50',
      OTEL_METRIC_EXPORT_INTERVAL: '200',
      OTEL_METRIC_EXPORT_TIMEOUT: '200',
    }),
  );
  const person = { email: server.shown('E-mail'), password: server.shown('Password') };
  const reply = await call('/api/auth/login', person);
  token = ((await reply.json()) as { data: { token: string } }).data.token;
});
afterAll(async () => {
  killAll();
  await collector.close();
  await hooks.close();
  await folder.remove();
});

function call(path: string, body: object | undefined, headers: Record<string, string> = {}) {
  const all = { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers };
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return fetch(`${server.baseUrl}${path}`, { ...init, headers: all });
}

const received = (path: string) => collector.requests.filter((request) => request.path === path);

function spansOf(traceId: string): Span[] {
  return received('/v1/traces')
    .flatMap(({ body }) => JSON.parse(body).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans as Span[])
    .filter((span) => span.traceId === traceId);
}

const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

describe('OpenTelemetry', () => {
  test('exports one trace for a request, its statements and the webhook that it causes', async () => {
    const webhook = { url: hooks.url('/hook'), events: ['session.completed'] };
    const created = await call('/v1/webhooks', webhook);
    expect(created.status).toBe(201);
    const { id } = ((await created.json()) as { webhook: { id: string } }).webhook;
    const [traceId, caller] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
    const traceparent = `00-${traceId}-${caller}-01`;
    const tested = await call(`/v1/webhooks/${id}/test`, {}, { traceparent });
    expect(tested.status).toBeLessThan(300);
    const named = (name: string) => spansOf(traceId).find((span) => span.name === name);
    await until(
      () => named('testWebhook') !== undefined && named('webhook delivery') !== undefined,
    );
    const [request, delivery] = [named('testWebhook'), named('webhook delivery')];
    expect(request).toMatchObject({ kind: 2, parentSpanId: caller });
    expect(request && attributesOf(request)).toMatchObject({
      'http.request.method': 'POST',
      'http.response.status_code': tested.status,
      'http.route': '/v1/webhooks/{id}/test',
      'url.path': `/v1/webhooks/${id}/test`,
    });
    expect(delivery).toMatchObject({ kind: 3, parentSpanId: request?.spanId });
    expect(delivery && attributesOf(delivery)).toMatchObject({ 'http.response.status_code': 204 });
    // The receiver continues the trace of its attempt.
    const [hook] = hooks.requests.filter(({ path }) => path === '/hook');
    expect(hook?.headers['traceparent']).toBe(`00-${traceId}-${delivery?.spanId}-01`);
    const statements = spansOf(traceId).filter((span) => span.parentSpanId === request?.spanId);
    expect(statements.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['transaction.begin', 'webhooks.publish', 'transaction.commit']),
    );
  });

  test('exports the metrics that Prometheus reads, with the name of the service', async () => {
    await call('/api/products', undefined);
    const find = () =>
      received('/v1/metrics')
        .flatMap(({ body }) => JSON.parse(body).resourceMetrics)
        .flatMap(({ resource, scopeMetrics }) =>
          scopeMetrics.flatMap(({ metrics }: { metrics: { name: string }[] }) =>
            metrics.map((metric) => ({ resource, metric })),
          ),
        );
    const named = (name: string) =>
      find()
        .filter(({ metric }) => metric.name === name)
        .at(-1);
    await until(() => JSON.stringify(named('http_requests_total') ?? '').includes('listProducts'));
    expect(JSON.stringify(named('http_requests_total')?.resource)).toContain('notaria-test');
    const durations = named('http_request_duration_seconds')?.metric.histogram.dataPoints[0];
    expect(durations.bucketCounts).toHaveLength(durations.explicitBounds.length + 1);
    const counted = durations.bucketCounts.reduce(
      (sum: number, n: number | string) => sum + Number(n),
      0,
    );
    expect(counted).toBe(Number(durations.count));
  });

  test('is off without the variables that ask for it', () => {
    const [on, off] = [true, false];
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318';
    expect(signalsOf({})).toEqual({ traces: off, metrics: off });
    expect(signalsOf({ OTEL_EXPORTER_OTLP_ENDPOINT })).toEqual({ traces: on, metrics: on });
    expect(signalsOf({ OTEL_TRACES_EXPORTER: 'otlp' })).toEqual({ traces: on, metrics: off });
    const disabled = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' };
    expect(signalsOf(disabled)).toEqual({ traces: off, metrics: off });
    const tracesOnly = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_METRICS_EXPORTER: 'none' };
    expect(signalsOf(tracesOnly)).toEqual({ traces: on, metrics: off });
  });
});
