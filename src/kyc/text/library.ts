import { areInstalled, requireOptional } from '../packages/index.js';

/*
 * The parts of tesseract.js that are used. The package is optional, so that its own types need not be there.
 */

/** In pixels of the page. */
export interface PixelBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

interface Word {
  readonly text: string;
  /** 0 to 100. */
  readonly confidence: number;
  readonly bbox: PixelBox;
}

interface Block {
  readonly paragraphs: readonly {
    readonly lines: readonly { readonly words: readonly Word[] }[];
  }[];
}

/** Result of recognising an image. */
export interface Page {
  readonly text: string;
  readonly confidence: number;
  readonly blocks: readonly Block[] | null;
}

export interface Worker {
  setParameters(parameters: Readonly<Record<string, string>>): Promise<unknown>;
  recognize(
    image: Uint8Array,
    options: { readonly rotateAuto: boolean },
    output: { readonly text: boolean; readonly blocks: boolean },
  ): Promise<{ readonly data: Page }>;
  terminate(): Promise<unknown>;
}

interface Tesseract {
  createWorker(
    languages: readonly string[],
    engine: number | undefined,
    options: Readonly<Record<string, unknown>>,
  ): Promise<Worker>;
  readonly OEM: { readonly LSTM_ONLY: number; readonly TESSERACT_ONLY: number };
  readonly PSM: { readonly AUTO: string; readonly SINGLE_BLOCK: string };
}

const dataOf = (language: 'eng' | 'spa'): string => `@tesseract.js-data/${language}/package.json`;

/** Returns true if the recogniser and the data of its languages are installed. */
export const canRecognise = (): boolean =>
  areInstalled(['tesseract.js', dataOf('eng'), dataOf('spa')]);

export const tesseract = (): Tesseract => requireOptional('tesseract.js') as Tesseract;

/** Returns the path of a file in the package of a language. */
export const findData = (language: 'eng' | 'spa'): string =>
  requireOptional.resolve(dataOf(language));
