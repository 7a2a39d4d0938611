import { readFileSync } from 'node:fs';
import { codeOf } from '../db/errors.js';
import { secretsOfCommand } from './secrets-command.js';
import { configTable } from './table.js';

const secretNames = new Set(configTable.filter(({ isSecret }) => isSecret).map(({ name }) => name));

/** Returns the content of the file that `NAME_FILE` names; empty for variables that are not secret, and after a fault. */
function readSecret(env: NodeJS.ProcessEnv, faults: string[], name: string): string {
  const file = env[`${name}_FILE`]?.trim() ?? '';
  if (file === '' || !secretNames.has(name)) return '';
  if ((env[name]?.trim() ?? '') !== '') {
    faults.push(`${name} and ${name}_FILE are both set: set one of them`);
    return '';
  }
  try {
    const text = readFileSync(file, 'utf8').trim();
    if (text === '') faults.push(`${name}_FILE names a file without content: ${file}`);
    return text;
  } catch (error) {
    faults.push(`${name}_FILE names a file that cannot be read: ${file} (${codeOf(error)})`);
    return '';
  }
}

/** Returns secrets of files and of the command. Reads each once, so that a fault is reported once. */
export function secretFiles(env: NodeJS.ProcessEnv, faults: string[]): (name: string) => string {
  const printed = secretsOfCommand(env, faults, secretNames);
  const read = new Map<string, string>();
  return (name) => {
    const text = read.get(name) ?? (printed.get(name)?.trim() || readSecret(env, faults, name));
    read.set(name, text);
    return text;
  };
}
