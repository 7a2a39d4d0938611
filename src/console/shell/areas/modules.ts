/*
 * The pages of the modules that `npm run new` wrote, one line each:
 * `export { area as vehicles } from '../../pages/vehicles/area.js';`.
 */
export {};
