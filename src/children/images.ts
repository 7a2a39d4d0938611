/*
 * A child process for pictures: nothing else decodes them. One task per function.
 */
import { serveTasks } from '../kernel/processes/child-tasks.js';
import { task } from '../kernel/processes/tasks.js';
import type { BarcodeInput } from '../kyc/barcodes/index.js';
import { decodeFaces, measureFaces } from '../kyc/faces/child/index.js';
import { cleanImage } from '../kyc/images/child/index.js';
import { cut, readPage } from '../kyc/reading/child/index.js';
import { drawForText } from '../kyc/text/child/index.js';

serveTasks({
  clean: task(cleanImage),
  page: task(readPage),
  cut: task(cut),
  textImage: task(drawForText),
  decodeFaces: task(decodeFaces),
  measureFaces: task(measureFaces),
  // Its library is loaded by the first task that needs it: most documents have no bar code to look for.
  barcodes: task(async (input: BarcodeInput) =>
    (await import('../kyc/barcodes/child/index.js')).readBarcodes(input),
  ),
});
