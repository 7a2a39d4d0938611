import { open } from 'node:fs/promises';

/** Receives lines of the audit log outside of the database. Resolves once they are written. */
export type AuditLogTarget = (lines: string) => Promise<void>;

const lineEnd = 10;

/**
 * Appends to a file and waits for the disk. Opens the file for each call, so that it may be rotated. A line that a lost
 * process left incomplete is ended first.
 */
const fileTarget =
  (path: string): AuditLogTarget =>
  async (lines) => {
    const file = await open(path, 'a+', 0o640);
    try {
      const { size } = await file.stat();
      const last = Buffer.alloc(1);
      if (size > 0) await file.read(last, 0, 1, size - 1);
      const isTorn = size > 0 && last[0] !== lineEnd;
      await file.appendFile(isTorn ? `\n${lines}` : lines);
      await file.datasync();
    } finally {
      await file.close();
    }
  };

const outputTarget: AuditLogTarget = (lines) =>
  new Promise((resolve, reject) => {
    process.stdout.write(lines, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });

/** @param name  `stdout`, or the path of a file */
export const openAuditLog = (name: string): AuditLogTarget =>
  name === 'stdout' ? outputTarget : fileTarget(name);
