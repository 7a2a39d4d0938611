import type { QueueLoad } from '../observe/queues.js';
import { type Child, type ChildLimits, ChildLostError, startChild } from './child.js';
import { openSlots, type SlotRequest } from './slots.js';
import { TaskFailedError, type Tasks } from './tasks.js';

/*
 * A pool of child processes for work on files of strangers: its memory is not the server's, and it can be stopped.
 */

export interface ChildrenOptions extends ChildLimits {
  /** Processes at the same time. They start with the first task. */
  readonly children: number;
  /** Tasks that may wait; one more is refused. */
  readonly waiting: number;
  /** Tasks that one caller may have waiting. Default: `waiting`. */
  readonly waitingPerCaller?: number;
  /** Idle time after which a child process ends. */
  readonly idleMs?: number;
}

export interface TaskRequest extends Pick<SlotRequest, 'caller'> {
  /** The first one that aborts ends the task: it is dropped from the queue, or its process is killed. */
  readonly signals: readonly (AbortSignal | undefined)[];
}

export interface Children<T extends Tasks> {
  /**
   * Runs one task. A process that is lost for other reasons than its limits is replaced, and the task tried once more.
   *
   * @throws ApiError 503 when too many tasks wait
   * @throws TaskLimitError when the task needs too much memory or time
   * @throws TaskFailedError when the task threw, a signal aborted or the process was lost twice
   */
  run<K extends keyof T & string>(
    task: K,
    input: Parameters<T[K]>[0],
    request: TaskRequest,
  ): Promise<Awaited<ReturnType<T[K]>>>;
  load(): QueueLoad;
  close(): Promise<void>;
}

const usualIdleMs = 60_000;

interface IdleChild {
  readonly child: Child;
  readonly timer: NodeJS.Timeout;
}

interface Pool {
  readonly file: string | URL;
  readonly options: ChildrenOptions;
  readonly idle: IdleChild[];
  /** All processes that have not ended, idle ones included. */
  readonly started: Set<Child>;
  isClosed: boolean;
}

/** Returns an idle process that is fit for a task, or a new one. */
function takeChild({ file, options, idle, started }: Pool): Child {
  for (let entry = idle.pop(); entry !== undefined; entry = idle.pop()) {
    clearTimeout(entry.timer);
    if (entry.child.isFit()) return entry.child;
    started.delete(entry.child);
  }
  const child = startChild(file, options);
  started.add(child);
  return child;
}

async function endChild({ started }: Pool, child: Child): Promise<void> {
  await child.end();
  started.delete(child);
}

/** Keeps a process for the next task, and ends it after its idle time. */
function keepChild(pool: Pool, child: Child): void {
  const { idle, options } = pool;
  const timer = setTimeout(() => {
    const at = idle.findIndex((entry) => entry.child === child);
    if (at !== -1) idle.splice(at, 1);
    void endChild(pool, child);
  }, options.idleMs ?? usualIdleMs);
  timer.unref();
  idle.push({ child, timer });
}

async function attempt(
  pool: Pool,
  task: string,
  input: unknown,
  signals: readonly AbortSignal[],
): Promise<unknown> {
  if (pool.isClosed) throw new TaskFailedError(`${pool.options.name}: closed`);
  const child = takeChild(pool);
  try {
    return await child.run(task, input, signals);
  } finally {
    // The slot stays taken until a killed process has given its memory back.
    if (child.isFit() && !pool.isClosed) keepChild(pool, child);
    else await endChild(pool, child);
  }
}

/** Runs a task, and once more if its process is lost. */
async function attemptTwice(
  pool: Pool,
  task: string,
  input: unknown,
  signals: readonly AbortSignal[],
): Promise<unknown> {
  const retry = (error: unknown) => {
    if (!(error instanceof ChildLostError)) throw error;
    return attempt(pool, task, input, signals);
  };
  try {
    return await attempt(pool, task, input, signals).catch(retry);
  } catch (cause) {
    if (!(cause instanceof ChildLostError)) throw cause;
    throw new TaskFailedError(`${pool.options.name}: the child process ended twice`, { cause });
  }
}

/** Opens a pool for the task file of `src/children` with that name, or for the module at that address. */
export function openChildren<T extends Tasks>(
  file: string | URL,
  options: ChildrenOptions,
): Children<T> {
  const { children, waiting, waitingPerCaller = waiting } = options;
  const slots = openSlots({ running: children, waiting, waitingPerCaller });
  const pool: Pool = { file, options, idle: [], started: new Set(), isClosed: false };
  return {
    async run(task, input, request) {
      const signals = request.signals.filter((signal) => signal !== undefined);
      const work = () => attemptTwice(pool, task, input, signals);
      return (await slots(request, work)) as never;
    },
    load: slots.load,
    async close() {
      pool.isClosed = true;
      await Promise.all([...pool.started].map((child) => endChild(pool, child)));
    },
  };
}
