import { plainText } from '../../../data/plain-text.js';
import {
  type DecimalSign,
  decimalSignIn,
  readNumber,
} from '../../../session/language/typed-number.js';
import { importTexts } from '../texts.js';
import { writeCsv } from './csv.js';
import type { FieldName, ImportField, ImportValues } from './kinds.js';

/** The column of each field, counted from 0. A field without one stays empty. */
export type Mapping = Partial<Readonly<Record<FieldName, number>>>;

/** A row of the file. */
export interface ImportRow {
  /** The line of the file, counted from 1; the headings are line 1. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly values: ImportValues;
}

/** The headings of the template, in each language. */
const titlesOf = (name: FieldName): readonly string[] =>
  [importTexts.en, importTexts.es].map(({ fields }) => plainText(fields[name]));

/** Maps each column whose heading is known. */
export function guessMapping(headings: readonly string[], fields: readonly ImportField[]): Mapping {
  const columns = headings.map(plainText);
  const found = fields.map(({ name, headings: known }) => [
    name,
    columns.findIndex((column) => [...known, ...titlesOf(name)].includes(column)),
  ]);
  return Object.fromEntries(found.filter(([, column]) => column !== -1)) as Mapping;
}

/**
 * Returns the rows with the values of their fields. Numbers are plain ones, such as `1250.5`. One cell of the file can tell
 * its decimal sign; else it is that of the user.
 */
export function rowsOf(
  lines: readonly (readonly string[])[],
  fields: readonly ImportField[],
  mapping: Mapping,
  decimalSign: DecimalSign,
): readonly ImportRow[] {
  const cellOf = (cells: readonly string[], { name }: ImportField): string =>
    cells[mapping[name] ?? -1] ?? '';
  const decimals = fields.filter(({ isDecimal }) => isDecimal);
  const numbers = lines.flatMap((cells) => decimals.map((field) => cellOf(cells, field)));
  const sign = decimalSignIn(numbers, decimalSign);
  const textIn = (cells: readonly string[], field: ImportField): string => {
    const text = cellOf(cells, field);
    return field.isDecimal ? (readNumber(text, sign)?.plain ?? text) : text;
  };
  return lines.map((cells, index) => ({
    line: index + 2,
    cells,
    values: Object.fromEntries(fields.map((field) => [field.name, textIn(cells, field)])),
  }));
}

/** A file of the API with some rows. */
export interface ImportFile {
  readonly data: Uint8Array<ArrayBuffer>;
  /** Returns the row that begins in a line of this file. */
  rowAt(line: number): ImportRow | undefined;
}

/** Writes rows as the API reads them: a column for each field, and plain numbers. */
export function fileOf(fields: readonly ImportField[], rows: readonly ImportRow[]): ImportFile {
  const starts = new Map<number, ImportRow>();
  const lines: (readonly string[])[] = [fields.map(({ name }) => name)];
  let next = 2;
  for (const row of rows) {
    const texts = fields.map(({ name }) => (row.values[name] ?? '').replaceAll(/\r\n?/g, '\n'));
    lines.push(texts);
    starts.set(next, row);
    next += texts.join('').split('\n').length;
  }
  return {
    data: new TextEncoder().encode(writeCsv(lines)),
    rowAt: (line) => starts.get(line),
  };
}
