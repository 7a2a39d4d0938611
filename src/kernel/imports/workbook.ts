import { setImmediate } from 'node:timers/promises';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { ApiError, requestErrors } from '../errors.js';
import type { Message } from '../messages/catalog.js';
import { text } from '../messages/index.js';
import { openZip } from './zip-parts.js';

/** A row of the first sheet. */
export interface SheetRow {
  /** Its number in the sheet, from 1. */
  readonly line: number;
  readonly record: readonly string[];
  /** The first cell that cannot be read, by its place in the row. */
  readonly refused?: { readonly at: number; readonly message: Message };
}

export interface Sheet {
  readonly rows: readonly SheetRow[];
  /** Returns the day that a number stands for, as 2026-01-31; any other text as it is. */
  dayOf(cell: string): string;
}

const refused = (message: Message) => requestErrors.invalidField('body.file', message);

/** The limit of the unpacked parts of a workbook: a small file can hold much. */
const maxBytes = 32 * 1024 * 1024;
const maxColumns = 1_000;
const maxRowLength = 65_536;
const pieceLength = 65_536;

/** Returns true for the bytes of a ZIP archive, which an XLSX file is. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

interface Reader {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(piece: string): void;
  close?(name: string): void;
  /** True once nothing more is needed. */
  isDone?(): boolean;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads a part in pieces, between which other requests are served. Entities that a document declares are refused. */
async function readXml(part: Buffer, reader: Reader): Promise<void> {
  const xml = new TextDecoder('utf-8', { fatal: true }).decode(part);
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) =>
    reader.open?.(localName(name), attributes),
  );
  parser.on('text', (piece) => reader.text?.(piece));
  parser.on('cdata', (piece) => reader.text?.(piece));
  parser.on('closetag', ({ name }) => reader.close?.(localName(name)));
  for (let at = 0; at < xml.length; at += pieceLength) {
    parser.write(xml.slice(at, at + pieceLength));
    if (reader.isDone?.()) return;
    await setImmediate();
  }
  parser.close();
}

interface Place {
  readonly target: string;
  /** Days are counted from 1904, as old workbooks of a Mac do. */
  readonly isFrom1904: boolean;
}

type Parts = ReturnType<typeof openZip>;

