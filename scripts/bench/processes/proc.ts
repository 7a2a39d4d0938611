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

/** Returns the processor time of the threads of a process, in milliseconds. Threads that have ended do not count. */
export function threadsCpuMs(pid: number): number {
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readProcess(pid, `task/${thread}/schedstat`).split(' ')[0]),
  );
  return nanoseconds.reduce((sum, own) => sum + own, 0) / 1e6;
}
