import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createPasswords } from '../kernel/auth/passwords.js';
import { type Config, loadConfig } from '../kernel/config/config.js';
import type { Database } from '../kernel/db/client.js';
import { FolderLockedError } from '../kernel/db/lock.js';
import { ApiError } from '../kernel/errors.js';
import { OperatorError } from '../kernel/operator/operator.js';
import { explainFault, openConfigured, openConfiguredDirectory, openMigrated } from '../runtime.js';
import { cellCommands } from './cells/index.js';
import { checkAuditCommand } from './check-audit.js';
import { type Command, type OfflineCall, type Outcome, UsageError } from './command.js';
import { changeCommands } from './company/change.js';
import { createCommands } from './company/create.js';
import { grantCommands } from './company/grants.js';
import { loginCommands } from './company/logins.js';
import { seriesCommands } from './company/series.js';
import { trustCommands } from './company/trust.js';
import { distributeCommand } from './distribute.js';
import { commandHelp, overview } from './help.js';
import { importCommands } from './import.js';
import { registerCommands } from './lists/company-registers.js';
import { registryCommands } from './lists/person-registers.js';
import { watchlistCommands } from './lists/watchlists.js';
import { migrateCommand } from './migrate.js';
import { backupCommand } from './recovery/backup.js';
import { deliveryCommands } from './recovery/deliveries.js';
import { erasureCommands } from './recovery/erasures.js';
import { jobCommands } from './recovery/jobs.js';
import { restoreCommand } from './recovery/restore.js';
import { runInServer } from './running-server.js';
import { selfCheckCommand } from './self-check.js';
import { storeCommands } from './store.js';

const commands: readonly Command[] = [
  migrateCommand,
  distributeCommand,
  ...createCommands,
  ...changeCommands,
  ...trustCommands,
  ...grantCommands,
  ...loginCommands,
  ...seriesCommands,
  ...importCommands,
  selfCheckCommand,
  checkAuditCommand,
  ...storeCommands,
  backupCommand,
  restoreCommand,
  ...erasureCommands,
  ...deliveryCommands,
  ...jobCommands,
  ...watchlistCommands,
  ...registerCommands,
  ...registryCommands,
  ...cellCommands,
];

/** The parts of the process that a command uses. */
export interface Terminal {
  readonly env: NodeJS.ProcessEnv;
  out(text: string): void;
  err(text: string): void;
  /** The folder for relative file names. Default: that of the process. */
  readonly cwd?: string;
  /** An open database instead of the configured one. It is not closed. */
  readonly database?: Database;
  readonly now: Date;
}

interface ParsedCommand {
  readonly command: Command;
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly operands: readonly string[];
}

function findCommand(words: readonly string[]): { command: Command; rest: readonly string[] } {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(' ');
    const command = commands.find((each) => each.name === name);
    if (command) return { command, rest: words.slice(length) };
  }
  throw new UsageError(`There is no command ${words.slice(0, 2).join(' ')}`);
}

function refuseGaps({ command, values, operands }: ParsedCommand): void {
  const missing = Object.entries(command.options)
    .filter(([name, { isRequired }]) => isRequired === true && (values[name] ?? '') === '')
    .map(([name]) => `--${name}`);
  if (command.operand !== undefined && (operands[0] ?? '') === '') missing.unshift(command.operand);
  if (missing.length > 0) throw new UsageError(`${command.name} needs ${missing.join(', ')}`);
}

