import { strFromU8, unzipSync } from 'fflate';

/** The parts of a workbook that are read; what they unpack to is bounded, since a small file may hold much. */
const isRead =
  /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;
const mostBytes = 60_000_000;

type Parts = Readonly<Record<string, Uint8Array>>;

function partsOf(bytes: Uint8Array): Parts {
  let size = 0;
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!isRead.test(name)) return false;
      size += originalSize;
      if (size > mostBytes) throw new RangeError('The workbook is too large');
      return true;
    },
  });
}

function documentOf(parts: Parts, name: string): Document | undefined {
  const part = parts[name];
  return part && new DOMParser().parseFromString(strFromU8(part), 'application/xml');
}

const elements = (of: Document | Element, name: string): readonly Element[] => [
  ...of.getElementsByTagNameNS('*', name),
];

/** Returns the text of a shared or inline string, without the readings of East Asian texts. */
const stringOf = (of: Element): string =>
  elements(of, 't')
    .filter(({ parentElement }) => parentElement?.localName !== 'rPh')
    .map(({ textContent }) => textContent)
    .join('');

/** Returns the name of the part with the first sheet. */
function firstSheetOf(parts: Parts): string {
  const workbook = documentOf(parts, 'xl/workbook.xml');
  const id = workbook && elements(workbook, 'sheet')[0]?.getAttribute('r:id');
  const relations = documentOf(parts, 'xl/_rels/workbook.xml.rels');
  const target = (relations ? elements(relations, 'Relationship') : [])
    .find((relation) => relation.getAttribute('Id') === id)
    ?.getAttribute('Target');
  return target ? `xl/${target.replace(/^\/xl\//, '')}` : 'xl/worksheets/sheet1.xml';
}

/** Returns the column of a cell such as `AB12`, counted from 0. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]+/.exec(reference)?.[0] ?? '';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/**
 * Reads the cells of the first sheet of an Excel workbook as texts. Empty rows are left out.
 *
 * @param numberOf  returns a number as the user writes it; the workbook has `1250.5`
 */
export function readWorkbook(
  bytes: Uint8Array,
  numberOf: (plain: string) => string,
): readonly (readonly string[])[] {
  const parts = partsOf(bytes);
  const shared = documentOf(parts, 'xl/sharedStrings.xml');
  const strings = shared ? elements(shared, 'si').map(stringOf) : [];
  const sheet = documentOf(parts, firstSheetOf(parts));
  const textOf = (cell: Element): string => {
    const type = cell.getAttribute('t');
    if (type === 'inlineStr') return stringOf(cell);
    const value = elements(cell, 'v')[0]?.textContent ?? '';
    if (type === 's') return strings[Number(value)] ?? '';
    if (type !== null && type !== 'n') return value;
    // Excel stores some decimals as 0.30000000000000004 or 1E-3.
    return value === '' ? '' : numberOf(String(Number(Number(value).toPrecision(15))));
  };
  return (sheet ? elements(sheet, 'row') : []).flatMap((row) => {
    const texts: string[] = [];
    for (const [place, cell] of elements(row, 'c').entries()) {
      const reference = cell.getAttribute('r');
      texts[reference === null ? place : columnOf(reference)] = textOf(cell).trim();
    }
    const cells = Array.from(texts, (text) => text ?? '');
    return cells.some((text) => text !== '') ? [cells] : [];
  });
}
