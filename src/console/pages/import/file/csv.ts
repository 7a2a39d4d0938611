const separators = [',', ';', '\t'] as const;

type Separator = (typeof separators)[number];

/** Returns the separator that occurs most often in the first line. Spreadsheets in Spanish write semicolons. */
function separatorOf(text: string): Separator {
  const [first = ''] = text.split(/[\r\n]/, 1);
  const countOf = (separator: string): number => first.split(separator).length;
  return separators.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? ',';
}

/** A cell with the separator or line end after it, by separator. */
const cellPatterns: Readonly<Record<Separator, RegExp>> = {
  ',': /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n?|\n|$)/gy,
  ';': /(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r\n?|\n|$)/gy,
  '\t': /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n?|\n|$)/gy,
};

/**
 * Where a spreadsheet reads a formula, as exports of the server know it: at the start of a cell, also with full-width signs,
 * and after a separator or line break within the text.
 */
const formulaStarts = /(^|[;\t\r\n] *)(?=[=+\-@＝＋－＠])/g;
const guardedStarts = /(^|[;\t\r\n] *)'(?=[=+\-@＝＋－＠])/g;

/** Exports put an apostrophe before text that reads like a formula, such as a telephone number with +. */
const unguarded = (cell: string): string => cell.replace(guardedStarts, '$1');

/** The first line with which spreadsheets name the separator of a file. */
const namedSeparator = /^"?sep=([,;\t])"?(?:\r\n?|\n|$)/i;

/**
 * Reads the rows of a text with separators: RFC 4180, with commas, semicolons or tabs. Empty rows and a first line such as
 * `sep=;` are left out.
 */
export function readCsv(text: string): readonly (readonly string[])[] {
  const whole = text.replace(/^\uFEFF/, '');
  const content = whole.replace(namedSeparator, '');
  const named = separators.find((one) => one === namedSeparator.exec(whole)?.[1]);
  const separator = named ?? separatorOf(content);
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of content.matchAll(cellPatterns[separator])) {
    row.push(unguarded((quoted?.replaceAll('""', '"') ?? plain).trim()));
    if (end === separator) continue;
    if (row.some((cell) => cell !== '')) rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}

/** A spreadsheet would run text that reads like a formula. */
const harmless = (cell: string): string => cell.replace(formulaStarts, "$1'");

export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(','))
    .join('\r\n');
