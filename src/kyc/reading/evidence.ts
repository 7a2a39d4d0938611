import type {
  DocumentEvidence,
  DocumentFields,
  ExaminedAspect,
  Finding,
  MachineReadableZone,
} from '../engines/index.js';
import type { ParsedZone } from '../mrz/index.js';
import {
  type Agreement,
  agreement,
  differingCodes,
  hasNames,
  isPage,
  type PrintedText,
} from './agree.js';
import { captureFindings, captureLine, line, warning } from './findings.js';
import { text } from './messages/index.js';
import { type Side, type ZoneResult, zoneSide } from './sides.js';

/** The facts about a document, before the verdict. */
export interface Facts {
  readonly sides: readonly Side[];
  /** The fields in the bar code of a driving licence or identity card. */
  readonly card: DocumentFields | undefined;
  /** The printed text of the front; undefined if it was not read. */
  readonly printed: PrintedText | undefined;
  /** The text of the zone by another reader. */
  readonly secondZone: PrintedText | undefined;
}

const unread: DocumentFields = {
  documentType: null,
  documentNumber: null,
  firstName: null,
  lastName: null,
  fullName: null,
  dateOfBirth: null,
  gender: null,
  nationality: null,
  issuingCountry: null,
  issueDate: null,
  expiryDate: null,
  address: null,
};

const wholeName = (...parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null).join(' ') || null;

/**
 * Returns reliable fields only: those with a valid check digit, and those without a check digit if no character is in
 * doubt.
 */
function zoneFields({ parsed, read }: ZoneResult, areNamesSure: boolean): DocumentFields {
  const right = new Set(parsed.checks.filter(({ isRight }) => isRight).map(({ code }) => code));
  const checked = <T>(code: string, value: T): T | null => (right.has(code) ? value : null);
  const isClear = read.doubts === 0;
  const clear = <T>(value: T): T | null => (isClear ? value : null);
  const named = <T>(value: T): T | null => (isClear || areNamesSure ? value : null);
  return {
    ...unread,
    documentType: parsed.documentType,
    documentNumber: checked('MRZ_NUMBER', parsed.documentNumber),
    dateOfBirth: checked('MRZ_DATE_OF_BIRTH', parsed.dateOfBirth),
    expiryDate: checked('MRZ_EXPIRY_DATE', parsed.expiryDate),
    firstName: named(parsed.firstName),
    lastName: named(parsed.lastName),
    fullName: named(wholeName(parsed.firstName, parsed.lastName)),
    gender: clear(parsed.gender),
    nationality: clear(parsed.nationality),
    issuingCountry: clear(parsed.issuingCountry),
  };
}

const mrzOf = ({ parsed }: ZoneResult): MachineReadableZone => ({
  lines: parsed.lines,
  isValid: parsed.isValid,
  checks: parsed.checks.map(({ code, isRight }) => ({
    code,
    score: null,
    details: null,
    status: isRight ? 'passed' : 'failed',
  })),
});

interface DocumentFindings {
  readonly findings: readonly Finding[];
  readonly examined: readonly ExaminedAspect[];
}

const parted = (name: string | null): string =>
  [...(name ?? '').toUpperCase().matchAll(/\p{L}+/gu)].join(' ');

/** Returns true if both have a value and the values differ. */
const differ = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && parted(a) !== parted(b);

const sameCard = (zone: ParsedZone, card: DocumentFields): boolean =>
  (card.dateOfBirth === null || card.dateOfBirth === zone.dateOfBirth) &&
  !differ(card.lastName, zone.lastName) &&
  !differ(card.firstName, zone.firstName);

/** Returns true if a second source confirms the names, which no check digit covers. */
function confirmed({ parsed }: ZoneResult, { card, printed, secondZone }: Facts): boolean {
  const isOnCard = card !== undefined && card.lastName !== null && sameCard(parsed, card);
  const isIn = (text: PrintedText | undefined) => text !== undefined && hasNames(text, parsed);
  return isOnCard || isIn(printed) || isIn(secondZone);
}

const isReliable = ({ zone }: Side): boolean =>
  zone?.read.isValid === true && zone.read.doubts === 0;

/** Returns true if two zones belong to different documents. */
function compareSides(sides: readonly Side[]): DocumentFindings {
  const [front, back] = sides.filter(isReliable).map(({ zone }) => zone?.parsed);
  if (front === undefined || back === undefined) {
    const details = text('noTwoZones');
    return { findings: [], examined: [line('FRONT_AND_BACK', 'not_applicable', details)] };
  }
  const isSame =
    front.documentNumber === back.documentNumber &&
    front.dateOfBirth === back.dateOfBirth &&
    !differ(front.lastName, back.lastName);
  if (isSame) return { findings: [], examined: [line('FRONT_AND_BACK', 'passed')] };
  const message = text('twoDocuments');
  return {
    findings: [{ code: 'FRONT_BACK_MISMATCH', severity: 'error', message, isRetryable: true }],
    examined: [line('FRONT_AND_BACK', 'warning', message)],
  };
}

