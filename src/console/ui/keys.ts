import { useEffect, useRef } from 'react';
import { preferences } from '../session/language/preferences.js';

/** By key, `a` or `?`, or two in a row, `g i`. */
export type Shortcuts = Readonly<Record<string, () => void>>;

const sequenceMs = 1200;

/** Returns true in a field, where keys are text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The user may switch off commands of one character, which speech input and typos trigger (WCAG 2.1.4). */
const isLetterOff = ({ key }: KeyboardEvent): boolean =>
  key.length === 1 && !preferences.get().hasLetterKeys;

const isCommand = (event: KeyboardEvent): boolean =>
  !isLetterOff(event) &&
  !(event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) &&
  !isTyping(event.target);

/** Returns true while a dialog covers the page. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** The current shortcuts of all parts of the page. */
const registered = new Set<{ readonly current: Shortcuts }>();

/** Keys that work outside of fields: those of the page, or those of an open dialog. */
export function useShortcuts(shortcuts: Shortcuts, of: 'page' | 'dialog' = 'page'): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    let before = { key: '', at: 0 };
    const onKey = (event: KeyboardEvent): void => {
      if (!isCommand(event) || isDialogOpen() !== (of === 'dialog')) return;
      const isFresh = event.timeStamp - before.at < sequenceMs;
      const pair = `${before.key} ${event.key}`;
      // The second key of a pair does not also have its own effect in another part of the page.
      const isPair = isFresh && [...registered].some(({ current }) => current[pair]);
      const run = latest.current[isPair ? pair : event.key];
      before = { key: event.key, at: event.timeStamp };
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    registered.add(latest);
    document.addEventListener('keydown', onKey);
    return () => {
      registered.delete(latest);
      document.removeEventListener('keydown', onKey);
    };
  }, [of]);
}

/** A key of a page: its meaning for the help, and its effect, unless the fields of the page handle the key. */
export interface PageKey {
  readonly label: string;
  readonly run?: () => void;
}

type PageKeys = Readonly<Record<string, PageKey>>;

const pages = new Set<PageKeys>();

/** The current keys of the page with their meanings. */
export const pageKeys = (): readonly (readonly [keys: string, label: string])[] =>
  [...pages].flatMap((keys) =>
    Object.entries(keys).map(([key, { label }]) => [key, label] as const),
  );

/** Registers keys of the open page. The help lists them beside those of every page. */
export function usePageKeys(keys: PageKeys): void {
  useShortcuts(
    Object.fromEntries(Object.entries(keys).flatMap(([key, { run }]) => (run ? [[key, run]] : []))),
  );
  useEffect(() => {
    pages.add(keys);
    return () => void pages.delete(keys);
  }, [keys]);
}
