import { Counter, type Registry } from 'prom-client';
import type { KeyRing } from '../../blobs/keys.js';
import type { Pool } from '../../db/pool.js';
import { startLoop } from '../../jobs/loop.js';
import type { Logger } from '../../log.js';
import { reportFigure } from '../../observe/backlog.js';
import type { Span, Tracing } from '../../observe/tracing.js';
import { openDeadline } from '../../processes/deadline.js';
import type { Clock } from '../../values/time.js';
import { type Guard, UnsafeUrlError } from '../endpoints/guard.js';
import { signingSecrets } from '../endpoints/secret-queries.js';
import { deliveriesTopic } from '../events/queries.js';
import {
  type ClaimedDelivery,
  claimDeliveries,
  oldestDueSeconds,
  releaseDeliveries,
} from './lease-queries.js';
import { abandon, type Outcome, type Result, settle } from './result-queries.js';
import { isSuccess } from './rules.js';
import { send, type WebhookResponse } from './send.js';
import { cloudEventHeaders, signatureHeaders } from './sign.js';

export interface DeliveryWorkerOptions {
  readonly db: Pool;
  /** The clock for due times and signatures. */
  readonly clock: Clock;
  readonly log: Logger;
  /** Opens the signing secrets. */
  readonly keys: KeyRing;
  readonly guard: Guard;
  readonly concurrency?: number;
  readonly pollMs?: number;
  /** The time limit of an attempt: name resolution, connection, answer and the beginning of its body. */
  readonly timeoutMs?: number;
  /** The time of a lease, longer than an attempt, after which a delivery of a dead process is due again. */
  readonly leaseMs?: number;
  readonly registry?: Registry;
  readonly tracing?: Tracing | undefined;
}

export interface DeliveryWorker {
  stop(graceMs?: number): Promise<void>;
}

const defaults = { concurrency: 16, pollMs: 1_000, timeoutMs: 15_000, leaseMs: 60_000 };

function createCount(registry: Registry | undefined): (outcome: Outcome) => void {
  if (registry === undefined) return () => undefined;
  const counter = new Counter({
    name: 'webhook_attempts_total',
    help: 'Attempts to deliver an event to a webhook',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return (outcome) => counter.inc({ outcome });
}

/** Reports how far deliveries lag behind: every process reports the same figure. */
function reportLag({ clock, db, registry }: DeliveryWorkerOptions): void {
  if (registry === undefined) return;
  const help = 'Age of the webhook delivery that is longest due';
  const read = () => oldestDueSeconds(db, clock.now());
  reportFigure(registry, 'webhook_oldest_due_seconds', help, read);
}

const maxErrorLength = 500;

/** Returns the message for the owner of the webhook, without internal details. */
function describeFailure(error: unknown): string {
  const { code, message, name } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError') return 'No answer in time';
  const text = code === undefined || error instanceof UnsafeUrlError ? message : `${code}`;
  return text.replaceAll('\0', '').slice(0, maxErrorLength);
}

/** The guard and the name resolution cannot be aborted. */
async function within<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}

const fixedHeaders = { 'content-type': 'application/json', 'user-agent': 'Notaria-Webhooks/1' };

function answerOf({
  status,
  retryAfter,
  body,
}: WebhookResponse): Pick<Result, 'answer' | 'body' | 'error'> {
  const answer = { status, ...(retryAfter !== undefined && { retryAfter }) };
  const error = isSuccess(answer) ? undefined : `Answered with ${status}`;
  return { answer, body, error };
}

/** Sends a signed request, within the time limit of an attempt. */
async function attempt(
  { clock, db, guard, keys, timeoutMs = defaults.timeoutMs }: DeliveryWorkerOptions,
  delivery: ClaimedDelivery,
  ending: AbortSignal,
  span: Span | undefined,
): Promise<Result> {
  const { companyId, eventId: id, payload: body, url, webhookId } = delivery;
  const at = clock.now();
  const secrets = await signingSecrets(db, keys, companyId, webhookId, at);
  const headers = {
    ...fixedHeaders,
    ...cloudEventHeaders(delivery),
    ...signatureHeaders({ id, at, body }, secrets),
    ...(span && { traceparent: span.traceparent }),
  };
  const startedAt = performance.now();
  const resultOf = (rest: Pick<Result, 'answer' | 'body' | 'error'>): Result => ({
    at,
    headers,
    durationMs: performance.now() - startedAt,
    ...rest,
  });
  const limit = openDeadline(ending, timeoutMs);
  const { signal } = limit;
  try {
    const target = await within(guard.check(url), signal);
    return resultOf(answerOf(await send({ target, headers, body, signal })));
  } catch (error) {
    // The error of an aborted request does not say why it was aborted.
    const reason: unknown = signal.aborted ? signal.reason : error;
    return resultOf({ answer: {}, body: undefined, error: describeFailure(reason) });
  } finally {
    limit.clear();
  }
}

/** Begins the span of an attempt, in the trace that caused the event. */
function startSpan(
  { tracing }: DeliveryWorkerOptions,
  { attempt: before, eventId, id, traceparent, url }: ClaimedDelivery,
): Span | undefined {
  return tracing?.startWork({
    name: 'webhook delivery',
    kind: 'client',
    parent: traceparent ?? undefined,
    attributes: {
      'http.request.method': 'POST',
      'http.request.resend_count': before,
      'server.address': new URL(url).hostname,
      'notaria.event.id': eventId,
      'notaria.delivery.id': id,
    },
  });
}

/** Delivers the events of all companies, in any number of processes. */
export function startDeliveries(options: DeliveryWorkerOptions): DeliveryWorker {
  const { clock, db, log } = options;
  const { concurrency, leaseMs, pollMs } = { ...defaults, ...options };
  const count = createCount(options.registry);
  reportLag(options);

  async function run(delivery: ClaimedDelivery, ending: AbortSignal): Promise<void> {
    if (!delivery.isEnabled && delivery.trigger === 'scheduled') {
      count(await abandon(db, delivery, clock.now()));
      return;
    }
    const span = startSpan(options, delivery);
    const result = await attempt(options, delivery, ending, span);
    span?.end({ status: result.answer.status, error: result.error });
    // The stop of this process ended the attempt, which is not a failure of the receiver. Its lease is released.
    if (ending.aborted) return;
    count(await settle(db, delivery, result, clock.now()));
  }

  return startLoop<ClaimedDelivery>({
    topic: deliveriesTopic,
    concurrency,
    pollMs,
    log,
    run,
    take: (limit, running) => {
      const slow = running.filter(({ isSlow }) => isSlow).length;
      return claimDeliveries(db, {
        now: clock.now(),
        limit,
        companyLimit: Math.ceil((concurrency * 3) / 4),
        slowLimit: Math.max(Math.ceil(concurrency / 2) - slow, 0),
        slowCompanyLimit: Math.ceil(concurrency / 4),
        leaseMs,
      });
    },
    release: (deliveries) => releaseDeliveries(db, deliveries),
  });
}
