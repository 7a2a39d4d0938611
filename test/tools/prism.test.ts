import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Project } from '../sdk/packed/project.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { type HttpRequest, parseHttp } from '../support/http-file.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { until } from '../support/until.js';
import { installTools, minutes, withRegistry } from './registry.js';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

function send({ method, url, headers, body }: HttpRequest): Promise<Response> {
  // Lines of a form end with a carriage return.
  const isForm = headers['Content-Type']?.startsWith('multipart/') === true;
  const text = isForm ? `${body.trim().replaceAll('\n', '\r\n')}\r\n` : body.trim();
  return fetch(url, { method, headers, ...(text !== '' && { body: text }) });
}

const withUnknownMember = (request: HttpRequest): HttpRequest => ({
  ...request,
  body: JSON.stringify({ ...JSON.parse(request.body), unknownMember: 1 }),
});

withRegistry('Prism', () => {
  let app: TestApp;
  let project: Project;
  const children: ChildProcess[] = [];
  beforeAll(async () => {
    app = await startTestApp();
    project = await installTools(['@stoplight/prism-cli@5.14.2']);
  }, 8 * minutes);
  afterAll(async () => {
    for (const child of children) child.kill();
    project.remove();
    await app.close();
  });

  async function mock(name: string): Promise<string> {
    const port = await freePort();
    const bin = join(project.folder, 'node_modules/.bin/prism');
    const document = `generated/${name}/openapi.json`;
    const args = ['mock', '-h', '127.0.0.1', '-p', String(port), document];
    children.push(spawn(bin, args, { stdio: 'ignore' }));
    const baseUrl = `http://127.0.0.1:${port}`;
    await until(() =>
      fetch(baseUrl).then(
        () => true,
        () => false,
      ),
    );
    return baseUrl;
  }

  test.each(['erp', 'kyc'])(
    'answers every example of %s with success, and refuses unknown members as the server does',
    async (name) => {
      const text = await (await app.fetch(`/docs/${name}.http`)).text();
      const credentials = { bearerAuth: 'a', keyAuth: 'b', captureToken: 'c' };
      const requests = parseHttp(text, { ...credentials, baseUrl: await mock(name) });
      for (const request of requests) {
        const { status } = await send(request);
        expect([request.id, Math.floor(status / 100)]).toEqual([request.id, 2]);
        if (request.headers['Content-Type'] !== 'application/json') continue;
        const refused = await send(withUnknownMember(request));
        // Prism answers 422 wherever an operation declares it.
        expect([request.id, [400, 422].includes(refused.status)]).toEqual([request.id, true]);
      }
    },
    5 * minutes,
  );
});
