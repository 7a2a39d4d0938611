import type { Logger } from '../../kernel/log.js';
import type { Tasks } from '../../kernel/processes/tasks.js';
import { openThreads, type ThreadState, usualIdleMs } from '../../kernel/processes/threads.js';
import { imageChildren } from '../images/index.js';
import type { PageText, RecogniseInput, TextImage, TextMode } from './recognise.js';

interface ImageTasks extends Tasks {
  textImage(data: Uint8Array): Promise<TextImage>;
}

interface TextTasks extends Tasks {
  recognise(input: RecogniseInput): Promise<PageText | null>;
  warmUp(mode: TextMode): Promise<null>;
}

export interface ReadTextOptions {
  readonly mode: TextMode;
  /** For a photographed or scanned page. Default: false, for a page that was cut out and is straight. */
  readonly isTurned?: boolean;
  readonly signal: AbortSignal;
  /** Ends the decoding of the image, but not the recogniser, which would take seconds to load again. */
  readonly abandonment?: AbortSignal | undefined;
}

/** Reads the text of images, one at a time. */
export interface TextReader {
  /**
   * @returns undefined for a page that could not be read in time, such as one full of noise
   * @throws ApiError 503, TasksBusyError, TaskFailedError, TaskLimitError
   */
  readText(data: Uint8Array, options: ReadTextOptions): Promise<PageText | undefined>;
  state(): ThreadState;
  /** Loads the model of pages, which takes seconds. Requests wait for it. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

/** A page of print takes one to three seconds of processor time; a noisy one may take minutes. */
const usualLimitMs = 9_000;

/**
 * The processor time for a page and, at its first use, for the model of zones. That model is as large as that of pages, but
 * loads within a second.
 */
const attemptMs = 14_000;

export interface TextReaderOptions {
  /** The processor time of this process for one page. */
  readonly limitMs?: number;
  /** The time without pages after which the models are unloaded. */
  readonly idleMs?: number;
}

export function createTextReader(
  log: Logger,
  { idleMs = usualIdleMs, limitMs = usualLimitMs }: TextReaderOptions = {},
): TextReader {
  const loads = [['warmUp', 'text']] as const;
  const options = { name: 'text', maxWaiting: 4, attemptMs, idleMs, loads };
  const threads = openThreads<TextTasks>('text', options);
  return {
    async readText(data, { abandonment, isTurned = false, mode, signal }) {
      const signals = [signal, abandonment];
      const image = await imageChildren<ImageTasks>().run('textImage', data, { signals });
      const page = await threads.run('recognise', { image, isTurned, mode, limitMs }, signal);
      if (page === null) log.warn({ mode, limitMs }, 'A page was given up: its text took too long');
      return page ?? undefined;
    },
    state: () => threads.state(),
    warmUp: () => threads.load(),
    close: () => threads.close(),
  };
}
