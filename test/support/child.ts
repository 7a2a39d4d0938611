import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

export type Child = ChildProcessByStdio<Writable, Readable, null>;

/** Runs a script of this folder in a new process. */
export function startChild(script: string, ...args: readonly string[]): Child {
  const path = fileURLToPath(new URL(script, import.meta.url));
  return spawn(process.execPath, ['--import', 'tsx', path, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
}

export async function firstLine(child: Child): Promise<string> {
  const [chunk]: unknown[] = await once(child.stdout, 'data');
  return String(chunk).trim();
}

export async function allOutput(child: Child): Promise<string> {
  let output = '';
  for await (const chunk of child.stdout) output += String(chunk);
  return output;
}

export async function endOf(child: Child, signal?: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  if (signal) child.kill(signal);
  else child.stdin.end();
  await exit;
}
