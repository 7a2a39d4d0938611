/* The layout of machine-readable zones (ICAO Doc 9303, parts 4 to 7). Positions count from 0; an end is exclusive. */

export type FormatName = 'TD1' | 'TD2' | 'TD3' | 'MRV-A' | 'MRV-B';

/** The characters that a field may contain, beside the filler. */
export type Alphabet = 'letters' | 'digits' | 'any' | 'sex';

export type FieldName =
  | 'code'
  | 'issuer'
  | 'names'
  | 'number'
  | 'nationality'
  | 'dateOfBirth'
  | 'sex'
  | 'expiryDate'
  | 'optional'
  | 'optional2';

export interface Place {
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

export interface Field extends Place {
  readonly name: FieldName;
  readonly alphabet: Alphabet;
}

export interface Check {
  /** The code of the finding, such as `MRZ_NUMBER`. */
  readonly code: string;
  /** The characters that it covers, in their order. */
  readonly over: readonly Place[];
  /** Position of the field. */
  readonly line: number;
  readonly at: number;
  /** True if it may be a filler when it covers only fillers. */
  readonly isOptional?: boolean;
}

export interface Format {
  readonly name: FormatName;
  readonly lines: 2 | 3;
  readonly columns: 30 | 36 | 44;
  readonly fields: readonly Field[];
  readonly checks: readonly Check[];
}

const place = (line: number, start: number, end: number): Place => ({ line, start, end });
const field = (
  name: FieldName,
  alphabet: Alphabet,
  line: number,
  start: number,
  end: number,
): Field => ({ name, alphabet, line, start, end });

/** A check digit behind the field that it covers. */
const behind = (code: string, line: number, start: number, end: number): Check => ({
  code,
  over: [place(line, start, end)],
  line,
  at: end,
});

/** The second character may be a digit: US permits begin with C1. */
const codeFields: readonly Field[] = [
  field('code', 'letters', 0, 0, 1),
  field('code', 'any', 0, 1, 2),
];

const twoLines = (columns: 36 | 44): readonly Field[] => [
  ...codeFields,
  field('issuer', 'letters', 0, 2, 5),
  field('names', 'letters', 0, 5, columns),
  field('number', 'any', 1, 0, 9),
  field('nationality', 'letters', 1, 10, 13),
  field('dateOfBirth', 'digits', 1, 13, 19),
  field('sex', 'sex', 1, 20, 21),
  field('expiryDate', 'digits', 1, 21, 27),
];

const twoLineChecks: readonly Check[] = [
  behind('MRZ_NUMBER', 1, 0, 9),
  behind('MRZ_DATE_OF_BIRTH', 1, 13, 19),
  behind('MRZ_EXPIRY_DATE', 1, 21, 27),
];

const td3: Format = {
  name: 'TD3',
  lines: 2,
  columns: 44,
  fields: [...twoLines(44), field('optional', 'any', 1, 28, 42)],
  checks: [
    ...twoLineChecks,
    { ...behind('MRZ_OPTIONAL', 1, 28, 42), isOptional: true },
    {
      code: 'MRZ_COMPOSITE',
      over: [place(1, 0, 10), place(1, 13, 20), place(1, 21, 43)],
      line: 1,
      at: 43,
    },
  ],
};

const td2: Format = {
  name: 'TD2',
  lines: 2,
  columns: 36,
  fields: [...twoLines(36), field('optional', 'any', 1, 28, 35)],
  checks: [
    ...twoLineChecks,
    {
      code: 'MRZ_COMPOSITE',
      over: [place(1, 0, 10), place(1, 13, 20), place(1, 21, 35)],
      line: 1,
      at: 35,
    },
  ],
};

const visa = (name: 'MRV-A' | 'MRV-B', columns: 36 | 44): Format => ({
  name,
  lines: 2,
  columns,
  fields: [...twoLines(columns), field('optional', 'any', 1, 28, columns)],
  checks: twoLineChecks,
});

const td1: Format = {
  name: 'TD1',
  lines: 3,
  columns: 30,
  fields: [
    ...codeFields,
    field('issuer', 'letters', 0, 2, 5),
    field('number', 'any', 0, 5, 14),
    field('optional', 'any', 0, 15, 30),
    field('dateOfBirth', 'digits', 1, 0, 6),
    field('sex', 'sex', 1, 7, 8),
    field('expiryDate', 'digits', 1, 8, 14),
    field('nationality', 'letters', 1, 15, 18),
    field('optional2', 'any', 1, 18, 29),
    field('names', 'letters', 2, 0, 30),
  ],
  checks: [
    behind('MRZ_NUMBER', 0, 5, 14),
    behind('MRZ_DATE_OF_BIRTH', 1, 0, 6),
    behind('MRZ_EXPIRY_DATE', 1, 8, 14),
    {
      code: 'MRZ_COMPOSITE',
      over: [place(0, 5, 30), place(1, 0, 7), place(1, 8, 15), place(1, 18, 29)],
      line: 1,
      at: 29,
    },
  ],
};

export const formats: Readonly<Record<FormatName, Format>> = {
  TD1: td1,
  TD2: td2,
  TD3: td3,
  'MRV-A': visa('MRV-A', 44),
  'MRV-B': visa('MRV-B', 36),
};

/** Returns the format by number and length of the lines and the first character; undefined for other text. */
export function formatOf(lines: readonly string[]): Format | undefined {
  const first = lines[0] ?? '';
  if (!lines.every((line) => line.length === first.length)) return undefined;
  const isVisa = first.startsWith('V');
  switch (`${lines.length}x${first.length}`) {
    case '3x30':
      return formats.TD1;
    case '2x36':
      return isVisa ? formats['MRV-B'] : formats.TD2;
    case '2x44':
      return isVisa ? formats['MRV-A'] : formats.TD3;
    default:
      return undefined;
  }
}

/** Returns the characters at some positions as one text. */
export const signsOf = (lines: readonly string[], places: readonly Place[]): string =>
  places.map(({ line, start, end }) => (lines[line] ?? '').slice(start, end)).join('');
