import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { FileReply } from '../../sdk/erp/index.js';

/** Returns the text of each page of a PDF, as a viewer copies it. */
export async function pagesOf({ content }: FileReply): Promise<readonly string[]> {
  const document = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent();
    return items
      .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
      .join('');
  });
  return Promise.all(pages);
}
