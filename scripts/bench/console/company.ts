import { makeYear } from '../../../src/demo/index.js';
import { openDatabase } from '../../../src/kernel/db/client.js';
import { migrate } from '../../../src/kernel/db/migrate.js';
import { migrations } from '../../../src/migrations/index.js';

/** The login of the administrator of the filled company. */
export interface Person {
  readonly email: string;
  readonly password: string;
}

const months = 12;
const invoices = 2_400;
const customers = 10_000;

/** Customers beside those who bought something, so that the list has many pages. */
const customersSql = `INSERT INTO customers (company_id, code, code_key, name, name_key, search_text, payment_terms,
  currency_code, created_at, updated_at)
SELECT :company, 'MC-' || n, 'mc-' || n, 'Customer ' || n, 'customer ' || n, 'mc-' || n || ' customer ' || n,
  'CREDITO_30', 'DOP', now(), now() FROM generate_series(1, ${customers}) n`;

/** Fills a new database with a company of 2,400 invoices of a year and more than 10,000 customers. */
export async function fillConsoleCompany(
  url: string,
  tell: (text: string) => void,
): Promise<Person> {
  const database = await openDatabase({ url, poolMax: 4, statementTimeoutMs: 600_000 });
  try {
    await migrate(database, migrations);
    tell(`Filling a company with ${invoices} invoices and ${customers} customers\n`);
    const onProgress = (done: number) => {
      if (done % 400 === 0) tell(`${done} invoices\n`);
    };
    const wish = { database, bcryptCost: 4, now: new Date(), months, invoices, onProgress };
    const { admin, company } = await makeYear({ ...wish, code: 'CONSOLE' });
    await database.knex.raw(customersSql, { company: company.id });
    await database.knex.raw('VACUUM ANALYZE');
    return admin;
  } finally {
    await database.close();
  }
}
