import { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { refuseBadHttp, refuseExpectation, refuseTunnel, refuseWithoutHost } from './bad-http.js';
import { destroySlowReaders, readingMs } from './slow-readers.js';
import { dropBody, hasUnreadBody } from './unread-body.js';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface RunningServer {
  readonly server: Server;
  readonly host: string;
  readonly port: number;
  /**
   * Stops accepting connections, waits for requests in flight, and destroys the remaining connections after `graceMs`.
   * From the call on, each reply says `Connection: close`.
   *
   * @param lingerMs  time in which open connections may still send a request, so that a client that has just sent one
   *   receives a reply instead of a reset
   */
  close(graceMs: number, lingerMs?: number): Promise<void>;
}

const usualLingerMs = 500;

/** Stops listening. Unlike the HTTP server's own `close`, this leaves idle connections open. */
const stopListening = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });

/** Ends connections when they become idle, and all of them after `graceMs`. */
async function drain(server: Server, ended: Promise<void>, graceMs: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  // A reply whose headers were sent before the stop leaves its connection open.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  server.closeIdleConnections();
  await ended;
  clearTimeout(cut);
  clearInterval(idle);
}

/** The path of the last request on each open connection; undefined on one without any. */
type LastPaths = Map<Socket, string | undefined>;

/**
 * Ends connections without any byte received. Node counts them as busy until their first request, so one of them would
 * delay a stop until its end.
 */
function destroySilent(lastPaths: LastPaths): void {
  for (const [socket, path] of lastPaths) {
    if (path === undefined && socket.bytesRead === 0) socket.destroy();
  }
}

/** Notes the connections as they open and close. Once the server stops, a new one is destroyed. */
function watchConnections(
  server: Server,
  lastPaths: LastPaths,
  closing: Readonly<ShutdownState>,
): void {
  server.on('connection', (socket: Socket) => {
    if (closing.hasLingered) socket.destroy();
    lastPaths.set(socket, undefined);
    socket.once('close', () => lastPaths.delete(socket));
  });
}

/** Answers requests that Node.js would refuse without a body, or not answer, in the error envelope. */
function refuseOddRequests(server: Server, lastPaths: LastPaths): void {
  server.on('clientError', (error, socket) => {
    refuseBadHttp(error, socket as Socket, lastPaths.get(socket as Socket) ?? '');
  });
  server.on('checkExpectation', refuseExpectation);
  server.on('connect', (request, socket) => refuseTunnel(request, socket as Socket));
}

interface ShutdownState {
  /** Read when each reply begins. */
  hasBegun: boolean;
  /** From now on, every new connection is destroyed. */
  hasLingered: boolean;
}

/**
 * Returns a class of replies. Once the server stops, those to requests in flight end their connection, too. A reply that
 * comes before the whole body of its request is sent at once, but ends its connection only when the body was read.
 */
function closableResponse(closing: Readonly<ShutdownState>): typeof ServerResponse {
  class ClosableResponse extends ServerResponse {
    #isEnding = false;

    override writeHead(status: number, message?: never, headers?: never): this {
      if (closing.hasBegun) this.shouldKeepAlive = false;
      return super.writeHead(status, message, headers);
    }

    override end(chunk?: unknown, encoding?: unknown, done?: unknown): this {
      const { req } = this;
      if (this.#isEnding || !hasUnreadBody(req)) {
        return super.end(chunk, encoding as never, done as never);
      }
      this.#isEnding = true;
      const callback = [chunk, encoding, done].find((each) => typeof each === 'function');
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) {
        this.write(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
      } else {
        this.flushHeaders();
      }
      dropBody(req, (isWhole) => {
        super.end(callback as never);
        if (!isWhole) req.socket.destroySoon();
      });
      return this;
    }
  }
  return ClosableResponse as typeof ServerResponse;
}

function createHttpServer(
  listener: Listener,
  lastPaths: LastPaths,
  closing: Readonly<ShutdownState>,
): Server {
  const server = createServer(
    {
      ServerResponse: closableResponse(closing),
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5_000,
      // Longer than the minute after which proxies usually close a connection, so that the proxy closes it first.
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
      requireHostHeader: false,
    },
    (request, response) => {
      lastPaths.set(request.socket, request.url);
      if (!refuseWithoutHost(request, response)) listener(request, response);
    },
  );
  watchConnections(server, lastPaths, closing);
  refuseOddRequests(server, lastPaths);
  return server;
}

/** Resolves to the port that the server listens on. */
function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.removeListener('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/**
 * @param port  0 takes any free one
 * @param replyMs  time that a client has to read its reply
 */
export async function startServer(
  listener: Listener,
  host: string,
  port: number,
  replyMs = readingMs,
): Promise<RunningServer> {
  const closing: ShutdownState = { hasBegun: false, hasLingered: false };
  const lastPaths: LastPaths = new Map();
  const server = createHttpServer(listener, lastPaths, closing);
  destroySlowReaders(server, replyMs);
  return {
    server,
    host,
    port: await listen(server, host, port),
    async close(graceMs, lingerMs = usualLingerMs) {
      closing.hasBegun = true;
      const ended = stopListening(server);
      if (lingerMs > 0) await Promise.race([ended, sleep(lingerMs)]);
      closing.hasLingered = true;
      destroySilent(lastPaths);
      await drain(server, ended, graceMs);
    },
  };
}
