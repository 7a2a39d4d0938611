import type { KeyboardEvent } from 'react';
import type { DraftLine, Lines } from './lines.js';

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

/** Enter moves to the next line. */
export function onEnter(event: KeyboardEvent<HTMLElement>, add: () => void): void {
  const { target, currentTarget } = event;
  if (!isPlainEnter(event)) return;
  event.preventDefault();
  const lines = [...currentTarget.querySelectorAll('fieldset')];
  const next = lines[lines.findIndex((line) => line.contains(target as Node)) + 1];
  if (next === undefined) add();
  else next.querySelector('input')?.focus();
}

/** Returns the line in whose field something happens. */
export function lineOf(
  lines: readonly DraftLine[],
  list: HTMLElement,
  target: EventTarget,
): DraftLine | undefined {
  const fields = [...list.querySelectorAll('fieldset')];
  return lines[fields.findIndex((field) => field.contains(target as Node))];
}

/** Alt with an arrow moves the line; with Shift, Arrow down duplicates it. */
export function onAltArrow(event: KeyboardEvent<HTMLElement>, editing: Lines): void {
  const { key, altKey, shiftKey, target, currentTarget } = event;
  if (!altKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
  const line = lineOf(editing.lines, currentTarget, target);
  if (line === undefined) return;
  // Otherwise the arrow would open a picker or a select field.
  event.preventDefault();
  event.stopPropagation();
  if (!shiftKey) editing.move(line.key, key === 'ArrowUp' ? -1 : 1);
  else if (key === 'ArrowDown') editing.duplicate(line.key);
}
