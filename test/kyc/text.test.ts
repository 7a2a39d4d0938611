import sharp from 'sharp';
import { createLogger } from '../../src/kernel/log.js';
import { type Children, openChildren } from '../../src/kernel/processes/children.js';
import { TaskFailedError } from '../../src/kernel/processes/tasks.js';
import {
  createTextReader,
  type PdfInput,
  type PdfText,
  type TextReader,
} from '../../src/kyc/text/index.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { drawPage } from './page-images.js';
import { type PdfOptions, pdfFile } from './pdf-files.js';

const never = new AbortController().signal;
const log = createLogger({ logLevel: 'silent' });

describe('readText', () => {
  let reader: TextReader;
  beforeAll(() => {
    reader = createTextReader(log);
  });
  afterAll(() => reader.close());

  test('reads Spanish and English, line by line and column by column', async () => {
    const page = drawPage([
      [40, 60, 'Energía del Este, S.A.'],
      [560, 60, 'Issue date: January 15, 2026'],
      [40, 120, 'Señora Ana María Muñoz'],
      [40, 180, 'Calle El Sol No. 5'],
    ]);
    const read = await reader.readText(page, { mode: 'text', signal: never });
    expect(read?.lines.map(({ row, text }) => [row, text])).toEqual([
      [0, 'Energía del Este, S.A.'],
      [0, 'Issue date: January 15, 2026'],
      [1, 'Señora Ana María Muñoz'],
      [2, 'Calle El Sol No. 5'],
    ]);
    expect(read?.confidence).toBeGreaterThan(80);
    const first = read?.words[0];
    expect(first).toMatchObject({ text: 'Energía', confidence: expect.any(Number) });
    expect(first?.box.x).toBeCloseTo(40 / 900, 1);
    expect(first?.box.width).toBeLessThan(0.2);
  });

  test('returns no words for an empty page, and refuses a file that is not an image', async () => {
    const blank = await reader.readText(drawPage([]), { mode: 'text', signal: never });
    expect(blank).toMatchObject({ words: [], lines: [] });
    const broken = reader.readText(Buffer.from('no image'), { mode: 'text', signal: never });
    await expect(broken).rejects.toBeInstanceOf(TaskFailedError);
  });

  test('returns only MRZ characters in MRZ mode', async () => {
    const page = drawPage([[20, 60, 'IDDOM001<1391820<5 Ana Reyes']], 700, 100);
    const read = await reader.readText(page, { mode: 'mrz', signal: never });
    expect(read?.text.trim()).toMatch(/^[A-Z0-9<\s]+$/);
  });
});

test('readText stops a page that takes too long, and an aborted call does not delay the next one', async () => {
  const reader = createTextReader(log, { limitMs: 1 });
  const page = drawPage([[40, 60, 'Calle El Sol No. 5']]);
  expect(await reader.readText(page, { mode: 'text', signal: never })).toBeUndefined();
  const ended = AbortSignal.abort();
  await expect(reader.readText(page, { mode: 'text', signal: ended })).rejects.toBeInstanceOf(
    TaskFailedError,
  );
  expect(await reader.readText(page, { mode: 'text', signal: never })).toBeUndefined();
  await reader.close();
});

interface PdfTasks {
  readonly [task: string]: (input: never) => unknown;
  pdf(input: PdfInput): Promise<PdfText>;
}

describe('readPdf', () => {
  let files: Children<PdfTasks>;
  beforeAll(() => {
    const limits = { heapMb: 256, residentMb: 768, cpuMs: 25_000 };
    files = openChildren<PdfTasks>('pdf', { ...limits, name: 'pdf', children: 1, waiting: 4 });
  });
  afterAll(() => files.close());
  const readFile = (data: Uint8Array) => files.run('pdf', { data }, { signals: [] });
  const read = (options: PdfOptions) => readFile(pdfFile(options));
  const lines = [
    [50, 60, 'Power Company Ltd, customer services'],
    [400, 60, 'Invoice no. 17'],
    [50, 80, 'Calle El Sol 5, Peñón (bajo)'],
  ] as const;

  test('returns the text row by row, and the metadata of the file', async () => {
    const info = "/Producer(Printer 1)/CreationDate(D:20260110093000-04'00')/ModDate(D:2026)";
    const text = await read({ lines, info });
    expect(text).toMatchObject({
      kind: 'read',
      scan: undefined,
      facts: {
        producer: 'Printer 1',
        creator: null,
        createdAt: '2026-01-10T13:30:00.000Z',
        modifiedAt: '2026-01-01T00:00:00.000Z',
      },
    });
    const placed = text.kind === 'read' ? text.lines : [];
    expect(placed.map(({ row, text: line }) => [row, line])).toEqual([
      [0, 'Power Company Ltd, customer services'],
      [0, 'Invoice no. 17'],
      [1, 'Calle El Sol 5, Peñón (bajo)'],
    ]);
  });

  test('runs no script in the file', async () => {
    const catalogue = '/OpenAction<</S/JavaScript/JS(while \\(true\\) {})>>';
    expect(await read({ lines, catalogue })).toMatchObject({ kind: 'read' });
  });

  test('returns the picture of a scanned page', async () => {
    const size = { width: 400, height: 500 };
    const jpeg = await sharp({ create: { ...size, channels: 3, background: '#cc8844' } })
      .jpeg()
      .toBuffer();
    const text = await read({ scan: { jpeg, ...size } });
    const scan = text.kind === 'read' ? text.scan : undefined;
    const { data, info } = await sharp(scan).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject(size);
    expect(data[0]).toBeCloseTo(0xcc, -1);
    expect(data[2]).toBeCloseTo(0x44, -1);
  });

  test('reports the fault of an unusable file', async () => {
    expect(await readFile(Buffer.from('%PDF-1.7\nand nothing else'))).toEqual({
      kind: 'unusable',
      fault: 'damaged',
    });
    expect(await read({ lines, isEncrypted: true })).toEqual({
      kind: 'unusable',
      fault: 'encrypted',
    });
    expect(await read({ lines, pages: 201 })).toEqual({ kind: 'unusable', fault: 'too_long' });
  });
});
