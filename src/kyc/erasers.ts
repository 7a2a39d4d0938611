import { eraseOfSession as eraseScreenings } from './aml/index.js';
import { eraseChallenges, eraseFaces } from './biometrics/index.js';
import type { Eraser } from './sessions/index.js';

/** Erase what the modules store of a session. */
export const erasers: readonly Eraser[] = [eraseScreenings, eraseFaces, eraseChallenges];
