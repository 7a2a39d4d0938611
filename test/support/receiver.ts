import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Respond = (request: ReceivedRequest, response: ServerResponse) => void;

export interface Receiver {
  /** `address:port` */
  readonly host: string;
  readonly requests: ReceivedRequest[];
  /** Sets the status of replies from now on; 204 by default. */
  respond: Respond;
  url(path?: string): string;
  close(): Promise<void>;
}

export const status =
  (code: number, headers: Record<string, string> = {}, body: string | Buffer = ''): Respond =>
  (_request, response) =>
    void response.writeHead(code, headers).end(body);

/** Starts a webhook endpoint on an address of this machine. */
export async function startReceiver(address = '127.0.0.1'): Promise<Receiver> {
  const requests: ReceivedRequest[] = [];
  const state = { respond: status(204) };
  const server = createServer((incoming, response) => {
    buffer(incoming).then(
      (body) => {
        const { headers, url = '' } = incoming;
        const request = { path: url, headers, body: body.toString() };
        requests.push(request);
        state.respond(request, response);
      },
      () => response.destroy(),
    );
  });
  await once(server.listen(0, address), 'listening');
  const host = `${address}:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    host,
    requests,
    url: (path = '/') => `http://${host}${path}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
