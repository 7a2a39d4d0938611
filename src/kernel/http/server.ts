import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface RunningServer {
  readonly server: Server;
  readonly host: string;
  readonly port: number;
  /**
   * Takes no more connections, lets the requests in flight finish and cuts off what is left after `graceMs`. From the
   * call on, each reply says `Connection: close`.
   *
   * @param lingerMs  how long open connections may still bring a request, so that a client which has just sent one gets
   *                  its reply and no reset
   */
  close(graceMs: number, lingerMs?: number): Promise<void>;
}

const usualLingerMs = 500;

/** How long a refused connection has to read its refusal before it is destroyed. */
const refusedMs = 1_000;

/** Refusals by the HTTP parser. They never become a request, so they are written to the bare socket. */
const refusals: Readonly<Record<string, readonly [status: string, code: string, message: string]>> =
  {
    HPE_HEADER_OVERFLOW: [
      '431 Request Header Fields Too Large',
      'validation_failed',
      'The headers are too large',
    ],
    ERR_HTTP_REQUEST_TIMEOUT: [
      '408 Request Timeout',
      'validation_failed',
      'The request took too long to arrive',
    ],
  };
const malformed = [
  '400 Bad Request',
  'validation_failed',
  'This is not a well-formed HTTP request',
] as const;

/** Refuses what is not HTTP. Destroys the socket soon: the other side may never close its half of the connection. */
function refuseBadHttp(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code, message] = refusals[error.code ?? ''] ?? malformed;
  const body = JSON.stringify({ ok: false, message, code, requestId: randomUUID() });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  const cut = setTimeout(() => socket.destroy(), refusedMs);
  socket.once('close', () => clearTimeout(cut));
}

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

/** @param port  0 takes any free one */
export function startServer(
  listener: Listener,
  host: string,
  port: number,
): Promise<RunningServer> {
  let isClosing = false;
  /** The flag is read when a reply begins, so that replies to requests in flight end their connection, too. */
  class ClosableResponse extends ServerResponse {
    override writeHead(...args: [status: number, message?: never, headers?: never]): this {
      if (isClosing) this.shouldKeepAlive = false;
      return super.writeHead(...args);
    }
  }
  const server = createServer(
    {
      ServerResponse: ClosableResponse as typeof ServerResponse,
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5_000,
      // Above the minute that proxies commonly keep a connection, so that they close it and not we.
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
    },
    listener,
  );
  server.on('clientError', refuseBadHttp);
  const closeSilent = watchSilent(server);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.removeListener('error', reject);
      const { port: actual } = server.address() as AddressInfo;
      resolve({
        server,
        host,
        port: actual,
        async close(graceMs, lingerMs = usualLingerMs) {
          isClosing = true;
          const ended = stopListening(server);
          if (lingerMs > 0) await Promise.race([ended, sleep(lingerMs)]);
          closeSilent();
          await drain(server, ended, graceMs);
        },
      });
    });
  });
}
