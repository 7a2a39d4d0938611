import type { Command, Option } from './command.js';

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('');
}

const written = (name: string, { value }: Option): string =>
  value === undefined ? `--${name}` : `--${name} ${value}`;

function usageOf({ name, operand, isMany, options }: Command): string {
  const parts = Object.entries(options).map(([key, option]) =>
    option.isRequired === true ? written(key, option) : `[${written(key, option)}]`,
  );
  const operands = operand === undefined ? [] : [isMany === true ? `${operand}…` : operand];
  return [name, ...operands, ...parts].join(' ');
}

const common: readonly (readonly [string, string])[] = [
  ['--json', 'One JSON value on standard output'],
  ['--help', 'This text'],
];

export function commandHelp(command: Command): string {
  const rows = Object.entries(command.options).map(
    ([name, option]) => [written(name, option), option.meaning] as const,
  );
  const details = command.details === undefined ? '' : `\n${command.details}\n`;
  return `${command.summary}.\n\nUsage: npm run cli -- ${usageOf(command)}\n\n${table([...rows, ...common])}${details}`;
}

export function overview(commands: readonly Command[]): string {
  const rows = commands.map((command) => [command.name, command.summary] as const);
  return `Usage: npm run cli -- COMMAND [OPTIONS]

${table(rows)}
Each tells its options with --help. The database is that of the server: DATABASE_URL, or the embedded
one in DATA_DIR while no server runs on it. Exit codes: 0 done, 1 refused or failed, 2 typed wrongly.
`;
}
