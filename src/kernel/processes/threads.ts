import { Piscina } from 'piscina';
import { untilAborted } from './deadline.js';
import { openSlots, type Slots } from './slots.js';
import { type Answer, TaskFailedError, type Tasks, TasksBusyError, taskFile } from './tasks.js';
import { hungMs, openWorkLimit } from './work-limit.js';

/*
 * Work that would hold up every other request, in a thread of its own. The thread starts with its first task and ends
 * when it is idle. A thread that dies or does not end is replaced, and its task is tried once more. A task that has begun
 * is never stopped for its caller: its thread would end with it, and the next task would wait for the models to be loaded
 * again.
 */

/** `unloaded`: no thread runs, and the next task starts one. */
export type ThreadState = 'unloaded' | 'loading' | 'ready' | 'failed';

/** Longer than the pauses of a busy day: a thread holds models that take seconds to load. */
export const usualIdleMs = 600_000;

export interface ThreadOptions {
  /** For messages. */
  readonly name: string;
  /** The number of tasks that may wait; one more is refused. */
  readonly maxWaiting: number;
  /** The processor time of this process from the start of an attempt after which its thread counts as hung and is ended. */
  readonly attemptMs: number;
  /** The time without tasks after which the thread ends, and its models with it. */
  readonly idleMs: number;
  /** Tasks with their inputs that load models. They run before the first task of a thread, each to its end. */
  readonly loads?: readonly (readonly [task: string, input: unknown])[];
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
  /** Starts the thread before its first task. */
  load(): Promise<void>;
  state(): ThreadState;
  close(): Promise<void>;
}

interface ThreadPool {
  readonly options: ThreadOptions;
  readonly piscina: Piscina;
  /** A task keeps its place until it ends, also where its caller has given up. */
  readonly inTurn: Slots;
  unfinished: number;
  state: ThreadState;
}

function createPiscina(file: string | URL, { idleMs }: ThreadOptions): Piscina {
  return new Piscina({
    filename: taskFile(typeof file === 'string' ? `thread-${file}` : file),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    concurrentTasksPerWorker: 1,
    atomics: 'disabled',
    execArgv: [],
  });
}

async function attempt(
  { options, piscina }: ThreadPool,
  work: string,
  input: unknown,
  limitMs = options.attemptMs,
): Promise<unknown> {
  const limit = new AbortController();
  const bound = openWorkLimit(limitMs, () => limit.abort());
  try {
    const running = piscina.run(input, { name: work, signal: limit.signal });
    const answer = (await running) as Answer<unknown>;
    if (answer.ok) return answer.value;
    throw new TaskFailedError(`${options.name}: ${answer.message}`);
  } finally {
    bound.clear();
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

/**
 * Loads the models of a thread that has none, so that the time for it does not count against a task. It continues when its
 * caller gives up, for the next one.
 */
async function loadModels(pool: ThreadPool): Promise<void> {
  if (pool.state === 'ready') return;
  pool.state = 'loading';
  try {
    for (const [work, input] of pool.options.loads ?? []) {
      // Loading that is ended starts from the beginning, so that only a thread that hangs is ended.
      await attempt(pool, work, input, hungMs);
    }
    pool.state = 'ready';
  } catch (error) {
    pool.state = 'failed';
    throw error;
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
    return await pool.inTurn({ signals: [signal] }, async () => {
      await loadModels(pool);
      if (signal.aborted) throw new TaskFailedError(`${pool.options.name}: loading took too long`);
      return attemptTwice(pool, work, input, signal);
    });
  } catch (cause) {
    if (cause instanceof TaskFailedError) throw cause;
    throw new TaskFailedError(`${pool.options.name}: the thread ended or took too long`, { cause });
  } finally {
    pool.unfinished -= 1;
  }
}

/**
 * Prepares a thread, which starts with its first task.
 *
 * @param file  the name of a file in src/threads, or where a module of such functions lies
 */
export function openThreads<T extends Tasks>(
  file: string | URL,
  options: ThreadOptions,
): Threads<T> {
  const { maxWaiting, name } = options;
  const piscina = createPiscina(file, options);
  const inTurn = openSlots({ running: 1, waiting: maxWaiting + 1 });
  const pool: ThreadPool = { options, piscina, inTurn, unfinished: 0, state: 'unloaded' };
  piscina.on('workerDestroy', () => {
    pool.state = 'unloaded';
  });
  return {
    async run(work, input, signal) {
      if (pool.unfinished > maxWaiting) throw new TasksBusyError(`${name}: too many wait`);
      const left = () => new TaskFailedError(`${name}: nothing waits for the task any more`);
      return (await untilAborted(finish(pool, work, input, signal), signal, left)) as never;
    },
    load: () => inTurn({}, () => loadModels(pool)),
    state: () => pool.state,
    close: () => piscina.destroy(),
  };
}
