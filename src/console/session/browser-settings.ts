/** Settings that the browser could not store. */
const inMemory = new Map<string, string>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

// Another tab has changed a setting.
addEventListener('storage', notify);

/** Settings of this browser, as texts by name. Without storage, they last until the page is closed. */
export const browserSettings = {
  read(name: string): string | null {
    try {
      return inMemory.get(name) ?? localStorage.getItem(name);
    } catch {
      return inMemory.get(name) ?? null;
    }
  },
  /** An empty text removes the setting. */
  write(name: string, text: string): void {
    inMemory.delete(name);
    try {
      if (text === '') localStorage.removeItem(name);
      else localStorage.setItem(name, text);
    } catch {
      inMemory.set(name, text);
    }
    notify();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
