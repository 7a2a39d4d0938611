/*
 * A thread for what takes a moment: pictures, bar codes, files of text. One exported function per task.
 */
import { task } from '../kernel/threads.js';
import { readBarcodes } from '../kyc/barcodes/index.js';
import { cleanImage } from '../kyc/images/index.js';

export const clean = task(cleanImage);
export const barcodes = task(readBarcodes);
