import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { openDeadline } from './deadline.js';

/*
 * Work that would hold up every other request, in threads of its own. A thread that dies or does not end is replaced,
 * and its task is tried once more.
 */

/** What a thread can do, by name; inputs and results are copied, so that they are plain data. */
export type Tasks = Readonly<Record<string, (input: never) => unknown>>;

/** How an exported function of a thread's file answers: what it throws is no crash. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string };

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
   * @throws ThreadsBusyError when too many wait, TaskFailedError when the task threw, the thread died twice or time ran out
   */
  run<K extends keyof T & string>(
    task: K,
    input: Parameters<T[K]>[0],
    signal: AbortSignal,
  ): Promise<Awaited<ReturnType<T[K]>>>;
  close(): Promise<void>;
}

/** Too many tasks wait: asking again a little later may help. */
export class ThreadsBusyError extends Error {
  override readonly name = 'ThreadsBusyError';
}

export class TaskFailedError extends Error {
  override readonly name = 'TaskFailedError';
}

/** Makes the functions of a thread's file: `export const read = task(readPage)`. */
export function task<I, O>(work: (input: I) => O | Promise<O>): (input: I) => Promise<Answer<O>> {
  return async (input) => {
    try {
      return { ok: true, value: await work(input) };
    } catch (error) {
      return { ok: false, message: error instanceof Error ? error.message : String(error) };
    }
  };
}

/** Threads run what `npm run build` has made, also where this file is read as source: a thread cannot. */
const bundles = import.meta.url.endsWith('.ts') ? '../../dist/' : './';

const fileOf = (file: string | URL): string =>
  fileURLToPath(
    typeof file === 'string' ? new URL(`${bundles}thread-${file}.js`, import.meta.url) : file,
  );

/**
 * @param file  the name of a file in src/threads, or where a module of such functions lies
 */
export function openThreads<T extends Tasks>(
  file: string | URL,
  options: ThreadOptions,
): Threads<T> {
  const { attemptMs, maxWaiting, name, threads } = options;
  const pool = new Piscina({
    filename: fileOf(file),
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
      if (unfinished >= threads + maxWaiting) throw new ThreadsBusyError(`${name}: too many wait`);
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
