import { normalise } from '../../../kernel/db/lists/search.js';
import type { CsvSeparator } from '../../../kernel/export/csv-shape.js';
import { currencyDecimals, decimal } from '../../../kernel/values/money.js';
import { parseDay } from '../../../kernel/values/time.js';
import { type CellFault, type CellForms, readCell, repeatedFaults } from '../cells.js';
import type { Columns, Fault, Row, Table } from '../table.js';

const all = [
  'code',
  'number',
  'issueDate',
  'dueDate',
  'amount',
  'currencyCode',
  'exchangeRate',
] as const;
type Column = (typeof all)[number];

export const openingColumns: Columns<Column> = {
  all,
  required: ['code', 'number', 'issueDate', 'dueDate', 'amount'],
};
const forms: CellForms = { numbers: ['amount', 'exchangeRate'], booleans: [] };

/** One row; the currency is the party's where it says none. */
export interface ImportedOpening {
  readonly line: number;
  readonly codeKey: string;
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly amount: number;
  readonly currencyCode: string | undefined;
  readonly exchangeRate: number | undefined;
}

function isDay(text: string): boolean {
  try {
    return parseDay(text) === text && !text.startsWith('0000');
  } catch {
    return false;
  }
}

function isCurrency(code: string): boolean {
  try {
    return currencyDecimals(code) >= 0;
  } catch {
    return false;
  }
}

function textFaults(cells: Row<Column>['cells']): CellFault[] {
  const found: CellFault[] = [];
  for (const column of ['issueDate', 'dueDate'] as const) {
    const text = cells[column];
    if (text !== undefined && !isDay(text))
      found.push({ column, message: 'is not a day such as 2026-01-31' });
  }
  const { issueDate = '', dueDate = '', number = '', currencyCode } = cells;
  if (found.length === 0 && dueDate < issueDate) {
    found.push({ column: 'dueDate', message: 'is before issueDate' });
  }
  if (number.length > 60)
    found.push({ column: 'number', message: 'must have at most 60 characters' });
  if (currencyCode !== undefined && !isCurrency(currencyCode)) {
    found.push({ column: 'currencyCode', message: 'is not an ISO 4217 code such as USD' });
  }
  return found;
}

function readRow(
  { line, cells }: Row<Column>,
  separator: CsvSeparator,
): ImportedOpening | readonly Fault[] {
  const found = textFaults(cells);
  const numberOf = (column: 'amount' | 'exchangeRate'): number | undefined => {
    const text = cells[column];
    if (text === undefined) return undefined;
    const cell = readCell(forms, column, text, separator);
    if ('fault' in cell) found.push({ column, message: cell.fault });
    else if (!(Number(cell.value) > 0) || Number(cell.value) > 9_999_999_999_999) {
      found.push({ column, message: 'must be above 0 and below 10^13' });
    } else return Number(cell.value);
    return undefined;
  };
  const [amount = 0, exchangeRate] = [numberOf('amount'), numberOf('exchangeRate')];
  if (found.length > 0) return found.map((fault) => ({ line, ...fault }));
  const { code = '', number = '', issueDate = '', dueDate = '', currencyCode } = cells;
  const own = { line, codeKey: normalise(code), number, issueDate, dueDate, amount };
  return { ...own, currencyCode, exchangeRate };
}

export function readOpenings({ separator, rows, faults }: Table<Column>) {
  const openings: ImportedOpening[] = [];
  const found = [...faults];
  for (const row of rows) {
    const read = readRow(row, separator);
    if ('line' in read) openings.push(read);
    else found.push(...read);
  }
  const keys = openings.map(({ line, codeKey, number }) => {
    return { line, column: 'number', key: `${codeKey}\n${number}` };
  });
  found.push(...repeatedFaults(keys));
  return { rows: openings, faults: found.sort((a, b) => a.line - b.line) };
}

/** Whether an amount has more decimals than its currency. */
export function isTooFine(amount: number, currencyCode: string): boolean {
  const exact = decimal(amount);
  return !exact.round(currencyDecimals(currencyCode)).eq(exact);
}
