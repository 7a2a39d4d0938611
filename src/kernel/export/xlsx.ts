import type { Column } from '../http/contract.js';
import { headingOf, type Item, valueIn } from './csv.js';
import { type FileForm, forPrograms, isTime } from './people.js';
import { writeZip, type ZipEntry } from './zip.js';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Rows of a sheet, without its header. */
const maxRows = 1_048_575;
const maxText = 32_767;

/**
 * Sheets are added while rows are read, so that their type is the default of their file extension. The first sheet is
 * listed in addition.
 */
const contentTypes = `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="${contentType}.worksheet+xml"/>\
<Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>\
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/>\
<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`;

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;

const relationships = (all: readonly string[]): string =>
  `${head}<Relationships xmlns="${packageRelations}">${all.join('')}</Relationships>`;

/** Cell formats by index. The local ones are shown as the spreadsheet of the reader writes days and times. */
const style = { bold: 1, day: 2, instant: 3, localDay: 4, localInstant: 5 } as const;
const timeStyles = {
  day: { local: style.localDay, plain: style.day },
  instant: { local: style.localInstant, plain: style.instant },
} as const;
const format = (number: number, font: number): string =>
  `<xf numFmtId="${number}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="2">\
<numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>\
<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>\
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>\
<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>\
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>\
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>\
<cellXfs count="6">${format(0, 0)}${format(0, 1)}${format(164, 0)}${format(165, 0)}${format(14, 0)}${format(22, 0)}</cellXfs></styleSheet>`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes characters that XML does not allow as the format prescribes, such as `_x0007_`. */
function escapeText(text: string): string {
  return (
    text
      .slice(0, maxText)
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, (character) => {
        const code = character.charCodeAt(0).toString(16).toUpperCase();
        return `_x${code.padStart(4, '0')}_`;
      })
      .replace(/[&<>]/g, (character) => entities[character] ?? '')
  );
}

/** Returns the name of a column: A for 0, AA for 26. */
function letters(index: number): string {
  const own = String.fromCharCode(65 + (index % 26));
  return index < 26 ? own : letters(Math.floor(index / 26) - 1) + own;
}

/** 1 March 1900. Spreadsheets count a 29 February 1900, which did not exist. */
const firstSerial = 61;

/** Returns the number of days since the end of 1899, by which cells store dates, in the time zone of the text. */
function serialOf(text: string, kind: 'day' | 'instant'): number | undefined {
  const wall = kind === 'day' ? `${text}T00:00:00.000Z` : `${text.slice(0, 23)}Z`;
  const serial = Date.parse(wall) / 86_400_000 + 25_569;
  return serial >= firstSerial ? serial : undefined;
}

const textCell = (at: string, text: string, bold = ''): string =>
  `<c r="${at}"${bold} t="inlineStr"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`;

function cell(at: string, kind: Column['kind'], value: unknown, form: FileForm): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
  if (typeof value === 'boolean') {
    // Spreadsheets write a boolean in capitals, and in their own language.
    if (form.isForPeople) return textCell(at, form.booleanText(value));
    return `<c r="${at}" t="b"><v>${Number(value)}</v></c>`;
  }
  if (typeof value !== 'string') return textCell(at, JSON.stringify(value));
  const serial = isTime(kind) ? serialOf(value, kind) : undefined;
  if (serial === undefined || !isTime(kind)) return textCell(at, value);
  const shown = timeStyles[kind][form.isForPeople ? 'local' : 'plain'];
  return `<c r="${at}" s="${shown}"><v>${serial}</v></c>`;
}

const sheetHead = `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">\
<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
const sheetTail = '</sheetData></worksheet>';

/** Column widths in characters. A date that does not fit is shown as `####`. */
const widths = { number: 12, boolean: 9, day: 12, instant: 20, text: 24, json: 40 } as const;

const columnWidths = (columns: readonly Column[]): string => {
  const all = columns.map(
    ({ kind }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${widths[kind]}" customWidth="1"/>`,
  );
  return `<cols>${all.join('')}</cols>`;
};

/** The remaining chunks. One chunk is read ahead. */
interface RemainingChunks {
  next: readonly Item[] | undefined;
  readonly turn: () => Promise<readonly Item[] | undefined>;
}

async function* sheetParts(
  columns: readonly Column[],
  rest: RemainingChunks,
  most: number,
  form: FileForm,
): AsyncGenerator<string> {
  const cells = columns.map((column, index) => ({ column, letter: letters(index) }));
  const bold = ` s="${style.bold}"`;
  const names = cells.map(({ column, letter }) =>
    textCell(`${letter}1`, headingOf(column, form), bold),
  );
  yield `${sheetHead}${columnWidths(columns)}<sheetData><row r="1">${names.join('')}</row>`;
  let row = 1;
  while (rest.next !== undefined && row + rest.next.length <= most + 1) {
    const rows = rest.next.map((item) => {
      row += 1;
      const values = cells.map(({ column, letter }) =>
        cell(letter + row, column.kind, valueIn(item, column), form),
      );
      return `<row r="${row}">${values.join('')}</row>`;
    });
    yield rows.join('');
    rest.next = await rest.turn();
  }
  yield sheetTail;
}

function workbook(title: string, sheets: number): readonly ZipEntry[] {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  const listed = numbers.map((number) => {
    const name = number === 1 ? title : `${title} ${number}`;
    return `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`;
  });
  const text = `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${listed.join('')}</sheets></workbook>`;
  const targets = numbers.map((number) =>
    relation(`rId${number}`, 'worksheet', `worksheets/sheet${number}.xml`),
  );
  const all = [...targets, relation(`rId${sheets + 1}`, 'styles', 'styles.xml')];
  return [
    { name: 'xl/workbook.xml', parts: [text] },
    { name: 'xl/_rels/workbook.xml.rels', parts: [relationships(all)] },
  ];
}

async function* entriesOf(
  title: string,
  columns: readonly Column[],
  chunks: AsyncIterable<readonly Item[]>,
  most: number,
  form: FileForm,
): AsyncGenerator<ZipEntry> {
  const source = chunks[Symbol.asyncIterator]();
  const turn = async () => {
    const step = await source.next();
    return step.done ? undefined : step.value;
  };
  const office = relation('rId1', 'officeDocument', 'xl/workbook.xml');
  try {
    yield { name: '[Content_Types].xml', parts: [contentTypes] };
    yield { name: '_rels/.rels', parts: [relationships([office])] };
    yield { name: 'xl/styles.xml', parts: [styles] };
    const rest: RemainingChunks = { next: await turn(), turn };
    let sheets = 0;
    do {
      sheets += 1;
      yield {
        name: `xl/worksheets/sheet${sheets}.xml`,
        parts: sheetParts(columns, rest, most, form),
      };
    } while (rest.next !== undefined);
    yield* workbook(title, sheets);
  } finally {
    await source.return?.();
  }
}

/**
 * A workbook (ECMA-376), streamed: numbers as numbers, days and instants as dates on the company's clock, text as
 * text that is never a formula, nested members as JSON; a bold header that stays in sight. Goes on in another sheet
 * where one is full.
 *
 * @param title  of the sheet: at most 28 characters, none of `[]:*?/\` and none that XML escapes
 * @param most   rows of a sheet without its header; no chunk may be longer
 */
export function writeXlsx(
  title: string,
  columns: readonly Column[],
  chunks: AsyncIterable<readonly Item[]>,
  most: number = maxRows,
  form: FileForm = forPrograms,
): AsyncGenerator<Buffer> {
  return writeZip(entriesOf(title, columns, chunks, most, form));
}
