/** True if the login ended while the page was open. */
let isOver = false;
const listeners = new Set<() => void>();

function change(to: boolean): void {
  if (isOver === to) return;
  isOver = to;
  for (const listener of listeners) listener();
}

export const sessionEnd = {
  get: (): boolean => isOver,
  end: (): void => change(true),
  clear: (): void => change(false),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
