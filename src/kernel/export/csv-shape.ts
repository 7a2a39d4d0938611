/** The character between the cells of a CSV file. */
export type CsvSeparator = ',' | ';' | '\t';

export interface CsvShape {
  readonly separator: CsvSeparator;
  /** The line of the header, from 1. */
  readonly headerLine: 1 | 2;
}

/** The first line with which spreadsheets name the separator of the file: `sep=;`. */
const namedSeparator = /^"?sep=([,;\t])"?$/i;

/**
 * Returns how a CSV file is divided: as its line `sep=` says, or else by the tabs, semicolons or commas of its header.
 *
 * @param beginning  text of the file, at least its first line
 */
export function csvShape(beginning: string): CsvShape {
  const [first = ''] = beginning.replace(/^\ufeff/, '').split(/\r?\n/, 1);
  const named = namedSeparator.exec(first)?.[1];
  if (named !== undefined) return { separator: named as CsvSeparator, headerLine: 2 };
  const found = (['\t', ';'] as const).find((separator) => first.includes(separator));
  return { separator: found ?? ',', headerLine: 1 };
}

const guardedStarts = /(^|[;\t\r\n] *)'(?=[=+\-@＝＋－＠])/g;

/** Returns a cell without the apostrophes that exports put before text that reads like a formula. */
export const unguarded = (cell: string): string => cell.replace(guardedStarts, '$1');
