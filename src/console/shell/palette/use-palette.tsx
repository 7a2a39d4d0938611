import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadFile } from '../load-page.js';

const Palette = lazy(async () => ({
  default: (await loadFile(() => import('./palette.js'))).Palette,
}));

const isAsked = ({ altKey, ctrlKey, key, metaKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k';

/** Returns the palette while it is open. Ctrl+K or ⌘K opens it, also from a field. */
export function usePalette(): { readonly shown: ReactNode; readonly open: () => void } {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isAsked(event) || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const shown = isOpen && (
    <Suspense fallback={null}>
      <Palette onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { shown, open: () => setOpen(true) };
}
