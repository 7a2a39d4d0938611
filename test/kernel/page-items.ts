import { listQuery } from '../../src/kernel/db/lists/page.js';
import { normalise } from '../../src/kernel/db/lists/search.js';
import type { TestDatabase } from '../support/db.js';

export type Filter = 'search' | 'minPrice' | 'active' | 'ids' | 'isActive';

interface Item {
  readonly id: number;
  readonly name: string;
  readonly price: string;
}

/** Declares the list of the items. */
export const makeList = () =>
  listQuery<Item, 'id' | 'name' | 'price' | 'createdAt' | 'day' | 'active', Filter>({
    name: 'test.items',
    table: 'items',
    alias: 'i',
    columns: 'i.id, i.name, i.price',
    sorts: {
      id: { sql: 'i.id', type: 'bigint' },
      name: { sql: 'i.name_key', type: 'text' },
      price: { sql: 'i.price', type: 'numeric' },
      createdAt: { sql: 'i.created_at', type: 'timestamptz' },
      day: { sql: 'i.day', type: 'date' },
      active: { sql: 'i.is_active', type: 'boolean' },
    },
    filters: {
      search: 'i.name_key LIKE ?',
      minPrice: 'i.price >= ?',
      active: 'i.is_active',
      ids: 'i.id = ANY(?::bigint[])',
      isActive: 'i.is_active = ?',
    },
    gathering: ['search'],
  });
const names = ['Álvarez', 'Alvarez', 'Peñá', 'PENA', 'peña', '100%', '1000', 'a_b', 'aXb', 'Zoë'];

export const itemsTable = `CREATE TABLE items (
  company_id bigint NOT NULL, id bigint NOT NULL, name text NOT NULL,
  name_key text COLLATE "C" NOT NULL, price numeric(19,6) NOT NULL, is_active boolean NOT NULL,
  created_at timestamptz NOT NULL, day date NOT NULL, PRIMARY KEY (company_id, id))`;

export async function addItem(
  { knex }: TestDatabase,
  companyId: number,
  id: number,
): Promise<void> {
  const name = names[id - 1] ?? `Item ${id % 7}`;
  await knex('items').insert({
    company_id: companyId,
    id,
    name,
    name_key: normalise(name),
    price: `${id % 5}.000001`,
    is_active: id % 2 === 0,
    // Microseconds, which a Date would lose.
    created_at: `2026-01-0${1 + (id % 3)}T10:00:00.12345${id % 10}+02:00`,
    day: `2026-02-0${1 + (id % 4)}`,
  });
}

/** Creates the table, 57 items of a company and one of another company. */
export async function createItems(database: TestDatabase, company: number): Promise<void> {
  await database.knex.raw(itemsTable);
  for (let id = 1; id <= 57; id += 1) await addItem(database, company, id);
  await addItem(database, company + 1_000, 1);
}
