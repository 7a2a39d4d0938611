/** Lists of invented people, companies and ships, in each published format. */

const cell = (text: string | number): string =>
  typeof text === 'number' || text === ''
    ? String(text || '-0- ')
    : `"${text.replaceAll('"', '""')}"`;

const table = (rows: readonly (readonly (string | number)[])[]): string =>
  `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n\u001a\r\n`;

type Primary = readonly [id: number, name: string, type: string, program: string, remarks: string];

/** The Treasury's primary file. */
export const primaryFile = (rows: readonly Primary[]): string =>
  table(
    rows.map(([id, name, type, program, remarks]) => {
      const flag = type === 'vessel' ? 'Panama' : '';
      return [id, name, type, program, '', '', '', '', '', flag, '', remarks];
    }),
  );

export const aliasFile = (rows: readonly (readonly [number, string])[]): string =>
  table(rows.map(([id, name], at) => [id, 900 + at, 'aka', name, '']));

export const addressFile = (rows: readonly (readonly [number, string])[]): string =>
  table(rows.map(([id, country], at) => [id, 800 + at, '', 'Somewhere', country, '']));

export const people: readonly Primary[] = [
  [
    501,
    'ZARBUNOV, Timofey Lvovich',
    'individual',
    'TESTLAND] [MAKE-BELIEVE',
    "DOB 04 Mar 1966; alt. DOB 1967; POB Novorechensk, Russia; nationality Russia; Gender Male; Passport 7788990011 (Russia) expires 01 Jan 2030; National ID No. 445566-77 (Russia); a.k.a. 'THE HERON'.",
  ],
  [
    502,
    'QUELLMARK TIDEWATER LTD.',
    '',
    'TESTLAND',
    'Registration Number 90817263 (Cyprus); Linked To: ZARBUNOV, Timofey Lvovich.',
  ],
  [503, 'HERON STAR', 'vessel', 'TESTLAND', 'Vessel Registration Identification IMO 9990001.'],
];

interface Designation {
  readonly id: number;
  readonly names: readonly string[];
  readonly original?: string;
  readonly aliases?: readonly (readonly [quality: string, name: string])[];
  readonly born?: string;
}

function individual({ id, names, original, aliases = [], born = '' }: Designation): string {
  const tags = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME'];
  const parts = names.map((name, at) => `<${tags[at]}>${name}</${tags[at]}>`).join('');
  const known = aliases.map(
    ([quality, name]) =>
      `<INDIVIDUAL_ALIAS><QUALITY>${quality}</QUALITY><ALIAS_NAME>${name}</ALIAS_NAME></INDIVIDUAL_ALIAS>`,
  );
  return `<INDIVIDUAL>
    <DATAID>${id}</DATAID>${parts}<UN_LIST_TYPE>Testland</UN_LIST_TYPE><REFERENCE_NUMBER>TLi.${id}</REFERENCE_NUMBER>
    <NATIONALITY><VALUE>Viet Nam</VALUE></NATIONALITY>${known.join('')}
    ${original === undefined ? '' : `<NAME_ORIGINAL_SCRIPT>${original}</NAME_ORIGINAL_SCRIPT>`}
    <INDIVIDUAL_DATE_OF_BIRTH>${born}</INDIVIDUAL_DATE_OF_BIRTH>
    <INDIVIDUAL_DOCUMENT><TYPE_OF_DOCUMENT>Passport</TYPE_OF_DOCUMENT><NUMBER>XX-${id}-77</NUMBER><ISSUING_COUNTRY>Viet Nam</ISSUING_COUNTRY></INDIVIDUAL_DOCUMENT>
  </INDIVIDUAL>`;
}

/** The Security Council's consolidated list. */
export const unFile = (designations: readonly Designation[], entities = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<CONSOLIDATED_LIST dateGenerated="2026-01-15T00:00:09.554Z">
  <INDIVIDUALS>${designations.map(individual).join('\n')}</INDIVIDUALS>
  <ENTITIES>${entities}</ENTITIES>
</CONSOLIDATED_LIST>`;

/** FollowTheMoney entities. */
export const ftmFile = (entities: readonly object[]): string =>
  entities.map((entity) => `${JSON.stringify(entity)}\n`).join('');
