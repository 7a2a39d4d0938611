import { ApiError } from '../../kernel/errors.js';
import type { CsvSeparator } from '../../kernel/export/csv-shape.js';
import { assertValid, type Validate } from '../../kernel/http/input/validation.js';
import { decimal, fitsNumber } from '../../kernel/values/money.js';
import type { Fault } from './table.js';

/** The value of a cell, or its fault. */
export type Cell = { readonly value: unknown } | { readonly fault: string };

/** Refuses separators of thousands, because 1.500 is ambiguous. */
function readNumber(text: string, separator: CsvSeparator): Cell {
  const form = separator !== ',' ? /^-?\d+(?:[.,]\d+)?$/ : /^-?\d+(?:\.\d+)?$/;
  if (!form.test(text)) {
    const example = separator !== ',' ? '1.50 or 1,50' : '1.50';
    return { fault: `"${text.slice(0, 40)}" is not a number such as ${example}` };
  }
  const exact = decimal(text.replace(',', '.'));
  if (!fitsNumber(exact)) return { fault: 'has too many digits' };
  return { value: Number(exact.toString()) };
}

const booleans = new Map(
  Object.entries({ true: true, yes: true, sí: true, si: true, 1: true }).concat(
    Object.entries({ false: false, no: false, 0: false }),
  ),
);

function readBoolean(text: string): Cell {
  const value = booleans.get(text.toLowerCase());
  return value === undefined ? { fault: `"${text.slice(0, 40)}" is not true or false` } : { value };
}

/** The parsers of columns. Cells of other columns are text. */
export interface CellForms {
  readonly numbers: readonly string[];
  readonly booleans: readonly string[];
}

export function readCell(
  { numbers, booleans: flags }: CellForms,
  column: string,
  text: string,
  separator: CsvSeparator,
): Cell {
  if (numbers.includes(column)) return readNumber(text, separator);
  if (flags.includes(column)) return readBoolean(text);
  return { value: text };
}

/** A fault of a row, without its line number. */
export type CellFault = Omit<Fault, 'line'>;

/** Returns the faults that an operation would report by column, which is the last name of each path. */
export function cellFaults(error: unknown): readonly CellFault[] {
  if (!(error instanceof ApiError)) throw error;
  return error.details.map(({ path, message: { en } }) => ({
    column: path.slice(path.lastIndexOf('.') + 1),
    message: en.startsWith(`${path} `) ? en.slice(path.length + 1) : en,
  }));
}

/** Validates by the contract and reports faults by column. */
export function contractFaults(
  validate: Validate | undefined,
  body: unknown,
): readonly CellFault[] {
  try {
    assertValid(validate, body, 'body');
    return [];
  } catch (error) {
    return cellFaults(error);
  }
}

/** Reports every value that occurs in two lines. */
export function repeatedFaults(
  values: readonly { readonly line: number; readonly column: string; readonly key: string }[],
): Fault[] {
  const seen = new Map<string, number>();
  return values.flatMap(({ line, column, key }) => {
    const first = seen.get(`${column} ${key}`);
    if (first !== undefined) {
      return [{ line, column, message: `is the same as in line ${first}` }];
    }
    seen.set(`${column} ${key}`, line);
    return [];
  });
}
