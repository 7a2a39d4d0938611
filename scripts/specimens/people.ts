import type { FormatName } from '../../src/kyc/mrz/index.js';
import type { Page } from './draw.js';
import { type Bearer, writeZone } from './write-zone.js';

export interface Specimen {
  readonly format: FormatName;
  readonly bearer: Bearer;
}

const person = (
  [lastName, firstName, number, nationality]: readonly [string, string, string, string],
  [dateOfBirth, expiryDate, sex]: readonly [string, string, Bearer['sex']],
  more: { readonly code: string; readonly optional?: string },
): Bearer => ({
  issuer: nationality,
  nationality,
  lastName,
  firstName,
  number,
  dateOfBirth,
  expiryDate,
  sex,
  ...more,
});

/** People who do not exist: three passports and two cards. */
export const specimens: readonly Specimen[] = [
  {
    format: 'TD3',
    bearer: person(
      ['Reyes Quezada', 'Ana Xiomara', 'RD4098217', 'DOM'],
      ['1990-05-17', '2031-02-28', 'F'],
      { code: 'P' },
    ),
  },
  {
    format: 'TD3',
    bearer: person(
      ['Oduya', 'Benjamin Kofi', '7G10Q8852', 'GHA'],
      ['1978-11-03', '2029-08-14', 'M'],
      { code: 'P', optional: '05B8ZS261' },
    ),
  },
  {
    format: 'TD3',
    bearer: person(
      ['Vandermeulenhof', 'Wilhelmina Josephine', 'EJ6D50WV2', 'BEL'],
      ['2001-01-30', '2034-12-01', 'F'],
      { code: 'P' },
    ),
  },
  {
    format: 'TD1',
    bearer: person(
      ['Paulino Mejia', 'Hector', '402138876', 'DOM'],
      ['1985-07-09', '2030-06-22', 'M'],
      { code: 'ID', optional: '00113918205' },
    ),
  },
  {
    format: 'TD1',
    bearer: person(
      ['Fuchs', 'Gudrun Yvette', 'L5KQ03TZ8', 'D'],
      ['1966-03-25', '2028-10-10', 'F'],
      { code: 'ID' },
    ),
  },
];

/** As the page prints it, with the zone below. */
export function pageOf({ format, bearer }: Specimen): Page {
  const fields = [
    ['Surname', bearer.lastName.toUpperCase()],
    ['Given names', bearer.firstName.toUpperCase()],
    ['Document No.', bearer.number],
    ['Nationality', bearer.nationality],
    ['Date of birth', bearer.dateOfBirth.split('-').reverse().join('.')],
    ['Date of expiry', bearer.expiryDate.split('-').reverse().join('.')],
  ] as const;
  return {
    fields: format === 'TD1' ? fields.slice(0, 5) : fields,
    zone: writeZone(format, bearer),
  };
}
