import { isUndone } from '../../../kernel/processes/tasks.js';
import type { EngineFile, Face, Outcome } from '../../engines/index.js';
import { text } from '../messages/index.js';
import type { FaceQuestion, FaceWait, ReadFaces } from '../networks/reader.js';
import type { FaceReading, MeasuredFace } from '../reading.js';

/** The engine's answer for a picture that cannot be examined. */
type Refusal = Exclude<Outcome<never>, { readonly outcome: 'completed' }>;

export type FaceReadResult =
  | { readonly reading: FaceReading; readonly refusal?: undefined }
  | { readonly reading?: undefined; readonly refusal: Refusal };

/** @param field  of the request, where the picture was */
export async function look(
  read: ReadFaces,
  field: string,
  { data }: Pick<EngineFile, 'data'>,
  question: FaceQuestion,
  wait: FaceWait,
): Promise<FaceReadResult> {
  try {
    const reading = await read(data, question, wait);
    if (reading !== null) return { reading };
    return { refusal: { outcome: 'unusable', field, message: text('notDecodable') } };
  } catch (error) {
    if (!isUndone(error)) throw error;
    return { refusal: { outcome: 'failed', isRetryable: true, reason: error.message } };
  }
}

export const toFace = ({ box, confidence }: MeasuredFace): Face => ({
  ...box,
  confidence: Math.round(confidence * 1000) / 10,
});
