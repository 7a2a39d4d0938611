/*
 * A thread for what takes a moment: pictures, bar codes, files of text. One exported function per task.
 */
import { task } from '../kernel/threads.js';
import type { BarcodeInput } from '../kyc/barcodes/index.js';
import { cleanImage } from '../kyc/images/index.js';
import { cut as cutImage } from '../kyc/reading/cut.js';
import { readPage } from '../kyc/reading/page.js';

import type { PdfInput } from '../kyc/text/index.js';

export const clean = task(cleanImage);

/** Their libraries are loaded by the first who needs them: most files are pictures. */
export const barcodes = task(async (input: BarcodeInput) =>
  (await import('../kyc/barcodes/read.js')).readBarcodes(input),
);
export const pdf = task(async (input: PdfInput) =>
  (await import('../kyc/text/pdf.js')).readPdf(input),
);
export const page = task(readPage);
export const cut = task(cutImage);
