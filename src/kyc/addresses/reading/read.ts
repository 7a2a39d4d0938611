import type { Message } from '../../../kernel/errors.js';
import type { AddressEvidence, Finding } from '../../engines/index.js';
import type { PlacedLine } from '../../text/index.js';
import type { DayOrder } from '../issue/dates.js';
import { issueDayOf } from '../issue/issued.js';
import { issuerOf, kindOf } from '../issue/kinds.js';
import { text } from '../messages/index.js';
import { addressLines } from './block.js';
import { bareName, holderOf } from './holder.js';
import { plain } from './plain.js';
import { parseAddress } from './postal.js';

/** Values to search for in the text of a document. They are never copied into the result. */
export interface ReadingTerms {
  readonly expectedName: string | undefined;
  readonly expectedAddress: string | undefined;
  readonly today: string;
}

export type AddressReading = Pick<
  AddressEvidence,
  'address' | 'documentType' | 'findings' | 'issueDate' | 'issuer' | 'nameOnDocument'
>;

/** The relevant text is on the first pages; transactions and terms follow. */
const mostLines = 400;
const longestLine = 300;

const spanish =
  /\b(de|del|la|el|los|las|factura|fecha|cliente|total a pagar|cuenta|direccion|calle|periodo|titular|emision)\b/g;
const english =
  /\b(the|of|and|your|bill|date|account|address|street|statement|customer|amount due|period|payment|issued?)\b/g;

const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

/** Spanish and British dates begin with the day, American dates with the month. */
function dayOrderOf(text: string, country: string | null): DayOrder {
  if (country !== null) return country === 'us' ? 'month' : 'day';
  const [ours, theirs] = [count(text, spanish), count(text, english)];
  return ours > 2 * theirs ? 'day' : undefined;
}

const warning = (code: string, message: Message): Finding => ({
  code,
  severity: 'warning',
  message,
});

const nullable = (text: string | undefined): string | null =>
  text === undefined || text === '' ? null : text.slice(0, 200);

/** Returns the fields of a proof of address; null for a field that was not found in its text. */
export function readAddress(
  lines: readonly PlacedLine[],
  { expectedAddress, expectedName, today }: ReadingTerms,
): AddressReading {
  const read = lines
    .slice(0, mostLines)
    .map((line) => ({ ...line, text: line.text.slice(0, longestLine) }));
  const holder = holderOf(read, expectedName);
  const block = addressLines(read, holder, expectedAddress);
  const address = parseAddress(block ?? []);
  const words = plain(read.map((line) => line.text).join('\n'));
  const issue = issueDayOf(read, dayOrderOf(words, address.country), today);
  const documentType = kindOf(read) ?? null;
  const issuer = issuerOf(read, (line) => bareName(line) === holder?.name);
  const findings: Finding[] = [];
  if (documentType === null) {
    findings.push(warning('DOCUMENT_TYPE_UNKNOWN', text('kindUnknown')));
  }
  if (issue?.isUnclear || issue?.isGuess) {
    const message = text('issueDateUncertain');
    findings.push(warning('ISSUE_DATE_UNCERTAIN', message));
  }
  if (address.formatted === null) {
    findings.push(warning('ADDRESS_NOT_FOUND', text('addressNotRead')));
  }
  return {
    documentType,
    issuer: nullable(issuer),
    issueDate: issue?.day ?? null,
    nameOnDocument: nullable(holder?.name),
    address,
    findings,
  };
}
