/*
 * The words of the modules that `npm run new` wrote, one line each:
 * `
export { words as vehicles } from '../pages/vehicles/words.js';`.
 */
export { words as passkeys } from '../pages/account/passkeys/words.js';
export { words as activity } from '../pages/activity/words.js';
export { words as customFields } from '../pages/custom-fields/words.js';
export { words as roles } from '../pages/roles/words.js';
export { words as scheduledExports } from '../pages/scheduled-exports/words.js';
export { words as sso } from '../pages/sso/words.js';
