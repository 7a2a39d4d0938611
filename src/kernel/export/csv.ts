import type { Column } from '../http/contract.js';
import { type FileForm, forPrograms, isTime } from './people.js';

/** A record as it was mapped for the contract. */
export type Item = Readonly<Record<string, unknown>>;

/**
 * Finds places where a spreadsheet reads a formula: at the start of a cell, also with the full-width forms of the signs.
 * Where lists are separated by semicolons, Excel also begins a cell after a semicolon, tab or line break within the text.
 */
const formulaStarts = /([;\t\r\n] *)(?=[=+\-@＝＋－＠])|^(?=[=+\-@＝＋－＠\t\r])/g;
const needsQuotes = { ',': /[",\r\n]/, ';': /[";\r\n]/ } as const;

/** Returns the value of a record in a column. */
export function valueIn(item: Item, { name, own }: Column): unknown {
  if (own === undefined) return item[name];
  const map = item[own.map] as Readonly<Record<string, unknown>> | undefined;
  return map?.[own.key];
}

/** Returns the heading of a column. */
export const headingOf = ({ name, own }: Column, form: FileForm): string =>
  own !== undefined && form.isForPeople ? own.heading : form.headingOf(name);

function textOf(value: unknown, kind: Column['kind'], form: FileForm): string {
  if (value === null || value === undefined) return '';
  // Only text can be a formula; numbers and booleans cannot.
  if (typeof value === 'number') return form.numberText(value);
  if (typeof value === 'boolean') return form.booleanText(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return (isTime(kind) ? form.timeText(text, kind) : text).replace(formulaStarts, "$1'");
}

const quoted = (text: string, { separator }: FileForm): string =>
  needsQuotes[separator].test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * Writes CSV by RFC 4180 in UTF-8, with a byte order mark so that spreadsheets detect UTF-8. For programs the header holds
 * the member names. An apostrophe precedes text that a spreadsheet would treat as a formula. Nested members are JSON.
 */
export async function* writeCsv(
  columns: readonly Column[],
  chunks: AsyncIterable<readonly Item[]>,
  form: FileForm = forPrograms,
): AsyncGenerator<Buffer> {
  const line = (texts: readonly string[]): string =>
    `${texts.map((text) => quoted(text, form)).join(form.separator)}\r\n`;
  const headings = columns.map((column) => textOf(headingOf(column, form), 'text', form));
  yield Buffer.from(`\ufeff${line(headings)}`);
  for await (const items of chunks) {
    const lines = items.map((item) =>
      line(columns.map((column) => textOf(valueIn(item, column), column.kind, form))),
    );
    yield Buffer.from(lines.join(''));
  }
}
