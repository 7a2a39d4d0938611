import type { EngineContext, Face } from '../engines/index.js';

/*
 * Other engines that the document reader uses. Without one of them, less is confirmed and more documents go to
 * review.
 */

type Wait = Pick<EngineContext, 'abandonment' | 'signal'>;

export interface TextPort {
  /** @returns undefined for a page that could not be read in time */
  readText(
    image: Uint8Array,
    options: Wait & { readonly mode: 'mrz' | 'text' },
  ): Promise<RecognisedText | undefined>;
}

export interface RecognisedText {
  readonly lines: readonly { readonly text: string; readonly confidence: number }[];
}

export type FindFaces = (image: Uint8Array, wait: Wait) => Promise<readonly Face[]>;
