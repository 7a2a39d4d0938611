import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openWorkLimit, type WorkLimit } from '../../kernel/processes/work-limit.js';
import { findData, type Page, type PixelBox, tesseract, type Worker } from './library.js';
import { type Box, type PlacedLine, partRow, placeLines, type TextLine } from './lines.js';

/*
 * Recognises the text of images. The recogniser works in a further thread, so that a page which takes too long can be
 * abandoned.
 */

export type TextMode = 'text' | 'mrz';

export interface PageText {
  readonly text: string;
  /** 0 to 100. */
  readonly confidence: number;
  readonly words: readonly {
    readonly text: string;
    readonly confidence: number;
    readonly box: Box;
  }[];
  readonly lines: readonly PlacedLine[];
}

/** A grey image as PNG from a child process, no larger than `longestSide`. */
export interface TextImage {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface RecogniseInput {
  readonly image: TextImage;
  /** `mrz` for machine-readable zones only. */
  readonly mode: TextMode;
  /** The page may be turned by some degrees, so that its rows would cross each other: it is turned back first. */
  readonly isTurned: boolean;
  /** The processor time of this process after which the page is abandoned. */
  readonly limitMs: number;
}

const languages: Readonly<Record<TextMode, readonly ('eng' | 'spa')[]>> = {
  text: ['spa', 'eng'],
  mrz: ['eng'],
};

/** The old engine reads letters of fixed width better. Only the larger files contain its data. */
const editions = { text: '4.0.0_best_int', mrz: '4.0.0' } as const;

/** Collects the language data in one folder, as the library expects. Each package has a folder of its own. */
async function gatherData(mode: TextMode): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'notaria-text-'));
  for (const language of languages[mode]) {
    const home = dirname(findData(language));
    const name = `${language}.traineddata.gz`;
    await copyFile(join(home, editions[mode], name), join(folder, name));
  }
  return folder;
}

async function start(mode: TextMode): Promise<Worker> {
  const { createWorker, OEM, PSM } = tesseract();
  const langPath = await gatherData(mode);
  try {
    const isOld = mode === 'mrz';
    const worker = await createWorker(
      [...languages[mode]],
      isOld ? OEM.TESSERACT_ONLY : OEM.LSTM_ONLY,
      // The caller receives the error; without this handler it would be an unhandled rejection.
      {
        langPath,
        cacheMethod: 'none',
        gzip: true,
        errorHandler: () => undefined,
        ...(isOld && { legacyCore: true, legacyLang: true }),
      },
    );
    await worker.setParameters(
      isOld
        ? {
            tessedit_char_whitelist: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<',
            tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
          }
        : { tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '200' },
    );
    return worker;
  } finally {
    await rm(langPath, { recursive: true, force: true });
  }
}

const workers = new Map<TextMode, Promise<Worker>>();

function workerFor(mode: TextMode): Promise<Worker> {
  const known = workers.get(mode);
  if (known !== undefined) return known;
  const started = start(mode);
  workers.set(mode, started);
  started.catch(() => workers.delete(mode));
  return started;
}

/** Loads the models, which takes seconds. */
export async function warmUp(mode: TextMode): Promise<null> {
  await workerFor(mode);
  return null;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function boxOf({ x0, x1, y0, y1 }: PixelBox, { height, width }: Size): Box {
  return {
    x: x0 / width,
    y: y0 / height,
    width: (x1 - x0) / width,
    height: (y1 - y0) / height,
  };
}

function pageText({ blocks, confidence, text }: Page, size: Size): PageText {
  const read = (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
  const rows = read.map(({ words }) =>
    words.map((word) => ({
      text: word.text,
      confidence: word.confidence,
      box: boxOf(word.bbox, size),
    })),
  );
  const aspect = size.width / size.height;
  const lines = rows.flatMap((row): TextLine[] => partRow(row, aspect, 0));
  return { text, confidence, words: rows.flat(), lines: placeLines(lines) };
}

async function giveUp(mode: TextMode, worker: Worker): Promise<null> {
  workers.delete(mode);
  await worker.terminate();
  return null;
}

/** Reads the text of an image; null for a page that could not be read in time. */
export async function recognise({
  image,
  isTurned,
  limitMs,
  mode,
}: RecogniseInput): Promise<PageText | null> {
  const worker = await workerFor(mode);
  let limit: WorkLimit | undefined;
  const late = new Promise<null>((resolve) => {
    limit = openWorkLimit(limitMs, () => resolve(null));
  });
  try {
    const options = { rotateAuto: isTurned };
    const output = { text: true, blocks: true };
    const work = worker.recognize(Buffer.from(image.data), options, output);
    const result = await Promise.race([work, late]);
    return result === null ? await giveUp(mode, worker) : pageText(result.data, image);
  } finally {
    limit?.clear();
  }
}
