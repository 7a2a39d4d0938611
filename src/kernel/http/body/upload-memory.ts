import type { IncomingMessage } from 'node:http';
import type { StorageEngine } from 'multer';
import { errors } from '../../errors.js';

/** The most memory that the uploads of all requests take together. They stay in memory until their request ends. */
const mostBytes = 128 * 2 ** 20;

/**
 * The share of one caller in the memory that the others leave: 48 MB if it is alone, and less beside others. Callers with
 * full shares leave the same part of the rest to the next one.
 */
const shareOfRest = 3 / 8;

let used = 0;
const takenByCaller = new Map<string, number>();

/** The memory that the uploads of one request take. */
export interface UploadMemory {
  /** @throws ApiError 503 with Retry-After if the uploads of the process or of the caller need too much */
  take(bytes: number): void;
  /** Releases all of it. */
  release(): void;
}

/** @param caller  the company, or the address of a caller without one */
export function openUploadMemory(caller: string): UploadMemory {
  let own = 0;
  const add = (bytes: number): void => {
    own += bytes;
    used += bytes;
    const left = (takenByCaller.get(caller) ?? 0) + bytes;
    if (left > 0) takenByCaller.set(caller, left);
    else takenByCaller.delete(caller);
  };
  return {
    take(bytes) {
      const ofCaller = takenByCaller.get(caller) ?? 0;
      const rest = mostBytes - (used - ofCaller);
      if (ofCaller + bytes > shareOfRest * rest) throw errors.unavailable();
      add(bytes);
    },
    release: () => add(-own),
  };
}

interface Upload {
  readonly memory: UploadMemory;
  readonly refuse: (error: unknown) => void;
}

const uploads = new WeakMap<object, Upload>();

/**
 * Counts the files of a request in `memory`.
 *
 * @param refuse  called at once when they take too much; multer itself reports an error only after the whole request
 */
export function countUploads(
  request: IncomingMessage,
  memory: UploadMemory,
  refuse: (error: unknown) => void,
): void {
  uploads.set(request, { memory, refuse });
}

/** Keeps files in memory, as multer's own memory storage does, within the limits above. */
export const boundedStorage: StorageEngine = {
  _handleFile(request, file, done) {
    const upload = uploads.get(request);
    let chunks: Buffer[] | undefined = [];
    const fail = (error: unknown): void => {
      if (chunks === undefined) return;
      chunks = undefined;
      done(error);
    };
    file.stream.on('data', (chunk: Buffer) => {
      // The rest of a refused file is read and dropped.
      if (chunks === undefined) return;
      try {
        upload?.memory.take(chunk.length);
        chunks.push(chunk);
      } catch (error) {
        upload?.refuse(error);
        fail(error);
      }
    });
    file.stream.on('error', fail);
    file.stream.on('end', () => {
      if (chunks === undefined) return;
      const buffer = Buffer.concat(chunks);
      done(null, { buffer, size: buffer.length });
    });
  },
  _removeFile(_request, _file, done) {
    done(null);
  },
};