/** @throws UsageError for an unknown command or option, or a missing one */
function parse(args: readonly string[]): ParsedCommand {
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const words = firstOption < 0 ? args : args.slice(0, firstOption);
  const { command, rest } = findCommand(words);
  const options = Object.entries(command.options).map(([name, { type }]) => [name, { type }]);
  const { values, positionals } = parseArgs({
    args: [...rest, ...args.slice(words.length)],
    options: {
      ...(Object.fromEntries(options) as Record<string, { type: 'string' | 'boolean' }>),
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: command.operand !== undefined,
  });
  if (positionals.length > 1 && command.isMany !== true) {
    throw new UsageError(`${command.name} takes one ${command.operand}`);
  }
  return { command, values, operands: positionals };
}

function callOf(terminal: Terminal, parsed: ParsedCommand, config: Config): OfflineCall {
  const { command, values } = parsed;
  const { cwd = process.cwd() } = terminal;
  const named = (meaning: string | undefined, text: string): string =>
    meaning?.startsWith('FILE') === true && text !== '' ? resolve(cwd, text) : text;
  const operands = parsed.operands.map((each) => named(command.operand, each));
  return {
    config,
    operand: operands[0] ?? '',
    operands,
    now: terminal.now,
    isJson: values['json'] === true,
    text: (name) => named(command.options[name]?.value, String(values[name] ?? '').trim()),
    isSet: (name) => values[name] === true,
    passwords: () => createPasswords(config.bcryptCost),
    progress: (message) => terminal.err(`${message}\n`),
  };
}

/** A command that needs the directory of cells fails if it does not answer. */
const silent = { info: () => undefined, warn: () => undefined };

async function run(terminal: Terminal, parsed: ParsedCommand, config: Config): Promise<Outcome> {
  const { command } = parsed;
  const call = callOf(terminal, parsed, config);
  if (command.isOffline === true) return command.run(call);
  const open = command.opensAsItIs === true ? openConfigured : openMigrated;
  const { databaseUrl: serverUrl, migrationUrl = serverUrl } = config;
  const databaseUrl = command.needsOwner === true ? migrationUrl : serverUrl;
  const settings = { ...config, databaseUrl, applicationName: 'notaria-cli' };
  const database = terminal.database ?? (await open(settings, call.progress));
  const directory = openConfiguredDirectory(config, database, silent);
  await directory?.refresh().catch(() => undefined);
  try {
    return await command.run({ ...call, database });
  } finally {
    await directory?.close();
    if (database !== terminal.database) await database.close();
  }
}

async function execute(terminal: Terminal, parsed: ParsedCommand, config: Config): Promise<number> {
  const { data, text, isBad } = await run(terminal, parsed, config);
  terminal.out(parsed.values['json'] === true ? `${JSON.stringify(data)}\n` : `${text}\n`);
  return isBad === true ? 1 : 0;
}

/** If a server holds the embedded database, the server runs the command. */
async function executeAnywhere(
  args: readonly string[],
  terminal: Terminal,
  parsed: ParsedCommand,
): Promise<number> {
  const config = loadConfig(terminal.env);
  try {
    return await execute(terminal, parsed, config);
  } catch (error) {
    if (!(error instanceof FolderLockedError) || parsed.command.isOffline === true) throw error;
    const { cwd = process.cwd() } = terminal;
    const code = await runInServer(config.dataDir, { args, cwd }, terminal);
    if (code === undefined) throw error;
    return code;
  }
}

function isParseError(error: unknown): error is Error {
  return String((error as NodeJS.ErrnoException)?.code).startsWith('ERR_PARSE_ARGS');
}

/** @throws any other error, which is a bug */
function explain(error: unknown): { readonly message: string; readonly exitCode: number } {
  if (error instanceof UsageError || isParseError(error)) {
    const [message = ''] = error.message.split('\n');
    return { message: `${message}\nSee npm run cli -- --help`, exitCode: 2 };
  }
  if (error instanceof OperatorError || error instanceof ApiError) {
    return { message: error.message, exitCode: 1 };
  }
  const fault = explainFault(error);
  if (fault === undefined) throw error;
  return { message: fault.message, exitCode: 1 };
}

/** @returns the exit code: 0 for success, 1 for a refusal or failure, 2 for wrong arguments */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<number> {
  if (args.length === 0) {
    terminal.err(overview(commands));
    return 2;
  }
  if (/^(--help|-h|help)$/.test(args[0] ?? '')) {
    terminal.out(overview(commands));
    return 0;
  }
  try {
    const parsed = parse(args);
    if (parsed.values['help'] === true) {
      terminal.out(commandHelp(parsed.command));
      return 0;
    }
    refuseGaps(parsed);
    return await executeAnywhere(args, terminal, parsed);
  } catch (error) {
    const { message, exitCode } = explain(error);
    terminal.err(`${message}\n`);
    return exitCode;
  }
}
