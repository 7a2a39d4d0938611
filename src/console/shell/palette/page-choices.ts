import { plainText } from '../../data/plain-text.js';
import { useTexts } from '../../session/language/texts.js';
import { type Person, useMe } from '../../session/me.js';
import { offeredEntries, pathOf, routeOf } from '../pages.js';
import { useTitles } from '../titles.js';
import type { Choice } from './choice.js';
import { paletteTexts } from './texts.js';
import { useCommands } from './use-commands.js';

/** The permissions of forms in dialogs, in addition to those of their pages. */
const dialogPermissions: Readonly<Record<string, string>> = {
  '/sessions#new': 'sessions:write',
  '/sessions/trusted#new': 'sharers:manage',
  '/keys/verification#new': 'keys:manage',
  '/settings/warehouses#new': 'config:write',
  '/settings/categories#new': 'products:write',
  '/settings/taxes#new': 'config:write',
  '/settings/terms#new': 'config:write',
  '/settings/rates#new': 'config:write',
};

const wordsOf = (text: string): readonly string[] => plainText(text).split(/\s+/).filter(Boolean);

/** Returns true if a title contains all words of a text, each at the beginning of a word. */
function fits(title: string, text: string): boolean {
  const words = wordsOf(title);
  return wordsOf(text).every((part) => words.some((word) => word.startsWith(part)));
}

/** Returns true if the user may open an address of the console. */
function mayOpen(me: Person, path: string): boolean {
  const route = routeOf(path.replace(/#.*/, ''))?.route;
  const isOffered = offeredEntries(me).some(({ name }) => name === route?.entry);
  const needed = [route?.permission, dialogPermissions[path]];
  return isOffered && needed.every((name) => name === undefined || me.may(name));
}

/** Returns the pages and actions of the user whose titles match the text. */
export function usePageChoices(text: string, onHelp: () => void): readonly Choice[] {
  const me = useMe();
  const titleOf = useTitles();
  const { pages, actions } = useTexts(paletteTexts);
  const commands = useCommands(onHelp);
  const ofNavigation = offeredEntries(me).map(
    (entry): Choice => ({ path: pathOf(entry.name), title: titleOf(entry), kind: 'page' }),
  );
  const offered = (titles: Readonly<Record<string, string>>, kind: 'page' | 'action') =>
    Object.entries(titles).flatMap(([path, title]): Choice[] =>
      mayOpen(me, path) ? [{ path, title, kind }] : [],
    );
  const choices = [
    ...ofNavigation,
    ...offered(pages, 'page'),
    ...offered(actions, 'action'),
    ...commands,
  ];
  return choices.filter(({ title }) => fits(title, text));
}
