import { readdirSync, readFileSync } from 'node:fs';

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
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

const residentMb = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

function isChildOf(parent: number, pid: number): boolean {
  try {
    return Number(statOf(pid)[1]) === parent;
  } catch {
    // It has ended meanwhile.
    return false;
  }
}

const ticksPerSecond = 100;

/** @throws Error where the system is not Linux, or the process has ended */
export function usageOf(pid: number): Usage {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const children = pids.filter((each) => isChildOf(pid, each));
  const stat = statOf(pid);
  return {
    ownMb: residentMb(pid),
    childrenMb: children.reduce((sum, child) => sum + residentMb(child), 0),
    cpuSeconds: (Number(stat[11]) + Number(stat[12])) / ticksPerSecond,
  };
}
