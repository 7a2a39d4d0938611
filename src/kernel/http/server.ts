import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface RunningServer {
  readonly server: Server;
  readonly host: string;
  readonly port: number;
  /** Stops taking connections, lets what is under way finish, and cuts off what is left after `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/** What the parser refuses never becomes a request, so it is answered on the bare socket. */
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
}

function drain(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/**
 * Ends connections that never said a word: Node counts them as busy until their first request, so one of them would
 * keep a stop waiting for as long as it may.
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
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      // Above the minute that proxies commonly keep a connection, so that they close it and not we.
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      if (isClosing) response.shouldKeepAlive = false;
      listener(request, response);
    },
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
        close(graceMs) {
          isClosing = true;
          closeSilent();
          return drain(server, graceMs);
        },
      });
    });
  });
}
