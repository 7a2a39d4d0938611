import type { Knex } from 'knex';

/** A database engine: its connections and how they are opened and closed. */
export interface Engine {
  readonly kind: 'embedded' | 'server';
  /** Resolves to the settings of connections. Called again when the settings have expired. */
  readonly connect: () => Promise<Knex.StaticConnectionConfig>;
  readonly poolMax: number;
  /** Prepares a fresh connection. */
  readonly prepare?: (connection: unknown) => Promise<void>;
  /** Settings for the start of each transaction, if the connection cannot carry them. */
  readonly transactionSettings?: string | undefined;
  readonly dump: () => Promise<Blob>;
  /** Copies the files of the database into a new folder. No statement may run meanwhile. */
  readonly copyFiles: (folder: string) => Promise<void>;
  readonly close: () => Promise<void>;
}
