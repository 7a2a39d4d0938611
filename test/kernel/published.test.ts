import { parse } from 'yaml';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const prefixes = ['/api', '/v1'] as const;

test.each(prefixes)('%s/openapi.yaml equals openapi.json', async (prefix) => {
  const json = await app.fetch(`${prefix}/openapi.json`);
  const yaml = await app.fetch(`${prefix}/openapi.yaml`);
  expect([json.status, yaml.status]).toEqual([200, 200]);
  expect(yaml.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
  expect(parse(await yaml.text())).toEqual(await json.json());
});

test.each(prefixes.flatMap((prefix) => [`${prefix}/openapi.json`, `${prefix}/openapi.yaml`]))(
  '%s is readable from any origin, and answers 304 to its tag',
  async (path) => {
    const { headers } = await app.fetch(path, { headers: { origin: 'https://a.test' } });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const etag = headers.get('etag') ?? '';
    const again = await app.fetch(path, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  },
);
