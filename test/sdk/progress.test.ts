import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SvcKyc } from '../../sdk/kyc/index.js';
import { type UploadProgress, withProgress } from '../../sdk/kyc/progress.js';
import { startTestApp } from '../support/app.js';
import { afterAll, afterEach, describe, expect, test } from '../support/jest.js';
import { type Answer, reply, serve, type TestServer } from './support.js';

const servers: TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const megabyte = 2 ** 20;
const image = (bytes: number) => ({ data: new Uint8Array(bytes).fill(7), filename: 'face.jpg' });
const accepted = { ok: true };

async function start(answer: Answer) {
  const server = await serve(answer);
  servers.push(server);
  const kyc = new SvcKyc({ baseUrl: server.baseUrl, apiKey: 'k', random: () => 0 });
  const reports: UploadProgress[] = [];
  const fetch = withProgress((progress) => reports.push(progress));
  return { server, kyc, reports, fetch };
}

describe('an upload with progress', () => {
  test('reports all bytes of the body in the end, and never fewer than before', async () => {
    const { server, kyc, reports, fetch } = await start((_, response) =>
      reply(response, 200, accepted),
    );
    await kyc.biometrics.ageEstimation({ image: image(megabyte) }, { fetch });
    const length = server.requests[0]?.body.length;
    expect(length).toBeGreaterThan(megabyte);
    expect(reports.at(-1)).toEqual({ sentBytes: length, totalBytes: length });
    expect(reports.length).toBeGreaterThan(2);
    const sent = reports.map(({ sentBytes }) => sentBytes);
    expect(sent).toEqual([...new Set(sent)].sort((a, b) => a - b));
    expect(new Set(reports.map(({ totalBytes }) => totalBytes))).toEqual(new Set([length]));
  });

  // Buffers of the connection hold some megabytes at most.
  test('counts what the connection has taken, and not what was only read', async () => {
    let received = 0;
    const server = createServer((request, response) => {
      request.on('data', (bytes: Buffer) => (received += bytes.length));
      request.on('end', () => reply(response, 200, accepted));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const kyc = new SvcKyc({ baseUrl: `http://127.0.0.1:${port}`, apiKey: 'k' });
    const ahead: number[] = [];
    const fetch = withProgress(({ sentBytes }) => ahead.push(sentBytes - received));
    await kyc.biometrics.ageEstimation({ image: image(64 * megabyte) }, { fetch });
    server.close();
    server.closeAllConnections();
    expect(received).toBeGreaterThan(64 * megabyte);
    expect(Math.max(...ahead)).toBeLessThan(32 * megabyte);
  });

  test('counts from the beginning in each attempt, and sends the same bytes', async () => {
    const { server, kyc, reports, fetch } = await start((_, response, nth) =>
      reply(response, nth === 1 ? 503 : 200, accepted),
    );
    await kyc.biometrics.ageEstimation({ image: image(megabyte) }, { fetch });
    const [first, second] = server.requests;
    expect(second?.body.equals(first?.body ?? Buffer.alloc(0))).toBe(true);
    const ends = reports.filter(({ sentBytes, totalBytes }) => sentBytes === totalBytes);
    expect(ends).toHaveLength(2);
    const [{ sentBytes = 0 } = {}] = reports;
    expect(reports.filter((one) => one.sentBytes === sentBytes)).toHaveLength(2);
  });

  test('leaves a call without a file as it is', async () => {
    const { server, reports, fetch } = await start((_, response) => reply(response, 200, accepted));
    const kyc = new SvcKyc({ baseUrl: server.baseUrl, apiKey: 'k', fetch });
    await kyc.sessions.create({ features: ['id'] });
    expect(server.requests[0]?.headers['content-length']).toBeDefined();
    expect(reports).toEqual([]);
  });

  test('is for the server the same upload as one without progress', async () => {
    const app = await startTestApp();
    try {
      const kyc = new SvcKyc({ baseUrl: app.baseUrl, apiKey: await app.kycKey() });
      const reports: UploadProgress[] = [];
      const fetch = withProgress((progress) => reports.push(progress));
      const codeOf = (options: object) =>
        kyc.biometrics.ageEstimation({ image: image(100_000) }, options).then(
          () => 'accepted',
          (error: { readonly code: string }) => error.code,
        );
      const codes = [await codeOf({}), await codeOf({ fetch })];
      expect(codes).toEqual(['unsupported_media', 'unsupported_media']);
      expect(reports.at(-1)?.sentBytes).toBeGreaterThan(100_000);
    } finally {
      await app.close();
    }
  });
});

describe('a page', () => {
  const web = globalThis as unknown as Record<string, unknown>;
  const own = { Request: web['Request'], performance: web['performance'] };
  const replace = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  afterEach(() => {
    delete web['location'];
  });
  afterAll(() => {
    for (const [name, value] of Object.entries(own)) replace(name, value);
  });

  const protocol = (nextHopProtocol: string) => ({
    getEntriesByType: () => [{ nextHopProtocol }],
  });
  /** Takes a stream for a text. */
  class TextRequest {
    readonly headers = new Headers({ 'content-type': 'text/plain' });
    readonly duplex: unknown;
    constructor(_url: string, init: { readonly duplex: string }) {
      this.duplex = init.duplex;
    }
  }
  /** Knows no body that is sent while the reply is awaited. */
  class PlainRequest {
    readonly headers = new Headers();
  }

  test.each([
    ['that came over HTTP/2 counts', 'h2', 'own', own.Request, true],
    ['that came over HTTP/1.1 reports nothing', 'http/1.1', 'own', own.Request, false],
    ['that calls another origin reports nothing', 'h2', 'other', own.Request, false],
    ['that sends streams as texts reports nothing', 'h3', 'own', TextRequest, false],
    ['that takes no streams reports nothing', 'h3', 'own', PlainRequest, false],
  ])('%s, and uploads', async (_, hop, place, request, isCounted) => {
    const { server, kyc, reports, fetch } = await start((_, response) =>
      reply(response, 200, accepted),
    );
    replace('location', { origin: place === 'own' ? server.baseUrl : 'http://127.0.0.2' });
    replace('performance', protocol(hop));
    replace('Request', request);
    await kyc.biometrics.ageEstimation({ image: image(1000) }, { fetch });
    expect(server.requests[0]?.body.length).toBeGreaterThan(1000);
    expect(reports.length > 0).toBe(isCounted);
  });
});
