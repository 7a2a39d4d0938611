import { requests } from '../../../../generated/erp/requests.js';
import { codeKey, type ProductInput } from '../../../erp/products/index.js';
import type { CsvSeparator } from '../../../kernel/export/csv-shape.js';
import {
  type CellFault,
  type CellForms,
  contractFaults,
  readCell,
  repeatedFaults,
} from '../cells.js';
import type { Columns, Fault, Row, Table } from '../table.js';

const all = [
  'code',
  'name',
  'price',
  'category',
  'unit',
  'type',
  'trackStock',
  'barcode',
  'description',
  'minStock',
  'active',
] as const;
type Column = (typeof all)[number];

export const productColumns: Columns<Column> = { all, required: ['code', 'name', 'price'] };
const forms: CellForms = { numbers: ['price', 'minStock'], booleans: ['trackStock', 'active'] };

/** A row to save. Its category is still a name. */
export interface ImportedProduct {
  readonly line: number;
  readonly input: Omit<ProductInput, 'categoryId' | 'taxRateId'>;
  readonly category: string | undefined;
}

/** The name of a category has one line without control characters. */
function categoryFaults(category: string | undefined): CellFault[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  const isFit = category === undefined || /^[^\u0000-\u001f\u007f-\u009f]{1,200}$/u.test(category);
  const message = 'must have at most 200 characters and no control characters';
  return isFit ? [] : [{ column: 'category', message }];
}

function readRow({ line, cells }: Row<Column>, separator: CsvSeparator): ImportedProduct | Fault[] {
  const { category, ...own } = cells;
  const body: Record<string, unknown> = {};
  const found = categoryFaults(category);
  for (const [column, text] of Object.entries(own)) {
    const cell = readCell(forms, column, text, separator);
    if ('value' in cell) body[column] = cell.value;
    else found.push({ column, message: cell.fault });
  }
  const faultyColumns = new Set(found.map(({ column }) => column));
  found.push(
    ...contractFaults(requests.createProduct.body, body).filter(
      ({ column }) => !faultyColumns.has(column),
    ),
  );
  if (found.length > 0) return found.map((fault) => ({ line, ...fault }));
  return { line, input: body as unknown as ImportedProduct['input'], category };
}

/** Codes are compared without case, barcodes exactly. */
function keysOf({ line, input: { code, barcode } }: ImportedProduct) {
  const own = { line, column: 'code', key: codeKey(code) };
  return barcode ? [own, { line, column: 'barcode', key: barcode }] : [own];
}

export interface ParsedProducts {
  readonly rows: readonly ImportedProduct[];
  /** By line. */
  readonly faults: readonly Fault[];
}

export function readProducts({ separator, rows, faults }: Table<Column>): ParsedProducts {
  const products: ImportedProduct[] = [];
  const found = [...faults];
  for (const row of rows) {
    const read = readRow(row, separator);
    if (Array.isArray(read)) found.push(...read);
    else products.push(read);
  }
  found.push(...repeatedFaults(products.flatMap(keysOf)));
  return { rows: products, faults: found.sort((a, b) => a.line - b.line) };
}
