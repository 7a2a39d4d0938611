import type { Logger } from '../../kernel/log.js';
import { openThreads, type Tasks } from '../../kernel/threads.js';
import type { PageText, RecogniseInput, TextMode } from './recognise.js';

interface TextTasks extends Tasks {
  recognise(input: RecogniseInput): Promise<PageText | null>;
  warmUp(mode: TextMode): Promise<null>;
}

export interface ReadTextOptions {
  readonly mode: TextMode;
  readonly signal: AbortSignal;
}

/** Reads the text of images, one after another. */
export interface TextReader {
  /**
   * @returns undefined for a page that could not be read in time: one full of noise, for one
   * @throws ThreadsBusyError, TaskFailedError
   */
  readText(data: Uint8Array, options: ReadTextOptions): Promise<PageText | undefined>;
  /** Loads what takes seconds to load; what is asked before waits for it. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

/** A page of print takes one to three seconds; a noisy one may take minutes. */
const usualLimitMs = 9_000;

/** The page before it, and the thread's own start. */
const attemptMs = 18_000;
const warmUpMs = 60_000;

export interface TextReaderOptions {
  /** What one page may take. */
  readonly limitMs?: number;
}

export function createTextReader(
  log: Logger,
  { limitMs = usualLimitMs }: TextReaderOptions = {},
): TextReader {
  const options = { name: 'text', threads: 1, maxWaiting: 4, attemptMs };
  const threads = openThreads<TextTasks>('text', options);
  return {
    async readText(data, { mode, signal }) {
      const page = await threads.run('recognise', { data, mode, limitMs }, signal);
      if (page === null) log.warn({ mode, limitMs }, 'A page was given up: its text took too long');
      return page ?? undefined;
    },
    async warmUp() {
      // The other model is as large again, and loaded in parts of a second by the first who needs it.
      await threads.run('warmUp', 'text', AbortSignal.timeout(warmUpMs));
    },
    close: () => threads.close(),
  };
}
