import { execFileSync } from 'node:child_process';
import { codeOf } from '../db/errors.js';

const timeLimitMs = 30_000;
const mostBytes = 1024 * 1024;

type Secrets = ReadonlyMap<string, string>;

const none: Secrets = new Map();

/** Returns the members of a JSON object whose values are texts; undefined for any other text. */
function parse(text: string): Secrets | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const entries = Object.entries(value);
    return entries.every(([, each]) => typeof each === 'string') ? new Map(entries) : undefined;
  } catch {
    // The message of the parser repeats a part of the output.
    return undefined;
  }
}

/**
 * Runs SECRETS_COMMAND, without a shell, for at most 30 seconds. It prints a JSON object of secrets by the names of
 * variables. Faults never repeat what it prints.
 *
 * @param names  the variables that may hold a secret
 */
export function secretsOfCommand(
  env: NodeJS.ProcessEnv,
  faults: string[],
  names: ReadonlySet<string>,
): Secrets {
  const [file, ...args] = (env['SECRETS_COMMAND'] ?? '').split(/\s+/).filter((word) => word !== '');
  if (file === undefined) return none;
  const refuse = (fault: string): Secrets => {
    faults.push(`SECRETS_COMMAND ${fault}`);
    return none;
  };
  let output: string;
  try {
    output = execFileSync(file, args, {
      encoding: 'utf8',
      env,
      maxBuffer: mostBytes,
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: timeLimitMs,
      killSignal: 'SIGKILL',
    });
  } catch (error) {
    const { status } = error as { readonly status?: number | null };
    return refuse(typeof status === 'number' ? `ended with ${status}` : `failed: ${codeOf(error)}`);
  }
  const secrets = parse(output);
  if (secrets === undefined) return refuse('must print a JSON object with a text for each secret');
  for (const name of secrets.keys()) {
    if (!names.has(name)) refuse(`prints ${name.slice(0, 64)}, which is no secret of the server`);
    else if (env[name]?.trim() || env[`${name}_FILE`]?.trim()) {
      refuse(`prints ${name}, which the environment sets too: set one of them`);
    }
  }
  return new Map([...secrets].filter(([name]) => names.has(name)));
}
