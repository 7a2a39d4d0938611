import type { Logger } from '../../kernel/log.js';
import { openThreads } from '../../kernel/processes/threads.js';
import { type EngineSet, type Face, openCheckQueue } from '../engines/index.js';
import { faceEngines } from './engines.js';
import { toFace } from './evidence/look.js';
import { findFacePackages } from './networks/packages.js';
import { createFaceReader, type FaceWait, type NetworkTasks } from './networks/reader.js';

/** The engines that look at faces, and the thread they share. */
export interface FaceGroup {
  readonly name: string;
  readonly engines: Partial<Pick<EngineSet, 'faceMatch' | 'faceEmbedding' | 'age' | 'liveness'>>;
  /**
   * Finds faces, to cut portraits out of documents; undefined without the packages.
   *
   * @throws ApiError 503, TasksBusyError, TaskFailedError, TaskLimitError
   */
  readonly findFaces?: (image: Uint8Array, wait: FaceWait) => Promise<readonly Face[]>;
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

/** One thread: the networks take half a gigabyte in each. Its second attempt ends within the deadline of a check. */
const options = { name: 'faces', threads: 1, maxWaiting: 9, attemptMs: 9_000 };
/** While the thread looks at the faces of one check, the pictures of another one are decoded. */
const runningChecks = 2;
const warmUpMs = 60_000;

/** Without the optional packages there are no such engines, and their checks answer 503. */
export function createFaceGroup(log: Pick<Logger, 'warn'>): FaceGroup {
  const packages = findFacePackages();
  if (packages === undefined) {
    log.warn('The optional packages of the face engines are not installed: no faces are checked');
    const nothing = () => Promise.resolve();
    return { name: 'faces', engines: {}, warmUp: nothing, close: nothing };
  }
  const threads = openThreads<NetworkTasks>('faces', options);
  const read = createFaceReader(threads);
  return {
    name: 'faces',
    engines: faceEngines(read, packages.version, openCheckQueue({ running: runningChecks })),
    async findFaces(data, wait) {
      const reading = await read(data, {}, wait);
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
