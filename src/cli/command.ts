import type { Passwords } from '../kernel/auth/passwords.js';
import type { Config } from '../kernel/config/config.js';
import type { Database } from '../kernel/db/client.js';

/** A fault in the arguments of a command. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface Option {
  readonly type: 'string' | 'boolean';
  /** The placeholder of the value in the help, such as `CODE`. */
  readonly value?: string;
  readonly isRequired?: boolean;
  readonly meaning: string;
}

/** The input of a command that opens no database. */
export interface OfflineCall {
  readonly config: Config;
  readonly now: Date;
  readonly isJson: boolean;
  /** Returns the text of an option; empty if it was not given. */
  text(name: string): string;
  isSet(name: string): boolean;
  /** The operand, such as `FILE`. */
  readonly operand: string;
  /** All operands, for commands with several ones. */
  readonly operands: readonly string[];
  passwords(): Promise<Passwords>;
  /** Prints progress for people. */
  progress(message: string): void;
}

/** The input of a command. */
export interface Call extends OfflineCall {
  readonly database: Database;
}

export interface Outcome {
  /** The result for programs, with --json. */
  readonly data: unknown;
  /** The result for people. */
  readonly text: string;
  /** True if the command found faults. Then the exit code is 1. */
  readonly isBad?: boolean;
}

interface CommandFacts {
  /** The words of the command, such as `create user`. */
  readonly name: string;
  readonly summary: string;
  /** The placeholder of the operand in the help, such as `FILE.csv`. */
  readonly operand?: string;
  /** True for commands with one or more operands. */
  readonly isMany?: boolean;
  readonly options: Readonly<Record<string, Option>>;
  /** Further text for the help of the command. */
  readonly details?: string;
}

interface OnlineCommand extends CommandFacts {
  readonly isOffline?: false;
  /** True to open the database without migrating it. */
  readonly opensAsItIs?: boolean;
  /** True for work that only the owner of the tables may do: it connects by MIGRATION_DATABASE_URL where that is set. */
  readonly needsOwner?: boolean;
  run(call: Call): Promise<Outcome>;
}

/** A command for a data folder that no server uses. */
interface OfflineCommand extends CommandFacts {
  readonly isOffline: true;
  run(call: OfflineCall): Promise<Outcome>;
}

export type Command = OnlineCommand | OfflineCommand;
