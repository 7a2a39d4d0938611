import type { Knex } from 'knex';

/** How one engine is reached: what knex dials, how many connections, and what closes it. */
export interface Engine {
  readonly kind: 'embedded' | 'server';
  readonly connection: Knex.StaticConnectionConfig;
  readonly poolMax: number;
  /** Readies a fresh connection. */
  readonly prepare?: (connection: unknown) => Promise<void>;
  readonly dump: () => Promise<Blob>;
  readonly close: () => Promise<void>;
}
