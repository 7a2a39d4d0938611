import { type RefObject, useLayoutEffect, useState } from 'react';
import { problemOf } from '../../../data/queries/problem.js';
import { useTexts } from '../../../session/language/texts.js';
import { uiTexts } from '../../texts.js';

/** `body.lines[2].quantity` and `lines.2.quantity` name the same field. */
export const pathIn = (path: string): string =>
  path.replace(/\[(\d+)\]/g, '.$1').replace(/^body\./, '');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a message of the API without the path of its field, for the place at the field. */
export const messageAt = (path: string, message: string): string =>
  message.startsWith(`${path} `) ? capital(message.slice(path.length + 1)) : message;

/** Returns a message of the API with the name of its field in place of the path. */
export const namedMessage = (path: string, message: string, name: string | undefined): string => {
  if (name === undefined) return message;
  return message.includes(path) ? message.replaceAll(path, name) : `${name}: ${message}`;
};

const textOf = (element: Element | null | undefined): string => element?.textContent.trim() ?? '';

const fieldAt = (form: Element, path: string): Element | null =>
  form.querySelector(`[data-path="${CSS.escape(path)}"]`);

/**
 * Returns the name of a field as the page shows it, with that of its group: `Line 5, Quantity`. A member of a line
 * without a field of its own has the name of the field for all lines, such as the warehouse.
 */
function nameIn(
  form: Element,
  path: string,
  lineText: (number: number) => string,
): string | undefined {
  const own = fieldAt(form, path);
  const [list, place, ...members] = path.split('.');
  const isInLine = list === 'lines' && Number.isInteger(Number(place));
  const member = isInLine ? members.join('.') : '';
  const field = own ?? (member ? fieldAt(form, member) : null);
  const group =
    textOf(own?.closest('fieldset')?.querySelector('legend')) ||
    (isInLine ? lineText(Number(place) + 1) : '');
  return [group, textOf(field?.querySelector('label'))].filter(Boolean).join(', ') || undefined;
}

/** Returns the names of the refused fields of a form by their paths, in the words of the page. */
export function useFieldNames(
  form: RefObject<HTMLFormElement | null>,
  error: unknown,
): ReadonlyMap<string, string> {
  const { lineNumber } = useTexts(uiTexts);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useLayoutEffect(() => {
    const { current } = form;
    if (error === null || error === undefined || current === null) return;
    const found = problemOf(error).details.flatMap(({ path }) => {
      const name = nameIn(current, pathIn(path), lineNumber);
      return name === undefined ? [] : [[path, name] as const];
    });
    setNames(new Map(found));
  }, [form, error, lineNumber]);
  return names;
}
