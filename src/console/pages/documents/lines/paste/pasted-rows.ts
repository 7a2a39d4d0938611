/** A row of a spreadsheet. */
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

/** Returns the rows of a copied range: product, quantity, price, discount, each cell after a tab. */
export function pastedRows(text: string): readonly PastedRow[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ row: index + 1, cells: line.split('\t').map(cellOf) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map(
      ({ row, cells: [product = '', quantity = '', unitPrice = '', discount = '', ...more] }) => ({
        row,
        product,
        quantity: quantity || '1',
        unitPrice,
        discount: discount.endsWith('%') ? discount.slice(0, -1).trimEnd() : discount,
        description: more.filter(Boolean).join(' '),
      }),
    );
}
