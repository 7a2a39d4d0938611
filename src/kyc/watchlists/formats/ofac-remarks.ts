import { readDates } from './dates.js';
import { addName, type Draft } from './draft.js';

/** Numbers by which a register knows an organisation. */
const registers =
  /^(Registration|Business Registration|Public Registration|Commercial Registry|Company Number|UK Company|Tax ID|NIT|RUC|V\.A\.T|Unified Social Credit|Government Gazette|Folio Mercantil|Matricula Mercantil|C\.R\. No|Chamber of Commerce|Trade License|Certificate of Incorporation|Registered Charity|R\.F\.C|RFC|US FEIN|C\.U\.I\.T)/;
/** Numbers in remarks that are not document numbers. */
const noDocuments =
  /^(Phone|Telephone|Fax|Email|Website|Equity Ticker|Aircraft Model|CAATSA|ISIN|Executive|Listing|Effective|Linked To|Secondary|Additional|For more|Transactions|Organization|Aircraft Manufacture Date|Purchase|Target|arrested|Issuer|all offices)/i;
const numbered =
  /^([A-Za-z][A-Za-z.'/ &-]*?(?: \([A-Z]{2,6}\))?)(?: No\.?| #| Number| ID)?(?: (IMO|[A-Z]{1,3}))? ((?=\S*\d)[A-Z0-9][\w./-]*\w)(?: \(([^)]+)\))?/;
/** The symbol of the currency and the address of a wallet. */
const wallet = /^(Digital Currency Address - [A-Z0-9]+) ([0-9A-Za-z]{25,110})$/;
const aliasQuotes = /^[afn]\.k\.a\. ['‘’"](.+)['‘’"]$/;

type Rule = (draft: Draft, value: string) => void;

const prefixes: readonly (readonly [string, Rule])[] = [
  ['DOB ', (draft, value) => draft.birthDates.push(...readDates(value))],
  [
    'POB ',
    (draft, value) => {
      draft.birthPlaces.push(value);
      draft.countries.push(value.split(',').at(-1) ?? '');
    },
  ],
  ['nationality ', (draft, value) => draft.countries.push(value)],
  ['citizen ', (draft, value) => draft.countries.push(value)],
  [
    'Gender ',
    (draft, value) => {
      if (value === 'Male' || value === 'Female')
        draft.gender = value === 'Male' ? 'male' : 'female';
    },
  ],
  ['Legal Entity Number ', (draft, value) => draft.lei.push(value.split(' ')[0] ?? '')],
];

function readNumber(draft: Draft, segment: string): void {
  const found = noDocuments.test(segment) ? null : numbered.exec(segment);
  if (!found) return;
  const [, type = '', series, digits = '', country] = found;
  const isImo = series === 'IMO';
  const number = series === undefined || isImo ? digits : `${series}${digits}`;
  const named = isImo ? `${type} IMO` : type;
  if (draft.schema !== 'person' && registers.test(segment)) draft.registration.push(number);
  draft.documents.push({ type: named, number, ...(country !== undefined && { country }) });
}

function readWallet(draft: Draft, segment: string): boolean {
  const [, type, number] = wallet.exec(segment) ?? [];
  if (type === undefined || number === undefined) return false;
  draft.documents.push({ type, number });
  return true;
}

function readSegment(draft: Draft, segment: string): void {
  const alias = aliasQuotes.exec(segment)?.[1];
  const rule = prefixes.find(([prefix]) => segment.startsWith(prefix));
  if (alias !== undefined) addName(draft, alias, 'weak');
  else if (rule) rule[1](draft, segment.slice(rule[0].length));
  else if (!readWallet(draft, segment)) readNumber(draft, segment);
}

/** Parses the facts in the cell of remarks, where semicolons separate them. */
export function readRemarks(draft: Draft, remarks: string): void {
  draft.remarks.push(remarks);
  for (const segment of remarks.split(/;\s*/)) {
    readSegment(
      draft,
      segment
        .trim()
        .replace(/^alt\.\s+/, '')
        .replace(/\.$/, ''),
    );
  }
}
