import { GlobalWorkerOptions, getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker';

/** Enough for a long document. The downloaded file has all pages. */
const mostPages = 20;

GlobalWorkerOptions.workerPort = new PdfWorker();

/**
 * Draws the pages of a PDF file. Browsers on phones show no PDF within a page, and the policy of the console allows no frames,
 * so that PDF.js draws them. The glyphs are drawn as paths, since the policy allows no fonts either.
 *
 * @param width  of a page, in pixels of the screen
 */
export async function drawPages(
  content: Uint8Array,
  width: number,
): Promise<readonly HTMLCanvasElement[]> {
  const task = getDocument({
    data: new Uint8Array(content),
    disableFontFace: true,
    isEvalSupported: false,
    useWasm: false,
    // It warns of standard fonts, which it draws by those of the system.
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const file = await task.promise;
    const pages: HTMLCanvasElement[] = [];
    for (let number = 1; number <= Math.min(file.numPages, mostPages); number += 1) {
      const page = await file.getPage(number);
      const scale = width / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale });
      const canvas = document.createElement('canvas');
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      await page.render({ canvas, viewport }).promise;
      pages.push(canvas);
    }
    return pages;
  } finally {
    await task.destroy();
  }
}
