import { eraseOfSession as eraseScreenings } from './aml/index.js';
import { eraseChallenges, eraseFaces } from './biometrics/index.js';
import type { Eraser } from './sessions/index.js';

/** What the modules keep of a session; each is asked when it is erased. */
export const erasers: readonly Eraser[] = [eraseScreenings, eraseFaces, eraseChallenges];
