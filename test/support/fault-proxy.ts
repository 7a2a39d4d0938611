import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A direction of traffic: the bytes of clients, or those of the server. */
export type Direction = 'requests' | 'answers';

/** A TCP proxy on 127.0.0.1 that can fail as networks and hosts do. */
export interface FaultProxy {
  readonly port: number;
  /**
   * Keeps all connections open and holds back all bytes, as a stopped host does; in one direction, as a full queue
   * does.
   */
  stall(direction?: Direction): void;
  /** Forwards requests and drops their replies, as a network does that fails in one direction. */
  loseAnswers(): void;
  /** Drops replies like `loseAnswers`, from the first request on that contains the text. */
  loseAnswersFrom(text: string): void;
  /**
   * Closes connections for clients only: the server keeps them half-open, as after the loss of the host of a client.
   */
  loseClients(): void;
  /** Closes connections for the server only: clients keep them half-open, and new ones are never answered. */
  loseServer(): void;
  /** Forwards bytes again, on intact and new connections. */
  resume(): void;
  /** Resets all connections. */
  reset(): void;
  /** Resets all connections, and each new one. */
  refuse(): void;
  close(): Promise<void>;
}

interface Pair {
  readonly client: Socket;
  readonly upstream: Socket;
  /** One side is closed, and the other has not been told. */
  isHalfOpen: boolean;
}

type Mode = 'forward' | 'lose-answers' | 'lose-server' | 'refuse';

/** @param url  the address of the server behind the proxy */
export async function openFaultProxy(url: string): Promise<FaultProxy> {
  const { hostname, port, protocol } = new URL(url);
  const target = Number(port || (protocol === 'redis:' ? 6379 : 5432));
  const pairs = new Set<Pair>();
  /** Clients that are connected to a lost server. */
  const unheard = new Set<Socket>();
  let mode: Mode = 'forward';
  let stalled: readonly Direction[] = [];
  let lossBegins: string | undefined;

  const applyStall = ({ client, upstream }: Pair): void => {
    for (const [socket, direction] of [
      [client, 'requests'],
      [upstream, 'answers'],
    ] as const) {
      if (stalled.includes(direction)) socket.pause();
      else socket.resume();
    }
  };

  const relay = (pair: Pair, from: Socket, to: Socket): void => {
    from.on('data', (bytes: Buffer) => {
      const isAnswer = from === pair.upstream;
      if (!isAnswer && lossBegins !== undefined && bytes.includes(lossBegins))
        mode = 'lose-answers';
      if (!pair.isHalfOpen && (mode !== 'lose-answers' || !isAnswer)) to.write(bytes);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      if (!pair.isHalfOpen) to.destroy();
      if (from.destroyed && to.destroyed) pairs.delete(pair);
    });
  };

  const server = createServer((client) => {
    if (mode === 'refuse') {
      client.resetAndDestroy();
      return;
    }
    if (mode === 'lose-server') {
      unheard.add(client);
      client.on('error', () => undefined).on('close', () => unheard.delete(client));
      return;
    }
    const pair: Pair = { client, upstream: connect(target, hostname), isHalfOpen: false };
    pairs.add(pair);
    relay(pair, client, pair.upstream);
    relay(pair, pair.upstream, client);
    applyStall(pair);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const reset = (): void => {
    for (const { client, upstream } of pairs) {
      client.resetAndDestroy();
      upstream.resetAndDestroy();
    }
    for (const client of unheard) client.resetAndDestroy();
  };
  const halfOpen = (lost: 'client' | 'upstream'): void => {
    for (const pair of pairs) {
      pair.isHalfOpen = true;
      pair[lost].resetAndDestroy();
    }
  };
  const stall = (directions: readonly Direction[]): void => {
    stalled = directions;
    for (const pair of pairs) applyStall(pair);
  };
  return {
    port: (server.address() as AddressInfo).port,
    stall: (direction) => stall(direction === undefined ? ['requests', 'answers'] : [direction]),
    loseAnswers() {
      mode = 'lose-answers';
    },
    loseAnswersFrom(text) {
      lossBegins = text;
    },
    loseClients: () => halfOpen('client'),
    loseServer() {
      mode = 'lose-server';
      halfOpen('upstream');
    },
    resume() {
      mode = 'forward';
      lossBegins = undefined;
      stall([]);
    },
    reset,
    refuse() {
      mode = 'refuse';
      reset();
    },
    async close() {
      server.close();
      reset();
      await once(server, 'close');
    },
  };
}

/** Returns the URL of the same server and database through the proxy. */
export function throughProxy(url: string, { port }: FaultProxy): string {
  const changed = new URL(url);
  changed.hostname = '127.0.0.1';
  changed.port = String(port);
  return changed.href;
}
