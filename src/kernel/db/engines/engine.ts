import type { Knex } from 'knex';

/** A database engine: what knex connects to, how many connections it takes, and how it is closed. */
export interface Engine {
  readonly kind: 'embedded' | 'server';
  /** Resolves to the settings of connections; asked again once they say that they have expired. */
  readonly connect: () => Promise<Knex.StaticConnectionConfig>;
  readonly poolMax: number;
  /** Prepares a fresh connection. */
  readonly prepare?: (connection: unknown) => Promise<void>;
  /** Run at the start of each transaction where a connection cannot carry its settings. */
  readonly transactionSettings?: string | undefined;
  readonly dump: () => Promise<Blob>;
  /** Copies the files of the database into a new folder; only while no statement runs. */
  readonly copyFiles: (folder: string) => Promise<void>;
  readonly close: () => Promise<void>;
}
