import {
  type DecimalSign,
  decimalSignIn,
  readNumber,
} from '../../../../session/language/typed-number.js';

/** A row of a spreadsheet, with plain numbers such as `1250.5`. */
export interface PastedRow {
  /** Its position among the pasted rows, from 1. */
  readonly row: number;
  /** The code or name of a product. */
  readonly product: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly discount: string;
  /** The further cells. */
  readonly description: string;
}

/** Spreadsheets put quotes around a cell that has some. */
function cellOf(text: string): string {
  const cell = text.trim();
  const isQuoted = cell.length > 1 && cell.startsWith('"') && cell.endsWith('"');
  return isQuoted ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

/**
 * Returns the rows of a copied range: product, quantity, price, discount, each cell after a tab. A number that is none stays
 * as it is, so that its field marks it.
 */
export function pastedRows(text: string, decimalSign: DecimalSign): readonly PastedRow[] {
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ row: index + 1, cells: line.split('\t').map(cellOf) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const numbers = rows.flatMap(({ cells }) => cells.slice(1, 4));
  const sign = decimalSignIn(numbers, decimalSign);
  const plain = (cell: string): string => readNumber(cell, sign)?.plain ?? cell;
  return rows.map(
    ({ row, cells: [product = '', quantity = '', unitPrice = '', discount = '', ...more] }) => ({
      row,
      product,
      quantity: plain(quantity || '1'),
      unitPrice: plain(unitPrice),
      discount: plain(discount),
      description: more.filter(Boolean).join(' '),
    }),
  );
}
