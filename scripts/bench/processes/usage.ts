import { processIds, readProcess } from './proc.js';

/*
 * The memory and processor time of a process, as Linux counts them.
 */

export interface Usage {
  /** Resident memory of the process, in megabytes. */
  readonly ownMb: number;
  /** Resident memory of its child processes, in megabytes. */
  readonly childrenMb: number;
  /** Processor time of the process since its start. */
  readonly cpuSeconds: number;
}

/** Returns the fields of `/proc/PID/stat` after the name, which may hold spaces. */
function statOf(pid: number): readonly string[] {
  const stat = readProcess(pid, 'stat');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

const residentMb = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readProcess(pid, 'status'))?.[1] ?? 0) / 1024;

const ticksPerSecond = 100;

const childrenOf = (pid: number): readonly number[] =>
  processIds().filter((each) => Number(statOf(each)[1]) === pid);

/** Returns the processor time of a process and its child processes since their start, in seconds. */
export const cpuSecondsOf = (pid: number): number =>
  [pid, ...childrenOf(pid)].reduce((sum, each) => sum + usageOf(each).cpuSeconds, 0);

/** @throws Error where the system is not Linux, or the process has ended */
export function usageOf(pid: number): Usage {
  const stat = statOf(pid);
  if (stat.length === 1) throw new Error(`The process ${pid} has ended`);
  return {
    ownMb: residentMb(pid),
    childrenMb: childrenOf(pid).reduce((sum, child) => sum + residentMb(child), 0),
    cpuSeconds: (Number(stat[11]) + Number(stat[12])) / ticksPerSecond,
  };
}
