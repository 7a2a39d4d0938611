import { Piscina } from 'piscina';
import { openDeadline } from './deadline.js';
import { type Answer, TaskFailedError, type Tasks, TasksBusyError, taskFile } from './tasks.js';

/*
 * Work that would hold up every other request, in threads of its own. A thread that dies or does not end is replaced,
 * and its task is tried once more.
 */

export interface ThreadOptions {
  /** For people. */
  readonly name: string;
  readonly threads: number;
  /** How many tasks may wait; one more is refused. */
  readonly maxWaiting: number;
  /** What one attempt may take, the wait included. */
  readonly attemptMs: number;
}

export interface Threads<T extends Tasks> {
  /**
   * @throws TasksBusyError when too many wait, TaskFailedError when the task threw, the thread died twice or time ran out
   */
  run<K extends keyof T & string>(
    task: K,
    input: Parameters<T[K]>[0],
    signal: AbortSignal,
  ): Promise<Awaited<ReturnType<T[K]>>>;
  close(): Promise<void>;
}

/**
 * @param file  the name of a file in src/threads, or where a module of such functions lies
 */
export function openThreads<T extends Tasks>(
  file: string | URL,
  options: ThreadOptions,
): Threads<T> {
  const { attemptMs, maxWaiting, name, threads } = options;
  const pool = new Piscina({
    filename: taskFile(typeof file === 'string' ? `thread-${file}` : file),
    minThreads: 0,
    maxThreads: threads,
    // A thread holds models that take seconds to load.
    idleTimeout: Number.POSITIVE_INFINITY,
    concurrentTasksPerWorker: 1,
    atomics: 'disabled',
    execArgv: [],
  });

  async function attempt(work: string, input: unknown, signal: AbortSignal): Promise<unknown> {
    const limit = openDeadline(signal, attemptMs);
    try {
      const running = pool.run(input, { name: work, signal: limit.signal });
      const answer = (await running) as Answer<unknown>;
      if (answer.ok) return answer.value;
      throw new TaskFailedError(`${name}: ${answer.message}`);
    } finally {
      limit.clear();
    }
  }

  async function twice(work: string, input: unknown, signal: AbortSignal): Promise<unknown> {
    try {
      return await attempt(work, input, signal);
    } catch (error) {
      if (error instanceof TaskFailedError || signal.aborted) throw error;
      return await attempt(work, input, signal);
    }
  }

  let unfinished = 0;
  return {
    async run(work, input, signal) {
      if (unfinished >= threads + maxWaiting) throw new TasksBusyError(`${name}: too many wait`);
      unfinished += 1;
      try {
        return (await twice(work, input, signal)) as never;
      } catch (cause) {
        if (cause instanceof TaskFailedError) throw cause;
        throw new TaskFailedError(`${name}: the thread ended or took too long`, { cause });
      } finally {
        unfinished -= 1;
      }
    },
    close: () => pool.destroy(),
  };
}
