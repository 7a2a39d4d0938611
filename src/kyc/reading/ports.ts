import type { EngineContext, Face } from '../engines/index.js';

/*
 * The other engines that the documents engine uses. Each may be missing: then less is confirmed, and more goes to
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
