import { once } from 'node:events';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { exampleUrl } from '../../../scripts/site/examples/call.js';
import { httpExample } from '../../../scripts/site/examples/http.js';
import { filesOf, type Place, type Ready, type Runner } from './runner.js';

/** Replaces the credential, the host and the places of files, and ends lines as HTTP does. */
function messageOf(ready: Ready, host: string): Buffer {
  const text = httpExample(ready.call).replaceAll(/\$([A-Z_]+)/g, (variable, name: string) => {
    return ready.credentials[name] ?? variable;
  });
  const [head = '', ...rest] = text.split('\n\n');
  const body = rest.join('\n\n');
  const isForm = ready.call.body?.type === 'form';
  const files = filesOf(ready);
  const parts = (isForm ? body.replaceAll('\n', '\r\n') : body)
    .split(/\(bytes of ([^)]+)\)/)
    .map((part, at) => (at % 2 === 1 ? (files.get(part) ?? Buffer.alloc(0)) : Buffer.from(part)));
  const content = Buffer.concat(parts);
  // The sender of a message counts its bytes.
  const counted = ready.call.body === undefined ? [] : [`Content-Length: ${content.length}`];
  const lines = [
    ...head.replaceAll(new URL(exampleUrl).host, host).split('\n'),
    ...counted,
    'Connection: close',
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), content]);
}

/** Writes the messages to a socket. */
export function openHttp({ baseUrl }: Place): Promise<Runner> {
  const { host, hostname, port } = new URL(baseUrl);
  return Promise.resolve({
    async run(ready) {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write(messageOf(ready, host));
      const reply = (await buffer(socket)).toString();
      const [, status = ''] = /^HTTP\/1\.1 (\d{3}) /.exec(reply) ?? [];
      return { status: Number(status), detail: reply.slice(0, 2000) };
    },
    close: () => Promise.resolve(),
  });
}
