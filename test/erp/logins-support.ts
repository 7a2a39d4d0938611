import type { SvcErp } from '../../sdk/erp/index.js';
import { password, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll } from '../support/jest.js';

export let app: TestApp;
export let admin: SvcErp;

/** Starts a server for the tests of a file. */
export function setUpLogins(): void {
  beforeAll(async () => {
    app = await startTestApp();
    admin = app.as('admin');
  });
  afterAll(() => app.close());
}

export const statusOf = (client: SvcErp) =>
  client.auth.me().then(
    () => 200,
    (error: { statusCode: number }) => error.statusCode,
  );

export const login = (email: string, code?: string) =>
  app.client().auth.login({ email, password, ...(code !== undefined && { code }) });

export async function logIn(email: string, code?: string): Promise<SvcErp> {
  const client = app.client();
  await client.auth.login({ email, password, ...(code !== undefined && { code }) });
  return client;
}

/** Returns the newest audit entries of a user, as stored. */
export const audited = (id: number) =>
  app.database
    .knex('audit_log as a')
    .where({ 'a.company_id': app.companyId, 'a.object_type': 'user', 'a.object_id': String(id) })
    .orderBy('a.id', 'desc')
    .select<{ action: string; after: object }[]>('a.action', 'a.after');

export const eventsOf = async (id: number) => {
  const rows = await app.database
    .knex('outbox as o')
    .where({ 'o.company_id': app.companyId, 'o.type': 'user.updated', 'o.object_id': String(id) })
    .select('o.id');
  return rows.length;
};
