import type { FileReply } from '@notaria/erp';

const keptMs = 60_000;

/** Passes a downloaded file to the browser, which saves it under the name from the API. */
export function saveFile({ content, contentType, fileName }: FileReply, otherName: string): void {
  const blob = new Blob([new Uint8Array(content)], { type: contentType });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName ?? otherName;
  link.click();
  // A browser may still ask where to save it.
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
