import { readDecimal } from '../../../data/forms/decimals.js';
import { plainText } from '../../../data/plain-text.js';
import {
  type DecimalSign,
  decimalSignIn,
  readNumber,
} from '../../../session/language/typed-number.js';
import { importTexts } from '../texts.js';
import type { FieldName, ImportField, ImportValues } from './kinds.js';

/** The column of each field, counted from 0. A field without one stays empty. */
export type Mapping = Partial<Readonly<Record<FieldName, number>>>;

type RowFault = 'missing' | 'noNumber' | 'tooLong';

/** A row of the file, with the faults that the console finds before the API does. */
export interface ImportRow {
  /** The line of the file, counted from 1; the headings are line 1. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly values: ImportValues;
  readonly faults: Partial<Readonly<Record<FieldName, RowFault>>>;
}

/** The headings of the template, in each language. */
const titlesOf = (name: FieldName): readonly string[] =>
  [importTexts.en, importTexts.es].map(({ fields }) => plainText(fields[name]));

/** Maps each column whose heading is known. */
export function guessMapping(headings: readonly string[], fields: readonly ImportField[]): Mapping {
  const columns = headings.map(plainText);
  const found = fields.map(({ name, headings: known }) => [
    name,
    columns.findIndex((column) => [...known, ...titlesOf(name)].includes(column)),
  ]);
  return Object.fromEntries(found.filter(([, column]) => column !== -1)) as Mapping;
}

function faultOf(field: ImportField, text: string): RowFault | undefined {
  if (text === '') return field.isRequired ? 'missing' : undefined;
  if (field.isDecimal && readDecimal(text) === undefined) return 'noNumber';
  return text.length > (field.maxLength ?? Number.POSITIVE_INFINITY) ? 'tooLong' : undefined;
}

/**
 * Returns the rows with the values of their fields. Numbers are plain ones, such as `1250.5`. One cell of the file can tell
 * its decimal sign; else it is that of the user.
 */
export function rowsOf(
  lines: readonly (readonly string[])[],
  fields: readonly ImportField[],
  mapping: Mapping,
  decimalSign: DecimalSign,
): readonly ImportRow[] {
  const cellOf = (cells: readonly string[], { name }: ImportField): string =>
    cells[mapping[name] ?? -1] ?? '';
  const decimals = fields.filter(({ isDecimal }) => isDecimal);
  const numbers = lines.flatMap((cells) => decimals.map((field) => cellOf(cells, field)));
  const sign = decimalSignIn(numbers, decimalSign);
  const textIn = (cells: readonly string[], field: ImportField): string => {
    const text = cellOf(cells, field);
    return field.isDecimal ? (readNumber(text, sign)?.plain ?? text) : text;
  };
  return lines.map((cells, index) => {
    const texts = fields.map((field) => [field, textIn(cells, field)] as const);
    return {
      line: index + 2,
      cells,
      values: Object.fromEntries(texts.map(([{ name }, text]) => [name, text])),
      faults: Object.fromEntries(
        texts.flatMap(([field, text]) => {
          const fault = faultOf(field, text);
          return fault === undefined ? [] : [[field.name, fault]];
        }),
      ),
    };
  });
}

export const isSound = ({ faults }: ImportRow): boolean => Object.keys(faults).length === 0;
