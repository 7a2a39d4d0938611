import type { Knex } from 'knex';

/** The connections to a database. Statements read from it, and transactions are opened on it. */
export type Pool = Knex;
