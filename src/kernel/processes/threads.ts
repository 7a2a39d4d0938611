import { Piscina } from 'piscina';
import { untilAborted } from './deadline.js';
import { openSlots, type Slots } from './slots.js';
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

interface ThreadPool {
  readonly options: ThreadOptions;
  readonly piscina: Piscina;
  /** A task keeps its place until it ends, also where its caller has given up. */
  readonly inTurn: Slots;
  unfinished: number;
}

function createPiscina(file: string | URL, { threads }: ThreadOptions): Piscina {
  return new Piscina({
    filename: taskFile(typeof file === 'string' ? `thread-${file}` : file),
    minThreads: 0,
    maxThreads: threads,
    // A thread holds models that take seconds to load.
    idleTimeout: Number.POSITIVE_INFINITY,
    concurrentTasksPerWorker: 1,
    atomics: 'disabled',
    execArgv: [],
  });
}

async function attempt(
  { options, piscina }: ThreadPool,
  work: string,
  input: unknown,
): Promise<unknown> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), options.attemptMs);
  try {
    const running = piscina.run(input, { name: work, signal: limit.signal });
    const answer = (await running) as Answer<unknown>;
    if (answer.ok) return answer.value;
    throw new TaskFailedError(`${options.name}: ${answer.message}`);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs a task, and once more if its thread is lost. */
async function attemptTwice(
  pool: ThreadPool,
  work: string,
  input: unknown,
  signal: AbortSignal,
): Promise<unknown> {
  try {
    return await attempt(pool, work, input);
  } catch (error) {
    if (error instanceof TaskFailedError || signal.aborted) throw error;
    return await attempt(pool, work, input);
  }
}

/** Runs a task in its turn. */
async function finish(
  pool: ThreadPool,
  work: string,
  input: unknown,
  signal: AbortSignal,
): Promise<unknown> {
  pool.unfinished += 1;
  try {
    const isAbandoned = () => signal.aborted;
    return await pool.inTurn({ isAbandoned }, () => attemptTwice(pool, work, input, signal));
  } catch (cause) {
    if (cause instanceof TaskFailedError) throw cause;
    throw new TaskFailedError(`${pool.options.name}: the thread ended or took too long`, { cause });
  } finally {
    pool.unfinished -= 1;
  }
}

/**
 * @param file  the name of a file in src/threads, or where a module of such functions lies
 */
export function openThreads<T extends Tasks>(
  file: string | URL,
  options: ThreadOptions,
): Threads<T> {
  const { maxWaiting, name, threads } = options;
  const piscina = createPiscina(file, options);
  const inTurn = openSlots({ running: threads, waiting: maxWaiting + threads });
  const pool: ThreadPool = { options, piscina, inTurn, unfinished: 0 };
  return {
    async run(work, input, signal) {
      if (pool.unfinished >= threads + maxWaiting) {
        throw new TasksBusyError(`${name}: too many wait`);
      }
      const left = () => new TaskFailedError(`${name}: nothing waits for the task any more`);
      return (await untilAborted(finish(pool, work, input, signal), signal, left)) as never;
    },
    close: () => piscina.destroy(),
  };
}
