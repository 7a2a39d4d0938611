import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { textOf, useDraft, useUnsaved } from './drafts.js';

/** Discards a form's values from before the reload. */
type Discard = () => void;

/** A place for the notice that values were restored: the top of a form. */
type Place = object;

const places: Place[] = [];
const restored = new Map<Discard, Place | undefined>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the function that discards the restored values of the form around; undefined without such values. */
export function useDiscard(): Discard | undefined {
  const [place] = useState<Place>({});
  useLayoutEffect(() => {
    places.push(place);
    return () => void places.splice(places.indexOf(place), 1);
  }, [place]);
  const discards = [...restored].filter(([, owner]) => owner === place).map(([discard]) => discard);
  useSyncExternalStore(
    subscribe,
    () => [...restored.values()].filter((one) => one === place).length,
  );
  const discardAll = (): void => {
    for (const discard of discards) discard();
  };
  return discards.length === 0 ? undefined : discardAll;
}

function useRestored(isRestored: boolean, discard: Discard): void {
  const latest = useRef(discard);
  latest.current = discard;
  useLayoutEffect(() => {
    if (!isRestored) return;
    const discardLatest = (): void => latest.current();
    // Effects of the form inside run before those of the component that holds the values: its place is the last one.
    restored.set(discardLatest, places.at(-1));
    tell();
    return () => {
      restored.delete(discardLatest);
      tell();
    };
  }, [isRestored]);
}

/** A short number for a text, which tells the records of a page apart. */
function digestOf(text: string): string {
  let hash = 5381;
  for (let at = 0; at < text.length; at += 1) hash = (hash * 33 + text.charCodeAt(at)) % 2 ** 32;
  return hash.toString(36);
}

export type Kept<T> = readonly [
  value: T,
  set: (next: T | ((now: T) => T)) => void,
  /** Marks the value as saved: nothing is lost until the next change. */
  markSaved: () => void,
];

interface KeptOptions {
  /** The record that the form changes. Its draft returns only to the same state of the record. */
  readonly of?: unknown;
  /** False for secrets and the data of people, which are never stored. The user is still asked before leaving them. */
  readonly isStored?: boolean;
}

/**
 * The state of a form, in place of `useState`. It survives a reload of the tab, and the user is asked before leaving
 * it. `name` identifies the state in the page; without it, the form has a draft of its own.
 */
export function useKept<T>(
  name: string | undefined,
  first: T,
  { of, isStored = true }: KeptOptions = {},
): Kept<T> {
  const [address] = useState(() => `${location.pathname}.${name}.${digestOf(textOf([of, first]))}`);
  const draft = useDraft<T>(address);
  const found = name === undefined ? undefined : draft.found;
  const [pristine] = useState(() => first);
  const [value, set] = useState(() => (found === undefined ? pristine : found));
  const [saved, setSaved] = useState(pristine);
  const [isRestored, setRestored] = useState(found !== undefined);
  const isDirty = name !== undefined && textOf(value) !== textOf(saved);
  const text = isDirty && isStored ? textOf(value) : undefined;
  useLayoutEffect(() => draft.keep(text), [draft, text]);
  useUnsaved(isDirty, draft.clear);
  // A reload runs no clean-up, so that this is the end of the form: its work was saved or discarded.
  useEffect(() => draft.clear, [draft]);
  useRestored(isRestored, () => {
    set(pristine);
    setRestored(false);
  });
  const markSaved = (): void => {
    setSaved(value);
    setRestored(false);
  };
  return [value, set, markSaved];
}
