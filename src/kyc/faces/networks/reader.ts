import type { Tasks } from '../../../kernel/processes/tasks.js';
import type { Threads } from '../../../kernel/processes/threads.js';
import type { EngineContext } from '../../engines/index.js';
import { imageChildren } from '../../images/index.js';
import type {
  DecodedPicture,
  FaceDetections,
  FaceReading,
  MeasureRequest,
  PixelMeasurements,
  ReadRequest,
} from '../reading.js';

/** The tasks of the thread that holds the networks. */
export interface NetworkTasks extends Tasks {
  read(order: ReadRequest): FaceDetections;
  load(which: 'faceApi' | 'human'): boolean;
}

/** The tasks of child processes, which decode and resize pictures. */
interface PictureTasks extends Tasks {
  decodeFaces(upload: Uint8Array): DecodedPicture | null;
  measureFaces(order: MeasureRequest): PixelMeasurements[];
}

export type FaceWait = Pick<EngineContext, 'abandonment' | 'signal'>;

export interface FaceQuestion {
  readonly age?: boolean;
  readonly liveness?: boolean;
}

/**
 * Reads the faces of a picture; null for what does not decode. A client that disconnects ends the work on pixels, but not
 * the networks, which would take seconds to load again.
 *
 * @throws ApiError 503, TasksBusyError, TaskFailedError, TaskLimitError
 */
export type ReadFaces = (
  upload: Uint8Array,
  question: FaceQuestion,
  wait: FaceWait,
) => Promise<FaceReading | null>;

export function createFaceReader(networks: Threads<NetworkTasks>): ReadFaces {
  return async (upload, { age = false, liveness = false }, { abandonment, signal }) => {
    const pictures = imageChildren<PictureTasks>();
    const request = { signals: [signal, abandonment] };
    const picture = await pictures.run('decodeFaces', upload, request);
    if (picture === null) return null;
    const { faces, padding } = await networks.run('read', { picture, age, liveness }, signal);
    const boxes = faces.flatMap(({ read }) => (read === undefined ? [] : [read.boxes]));
    const order = { pixels: picture, padding, faces: boxes };
    const looks = boxes.length === 0 ? [] : await pictures.run('measureFaces', order, request);
    return {
      faces: faces.map(({ read, ...face }, at) => {
        const look = looks[at];
        return { ...face, measured: read && look && { ...read.networks, ...look } };
      }),
    };
  };
}
