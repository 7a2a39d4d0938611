import { fileURLToPath } from 'node:url';

/*
 * Tasks that run outside the main thread: in worker threads (threads.ts) and in child processes (children.ts).
 */

/** The tasks of a thread or child process, by name; inputs and results are copied, so that they are plain data. */
export type Tasks = Readonly<Record<string, (input: never) => unknown>>;

/** The result of an exported function of a task file. An error that it throws is a result, not a crash. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string };

/** Too many tasks wait: asking again a little later may help. */
export class TasksBusyError extends Error {
  override readonly name = 'TasksBusyError';
}

/** The task threw, or its thread or child process was lost; then `cause` is set. */
export class TaskFailedError extends Error {
  override readonly name = 'TaskFailedError';
}

/** The task needed more memory or time than its child process may take: its input is at fault. */
export class TaskLimitError extends Error {
  override readonly name = 'TaskLimitError';
  readonly limit: 'memory' | 'time';

  constructor(message: string, limit: 'memory' | 'time') {
    super(message);
    this.limit = limit;
  }
}

/** Returns true for the errors of tasks that were not done. */
export const isUndone = (error: unknown): error is Error =>
  error instanceof TasksBusyError ||
  error instanceof TaskFailedError ||
  error instanceof TaskLimitError;

/** Makes the functions of a task file: `export const read = task(readPage)`. */
export function task<I, O>(work: (input: I) => O | Promise<O>): (input: I) => Promise<Answer<O>> {
  return async (input) => {
    try {
      return { ok: true, value: await work(input) };
    } catch (error) {
      return { ok: false, message: error instanceof Error ? error.message : String(error) };
    }
  };
}

/** Task files run as `npm run build` has made them, also where this file is read as source. */
const bundles = import.meta.url.endsWith('.ts') ? '../../../dist/' : './';

/**
 * Returns the path of a task file.
 *
 * @param file  the name of a bundle, `thread-text`, or the address of a module
 */
export const taskFile = (file: string | URL): string =>
  fileURLToPath(typeof file === 'string' ? new URL(`${bundles}${file}.js`, import.meta.url) : file);
