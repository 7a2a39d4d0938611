import { clip } from '../../kernel/values/clip.js';
import {
  dayOf,
  numberKey,
  type ReadRequest,
  RegisterError,
  type RegisterFile,
  type Row,
  readRecords,
  readRows,
  statusOf,
} from '../company-registers/index.js';
import { checkNumber } from './numbers.js';
import { identified, type PersonStatus, type RegisterPerson } from './person.js';

export type Format = 'dgii' | 'plain';

const [longestName, longestNumber, longestType] = [300, 60, 40];

/** Number of digits of each kind of number of the Dominican authority. */
const dgiiTypes: Readonly<Record<number, string>> = { 9: 'rnc', 11: 'cedula' };

const dgiiStatus: Readonly<Record<string, PersonStatus>> = {
  ACTIVO: 'active',
  INACTIVO: 'inactive',
  SUSPENDIDO: 'inactive',
  'DADO DE BAJA': 'inactive',
  'CESE TEMPORAL': 'inactive',
  ANULADO: 'inactive',
  RECHAZADO: 'inactive',
};

/** The status may be in any column after the name, because the columns have changed over time. */
const dgiiStatusIn = (cells: readonly string[]): PersonStatus =>
  cells.slice(2).flatMap((cell) => dgiiStatus[cell.toUpperCase()] ?? [])[0] ?? 'unknown';

/** Parses a row. Returns undefined for a row that is not a taxpayer. */
function readTaxpayer(cells: readonly string[]): RegisterPerson | undefined {
  const [number = '', name = ''] = cells;
  const key = numberKey(number);
  const idType = /^\d+$/.test(key) ? dgiiTypes[key.length] : undefined;
  if (idType === undefined || name === '') return undefined;
  const facts = { country: 'do', idType, numberKey: key, birthDate: null };
  return identified({
    fullName: clip(name, longestName),
    status: dgiiStatusIn(cells),
    ...facts,
  });
}

async function* readTaxpayers(file: RegisterFile, onSkipped: () => void) {
  for await (const { cells } of readRecords(file, 'piped')) {
    const person = readTaxpayer(cells);
    if (person === undefined) onSkipped();
    else yield person;
  }
}

const hasDied = /deceased|dead|died|fallecid|difunt|muert|falecid|obito|óbito/i;

function personStatusOf(text: string | undefined): PersonStatus {
  return hasDied.test(text ?? '') ? 'deceased' : statusOf(text);
}

/** Returns the name of a number type in its country if its rule is known, otherwise the word as written. */
function typeOf(country: string, number: string, written: string): string {
  const checked = checkNumber(country, number, written);
  const [first = ''] = checked.types;
  const word = numberKey(written).toLowerCase();
  const isSure = checked.rule === 'kept' || checked.types.length === 1;
  return !isSure || checked.types.includes(word) ? word : first;
}

interface PlainCells {
  readonly key: string;
  readonly idType: string;
  readonly name: string | undefined;
  readonly birthDate: string | undefined;
}

function faultOf({ birthDate, idType, key, name }: PlainCells, { cells }: Row) {
  const born = cells['birth_date'];
  const faults: readonly (readonly [boolean, string])[] = [
    [key === '', 'there is no number'],
    [key.length > longestNumber, 'the number is too long'],
    [idType === '', 'there is no type of the number'],
    [idType.length > longestType, 'the type of the number is too long'],
    [name === undefined, 'there is no name'],
    [born !== undefined && birthDate === undefined, `${born} is no day`],
  ];
  return faults.find(([isFound]) => isFound)?.[1];
}

/** @throws RegisterError for an invalid row, because a hand-made register must be corrected by hand */
function readPlain(row: Row, file: RegisterFile, country: string): RegisterPerson {
  const { birth_date: born, full_name: name, id_number: number = '', status } = row.cells;
  const written = row.cells['id_type'] ?? '';
  const [key, idType] = [numberKey(number), written === '' ? '' : typeOf(country, number, written)];
  const birthDate = dayOf(born);
  const fault = faultOf({ key, idType, name, birthDate }, row);
  if (fault !== undefined) throw new RegisterError(`${file.name}, line ${row.line}: ${fault}`);
  return identified({
    fullName: clip(name ?? '', longestName),
    birthDate: birthDate ?? null,
    status: personStatusOf(status),
    country,
    idType,
    numberKey: key,
  });
}

/**
 * Yields the people of a file.
 *
 * @throws RegisterError for a missing country, or one that differs from that of the format
 */
export async function* readPeople(order: ReadRequest<Format>): AsyncGenerator<RegisterPerson> {
  const { country, file, format, onSkipped } = order;
  if (format === 'dgii') {
    if (country !== undefined && country !== 'do') {
      throw new RegisterError('A file in the format dgii is of the country do');
    }
    yield* readTaxpayers(file, onSkipped);
    return;
  }
  if (country === undefined) throw new RegisterError('A plain file needs its country');
  for await (const row of readRows(file, ['id_number', 'id_type', 'full_name'])) {
    yield readPlain(row, file, country);
  }
}
