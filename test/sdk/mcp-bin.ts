import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { program } from '../support/program.js';

type Name = 'erp' | 'kyc';
export type Env = Readonly<Record<string, string>>;

const command = async (name: Name, args: readonly string[]): Promise<string[]> => [
  await program(new URL(`../../sdk/${name}/mcp.ts`, import.meta.url)),
  ...args,
];

/** Returns a minimal environment for a program, without variables of the tests. */
const minimalEnv = (env: Env): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  ...env,
});

/** Connects the official client with the program of a package. */
export async function connect(name: Name, env: Env, ...args: readonly string[]): Promise<Client> {
  const client = new Client({ name: 'tests', version: '1' });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: await command(name, args),
    env: minimalEnv(env),
    stderr: 'inherit',
  });
  await client.connect(transport as Transport);
  return client;
}

export interface ProgramResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the program with its whole input and waits for its end. */
export async function run(
  name: Name,
  env: Env,
  args: readonly string[],
  lines: readonly string[] = [],
): Promise<ProgramResult> {
  const child: ChildProcessByStdio<Writable, Readable, Readable> = spawn(
    process.execPath,
    await command(name, args),
    { env: minimalEnv(env), stdio: 'pipe' },
  );
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    output.stdout += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    output.stderr += String(chunk);
  });
  const end = once(child, 'close');
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  await end;
  return { code: child.exitCode, ...output };
}
