import { tmpdir } from 'node:os';

/** Limits of the exports of one process. */
export interface ExportLimits {
  /** The folder of the temporary files. */
  readonly folder: string;
  /** The most exports at a time, including those that are still being sent. */
  readonly exports: number;
  readonly exportsPerCompany: number;
  /** The most exports that wait to read the database. */
  readonly waiting: number;
  /** Size of all temporary files. */
  readonly bytes: number;
  readonly bytesPerExport: number;
  /** Time from the request to the last byte. */
  readonly totalMs: number;
  /** A reader must take `windowBytes` within each `windowMs`. */
  readonly windowMs: number;
  readonly windowBytes: number;
}

export function exportLimits(overrides: Partial<ExportLimits> = {}): ExportLimits {
  return {
    folder: tmpdir(),
    exports: 64,
    exportsPerCompany: 2,
    waiting: 16,
    // Two exports of one company may use at most half of it.
    bytes: 2 * 2 ** 30,
    bytesPerExport: 512 * 2 ** 20,
    totalMs: 10 * 60_000,
    windowMs: 30_000,
    windowBytes: 64 * 2 ** 10,
    ...overrides,
  };
}
