import { Piscina } from 'piscina';
import { untilAborted } from './deadline.js';
import { openSlots } from './slots.js';
import { type Answer, TaskFailedError, type Tasks, TasksBusyError, taskFile } from './tasks.js';

/*
 * Work that would hold up every other request, in threads of its own. A thread that dies or does not end is replaced,
 * and its task is tried once more. A task that has begun is never stopped for its caller: its thread would end with it,
 * and the next task would wait for the models to be loaded again.
 */

export interface ThreadOptions {
  /** For messages. */
  readonly name: string;
  readonly threads: number;
  /** The number of tasks that may wait; one more is refused. */
  readonly maxWaiting: number;
  /** The time from the start of an attempt after which its thread counts as hung and is ended. */
  readonly attemptMs: number;
}

export interface Threads<T extends Tasks> {
  /**
   * @throws TasksBusyError when too many tasks wait
   * @throws TaskFailedError when the task threw, its thread was lost twice, or `signal` aborted
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

  async function attempt(work: string, input: unknown): Promise<unknown> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), attemptMs);
    try {
      const running = pool.run(input, { name: work, signal: limit.signal });
      const answer = (await running) as Answer<unknown>;
      if (answer.ok) return answer.value;
      throw new TaskFailedError(`${name}: ${answer.message}`);
    } finally {
      clearTimeout(timer);
    }
  }

  async function twice(work: string, input: unknown, signal: AbortSignal): Promise<unknown> {
    try {
      return await attempt(work, input);
    } catch (error) {
      if (error instanceof TaskFailedError || signal.aborted) throw error;
      return await attempt(work, input);
    }
  }

  // A task keeps its place until it ends, also where its caller has given up.
  const inTurn = openSlots({ running: threads, waiting: maxWaiting + threads });
  let unfinished = 0;

  async function finish(work: string, input: unknown, signal: AbortSignal): Promise<unknown> {
    unfinished += 1;
    try {
      const isAbandoned = () => signal.aborted;
      return await inTurn({ isAbandoned }, () => twice(work, input, signal));
    } catch (cause) {
      if (cause instanceof TaskFailedError) throw cause;
      throw new TaskFailedError(`${name}: the thread ended or took too long`, { cause });
    } finally {
      unfinished -= 1;
    }
  }

  return {
    async run(work, input, signal) {
      if (unfinished >= threads + maxWaiting) throw new TasksBusyError(`${name}: too many wait`);
      const left = () => new TaskFailedError(`${name}: nothing waits for the task any more`);
      return (await untilAborted(finish(work, input, signal), signal, left)) as never;
    },
    close: () => pool.destroy(),
  };
}
