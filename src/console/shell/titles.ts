import { useTexts } from '../session/language/texts.js';
import { usePreferences } from '../session/language/use-preferences.js';
import type { Entry } from './route.js';
import { shellTexts } from './texts.js';

/** Returns a function that names a line of the navigation. */
export function useTitles(): (entry: Entry) => string {
  const { pages } = useTexts(shellTexts);
  const { language } = usePreferences();
  return (entry) => ('title' in entry ? entry.title[language] : pages[entry.name]);
}
