import { requests } from '../../../generated/erp/requests.js';
import { codeKey, type ProductInput } from '../../erp/products/index.js';
import { ApiError } from '../../kernel/errors.js';
import { assertValid } from '../../kernel/http/validation.js';
import { decimal, fitsNumber } from '../../kernel/money.js';
import type { Column, Fault, Row, Table } from './table.js';

/** One row as it will be saved; the category is still a name. */
export interface ImportedProduct {
  readonly line: number;
  readonly input: Omit<ProductInput, 'categoryId' | 'taxRateId'>;
  readonly category: string | undefined;
}

/** What a cell says, or what is wrong with it. */
type Cell = { readonly value: unknown } | { readonly fault: string };

/** No thousands separators: 1.500 would be read as one and a half here and as a thousand and a half there. */
function readNumber(text: string, separator: ',' | ';'): Cell {
  const form = separator === ';' ? /^-?\d+(?:[.,]\d+)?$/ : /^-?\d+(?:\.\d+)?$/;
  if (!form.test(text)) {
    const example = separator === ';' ? '1.50 or 1,50' : '1.50';
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

function readCell(column: Column, text: string, separator: ',' | ';'): Cell {
  if (column === 'price' || column === 'minStock') return readNumber(text, separator);
  if (column === 'trackStock') return readBoolean(text);
  return { value: text };
}

/** The contract's own validator, told in terms of columns. */
function contractFaults(body: unknown): readonly { column: string; message: string }[] {
  try {
    assertValid(requests.createProduct.body, body, 'body');
    return [];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.details.map(({ path, message }) => ({
      column: path.replace(/^body\./, ''),
      message: message.en.slice(path.length + 1),
    }));
  }
}

/** A category is made by name, as a product is: one line, no control characters. */
function categoryFaults(category: string | undefined): { column: string; message: string }[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  const isFit = category === undefined || /^[^\u0000-\u001f\u007f-\u009f]{1,200}$/u.test(category);
  const message = 'must have at most 200 characters and no control characters';
  return isFit ? [] : [{ column: 'category', message }];
}

function readRow({ line, cells }: Row, separator: ',' | ';'): ImportedProduct | Fault[] {
  const { category, ...own } = cells;
  const body: Record<string, unknown> = {};
  const found = categoryFaults(category);
  for (const [column, text] of Object.entries(own)) {
    const cell = readCell(column as Column, text, separator);
    if ('value' in cell) body[column] = cell.value;
    else found.push({ column, message: cell.fault });
  }
  const told = new Set(found.map(({ column }) => column));
  found.push(...contractFaults(body).filter(({ column }) => !told.has(column)));
  if (found.length > 0) return found.map((fault) => ({ line, ...fault }));
  return { line, input: body as unknown as ImportedProduct['input'], category };
}

/** Codes are told apart whatever their case, barcodes exactly. */
function repeatedFaults(products: readonly ImportedProduct[]): Fault[] {
  const faults: Fault[] = [];
  const seen = new Map<string, number>();
  const check = (column: 'code' | 'barcode', value: string, line: number): void => {
    const key = `${column} ${value}`;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, line);
    else faults.push({ line, column, message: `is the same as in line ${first}` });
  };
  for (const { line, input } of products) {
    check('code', codeKey(input.code), line);
    if (input.barcode) check('barcode', input.barcode, line);
  }
  return faults;
}

export interface ReadProducts {
  readonly products: readonly ImportedProduct[];
  /** By line. */
  readonly faults: readonly Fault[];
}

export function readProducts({ separator, rows, faults }: Table): ReadProducts {
  const products: ImportedProduct[] = [];
  const found = [...faults];
  for (const row of rows) {
    const read = readRow(row, separator);
    if (Array.isArray(read)) found.push(...read);
    else products.push(read);
  }
  found.push(...repeatedFaults(products));
  return { products, faults: found.sort((a, b) => a.line - b.line) };
}
