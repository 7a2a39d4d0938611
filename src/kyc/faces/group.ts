import type { Logger } from '../../kernel/log.js';
import { openThreads, type ThreadState, usualIdleMs } from '../../kernel/processes/threads.js';
import { type EngineSet, type Face, openCheckQueue } from '../engines/index.js';
import { faceEngines } from './engines.js';
import { toFace } from './evidence/look.js';
import { findFacePackages } from './networks/packages.js';
import { createFaceReader, type FaceWait, type NetworkTasks } from './networks/reader.js';

/** `missing`: the packages are not installed. */
type FaceState = ThreadState | 'missing';

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
  state(): FaceState;
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

/** The second attempt ends within the deadline of a check. Loading has no such limit. */
const options = {
  name: 'faces',
  maxWaiting: 9,
  attemptMs: 9_000,
  loads: [
    ['load', 'faceApi'],
    ['load', 'human'],
  ],
} as const;
/** While the thread looks at the faces of one check, the pictures of another one are decoded. */
const runningChecks = 2;

/**
 * Without the optional packages there are no such engines, and their checks answer 503.
 *
 * @param idleMs  the time without checks after which the networks are unloaded
 */
export function createFaceGroup(log: Pick<Logger, 'warn'>, idleMs = usualIdleMs): FaceGroup {
  const packages = findFacePackages();
  if (packages === undefined) {
    log.warn(
      'The optional packages of the face engines are not installed (npm run engines): no faces are checked',
    );
    const nothing = () => Promise.resolve();
    const state = () => 'missing' as const;
    return { name: 'faces', engines: {}, state, warmUp: nothing, close: nothing };
  }
  const threads = openThreads<NetworkTasks>('faces', { ...options, idleMs });
  const read = createFaceReader(threads);
  return {
    name: 'faces',
    engines: faceEngines(read, packages.version, openCheckQueue({ running: runningChecks })),
    async findFaces(data, wait) {
      const reading = await read(data, {}, wait);
      return (reading?.faces ?? []).map(toFace);
    },
    state: () => threads.state(),
    warmUp: () => threads.load(),
    close: () => threads.close(),
  };
}
