import request from 'supertest';
import { operations } from '../../generated/erp/operations.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCustomer, invoice, stocked } from '../support/sales.js';

const lastSecond = 'Sun, 31 Jan 2027 23:59:59 GMT';
/** No operation of the contracts is about to end, so two of them are given a last day. */
const { getCompany, downloadInvoicePdf } = operations;
const ending = [getCompany, downloadInvoicePdf];

let app: TestApp;
beforeAll(async () => {
  for (const operation of ending) Object.assign(operation, { sunset: lastSecond });
  app = await startTestApp({ config: { corsOrigins: ['https://shop.example.com'] } });
});
afterAll(async () => {
  await app.close();
  for (const operation of ending) Reflect.deleteProperty(operation, 'sunset');
});

const api = () => request(app.baseUrl);

describe('headers', () => {
  test('include the security headers in every reply, and do not name the server software', async () => {
    for (const path of ['/api/products', '/api/nope', '/docs/', '/healthz']) {
      const { headers } = await api().get(path);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain('default-src');
      expect(headers['strict-transport-security']).toBeDefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  test('name the last day of an operation in its success replies, JSON or a file', async () => {
    const product = await stocked(app, 10, 1);
    const { data } = await invoice(app, {
      customerId: await addCustomer(app),
      lines: [{ productId: product.id, quantity: 1, unitPrice: 5 }],
    });
    const sunsetOf = async (path: string, token = app.tokenOf('admin')) => {
      const headers = { authorization: `Bearer ${token}` };
      const reply = await app.fetch(path, { headers });
      return [reply.status, reply.headers.get('sunset')];
    };
    const pdf = `/api/invoices/${data.id}/pdf`;
    expect(await sunsetOf(getCompany.path)).toEqual([200, lastSecond]);
    expect(await sunsetOf(pdf)).toEqual([200, lastSecond]);
    expect(await sunsetOf(pdf, 'none')).toEqual([401, null]);
    expect(await sunsetOf('/api/products')).toEqual([200, null]);
  });

  test('forbid caching the replies of a login', async () => {
    const reply = await api()
      .post('/api/auth/login')
      .send({ email: 'a@example.com', password: 'x' });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['www-authenticate']).toContain('Bearer');
  });

  test('repeat a valid X-Request-Id, and replace an invalid one', async () => {
    const kept = await api().get('/api/products').set('x-request-id', 'order-17.a');
    expect(kept.headers['x-request-id']).toBe('order-17.a');
    const replaced = await api().get('/api/products').set('x-request-id', 'a b"<');
    expect(replaced.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('select the language of messages by Accept-Language, and never that of codes', async () => {
    const [es, en] = await Promise.all(
      ['es-DO,en;q=0.5', 'en'].map((language) =>
        api().get('/api/products').set('accept-language', language),
      ),
    );
    expect(es?.body).toMatchObject({
      message: 'Se requiere autenticación',
      code: 'not_authenticated',
    });
    expect(en?.body).toMatchObject({
      message: 'Authentication is required',
      code: 'not_authenticated',
    });
  });

  test('allow only listed origins to read replies in a browser', async () => {
    const preflight = (origin: string) =>
      api()
        .options('/api/products')
        .set('origin', origin)
        .set('access-control-request-method', 'POST');
    const known = await preflight('https://shop.example.com');
    expect(known.status).toBe(204);
    expect(known.headers['access-control-allow-origin']).toBe('https://shop.example.com');
    expect(known.headers['access-control-allow-methods']).toBe('GET, POST');
    const other = await preflight('https://evil.example.com');
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
    const reply = await api().get('/api/products').set('origin', 'https://evil.example.com');
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
    expect(reply.headers['vary']).toContain('Origin');
  });
});
