/*
 * A thread for what takes a moment: pictures, bar codes, files of text. One exported function per task.
 */
import { task } from '../kernel/threads.js';
import { cleanImage } from '../kyc/images/index.js';
import { cut as cutImage } from '../kyc/reading/cut.js';
import { readPage } from '../kyc/reading/page.js';

export const clean = task(cleanImage);
export const page = task(readPage);
export const cut = task(cutImage);
