import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** One request and the status it must be answered with. */
export interface Shot {
  readonly text: string;
  readonly status: number;
}

export interface Load {
  readonly port: number;
  readonly connections: number;
  readonly durationMs: number;
  /** Returns the next request. */
  readonly next: () => Shot;
  /** Is told how long each request took. */
  readonly took?: (ms: number) => void;
}

export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
}

const headEnd = Buffer.from('\r\n\r\n');
const lengthHeader = /content-length: (\d+)/i;

/** Reads whole replies from the stream. All measured servers send a Content-Length. */
function createReader() {
  let pending: Buffer = Buffer.alloc(0);
  return (chunk: Buffer): { status: number; body: string } | undefined => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    const end = pending.indexOf(headEnd);
    if (end === -1) return undefined;
    const head = pending.toString('latin1', 0, end);
    const whole = end + headEnd.length + Number(lengthHeader.exec(head)?.[1] ?? 0);
    if (pending.length < whole) return undefined;
    const body = pending.toString('utf8', end + headEnd.length, whole);
    pending = pending.subarray(whole);
    return { status: Number(head.slice(9, 12)), body };
  };
}

function runConnection(socket: Socket, load: Load, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const read = createReader();
    let count = 0;
    let shot = load.next();
    let sentAt = performance.now();
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('A measured server closed the connection')));
    socket.on('data', (chunk) => {
      const reply = read(chunk);
      if (reply === undefined) return;
      if (reply.status !== shot.status) {
        const asked = shot.text.split('\r\n')[0];
        reject(new Error(`${asked}: ${reply.status} ${reply.body.slice(0, 500)}`));
        return;
      }
      count += 1;
      const now = performance.now();
      load.took?.(now - sentAt);
      if (now >= until) resolve(count);
      else {
        shot = load.next();
        sentAt = now;
        socket.write(shot.text);
      }
    });
    socket.write(shot.text);
  });
}

/**
 * Keeps a number of requests in flight. It sends prepared text and reads only the status and the length, because a
 * client library would use as much CPU as the servers.
 */
export async function runLoad(load: Load): Promise<LoadResult> {
  const { port, connections, durationMs } = load;
  const sockets = Array.from({ length: connections }, () => connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const startedAt = performance.now();
  try {
    const runs = sockets.map((socket) => runConnection(socket, load, startedAt + durationMs));
    const counts = await Promise.all(runs);
    const seconds = (performance.now() - startedAt) / 1000;
    return { requests: counts.reduce((sum, count) => sum + count, 0), seconds };
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}
