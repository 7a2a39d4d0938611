import { TaskFailedError, type Threads, ThreadsBusyError } from '../../kernel/threads.js';
import type { EngineFile, Face, Outcome } from '../engines/index.js';
import type { Reading, ReadOrder, SeenFace } from './reading.js';

/** What the thread can do. */
export type FaceTasks = {
  readonly read: (order: ReadOrder) => Reading | null;
  readonly load: (which: 'faceApi' | 'human') => boolean;
};

export type FaceThreads = Threads<FaceTasks>;

/** What keeps a picture from being looked at, as the engine's answer. */
type Refusal = Exclude<Outcome<never>, { readonly outcome: 'completed' }>;

export type Looked =
  | { readonly reading: Reading; readonly refusal?: undefined }
  | { readonly reading?: undefined; readonly refusal: Refusal };

export interface Wanted {
  readonly age?: boolean;
  readonly liveness?: boolean;
}

/** @param field  of the request, where the picture was */
export async function look(
  threads: FaceThreads,
  field: string,
  { data }: Pick<EngineFile, 'data'>,
  { age = false, liveness = false }: Wanted,
  signal: AbortSignal,
): Promise<Looked> {
  try {
    const reading = await threads.run('read', { data, age, liveness }, signal);
    if (reading !== null) return { reading };
    return { refusal: { outcome: 'unusable', field, message: 'It cannot be decoded' } };
  } catch (error) {
    if (!(error instanceof ThreadsBusyError) && !(error instanceof TaskFailedError)) throw error;
    return { refusal: { outcome: 'failed', isRetryable: true, reason: error.message } };
  }
}

export const toFace = ({ box, confidence }: SeenFace): Face => ({
  ...box,
  confidence: Math.round(confidence * 1000) / 10,
});
