import { errors } from '../../kernel/errors.js';
import { TaskFailedError, TaskLimitError, type Tasks } from '../../kernel/processes/tasks.js';
import type { CleanResult } from './child/clean.js';
import { imageChildren } from './children.js';
import { tooCostly, UnusableImageError } from './unusable.js';

interface CleanTasks extends Tasks {
  clean(data: Uint8Array): Promise<CleanResult>;
}

/** An upright image of one page, without metadata. */
export interface CleanImage {
  readonly data: Uint8Array;
  readonly contentType: 'image/jpeg';
}

export interface CleanRequest {
  /** The tenant whose share of the queue is used. */
  readonly caller?: string;
  /** Aborts once no client waits for the image: its decoding is ended. */
  readonly signal?: AbortSignal;
}

/**
 * Decodes an upload once and encodes it again, so that engines receive a complete image without metadata or trailing
 * data.
 *
 * @throws UnusableImageError
 * @throws ApiError 503 when too many images wait or the decoder is lost
 */
export async function cleanImage(
  data: Uint8Array,
  { caller, signal }: CleanRequest = {},
): Promise<CleanImage> {
  const request = { ...(caller !== undefined && { caller }), signals: [signal] };
  try {
    const result = await imageChildren<CleanTasks>().run('clean', data, request);
    if ('data' in result) return { data: result.data, contentType: 'image/jpeg' };
    throw new UnusableImageError(result.reason);
  } catch (error) {
    if (error instanceof TaskLimitError) throw tooCostly();
    if (error instanceof TaskFailedError) throw errors.unavailable();
    throw error;
  }
}

/** Returns false where the decoders of images are not installed, so that their process ends at its start. */
export async function isDecoderInstalled(): Promise<boolean> {
  try {
    await imageChildren<CleanTasks>().run('clean', new Uint8Array(), { signals: [] });
    return true;
  } catch (error) {
    if (error instanceof TaskFailedError && error.cause !== undefined) return false;
    throw error;
  }
}
