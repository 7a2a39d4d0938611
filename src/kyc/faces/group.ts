import type { Logger } from '../../kernel/log.js';
import { openThreads } from '../../kernel/threads.js';
import type { EngineSet, Face } from '../engines/index.js';
import { faceEngines } from './engines.js';
import { type FaceTasks, toFace } from './look.js';
import { findFacePackages } from './packages.js';

/** The engines that look at faces, and the thread they share. */
export interface FaceGroup {
  readonly name: string;
  readonly engines: Partial<Pick<EngineSet, 'faceMatch' | 'faceEmbedding' | 'age' | 'liveness'>>;
  /**
   * Where faces are, for those who cut portraits out of documents; undefined without the packages.
   *
   * @throws ThreadsBusyError, TaskFailedError
   */
  readonly findFaces?: (image: Uint8Array, signal: AbortSignal) => Promise<readonly Face[]>;
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

/** Half a gigabyte each: one thread. A request waits for no more than two attempts before its caller gives up. */
const options = { name: 'faces', threads: 1, maxWaiting: 9, attemptMs: 9_000 };
const warmUpMs = 60_000;

/** Without the optional packages there are no such engines, and their checks answer 503. */
export function createFaceGroup(log: Pick<Logger, 'warn'>): FaceGroup {
  const packages = findFacePackages();
  if (packages === undefined) {
    log.warn('The optional packages of the face engines are not installed: no faces are checked');
    const nothing = () => Promise.resolve();
    return { name: 'faces', engines: {}, warmUp: nothing, close: nothing };
  }
  const threads = openThreads<FaceTasks>('faces', options);
  return {
    name: 'faces',
    engines: faceEngines(threads, packages.version),
    async findFaces(data, signal) {
      const reading = await threads.run('read', { data, age: false, liveness: false }, signal);
      return (reading?.faces ?? []).map(toFace);
    },
    async warmUp() {
      const signal = AbortSignal.timeout(warmUpMs);
      await threads.run('load', 'faceApi', signal);
      await threads.run('load', 'human', signal);
    },
    close: () => threads.close(),
  };
}
