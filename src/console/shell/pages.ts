import type { Person } from '../session/me.js';
import { buy } from './areas/buy.js';
import { integrate } from './areas/integrate.js';
import * as modules from './areas/modules.js';
import { sell } from './areas/sell.js';
import { settings } from './areas/settings.js';
import { start } from './areas/start.js';
import { stock } from './areas/stock.js';
import { verify } from './areas/verify.js';
import type { Area, Entry, PageRoute } from './route.js';

/*
 * The first file of the console has this, so that it can load the page beside the application. It therefore imports no
 * React and no texts.
 */

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

/** The navigation in its order. */
export const entries: readonly Entry[] = areas.flatMap((area) => area.entries);

export const routes: readonly PageRoute[] = areas.flatMap((area) => area.routes);

const patterns = routes.map(
  (route) => [route, new RegExp(`^${route.path.replace(':id', '([^/]+)')}/?$`, 'i')] as const,
);

export interface RouteMatch {
  readonly route: PageRoute;
  /** The id in the address. */
  readonly id: string | undefined;
}

/** Returns the route of a path below `/console`; undefined for an unknown one. */
export function routeOf(path: string): RouteMatch | undefined {
  for (const [route, pattern] of patterns) {
    const match = pattern.exec(path);
    if (match) return { route, id: match[1] };
  }
  return undefined;
}

/** Returns the lines of the navigation for a user. */
export const offeredEntries = ({ may }: Person): readonly Entry[] =>
  entries.filter(({ permission }) => permission === undefined || may(permission));

export const pathOf = (name: Entry['name']): string =>
  routes.find(({ entry }) => entry === name)?.path ?? '/';
