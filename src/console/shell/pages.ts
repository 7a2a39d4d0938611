import * as modules from './areas/modules.js';
import { run } from './areas/run.js';
import { sell } from './areas/sell.js';
import { start } from './areas/start.js';
import { verify } from './areas/verify.js';
import type { Area, Entry, PageRoute } from './route.js';

const areas: readonly Area[] = [start, sell, ...Object.values<Area>(modules), verify, run];

/** The navigation, in its order. */
export const entries: readonly Entry[] = areas.flatMap((area) => area.entries);

export const routes: readonly PageRoute[] = areas.flatMap((area) => area.routes);
