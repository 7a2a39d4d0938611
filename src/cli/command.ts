import type { Passwords } from '../kernel/auth/passwords.js';
import type { Config } from '../kernel/config/config.js';
import type { Database } from '../kernel/db/client.js';

/** How a command was typed wrongly; everything else that goes wrong is no matter of typing. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface Option {
  readonly type: 'string' | 'boolean';
  /** The placeholder of the value in the help, `CODE`. */
  readonly value?: string;
  readonly isRequired?: boolean;
  readonly meaning: string;
}

/** The input of a command that opens no database. */
export interface OfflineCall {
  readonly config: Config;
  readonly now: Date;
  readonly isJson: boolean;
  /** The option's text; empty when it was not given. */
  text(name: string): string;
  isSet(name: string): boolean;
  /** The argument that is not an option, `FILE`. */
  readonly operand: string;
  /** All of them, where a command takes several. */
  readonly operands: readonly string[];
  passwords(): Promise<Passwords>;
  /** For people, while it runs. */
  progress(message: string): void;
}

/** The input of a command. */
export interface Call extends OfflineCall {
  readonly database: Database;
}

export interface Outcome {
  /** For programs, with --json. */
  readonly data: unknown;
  /** For people, otherwise. */
  readonly text: string;
  /** It ran, and what it found is bad: the exit code is 1. */
  readonly isBad?: boolean;
}

interface CommandFacts {
  /** As it is typed, `create user`. */
  readonly name: string;
  readonly summary: string;
  /** The placeholder of the operand in the help, `FILE.csv`. */
  readonly operand?: string;
  /** It takes one operand or more. */
  readonly isMany?: boolean;
  readonly options: Readonly<Record<string, Option>>;
  /** More for its own help. */
  readonly details?: string;
}

interface OnlineCommand extends CommandFacts {
  readonly isOffline?: false;
  /** Opens the database without migrating it first. */
  readonly opensAsItIs?: boolean;
  run(call: Call): Promise<Outcome>;
}

/** A command for a data folder that no server holds. */
interface OfflineCommand extends CommandFacts {
  readonly isOffline: true;
  run(call: OfflineCall): Promise<Outcome>;
}

export type Command = OnlineCommand | OfflineCommand;
