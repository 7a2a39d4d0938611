import { useContext, useMemo, useSyncExternalStore } from 'react';
import { PagePath } from '../../../data/page-path.js';
import { kept } from '../../../session/kept.js';
import { useMe } from '../../../session/me.js';

/** The stored text may be of another release. */
function read(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/**
 * The entries of one setting of the page's list. Each user of this browser has their own; undefined until the user has
 * changed it.
 */
export function useKept<T>(
  setting: string,
  isEntry: (entry: unknown) => entry is T,
): readonly [entries: readonly T[] | undefined, keep: (entries: readonly T[] | undefined) => void] {
  const { id } = useMe();
  const name = `notaria.${setting}.${id}.${useContext(PagePath)}`;
  const text = useSyncExternalStore(kept.subscribe, () => kept.read(name));
  return useMemo(() => {
    const stored = read(text);
    return [
      Array.isArray(stored) ? stored.filter(isEntry) : undefined,
      (entries) => kept.write(name, entries ? JSON.stringify(entries) : ''),
    ];
  }, [name, text, isEntry]);
}
