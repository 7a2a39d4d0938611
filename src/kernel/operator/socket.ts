import { join } from 'node:path';

/** Unix sockets have short paths: 104 bytes on macOS, 108 on Linux. */
const longestPath = 100;

/**
 * Returns the path of the Unix socket in the data folder, through which a server on an embedded database takes
 * operator commands. Only the owner of the folder may connect. Returns undefined where the system has no Unix sockets,
 * or the path would be too long.
 */
export function operatorSocketPath(dataDir: string): string | undefined {
  const path = join(dataDir, 'operator.sock');
  const fits = Buffer.byteLength(path) <= longestPath;
  return fits && process.platform !== 'win32' ? path : undefined;
}

/** The only line of the client. */
export interface OperatorRequest {
  readonly args: readonly string[];
  /** The client's folder, from which it names files. */
  readonly cwd: string;
}

/** A line of the server; the one with the exit code is the last. */
export type OperatorLine =
  | { readonly out: string }
  | { readonly err: string }
  | { readonly code: number };
