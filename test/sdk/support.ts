import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '../../sdk/core/transport/runtime.js';

export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

export interface TestServer {
  readonly baseUrl: string;
  readonly requests: ReceivedRequest[];
  close(): Promise<void>;
}

export type Answer = (request: ReceivedRequest, response: ServerResponse, nth: number) => unknown;

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Starts an HTTP server. `answer` gets each request with its whole body and its number from 1. */
export async function serve(answer: Answer): Promise<TestServer> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const respond = async () => {
      const body = await readBody(request);
      const { method = '', url = '', headers } = request;
      const one = { method, url, headers, body };
      await answer(one, response, requests.push(one));
    };
    respond().catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function reply(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

export const fail = (
  response: ServerResponse,
  status: number,
  code: string,
  headers: Readonly<Record<string, string>> = {},
): void => reply(response, status, { ok: false, message: `It was ${code}`, code }, headers);

interface Timer {
  readonly ms: number;
  readonly run: () => void;
}

export interface TestClock extends Clock {
  /** All waits so far, in milliseconds. */
  readonly waits: number[];
  /** Timers that are neither run nor cancelled. */
  readonly pending: ReadonlySet<Timer>;
  /** Resolves as soon as a timer of `ms` is pending. */
  pendingTimer(ms: number): Promise<Timer>;
  /** Waits for a pending timer of `ms`, then runs it and advances the time by `ms`. */
  elapse(ms: number): Promise<void>;
  advance(ms: number): void;
}

/**
 * A clock that only advances on request, except for waits under `skipBelowMs`, which end at once.
 * Use larger numbers for timeouts, to distinguish them from waits.
 */
export function testClock(skipBelowMs = 0): TestClock {
  let now = Date.parse('2026-01-31T12:00:00Z');
  const waits: number[] = [];
  const pending = new Set<Timer>();
  let wakers: (() => void)[] = [];
  const runTimer = (timer: Timer): void => {
    if (!pending.delete(timer)) return;
    now += timer.ms;
    timer.run();
  };
  const pendingTimer = async (ms: number): Promise<Timer> => {
    for (;;) {
      const timer = [...pending].find((candidate) => candidate.ms === ms);
      if (timer) return timer;
      await new Promise<void>((resolve) => wakers.push(resolve));
      wakers = [];
    }
  };
  return {
    waits,
    pending,
    now: () => now,
    after(ms, run) {
      const timer = { ms, run };
      pending.add(timer);
      waits.push(ms);
      if (ms < skipBelowMs) setImmediate(() => runTimer(timer));
      for (const wake of wakers) wake();
      return () => pending.delete(timer);
    },
    pendingTimer,
    async elapse(ms) {
      runTimer(await pendingTimer(ms));
    },
    advance(ms) {
      now += ms;
    },
  };
}

/** Returns a promise and the function that resolves it. */
export function gate(): { readonly opened: Promise<void>; open(): void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
