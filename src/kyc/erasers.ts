import { eraseOfSession as eraseScreenings } from './aml/index.js';
import { eraseChallenges, eraseFaces } from './biometrics/index.js';
import type { Eraser } from './sessions/index.js';

/** The functions that erase the data of a session, one per module. */
export const erasers: readonly Eraser[] = [eraseScreenings, eraseFaces, eraseChallenges];
