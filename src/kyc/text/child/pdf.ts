import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  Util,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  type Box,
  type Piece,
  type PlacedLine,
  partRow,
  placeLines,
  type TextLine,
} from '../lines.js';
import { pictureOf } from './picture.js';

export interface PdfInput {
  readonly data: Uint8Array;
}

/** Metadata of the file. It is not reliable, because any program may write it. */
export interface PdfFacts {
  readonly producer: string | null;
  readonly creator: string | null;
  /** RFC 3339; null without a valid time. */
  readonly createdAt: string | null;
  readonly modifiedAt: string | null;
}

export type PdfFault = 'encrypted' | 'damaged' | 'too_long';

export type PdfText =
  | { readonly kind: 'unusable'; readonly fault: PdfFault }
  | {
      readonly kind: 'read';
      readonly lines: readonly PlacedLine[];
      readonly facts: PdfFacts;
      /** The largest picture on a page without text, which is a scan, as PNG. */
      readonly scan: Uint8Array | undefined;
    };

/** The number of pages to read. The name and address are on the first pages. */
const readPages = 5;
const mostPages = 200;
const mostCharacters = 60_000;

/** The least number of characters. Fewer are a stamp on a scan, or a page number. */
const leastCharacters = 40;

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string): string => `${join(home, name)}/`;

function open(data: Uint8Array) {
  return getDocument({
    data,
    // An interpreter draws the programs in fonts. Scripts of the document never run.
    isEvalSupported: false,
    enableXfa: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: 50_000_000,
    useWorkerFetch: false,
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
    verbosity: VerbosityLevel.ERRORS,
  });
}

interface Item {
  readonly piece: Piece;
  readonly base: number;
}

function itemOf(
  {
    height,
    str,
    transform,
    width,
  }: { str: string; transform: number[]; width: number; height: number },
  view: { readonly transform: number[]; readonly width: number; readonly height: number },
): Item | undefined {
  const [a = 0, b = 0, , , x = 0, y = 0]: number[] = Util.transform(view.transform, transform);
  const size = height || Math.hypot(a, b);
  // Skips slanted and vertical text, which is not part of an address.
  if (str.trim() === '' || Math.abs(b) > Math.abs(a) / 4 || size === 0) return undefined;
  const box: Box = {
    x: x / view.width,
    y: (y - size) / view.height,
    width: width / view.width,
    height: size / view.height,
  };
  return { piece: { text: str, confidence: 100, box }, base: y / view.height };
}

function rowsOf(items: readonly Item[]): Piece[][] {
  const rows: Item[][] = [];
  for (const item of [...items].sort((a, b) => a.base - b.base)) {
    const last = rows.at(-1)?.[0];
    const isSame =
      last !== undefined &&
      item.base - last.base < Math.min(last.piece.box.height, item.piece.box.height) / 3;
    if (isSame) rows.at(-1)?.push(item);
    else rows.push([item]);
  }
  return rows.map((row) => row.map(({ piece }) => piece));
}

type Content = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'];

/** The most text that is read of a page. The rest is ignored. */
async function contentOf(page: PDFPageProxy): Promise<Content> {
  const reader = (page.streamTextContent() as ReadableStream<{ items: Content }>).getReader();
  const content: Content = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return content;
    content.push(...value.items);
    // Empty items count as well.
    length += value.items.reduce((sum, item) => sum + 1 + ('str' in item ? item.str.length : 0), 0);
    if (length <= mostCharacters) continue;
    await reader.cancel(new Error('There is too much of it'));
    return content;
  }
}

async function linesOf(page: PDFPageProxy, number: number): Promise<TextLine[]> {
  const view = page.getViewport({ scale: 1 });
  const placed = (await contentOf(page)).flatMap((item): Item[] => {
    if (!('str' in item)) return [];
    const found = itemOf(item, { ...view, transform: view.transform as number[] });
    return found === undefined ? [] : [found];
  });
  return rowsOf(placed).flatMap((row) => partRow(row, view.width / view.height, number));
}

/** The form of a time, such as `D:20260115093000-04'00'`. Every part after the year is optional. */
function instantOf(date: unknown): string | null {
  const pattern = /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:([+-])(\d\d)'?(\d\d)?)?/;
  const parts = pattern.exec(typeof date === 'string' ? date : '');
  if (parts === null) return null;
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00'] = parts;
  const [sign, hours = '00', minutes = '00'] = parts.slice(7);
  const zone = sign === undefined ? 'Z' : `${sign}${hours}:${minutes}`;
  const instant = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 200) : null;

async function factsOf(document: PDFDocumentProxy): Promise<PdfFacts> {
  const { info } = await document.getMetadata();
  const members = info as Readonly<Record<string, unknown>>;
  return {
    producer: textOf(members['Producer']),
    creator: textOf(members['Creator']),
    createdAt: instantOf(members['CreationDate']),
    modifiedAt: instantOf(members['ModDate']),
  };
}

async function readDocument(document: PDFDocumentProxy): Promise<PdfText> {
  if (document.numPages > mostPages) return { kind: 'unusable', fault: 'too_long' };
  const lines: TextLine[] = [];
  let length = 0;
  for (let number = 1; number <= Math.min(readPages, document.numPages); number += 1) {
    const page = await document.getPage(number);
    const found = await linesOf(page, number - 1);
    length += found.reduce((sum, { text }) => sum + text.length, 0);
    lines.push(...found);
    page.cleanup();
    if (length > mostCharacters) break;
  }
  const isScan = length < leastCharacters;
  const scan = isScan ? await pictureOf(await document.getPage(1)) : undefined;
  return { kind: 'read', lines: placeLines(lines), facts: await factsOf(document), scan };
}

const faultOf = (error: unknown): PdfFault =>
  error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged';

/** Reads the text of a PDF. No script in it runs, and nothing is loaded. */
export async function readPdf({ data }: PdfInput): Promise<PdfText> {
  // The library takes ownership of the bytes.
  const loading = open(new Uint8Array(data));
  try {
    return await readDocument(await loading.promise);
  } catch (error) {
    return { kind: 'unusable', fault: faultOf(error) };
  } finally {
    await loading.destroy();
  }
}
