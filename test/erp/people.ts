import { createUser } from '../../src/erp/auth/index.js';
import { createPasswords } from '../../src/kernel/auth/passwords.js';
import { password, type TestApp } from '../support/app.js';

let people = 0;

/** Creates a user for one test. */
export async function makeUser(
  app: TestApp,
  role = 'viewer',
): Promise<{ id: number; email: string }> {
  people += 1;
  const email = `person${people}@example.com`;
  const { knex } = app.database;
  const user = { companyId: app.companyId, name: `Person ${people}`, email, password, role };
  const id = await createUser(knex, await createPasswords(4), user, app.clock.now());
  return { id, email };
}
