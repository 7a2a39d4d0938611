import { cascade as numbers } from 'notaria:face-cascade';
import { type FaceBox, findFaces as findBy, readCascade } from './face.js';
import type { Frame } from './frame.js';

const cascade = readCascade(numbers);

/** Returns the faces of a picture by the cascade that the build puts into this file. */
export const findFaces = (frame: Frame): FaceBox[] => findBy(frame, cascade);
