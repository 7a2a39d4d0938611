import { findText, makeIndex } from '../../../text-search/text-search.js';
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

/** Returns true if the user may open an address of the console. */
function mayOpen(me: Person, path: string): boolean {
  const route = routeOf(path.replace(/#.*/, ''))?.route;
  const isOffered = offeredEntries(me).some(({ name }) => name === route?.entry);
  const needed = [route?.permission, dialogPermissions[path]];
  return isOffered && needed.every((name) => name === undefined || me.may(name));
}

/** Pages and actions that a text finds. */
interface PageChoices {
  /** Choices with all words of the text, each at the beginning of a word. */
  readonly exact: readonly Choice[];
  /** Without exact ones: choices by synonyms, in spite of typos, and by some of the words. */
  readonly near: readonly Choice[];
}

/** Finds choices by their titles; all of them for an empty text. */
function search(choices: readonly Choice[], text: string): PageChoices {
  if (text.trim() === '') return { exact: choices, near: [] };
  const entries = choices.map(({ title }, id) => ({ id, title }));
  const { exact, all, some } = findText(makeIndex(entries, { title: 1 }), text);
  const choicesOf = (found: typeof all) => found.flatMap(({ id }) => choices[id] ?? []);
  if (exact.length > 0) return { exact: choicesOf(exact), near: [] };
  return { exact: [], near: choicesOf(all.length > 0 ? all : some) };
}

/** Returns the pages and actions of the user whose titles match the text. */
export function usePageChoices(text: string, onHelp: () => void): PageChoices {
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
  return search(
    [...ofNavigation, ...offered(pages, 'page'), ...offered(actions, 'action'), ...commands],
    text,
  );
}
