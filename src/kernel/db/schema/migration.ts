import type { Knex } from 'knex';

interface MigrationFacts {
  /** File name, such as `0001_kernel`. Names sort in the order of application and never change. */
  readonly name: string;
  /** True if versions of the program without this migration cannot run on its schema. */
  readonly isBreaking?: boolean;
}

/** A migration in one transaction. */
interface TransactionalMigration extends MigrationFacts {
  up(trx: Knex.Transaction): Promise<void>;
  down(trx: Knex.Transaction): Promise<void>;
}

/** A connection without a transaction. Each statement commits by itself. */
export interface StepSession {
  /** Resolves to the number of rows that the statement changed or returned. */
  execute(sql: string): Promise<number>;
}

/**
 * A migration outside of a transaction, for indexes that are built beside writers and for changes in batches. A failure
 * leaves the finished steps, and the next run starts again: every step must accept its own result.
 */
export interface StepwiseMigration extends MigrationFacts {
  upInSteps(session: StepSession): Promise<void>;
  downInSteps(session: StepSession): Promise<void>;
}

export type Migration = TransactionalMigration | StepwiseMigration;

/** Returns the number in front of the name of a migration. */
export const numberOf = ({ name }: Pick<Migration, 'name'>): number =>
  Number(/^\d+/.exec(name)?.[0]);
