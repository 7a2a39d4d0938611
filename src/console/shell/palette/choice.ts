import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { offeredEntries, pathOf, routes } from '../pages.js';
import { useTitles } from '../titles.js';
import { type PaletteTexts, paletteTexts } from './texts.js';

/** A page that the palette opens. */
export interface Choice {
  readonly path: string;
  readonly title: string;
  readonly kind: keyof PaletteTexts['kinds'];
  /** A detail of a record, such as the customer of an invoice. */
  readonly hint?: string;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): readonly string[] => plain(text).split(/\s+/).filter(Boolean);

/** Returns true if a title contains all words of a text, each at the beginning of a word. */
function fits(title: string, text: string): boolean {
  const words = wordsOf(title);
  return wordsOf(text).every((part) => words.some((word) => word.startsWith(part)));
}

/** Returns the pages and actions of the user whose titles match the text. */
export function usePageChoices(text: string): readonly Choice[] {
  const me = useMe();
  const titleOf = useTitles();
  const { actions } = useTexts(paletteTexts);
  const entries = offeredEntries(me);
  const pages = entries.map(
    (entry): Choice => ({ path: pathOf(entry.name), title: titleOf(entry), kind: 'page' }),
  );
  const offered = new Set(entries.map(({ name }) => name));
  const done = Object.entries(actions).flatMap(([path, title]): Choice[] => {
    const route = routes.find((one) => one.path === path);
    const isOffered =
      route !== undefined &&
      offered.has(route.entry) &&
      (route.permission === undefined || me.may(route.permission));
    return isOffered ? [{ path, title, kind: 'action' }] : [];
  });
  return [...pages, ...done].filter(({ title }) => fits(title, text));
}
