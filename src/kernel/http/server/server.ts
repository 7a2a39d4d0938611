import { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { refuseBadHttp, refuseExpectation, refuseTunnel, refuseWithoutHost } from './bad-http.js';
import { destroySlowReaders, readingMs } from './slow-readers.js';

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

/** Ends connections as they fall idle, and after `graceMs` all of them. */
async function drain(server: Server, ended: Promise<void>, graceMs: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  // A reply whose headers were sent before the stop leaves its connection open.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  server.closeIdleConnections();
  await ended;
  clearTimeout(cut);
  clearInterval(idle);
}

/**
 * Returns a function that ends connections without any byte received. Node counts them as busy until their first
 * request, so one of them would delay a stop until its end.
 */
function watchSilent(server: Server): () => void {
  const silent = new Set<Socket>();
  let isClosing = false;
  server.on('connection', (socket: Socket) => {
    if (isClosing) socket.destroy();
    silent.add(socket);
    const forget = () => silent.delete(socket);
    socket.once('close', forget);
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  return () => {
    isClosing = true;
    for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
  };
}

/** Answers requests in the error envelope that Node would refuse without a body, or leave without a reply. */
function refuseOddRequests(server: Server): void {
  const paths = new WeakMap<Socket, string>();
  server.on('request', ({ socket, url = '' }: IncomingMessage) => paths.set(socket, url));
  server.on('clientError', (error, socket) => {
    refuseBadHttp(error, socket as Socket, paths.get(socket as Socket) ?? '');
  });
  server.on('checkExpectation', refuseExpectation);
  server.on('connect', (request, socket) => refuseTunnel(request, socket as Socket));
}

/** The state of the shutdown, read when each reply begins. */
interface ShutdownState {
  hasBegun: boolean;
}

/** Returns a class of replies. Once the server stops, those to requests in flight end their connection, too. */
function closableResponse(closing: Readonly<ShutdownState>): typeof ServerResponse {
  class ClosableResponse extends ServerResponse {
    override writeHead(...args: [status: number, message?: never, headers?: never]): this {
      if (closing.hasBegun) this.shouldKeepAlive = false;
      return super.writeHead(...args);
    }
  }
  return ClosableResponse as typeof ServerResponse;
}

function createHttpServer(listener: Listener, closing: Readonly<ShutdownState>): Server {
  const server = createServer(
    {
      ServerResponse: closableResponse(closing),
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5_000,
      // Above the minute that proxies commonly keep a connection, so that they close it and not we.
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
      requireHostHeader: false,
    },
    (request, response) => {
      if (!refuseWithoutHost(request, response)) listener(request, response);
    },
  );
  refuseOddRequests(server);
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
  const closing: ShutdownState = { hasBegun: false };
  const server = createHttpServer(listener, closing);
  destroySlowReaders(server, replyMs);
  const closeSilent = watchSilent(server);
  return {
    server,
    host,
    port: await listen(server, host, port),
    async close(graceMs, lingerMs = usualLingerMs) {
      closing.hasBegun = true;
      const ended = stopListening(server);
      if (lingerMs > 0) await Promise.race([ended, sleep(lingerMs)]);
      closeSilent();
      await drain(server, ended, graceMs);
    },
  };
}
