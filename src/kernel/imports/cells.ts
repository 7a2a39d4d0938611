import type { CsvSeparator } from '../export/csv-shape.js';
import type { Message } from '../messages/catalog.js';
import { text } from '../messages/index.js';
import { decimal, fitsNumber } from '../values/money.js';

/** The value of a cell, or its fault. */
export type Cell = { readonly value: unknown } | { readonly fault: Message };

const shown = (cell: string): string => cell.slice(0, 40);

/** Refuses separators of thousands, because 1.500 is ambiguous. */
function readNumber(cell: string, separator: CsvSeparator): Cell {
  const form = separator !== ',' ? /^-?\d+(?:[.,]\d+)?$/ : /^-?\d+(?:\.\d+)?$/;
  if (!form.test(cell)) {
    const example = separator !== ',' ? '1.50 or 1,50' : '1.50';
    return { fault: text('importNumber', { value: shown(cell), example }) };
  }
  const exact = decimal(cell.replace(',', '.'));
  if (!fitsNumber(exact)) return { fault: text('importDigits') };
  return { value: Number(exact.toString()) };
}

const booleans = new Map(
  Object.entries({ true: true, yes: true, sí: true, si: true, 1: true }).concat(
    Object.entries({ false: false, no: false, 0: false }),
  ),
);

function readBoolean(cell: string): Cell {
  const value = booleans.get(cell.toLowerCase());
  return value === undefined ? { fault: text('importBoolean', { value: shown(cell) }) } : { value };
}

/** Reads a cell as its member of the contract is; the contract checks texts and days. */
export function readCell(kind: string, cell: string, separator: CsvSeparator): Cell {
  if (kind === 'number') return readNumber(cell, separator);
  return kind === 'boolean' ? readBoolean(cell) : { value: cell };
}
