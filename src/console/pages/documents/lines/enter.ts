import type { KeyboardEvent } from 'react';

/** Enter in a field of one line, which nothing else has taken yet: not the choice of a product. */
export const isPlainEnter = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' &&
  !(event.ctrlKey || event.metaKey || event.defaultPrevented) &&
  event.target instanceof HTMLInputElement;

/** Enter alone never sends a document that is half made; Ctrl and Enter do. */
export function sendOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (isPlainEnter(event)) event.preventDefault();
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
