import type { DocumentFields, Face } from '../engines/index.js';

/*
 * What the documents engine asks of others. Each may be missing: less is confirmed then, and more goes to review.
 */

export interface TextPort {
  /** @returns undefined for a page that could not be read in time */
  readText(
    image: Uint8Array,
    options: { readonly mode: 'mrz' | 'text'; readonly signal: AbortSignal },
  ): Promise<ReadText | undefined>;
}

export interface ReadText {
  readonly lines: readonly { readonly text: string; readonly confidence: number }[];
}

export interface BarcodePort {
  readBarcodes(
    image: Uint8Array,
    signal: AbortSignal,
  ): Promise<readonly { readonly format: string; readonly text: string }[]>;
  /** Undefined for a code that is no card's. */
  parseAamva(text: string): { readonly fields: DocumentFields } | undefined;
}

export interface FacePort {
  findFaces(image: Uint8Array, signal: AbortSignal): Promise<readonly Face[]>;
}