/** Returns the name of the part with the first sheet. */
async function findSheet(parts: Parts): Promise<Place> {
  const [book, relations] = [
    await parts('xl/workbook.xml'),
    await parts('xl/_rels/workbook.xml.rels'),
  ];
  if (book === undefined) throw new RangeError('The archive is no workbook');
  let id: string | undefined;
  let isFrom1904 = false;
  await readXml(book, {
    open(name, attributes) {
      if (name === 'sheet') id ??= attributes['r:id'];
      if (name === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
    },
  });
  let target = 'worksheets/sheet1.xml';
  if (relations !== undefined) {
    await readXml(relations, {
      open(_name, attributes) {
        if (id !== undefined && attributes['Id'] === id) target = attributes['Target'] ?? target;
      },
    });
  }
  return { target: target.startsWith('/') ? target.slice(1) : `xl/${target}`, isFrom1904 };
}

/** Returns the texts that cells share, without the readings of East Asian ones. */
async function readShared(part: Buffer | undefined): Promise<readonly string[]> {
  const texts: string[] = [];
  if (part === undefined) return texts;
  let [current, isText, isReading] = ['', false, false];
  await readXml(part, {
    open(name) {
      if (name === 'si') current = '';
      if (name === 't') isText = true;
      if (name === 'rPh') isReading = true;
    },
    text(piece) {
      if (isText && !isReading) current += piece;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isReading = false;
      if (name === 'si') texts.push(current);
    },
  });
  return texts;
}

/** Returns the column of a cell such as `AB12`, counted from 0. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Excel stores some decimals as 0.30000000000000004, and writes 1E-3. */
function plainNumber(stored: string): string {
  const number = Number(stored);
  return stored.trim() === '' || !Number.isFinite(number)
    ? stored
    : String(Number(number.toPrecision(15)));
}

/** Gathers the rows of a sheet, which come cell by cell. */
class SheetReader implements Reader {
  readonly rows: SheetRow[] = [];
  readonly #shared: readonly string[];
  readonly #maxRows: number;
  #line = 0;
  #record: string[] = [];
  #length = 0;
  #refused: SheetRow['refused'] | undefined;
  #column = -1;
  #type = '';
  #value = '';
  #isValue = false;
  #isReading = false;

  constructor(shared: readonly string[], maxRows: number) {
    this.#shared = shared;
    this.#maxRows = maxRows;
  }

  isDone(): boolean {
    return this.rows.length > this.#maxRows;
  }

  open(name: string, { r: reference, t: type = 'n' }: Readonly<Record<string, string>>): void {
    if (name === 'row') this.#openRow(reference);
    else if (name === 'c') this.#openCell(reference, type);
    else if (name === 'f') this.#refuse(text('importFormula'));
    else if (name === 'rPh') this.#isReading = true;
    else if (name === 'v' || name === 't') this.#isValue = true;
  }

  text(piece: string): void {
    if (this.#isValue && !this.#isReading) this.#value += piece;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#isValue = false;
    else if (name === 'rPh') this.#isReading = false;
    else if (name === 'c') this.#closeCell();
    else if (name === 'row' && (this.#record.length > 0 || this.#refused)) this.#closeRow();
  }

  #openRow(reference: string | undefined): void {
    this.#line = Number(reference ?? this.#line + 1);
    this.#record = [];
    this.#length = 0;
    this.#refused = undefined;
    this.#column = -1;
  }

  #openCell(reference: string | undefined, type: string): void {
    this.#column = reference === undefined ? this.#column + 1 : columnOf(reference);
    this.#type = type;
    this.#value = '';
  }

  #refuse(message: Message): void {
    this.#refused ??= { at: this.#column, message };
  }

  #closeCell(): void {
    if (this.#type === 'e') this.#refuse(text('importErrorCell', { value: this.#value }));
    const cell = this.#cell();
    if (cell.trim() === '') return;
    this.#length += cell.length;
    if (this.#column < 0 || this.#column >= maxColumns || this.#length > maxRowLength) {
      throw refused(text('importRowTooLong', { line: this.#line }));
    }
    this.#record[this.#column] = cell;
  }

  #cell(): string {
    if (this.#type === 's') return this.#shared[Number(this.#value)] ?? '';
    if (this.#type === 'b') return this.#value === '1' ? 'true' : 'false';
    return this.#type === 'n' ? plainNumber(this.#value) : this.#value;
  }

  #closeRow(): void {
    const refusal = this.#refused && { refused: this.#refused };
    const record = Array.from(this.#record, (cell) => cell ?? '');
    this.rows.push({ line: this.#line, record, ...refusal });
  }
}

/** 1 March 1900. Spreadsheets count a 29 February 1900, which did not exist. */
const firstSerial = 61;
/** 31 December 9999. */
const lastSerial = 2_958_465;
const dayMs = 86_400_000;

function dayReader(isFrom1904: boolean): Sheet['dayOf'] {
  return (cell) => {
    if (!/^\d+(?:\.\d+)?$/.test(cell)) return cell;
    const serial = Math.floor(Number(cell)) + (isFrom1904 ? 1_462 : 0);
    if (serial < firstSerial || serial > lastSerial) return cell;
    return new Date((serial - 25_569) * dayMs).toISOString().slice(0, 10);
  };
}

async function readParts(bytes: Uint8Array, maxRows: number): Promise<Sheet> {
  const parts = openZip(bytes, maxBytes);
  const { target, isFrom1904 } = await findSheet(parts);
  const sheet = await parts(target);
  if (sheet === undefined) throw new RangeError('The first sheet is not in the archive');
  const reader = new SheetReader(await readShared(await parts('xl/sharedStrings.xml')), maxRows);
  await readXml(sheet, reader);
  return { rows: reader.rows, dayOf: dayReader(isFrom1904) };
}

/**
 * Reads the rows of the first sheet of an XLSX workbook (ECMA-376) that are not blank, and stops soon after `maxRows`.
 *
 * @throws ApiError 400 if it is no workbook, is encrypted, or unpacks to more than 32 MB
 */
export async function readWorkbook(bytes: Uint8Array, maxRows: number): Promise<Sheet> {
  try {
    return await readParts(bytes, maxRows);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw refused(text('importWorkbook', { limit: maxBytes >> 20 }));
  }
}
