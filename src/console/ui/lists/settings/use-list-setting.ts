import { useContext, useMemo, useSyncExternalStore } from 'react';
import { PagePath } from '../../../data/page-path.js';
import { browserSettings } from '../../../session/browser-settings.js';
import { useMe } from '../../../session/me.js';

/** The stored text may come from another release. */
function read(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Returns the entries of one setting of the page's list, and stores new ones. Each user of the browser has their own
 * entries; they are undefined until the user changes the setting.
 */
export function useListSetting<T>(
  setting: string,
  isEntry: (entry: unknown) => entry is T,
): readonly [entries: readonly T[] | undefined, keep: (entries: readonly T[] | undefined) => void] {
  const { id } = useMe();
  const name = `notaria.${setting}.${id}.${useContext(PagePath)}`;
  const text = useSyncExternalStore(browserSettings.subscribe, () => browserSettings.read(name));
  return useMemo(() => {
    const stored = read(text);
    return [
      Array.isArray(stored) ? stored.filter(isEntry) : undefined,
      (entries) => browserSettings.write(name, entries ? JSON.stringify(entries) : ''),
    ];
  }, [name, text, isEntry]);
}
