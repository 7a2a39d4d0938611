import { type RefObject, useRef } from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { usePageKeys } from '../../keys.js';
import { listTexts } from '../texts.js';

/** Moves the focus to the row after or before the one with the focus, or else to the first or the last row. */
function moveBy(list: HTMLElement | null, step: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('.row-link') ?? [])];
  const row = document.activeElement?.closest('tr');
  const now = links.findIndex((link) => link.closest('tr') === row);
  const next = now === -1 ? links.at(step === 1 ? 0 : -1) : links[now + step];
  next?.focus();
}

/** Registers `j` and `k`, which move between the rows of a list from anywhere on its page. */
export function useRowKeys(): RefObject<HTMLDivElement | null> {
  const texts = useTexts(listTexts);
  const list = useRef<HTMLDivElement>(null);
  usePageKeys({
    j: { label: texts.nextRow, run: () => moveBy(list.current, 1) },
    k: { label: texts.previousRow, run: () => moveBy(list.current, -1) },
  });
  return list;
}
