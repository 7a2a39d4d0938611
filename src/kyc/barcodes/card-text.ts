/*
 * The frame of the data on North American driving licences and identity cards (AAMVA DL/ID card design standard,
 * annex D): a header, then subfiles of elements that are named by three letters each.
 */

/** The elements of a card by their names, such as `DAQ`, without empty ones. */
export interface CardText {
  /** The number of the authority, six digits. */
  readonly issuer: string;
  /** The version of the standard. 0 is older than the standard; 1 is of the year 2000. */
  readonly version: number;
  /** A driving licence, or an identity card. */
  readonly kind: 'DL' | 'ID';
  readonly elements: ReadonlyMap<string, string>;
}

/** Older cards begin with AAMVA, and readers lose control characters. */
const header = /^@?[\s\p{Cc}]*(?:ANSI |AAMVA)(\d{6})(\d{2})/u;

/** The standard's words for an absent value. */
const nothing = /^(NONE|UNAVL|UNAVAIL|N\/A)?$/i;

const designator = 10;

interface Subfile {
  readonly kind: CardText['kind'];
  readonly text: string;
}

const isKind = (text: string): text is CardText['kind'] => text === 'DL' || text === 'ID';

/** Reads subfiles by the table of types, offsets and lengths in the header. */
function tabled(text: string, tableAt: number, count: number): Subfile | undefined {
  for (let entry = 0; entry < count; entry += 1) {
    const at = tableAt + entry * designator;
    const row = /^([A-Z]{2})(\d{4})(\d{4})$/.exec(text.slice(at, at + designator));
    const [, kind = '', offset, length] = row ?? [];
    const start = Number(offset);
    if (isKind(kind) && text.startsWith(kind, start)) {
      return { kind, text: text.slice(start + 2, start + Number(length)) };
    }
  }
  return undefined;
}

/** Many tables are wrong by some characters: the subfile begins where its first element does. */
function searched(text: string, tableAt: number): Subfile | undefined {
  const found = /(DL|ID)(?=D[A-DF-Z][A-Z])/.exec(text.slice(tableAt));
  const kind = found?.[1] ?? '';
  if (found === null || !isKind(kind)) return undefined;
  return { kind, text: text.slice(tableAt + found.index + 2) };
}

function elementsOf(text: string): Map<string, string> {
  const elements = new Map<string, string>();
  for (const line of text.split(/\p{Cc}+/u)) {
    const [, name, value = ''] = /^(D[A-Z]{2})(.*)$/s.exec(line.trim()) ?? [];
    const plain = value.trim();
    if (name !== undefined && !nothing.test(plain) && !elements.has(name)) {
      elements.set(name, plain);
    }
  }
  return elements;
}

/** Returns undefined for text of another kind. */
export function readCardText(text: string): CardText | undefined {
  const found = header.exec(text);
  if (found === null) return undefined;
  const [start, issuer = '', digits] = found;
  const version = Number(digits);
  // The first version has no version number of the issuing authority.
  const countAt = start.length + (version > 1 ? 2 : 0);
  const count = Number(/^\d\d/.exec(text.slice(countAt))?.[0] ?? 0);
  const tableAt = countAt + 2;
  const byTable = tabled(text, tableAt, count);
  const subfiles = [byTable, searched(text, tableAt)].filter((subfile) => subfile !== undefined);
  // A table that truncates elements is wrong as well.
  const read = subfiles.map((subfile) => ({ ...subfile, elements: elementsOf(subfile.text) }));
  const [best] = read.sort((a, b) => b.elements.size - a.elements.size);
  if (best === undefined || best.elements.size === 0) return undefined;
  return { issuer, version, kind: best.kind, elements: best.elements };
}
