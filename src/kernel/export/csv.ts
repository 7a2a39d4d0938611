import type { Column } from '../http/contract.js';

/** A record as it was mapped for the contract. */
export type Item = Readonly<Record<string, unknown>>;

/**
 * Finds places where a spreadsheet reads a formula: at the start of a cell, also with the full-width forms of the signs.
 * Where lists are separated by semicolons, Excel also begins a cell after a semicolon, tab or line break within the text.
 */
const formulaStarts = /([;\t\r\n] *)(?=[=+\-@＝＋－＠])|^(?=[=+\-@＝＋－＠\t\r])/g;
const needsQuotes = /[",\r\n]/;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  // Only text can be a formula; numbers and booleans cannot.
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(formulaStarts, "$1'");
}

function field(value: unknown): string {
  const text = textOf(value);
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (values: readonly unknown[]): string => `${values.map(field).join(',')}\r\n`;

/**
 * Writes CSV by RFC 4180 in UTF-8, with a byte order mark so that spreadsheets detect UTF-8. The header holds the
 * member names. An apostrophe precedes text that a spreadsheet would treat as a formula. Nested members are JSON.
 */
export async function* writeCsv(
  columns: readonly Column[],
  chunks: AsyncIterable<readonly Item[]>,
): AsyncGenerator<Buffer> {
  const names = columns.map(({ name }) => name);
  yield Buffer.from(`\ufeff${line(names)}`);
  for await (const items of chunks) {
    const lines = items.map((item) => line(names.map((name) => item[name])));
    yield Buffer.from(lines.join(''));
  }
}
