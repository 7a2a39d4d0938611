import { browserSettings } from '../browser-settings.js';

/** The preferences of a user in this browser. */
export interface Preferences {
  readonly language: 'en' | 'es';
  readonly theme: 'system' | 'light' | 'dark';
  readonly environment: 'live' | 'test';
  /** False if single keys, such as `j` or `?`, are no commands. */
  readonly hasLetterKeys: boolean;
}

const storageName = 'notaria.preferences';

const own: Preferences = {
  language: navigator.language.startsWith('es') ? 'es' : 'en',
  theme: 'system',
  environment: 'live',
  hasLetterKeys: true,
};

/** The stored preferences may come from another release. */
function load(): Preferences {
  try {
    const stored: unknown = JSON.parse(browserSettings.read(storageName) ?? '{}');
    return { ...own, ...(stored as Partial<Preferences>) };
  } catch {
    return own;
  }
}

function apply({ language, theme }: Preferences): void {
  document.documentElement.lang = language;
  document.documentElement.dataset['theme'] = theme;
}

let current = load();
const listeners = new Set<() => void>();

export const preferences = {
  get: (): Preferences => current,
  set(change: Partial<Preferences>): void {
    current = { ...current, ...change };
    apply(current);
    browserSettings.write(storageName, JSON.stringify(current));
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

apply(current);
