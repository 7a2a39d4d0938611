import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy on 127.0.0.1 that can fail as networks and hosts do. */
export interface FaultProxy {
  readonly port: number;
  /** Keeps all connections open and holds back the bytes of both directions, as a stopped host does. */
  stall(): void;
  /** Passes requests on and drops their answers, as a network that fails one way does. */
  loseAnswers(): void;
  /** Passes bytes on again, on connections that are still open and on new ones. */
  resume(): void;
  /** Resets all connections. */
  reset(): void;
  /** Resets all connections, and each new one. */
  refuse(): void;
  close(): Promise<void>;
}

type Mode = 'forward' | 'stall' | 'lose-answers' | 'refuse';

/** @param url  the address of the server behind the proxy */
export async function openFaultProxy(url: string): Promise<FaultProxy> {
  const { hostname, port, protocol } = new URL(url);
  const target = Number(port || (protocol === 'redis:' ? 6379 : 5432));
  const open = new Set<Socket>();
  let mode: Mode = 'forward';

  const relay = (from: Socket, to: Socket, isAnswer: boolean): void => {
    open.add(from);
    if (mode === 'stall') from.pause();
    from.on('data', (bytes: Buffer) => {
      if (mode !== 'lose-answers' || !isAnswer) to.write(bytes);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      open.delete(from);
      to.destroy();
    });
  };

  const server = createServer((client) => {
    if (mode === 'refuse') {
      client.resetAndDestroy();
      return;
    }
    const upstream = connect(target, hostname);
    relay(client, upstream, false);
    relay(upstream, client, true);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const reset = (): void => {
    for (const socket of open) socket.resetAndDestroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    stall() {
      mode = 'stall';
      for (const socket of open) socket.pause();
    },
    loseAnswers() {
      mode = 'lose-answers';
    },
    resume() {
      mode = 'forward';
      for (const socket of open) socket.resume();
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

/** The address of the same server and database by way of the proxy. */
export function throughProxy(url: string, { port }: FaultProxy): string {
  const changed = new URL(url);
  changed.hostname = '127.0.0.1';
  changed.port = String(port);
  return changed.href;
}
