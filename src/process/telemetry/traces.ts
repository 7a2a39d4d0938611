import {
  type Attributes,
  type Context,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { codeOf } from '../../kernel/db/errors.js';
import type { StatementObserver } from '../../kernel/db/scope.js';
import type { Span, Tracing } from '../../kernel/observe/tracing.js';

const kinds = {
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

const form = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Returns the context of a span that began elsewhere; that of no span for a text that names none. */
function contextOf(traceparent: string | undefined): Context {
  const [, traceId = '', spanId = '', flags = ''] = form.exec(traceparent ?? '') ?? [];
  if (traceId === '') return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function traceparentOf(span: OtelSpan): string {
  const { spanId, traceFlags, traceId } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '_OTHER');

/** @param failsFrom  the status from which on a reply is an error of this kind of span */
function toSpan(span: OtelSpan, failsFrom: number): Span {
  return {
    traceparent: traceparentOf(span),
    end({ error, status } = {}) {
      if (status !== undefined) span.setAttribute('http.response.status_code', status);
      const hasFailed = status !== undefined && status >= failsFrom;
      if (error !== undefined || hasFailed) {
        span.setAttribute('error.type', hasFailed ? String(status) : nameOf(error));
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}

/** The first word of a statement without a name, such as SELECT. */
const verbOf = (text: string): string => /\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL';

/** Makes a span of each statement that runs for a request. Those of one write have the same time. */
const observing =
  (tracer: Tracer): StatementObserver =>
  ({ endedAt, error, startedAt, statements }) => {
    for (const { name, scope, text } of statements) {
      if (scope?.span === undefined) continue;
      const attributes: Attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name };
      const options = { kind: SpanKind.CLIENT, startTime: startedAt, attributes };
      const span = tracer.startSpan(
        name || verbOf(text),
        options,
        contextOf(scope.span.traceparent),
      );
      if (error !== undefined) {
        span.setAttribute('error.type', codeOf(error) ?? nameOf(error));
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end(endedAt);
    }
  };

/** Returns the spans of the server, by the semantic conventions of OpenTelemetry. */
export function createTracing(tracer: Tracer): {
  readonly tracing: Tracing;
  readonly observe: StatementObserver;
} {
  const tracing: Tracing = {
    startRequest({ operation, path, request: { headers, method = '' }, route }) {
      const attributes: Attributes = {
        'http.request.method': method,
        'http.route': route,
        'url.path': path,
        'url.scheme': 'http',
        ...(headers['user-agent'] && { 'user_agent.original': headers['user-agent'] }),
      };
      const { traceparent } = headers;
      const parent = contextOf(typeof traceparent === 'string' ? traceparent : undefined);
      return toSpan(
        tracer.startSpan(operation, { kind: SpanKind.SERVER, attributes }, parent),
        500,
      );
    },
    startWork: ({ attributes = {}, kind, name, parent }) =>
      toSpan(tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent)), 300),
  };
  return { tracing, observe: observing(tracer) };
}
