import { useEffect, useMemo, useState } from 'react';
import { useMe } from '../session/me.js';
import { unsaved } from './unsaved.js';

/*
 * Drafts of forms, kept in the storage of the tab for a reload. Secrets and identity data are never kept: forms for them
 * use `useUnsaved` alone.
 */

const prefix = 'notaria.draft.';
const endName = 'notaria.loggedOutAt';

function read<T>(name: string): T | undefined {
  try {
    const text = sessionStorage.getItem(name);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    // Storage may be off, and what lies in it may be from another release.
    return undefined;
  }
}

function write(name: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // Then the work lives until the page is closed.
  }
}

function forgetAll(): void {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(prefix)) write(name, undefined);
}

/** Forgets every draft, in all tabs, and asks nothing: the person logs out. */
export function endDrafts(): void {
  unsaved.discardAll();
  try {
    forgetAll();
    localStorage.setItem(endName, String(Date.now()));
  } catch {
    // Without storage nothing was kept.
  }
}

addEventListener('storage', ({ key }) => {
  if (key === endName) forgetAll();
});

/** Asks before the form is left while `isDirty`. */
export function useUnsaved(isDirty: boolean, discard?: () => void): void {
  useEffect(
    () => (isDirty ? unsaved.add({ discard: () => discard?.() }) : undefined),
    [isDirty, discard],
  );
}

export interface Draft<T> {
  /** The draft from before the reload; undefined without any. */
  readonly found: T | undefined;
  /** Forgets what is kept: the work is saved, or given up. */
  clear(): void;
  /** Keeps the state as text, or forgets it; without effect once the draft is cleared. */
  keep(text: string | undefined): void;
}

/** The draft of one form of the person who is logged in. `form` tells the forms of a tab apart: `invoice.7`. */
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

/** Keys of lines are of one page load. */
const textOf = (state: unknown): string =>
  JSON.stringify(state, (name, value: unknown) => (name === 'key' ? undefined : value));

/** Keeps what is typed for a reload, and asks before it is left. `first` is the form without anything typed. */
export function useKeep<T>(draft: Draft<T>, first: T, current: T): void {
  const text = textOf(current);
  const [pristine] = useState(() => textOf(first));
  const isDirty = text !== pristine;
  useEffect(() => draft.keep(isDirty ? text : undefined), [draft, isDirty, text]);
  useUnsaved(isDirty, draft.clear);
}
