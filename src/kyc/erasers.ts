import { eraserOfScreenings } from './aml/index.js';
import { eraserOfChallenges, eraserOfFaces } from './biometrics/index.js';
import type { Eraser } from './sessions/index.js';

/** How other modules erase the data of a session. */
export const erasers: readonly Eraser[] = [eraserOfScreenings, eraserOfFaces, eraserOfChallenges];
