import { readdirSync, readFileSync } from 'node:fs';

/** Returns the ids of all processes. Linux only. */
export const processIds = (): readonly number[] =>
  readdirSync('/proc').map(Number).filter(Number.isInteger);

/** Reads a file of a process in `/proc`. The text is empty if the process has ended meanwhile. */
export function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
