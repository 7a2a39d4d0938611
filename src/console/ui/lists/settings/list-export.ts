import type { FileReply } from '@notaria/erp';

export type Format = 'csv' | 'xlsx';

/** A file of the API: for people in their locale, or for programs without one. */
export interface ExportFile {
  readonly format: Format;
  readonly locale?: string;
}

/** The export of a list by the API. */
export interface ListExport {
  /** The name of the file without its ending. */
  readonly name: string;
  /** The address of the list in the API with its filters, if the server can mail it by a schedule. */
  readonly path?: string;
  /** Loads all rows that match the search and the filters, in the order of the list. */
  readonly load: (file: ExportFile) => Promise<FileReply>;
}
