import { buy } from './areas/buy.js';
import { integrate } from './areas/integrate.js';
import * as modules from './areas/modules.js';
import { sell } from './areas/sell.js';
import { settings } from './areas/settings.js';
import { start } from './areas/start.js';
import { stock } from './areas/stock.js';
import { verify } from './areas/verify.js';
import type { Area, Entry, PageRoute } from './route.js';

const areas: readonly Area[] = [
  start,
  sell,
  ...Object.values<Area>(modules),
  buy,
  stock,
  verify,
  integrate,
  settings,
];

/** The navigation, in its order. */
export const entries: readonly Entry[] = areas.flatMap((area) => area.entries);

export const routes: readonly PageRoute[] = areas.flatMap((area) => area.routes);
