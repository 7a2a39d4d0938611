import { isOn, type Reader } from './readers.js';

/** The limits of attachments, and the command that scans them. */
export interface AttachmentOptions {
  /** Program and arguments that scan a file on standard input. Absent: files are not scanned. */
  readonly scanner: readonly string[] | undefined;
  readonly scannerTimeoutMs: number;
  /** The space of all attachments of a company. */
  readonly megabytesPerCompany: number;
  readonly isZipAllowed: boolean;
}

/** Words are separated by spaces; no shell sees them. */
export function attachmentsOf(read: Reader): AttachmentOptions {
  const words = read
    .text('ATTACHMENT_SCANNER')
    .split(/\s+/)
    .filter((word) => word !== '');
  return Object.freeze({
    scanner: words.length === 0 ? undefined : words,
    scannerTimeoutMs: 1_000 * read.whole('ATTACHMENT_SCANNER_SECONDS', 1, 300),
    megabytesPerCompany: read.whole('ATTACHMENT_MB_PER_COMPANY', 1, 10_000_000),
    isZipAllowed: isOn(read, 'ATTACHMENT_ZIP'),
  });
}