/** Compares the printed front with the coded fields. */
function comparePrinted(
  fields: DocumentFields,
  facts: Facts,
  areNamesCut: boolean,
): DocumentFindings {
  const { printed } = facts;
  if (printed === undefined || !isPage(printed)) {
    const details = text('printedNotRead');
    return { findings: [], examined: [line('PRINTED_TEXT', 'not_applicable', details)] };
  }
  const found = Object.entries(agreement(printed, { ...fields, areNamesCut }));
  const namesOf = (wanted: Agreement): string =>
    found.flatMap(([name, one]) => (one === wanted ? [name] : [])).join(', ');
  const [others, unreadNames] = [namesOf('other'), namesOf('unread')];
  const findings: Finding[] = [];
  if (others !== '') {
    const message = text('printedDiffers', { fields: others });
    findings.push(warning('PRINTED_TEXT_MISMATCH', message));
  }
  if (unreadNames !== '') {
    const message = text('printedUnread', { fields: unreadNames });
    findings.push(warning('PRINTED_TEXT_UNREAD', message));
  }
  const [first = null, second] = findings.map(({ message }) => message);
  const details = first !== null && second !== undefined ? text('both', { first, second }) : first;
  const status = findings.length === 0 ? 'passed' : 'warning';
  return { findings, examined: [line('PRINTED_TEXT', status, details)] };
}

function examineZone(zone: ZoneResult, facts: Facts): DocumentFindings {
  const { parsed, read } = zone;
  const { card } = facts;
  const areNamesSure = confirmed(zone, facts);
  const score = Math.round(100 * read.fit);
  const doubtful = read.doubts > 0 ? text('signsUnclear', { count: read.doubts }) : null;
  const rows: readonly (readonly [boolean, Finding])[] = [
    [read.doubts > 0, warning('MRZ_UNCLEAR', text('zoneUnclear'))],
    [!areNamesSure, warning('MRZ_NAMES_UNCONFIRMED', text('namesUnconfirmed'))],
    [
      parsed.issuerKind === 'invented' || parsed.issuerKind === 'unknown',
      warning('ISSUER_UNKNOWN', text('issuerUnknown')),
    ],
    [
      parsed.nationalityKind === 'invented' || parsed.nationalityKind === 'unknown',
      warning('NATIONALITY_UNKNOWN', text('nationalityUnknown')),
    ],
    [
      card !== undefined && !sameCard(parsed, card),
      warning('BARCODE_MISMATCH', text('barcodeDiffers')),
    ],
  ];
  return {
    findings: rows.filter(([isFound]) => isFound).map(([, finding]) => finding),
    examined: [
      line('MRZ_READ', doubtful === null ? 'passed' : 'warning', doubtful, score),
      line('MRZ_NAMES', areNamesSure ? 'passed' : 'warning'),
    ],
  };
}

/** The engine can read nothing on it, which does not mean that the document is invalid. */
const nothingCoded: DocumentFindings = {
  findings: [
    warning('MRZ_NOT_FOUND', text('noZone')),
    warning('COULD_NOT_PERFORM', text('nothingReliable')),
  ],
  examined: [line('MRZ_READ', 'not_applicable', text('zoneMissing'))],
};

function examineCard(facts: Facts, card: DocumentFields): DocumentFindings {
  const isConfirmed =
    facts.printed !== undefined &&
    hasNames(facts.printed, { ...card, areNamesCut: true }) &&
    isPage(facts.printed);
  const message = text('barcodeUnconfirmed');
  return {
    findings: isConfirmed ? [] : [warning('BARCODE_UNCONFIRMED', message)],
    examined: [line('BARCODE', 'passed')],
  };
}

/** Part of every result, because a picture does not show whether a document is genuine. */
const authenticity = line('DOCUMENT_AUTHENTICITY', 'not_applicable', text('securityNotExamined'));

/** Returns the most reliable zone. A code that another reader reads differently is in doubt. */
function mainZone({ secondZone, sides }: Facts): ZoneResult | undefined {
  const zone = zoneSide(sides)?.zone;
  if (zone === undefined || secondZone === undefined) return zone;
  const { parsed, read } = zone;
  return { parsed, read: { ...read, doubts: read.doubts + differingCodes(secondZone, parsed) } };
}

/** Returns the evidence of a document from its facts, without the portrait. */
export function evidenceOf(facts: Facts): DocumentEvidence {
  const { card, sides } = facts;
  const zone = mainZone(facts);
  const coded = zone ? zoneFields(zone, confirmed(zone, facts)) : (card ?? unread);
  const areCut = zone === undefined || zone.parsed.areNamesCut;
  const main = zone ? examineZone(zone, facts) : card ? examineCard(facts, card) : nothingCoded;
  const isCoded = zone !== undefined || card !== undefined;
  const others = isCoded ? [comparePrinted(coded, facts, areCut)] : [];
  const all = [main, ...others, ...(sides.length > 1 ? [compareSides(sides)] : [])];
  return {
    score: zone?.read.isValid ? Math.round(100 * zone.read.fit) : null,
    fields: coded,
    mrz: zone === undefined ? null : mrzOf(zone),
    findings: [...sides.flatMap(captureFindings), ...all.flatMap(({ findings }) => findings)],
    examined: [...sides.map(captureLine), ...all.flatMap(({ examined }) => examined), authenticity],
  };
}
