import type { FileReply } from '@notaria/erp';

/** Gives a file to the browser, which saves it as a download of its own. */
export function saveFile({ content, contentType, fileName }: FileReply, otherwise: string): void {
  const url = URL.createObjectURL(new Blob([new Uint8Array(content)], { type: contentType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName ?? otherwise;
  link.click();
  // Not at once: the browser may only begin to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
