import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadFile } from '../../data/load-file.js';
import { PaletteFrame } from './frame.js';
import type { Typed } from './typed.js';

const Palette = lazy(async () => ({
  default: (await loadFile(() => import('./palette.js'))).Palette,
}));

const isAsked = ({ altKey, ctrlKey, key, metaKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k';

const nothing: Typed = { text: '', isEntered: false };

/**
 * Returns the palette while it is open. Ctrl+K or ⌘K opens it, also from a field. What is typed before its file has
 * loaded is handed to it.
 */
export function usePalette(onHelp: () => void): {
  readonly shown: ReactNode;
  readonly open: () => void;
} {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(nothing);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isAsked(event) || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const close = (): void => {
    setOpen(false);
    setTyped(nothing);
  };
  const frame = (
    <PaletteFrame
      onClose={close}
      inputProps={{
        id: 'palette',
        value: typed.text,
        'aria-busy': true,
        onInput: ({ currentTarget }) => setTyped({ text: currentTarget.value, isEntered: false }),
        onKeyDown: ({ key }) => key === 'Enter' && setTyped({ ...typed, isEntered: true }),
      }}
    />
  );
  const shown = isOpen && (
    <Suspense fallback={frame}>
      <Palette typed={typed} onClose={close} onHelp={onHelp} />
    </Suspense>
  );
  return { shown, open: () => setOpen(true) };
}
