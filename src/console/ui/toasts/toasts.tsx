import { type ReactElement, useSyncExternalStore } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { IconButton } from '../button.js';
import { uiTexts } from '../texts.js';

interface Toast {
  readonly id: number;
  readonly text: string;
}

const shownMs = 6000;
let shown: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

const drop = (id: number): void => show(shown.filter((toast) => toast.id !== id));

/** A message about a success. Failures are shown where they happened. */
export function say(text: string): void {
  const id = ++lastId;
  show([...shown, { id, text }].slice(-3));
  setTimeout(() => drop(id), shownMs);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export function Toasts(): ReactElement {
  const texts = useTexts(uiTexts);
  const toasts = useSyncExternalStore(subscribe, () => shown);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map(({ id, text }) => (
        <div key={id} className="toast">
          <span>{text}</span>
          <IconButton label={texts.close} icon="close" onClick={() => drop(id)} />
        </div>
      ))}
    </div>
  );
}
