import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { SvcErp } from '../../sdk/erp/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { gate } from '../support/until.js';
import { reply, serve, type TestServer } from './support.js';

const fileHead = {
  'content-type': 'application/pdf',
  'content-disposition': 'attachment; filename="F-1.pdf"',
};

async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe('a streamed download', () => {
  let server: TestServer;
  let erp: SvcErp;
  let opened: ServerResponse | undefined;
  const rest = gate<string>();

  beforeAll(async () => {
    server = await serve(async ({ url }, response, nth) => {
      if (nth === 1) return reply(response, 503, { ok: false, message: 'busy' });
      if (url.includes('/404/')) return reply(response, 404, { ok: false, code: 'not_found' });
      opened = response;
      response.writeHead(200, fileHead).write('first ');
      // The other download never ends by itself.
      if (url.includes('/1/')) response.end(await rest.opened);
      return undefined;
    });
    erp = new SvcErp({ baseUrl: server.baseUrl, apiKey: 'k', timeout: 5_000, random: () => 0 });
  });
  afterAll(() => server.close());

  test('resolves when the body begins, after any failed attempts', async () => {
    const { content, contentType, fileName } = await erp.invoices.pdf(1, {}, { stream: true });
    expect([contentType, fileName, server.requests.length]).toEqual([
      'application/pdf',
      'F-1.pdf',
      2,
    ]);
    const chunks = content[Symbol.asyncIterator]();
    const { value } = await chunks.next();
    expect(Buffer.from(value as Uint8Array).toString()).toBe('first ');
    rest.open('last');
    expect(Buffer.from((await chunks.next()).value as Uint8Array).toString()).toBe('last');
  });

  test('closes its connection when it is cancelled', async () => {
    const { content } = await erp.invoices.pdf(2, {}, { stream: true });
    await content.cancel();
    if (opened?.destroyed === false) await once(opened, 'close');
    expect(opened).toMatchObject({ destroyed: true, writableEnded: false });
  });

  test('that is refused throws the usual error', async () => {
    await expect(erp.invoices.pdf(404, {}, { stream: true })).rejects.toMatchObject({
      statusCode: 404,
      code: 'not_found',
    });
  });
});

describe('a streamed export', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  test('has the same bytes as one read whole', async () => {
    const erp = app.as('admin');
    await erp.products.create({ code: 'A-1', name: 'Bolt', price: 1 });
    const whole = await erp.products.list({ format: 'csv' });
    const streamed = await erp.products.list({ format: 'csv' }, { stream: true });
    expect(await textOf(streamed.content)).toBe(Buffer.from(whole.content).toString());
    expect(streamed.fileName).toBe(whole.fileName);
  });
});
