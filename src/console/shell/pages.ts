import { useTexts } from '../session/language/texts.js';
import { usePreferences } from '../session/language/use-preferences.js';
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
import { shellTexts } from './texts.js';

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

/** Returns the lines of the navigation for a user. */
export const offeredEntries = ({ may }: Person): readonly Entry[] =>
  entries.filter(({ permission }) => permission === undefined || may(permission));

export const pathOf = (name: Entry['name']): string =>
  routes.find(({ entry }) => entry === name)?.path ?? '/';

export function useTitles(): (entry: Entry) => string {
  const { pages } = useTexts(shellTexts);
  const { language } = usePreferences();
  return (entry) => ('title' in entry ? entry.title[language] : pages[entry.name]);
}
