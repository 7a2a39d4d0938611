import type { AddressEvidence, Finding } from '../engines/index.js';
import type { PlacedLine } from '../text/index.js';
import { addressLines } from './block.js';
import type { DayOrder } from './dates.js';
import { bareName, holderOf } from './holder.js';
import { issueDayOf } from './issued.js';
import { issuerOf, kindOf } from './kinds.js';
import { plain } from './plain.js';
import { parseAddress } from './postal.js';

/** What the text of a document is held against; only to find things in it. */
export interface ReadingTerms {
  readonly expectedName: string | undefined;
  readonly expectedAddress: string | undefined;
  readonly today: string;
}

export type ReadAddress = Pick<
  AddressEvidence,
  'address' | 'documentType' | 'findings' | 'issueDate' | 'issuer' | 'nameOnDocument'
>;

/** What is told stands on the first pages; the rest are transactions and terms. */
const mostLines = 400;
const longestLine = 300;

const spanish =
  /\b(de|del|la|el|los|las|factura|fecha|cliente|total a pagar|cuenta|direccion|calle|periodo|titular|emision)\b/g;
const english =
  /\b(the|of|and|your|bill|date|account|address|street|statement|customer|amount due|period|payment|issued?)\b/g;

const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

/** Spanish puts the day first, and so do the British; Americans put the month first. */
function dayOrderOf(text: string, country: string | null): DayOrder {
  if (country !== null) return country === 'us' ? 'month' : 'day';
  const [ours, theirs] = [count(text, spanish), count(text, english)];
  return ours > 2 * theirs ? 'day' : undefined;
}

const warning = (code: string, message: string): Finding => ({
  code,
  severity: 'warning',
  message,
});

const nullable = (text: string | undefined): string | null =>
  text === undefined || text === '' ? null : text.slice(0, 200);

/** What the text of a proof of address says; null for what could not be found in it. */
export function readAddress(
  lines: readonly PlacedLine[],
  { expectedAddress, expectedName, today }: ReadingTerms,
): ReadAddress {
  const read = lines
    .slice(0, mostLines)
    .map((line) => ({ ...line, text: line.text.slice(0, longestLine) }));
  const holder = holderOf(read, expectedName);
  const block = addressLines(read, holder, expectedAddress);
  const address = parseAddress(block ?? []);
  const text = plain(read.map((line) => line.text).join('\n'));
  const issue = issueDayOf(read, dayOrderOf(text, address.country), today);
  const documentType = kindOf(read) ?? null;
  const issuer = issuerOf(read, (line) => bareName(line) === holder?.name);
  const findings: Finding[] = [];
  if (documentType === null) {
    findings.push(warning('DOCUMENT_TYPE_UNKNOWN', 'Its words do not tell what kind it is'));
  }
  if (issue?.isUnclear || issue?.isGuess) {
    const message = 'Which day it was issued on is not certain';
    findings.push(warning('ISSUE_DATE_UNCERTAIN', message));
  }
  if (address.formatted === null) {
    findings.push(warning('ADDRESS_NOT_FOUND', 'There is no address that could be read'));
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
