import { useLayoutEffect, useMemo, useState } from 'react';
import { useMe } from '../session/me.js';
import { unsaved } from './unsaved.js';

/*
 * Drafts of forms, kept in the storage of the tab for a reload, until they are saved, discarded, or the user logs out.
 * Secrets, files and the data of people are never stored.
 */

const prefix = 'notaria.draft.';
const endName = 'notaria.loggedOutAt';

function read<T>(name: string): T | undefined {
  try {
    const text = sessionStorage.getItem(name);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    // Storage may be off, and its content may come from another release.
    return undefined;
  }
}

function write(name: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // Without storage, the draft lasts until the page is closed.
  }
}

function forgetAll(): void {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(prefix)) write(name, undefined);
}

/** Deletes the drafts of all tabs without a question, for a logout. */
export function endDrafts(): void {
  unsaved.discardAll();
  try {
    forgetAll();
    localStorage.setItem(endName, String(Date.now()));
  } catch {
    // Without storage, nothing was stored.
  }
}

addEventListener('storage', ({ key }) => {
  if (key === endName) forgetAll();
});

/**
 * Asks before the form is left while `isDirty`. The work is registered with the letter on the screen, because an
 * effect after the next frame would be late for a reload or Escape right after it.
 */
export function useUnsaved(isDirty: boolean, discard?: () => void): void {
  useLayoutEffect(
    () => (isDirty ? unsaved.add({ discard: () => discard?.() }) : undefined),
    [isDirty, discard],
  );
}

export interface Draft<T> {
  /** The draft from before the reload, or undefined. */
  readonly found: T | undefined;
  /** Deletes the draft after the work is saved or discarded. */
  clear(): void;
  /** Stores the state as text, or deletes it. Has no effect after the draft was cleared. */
  keep(text: string | undefined): void;
}

/** The draft of a form of the current user. `form` identifies the form in the tab, such as `invoice.7`. */
export function useDraft<T>(form: string): Draft<T> {
  const { id } = useMe();
  const name = `${prefix}${id}.${form}`;
  const [found] = useState(() => read<T>(name));
  return useMemo(() => {
    let isOver = false;
    return {
      found,
      keep: (text) => {
        if (!isOver) write(name, text);
      },
      clear() {
        isOver = true;
        write(name, undefined);
      },
    };
  }, [found, name]);
}

/** Keys of lines are valid for one page load only. */
export const textOf = (state: unknown): string =>
  JSON.stringify(state, (name, value: unknown) => (name === 'key' ? undefined : value));

/**
 * Stores the typed values for a reload, unless they are secrets or the data of people, and asks before the user leaves
 * them. `first` is the untouched form.
 */
export function useKeep<T>(draft: Draft<T>, first: T, current: T, isStored = true): void {
  const text = textOf(current);
  const [pristine] = useState(() => textOf(first));
  const isDirty = text !== pristine;
  const stored = isDirty && isStored ? text : undefined;
  useLayoutEffect(() => draft.keep(stored), [draft, stored]);
  useUnsaved(isDirty, draft.clear);
}
