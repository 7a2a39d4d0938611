import {
  assertCountry,
  codeKey,
  identify,
  mergeParty,
  newParty,
  type PartyInput,
} from '../../../erp/parties/index.js';
import type { CsvSeparator } from '../../../kernel/export/csv-shape.js';
import type { Validate } from '../../../kernel/http/input/validation.js';
import {
  type CellFault,
  type CellForms,
  cellFaults,
  contractFaults,
  readCell,
  repeatedFaults,
} from '../cells.js';
import type { Fault, Row, Table } from '../table.js';

const addressColumns = ['line1', 'line2', 'city', 'region', 'postalCode', 'country'] as const;

export const partyColumns = [
  'code',
  'name',
  'tradeName',
  'taxIdType',
  'taxId',
  'email',
  'phone',
  'language',
  ...addressColumns,
  'paymentTerms',
  'currencyCode',
  'blocked',
  'notes',
  'active',
] as const;

const forms: CellForms = {
  numbers: ['creditLimit'],
  booleans: ['blocked', 'active', 'priceIncludesTax'],
};

/** A row to save. The address contains only the members in the file. */
export interface ImportedParty<Input extends PartyInput> {
  readonly line: number;
  readonly input: Input;
  readonly taxIdKey: string | null;
}

interface ParsedCells {
  readonly body: Readonly<Record<string, unknown>>;
  readonly faults: readonly CellFault[];
}

function readCells({ cells }: Row, separator: CsvSeparator): ParsedCells {
  const body: Record<string, unknown> = {};
  const address: Record<string, unknown> = {};
  const faults: CellFault[] = [];
  for (const [column, text = ''] of Object.entries(cells)) {
    const cell = readCell(forms, column, text, separator);
    const isPlace = addressColumns.some((each) => each === column);
    if ('fault' in cell) faults.push({ column, message: cell.fault });
    else (isPlace ? address : body)[column] = cell.value;
  }
  return { body: Object.keys(address).length > 0 ? { ...body, address } : body, faults };
}

/** Returns the keys of a row by its own code and number. */
function readKey(input: PartyInput): { key: string | null } | { faults: readonly CellFault[] } {
  try {
    const party = mergeParty(newParty('XXX'), input);
    assertCountry(party.address.country);
    return { key: identify(party, undefined).taxIdKey };
  } catch (error) {
    return { faults: cellFaults(error) };
  }
}

function readRow<Input extends PartyInput>(
  row: Row,
  separator: CsvSeparator,
  validate: Validate | undefined,
): ImportedParty<Input> | Fault[] {
  const { line } = row;
  const { body, faults } = readCells(row, separator);
  const faultyColumns = new Set(faults.map(({ column }) => column));
  const refused = contractFaults(validate, body).filter(({ column }) => !faultyColumns.has(column));
  const all = [...faults, ...refused];
  if (all.length > 0) return all.map((fault) => ({ line, ...fault }));
  const input = body as unknown as Input;
  const found = readKey(input);
  if ('faults' in found) return found.faults.map((fault) => ({ line, ...fault }));
  return { line, input, taxIdKey: found.key };
}

/** Codes are compared without case, tax numbers without separators. */
function keysOf({ line, input, taxIdKey }: ImportedParty<PartyInput>) {
  const { code, taxIdType = '' } = input;
  const own = code === undefined ? [] : [{ line, column: 'code', key: codeKey(code) }];
  if (taxIdKey === null) return own;
  return [...own, { line, column: 'taxId', key: `${taxIdType ?? ''} ${taxIdKey}` }];
}

/** @param validate  the body of the operation that creates one */
export function readParties<Input extends PartyInput>(
  { separator, rows, faults }: Table,
  validate: Validate | undefined,
): { rows: readonly ImportedParty<Input>[]; faults: readonly Fault[] } {
  const parties: ImportedParty<Input>[] = [];
  const found = [...faults];
  for (const row of rows) {
    const read = readRow<Input>(row, separator, validate);
    if (Array.isArray(read)) found.push(...read);
    else parties.push(read);
  }
  found.push(...repeatedFaults(parties.flatMap(keysOf)));
  return { rows: parties, faults: found.sort((a, b) => a.line - b.line) };
}
