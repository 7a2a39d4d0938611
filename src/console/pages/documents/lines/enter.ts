import type { KeyboardEvent } from 'react';

/** Returns true for Enter in a field of a line, unless the product picker has handled it. */
export const isPlainEnter = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' &&
  !(event.ctrlKey || event.metaKey || event.defaultPrevented) &&
  event.target instanceof HTMLInputElement;

/** Only Ctrl and Enter send a document, so that Enter alone never sends an incomplete one. */
export function sendOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (isPlainEnter(event)) event.preventDefault();
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
