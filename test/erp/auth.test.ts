import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('getMe', () => {
  test('answers the user of the token', async () => {
    const { data } = await app.as('admin').auth.me();
    expect(data).toMatchObject({ type: 'user', email: 'admin@example.com', role: 'admin' });
  });
});
describe('products', () => {
  test('create and list', async () => {
    const admin = app.as('admin');
    const { data } = await admin.products.create({ code: 'A-1', name: 'Bolt', price: 1.5 });
    expect(data).toMatchObject({ code: 'A-1', stock: 0 });
    const page = await admin.products.list({ search: 'bolt' });
    expect(page.totalCount).toBe(1);
    const all = await admin.products.list();
    expect(all.totalCount).toBe(1);
  });
});
