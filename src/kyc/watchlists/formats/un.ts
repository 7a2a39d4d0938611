import { SaxesParser } from 'saxes';
import type { ListEntry } from '../../matching/index.js';
import { atPlace, readPieces, type SourceFile, WatchlistError } from '../imports/source.js';
import { countryCode } from './country-names.js';
import { isDay, readDates } from './dates.js';
import { addName, createDraft, type Draft, finishDraft } from './draft.js';

/** An element with its content. Only single designations are kept in memory, because the document is large. */
interface Node {
  readonly name: string;
  text: string;
  readonly children: Node[];
}

const inner = (node: Node, name: string): Node[] =>
  node.children.filter((child) => child.name === name);
const texts = (node: Node, name: string): string[] =>
  inner(node, name)
    .map(({ text }) => text.trim())
    .filter(Boolean);
const text = (node: Node, name: string): string => texts(node, name)[0] ?? '';
const values = (node: Node, name: string): string[] =>
  inner(node, name).flatMap((child) => texts(child, 'VALUE'));

interface Designation {
  readonly node: Node;
  readonly line: number;
}

interface Reader {
  /** The completed designations, in order. */
  feed(piece: string): Designation[];
  /** The date of the document; empty if it has none. */
  readonly publishedOn: string;
  finish(): void;
}

/** The position in a document, and the designations found so far. */
interface ParserState {
  readonly file: SourceFile;
  /** The elements of the open designation, the innermost last. */
  readonly open: Node[];
  found: Designation[];
  publishedOn: string;
  depth: number;
}

function openElement(state: ParserState, name: string, dateGenerated: string): void {
  const { file, open } = state;
  state.depth += 1;
  if (state.depth === 1) {
    if (name !== 'CONSOLIDATED_LIST') {
      throw new WatchlistError(`${file.name}: its root is ${name}, not CONSOLIDATED_LIST`);
    }
    state.publishedOn = dateGenerated.slice(0, 10);
  }
  if (open.length === 0 && name !== 'INDIVIDUAL' && name !== 'ENTITY') return;
  const node: Node = { name, text: '', children: [] };
  open.at(-1)?.children.push(node);
  open.push(node);
}

function closeElement(state: ParserState, line: number): void {
  state.depth -= 1;
  const node = state.open.pop();
  if (node && state.open.length === 0) state.found.push({ node, line });
}

function readFault({ file }: ParserState, message: string): WatchlistError {
  const [, place, what] = /^(\d+):\d+: (.*)$/s.exec(message) ?? [];
  return new WatchlistError(`${file.name}, line ${place ?? '?'}: ${what ?? message}`);
}

function createReader(file: SourceFile): Reader {
  const parser = new SaxesParser({ position: true });
  const state: ParserState = { file, open: [], found: [], publishedOn: '', depth: 0 };
  const addText = (piece: string) => {
    const node = state.open.at(-1);
    if (node) node.text += piece;
  };
  parser.on('opentag', ({ name, attributes }) => {
    openElement(state, name, String(attributes['dateGenerated'] ?? ''));
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => closeElement(state, parser.line));
  parser.on('error', ({ message }) => {
    throw readFault(state, message);
  });
  return {
    feed(piece) {
      state.found = [];
      parser.write(piece);
      return state.found;
    },
    get publishedOn() {
      return state.publishedOn;
    },
    finish: () => void parser.close(),
  };
}

function readAliases(draft: Draft, node: Node): void {
  for (const alias of inner(node, `${node.name}_ALIAS`)) {
    const isWeak = text(alias, 'QUALITY').toLowerCase() === 'low';
    addName(draft, text(alias, 'ALIAS_NAME'), isWeak ? 'weak' : 'alias');
    draft.birthDates.push(...texts(alias, 'DATE_OF_BIRTH').flatMap(readDates));
  }
}

function readBirth(draft: Draft, node: Node): void {
  for (const birth of inner(node, 'INDIVIDUAL_DATE_OF_BIRTH')) {
    const isAround = text(birth, 'TYPE_OF_DATE') === 'APPROXIMATELY';
    const [from, to] = [text(birth, 'FROM_YEAR'), text(birth, 'TO_YEAR')];
    const date = text(birth, 'DATE') || text(birth, 'YEAR') || text(birth, 'NOTE');
    const spoken = from !== '' && to !== '' ? `${from} to ${to}` : date;
    draft.birthDates.push(...readDates(isAround ? `circa ${spoken}` : spoken));
  }
  for (const place of inner(node, 'INDIVIDUAL_PLACE_OF_BIRTH')) {
    const parts = ['CITY', 'STATE_PROVINCE', 'COUNTRY'].flatMap((part) => texts(place, part));
    draft.birthPlaces.push(parts.join(', '));
    draft.countries.push(...texts(place, 'COUNTRY'));
  }
}

/** Some numbers begin with the country, such as `Freedonia 123456`. */
function splitNumber(written: string): { number: string; country: string } {
  const [, place = '', rest = written] = /^([\p{L} ]+) (\S*\d.*)$/su.exec(written) ?? [];
  const country = countryCode(place);
  return country === undefined ? { number: written, country: '' } : { number: rest, country };
}

function readDocuments(draft: Draft, node: Node): void {
  for (const document of inner(node, 'INDIVIDUAL_DOCUMENT')) {
    const { number, country: named } = splitNumber(text(document, 'NUMBER'));
    if (!/\d/.test(number)) continue;
    const type = text(document, 'TYPE_OF_DOCUMENT') || text(document, 'TYPE_OF_DOCUMENT2');
    const country =
      text(document, 'ISSUING_COUNTRY') || text(document, 'COUNTRY_OF_ISSUE') || named;
    draft.documents.push({
      number,
      ...(type !== '' && { type: type.replace(/\s+/g, ' ') }),
      ...(country !== '' && { country }),
    });
  }
}

const nameParts = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'];

function readDesignation(node: Node): ListEntry {
  const id = text(node, 'DATAID');
  if (!/^\d+$/.test(id)) throw new WatchlistError(`"${id}" is no DATAID`);
  const draft = createDraft(`un-${id}`, node.name === 'INDIVIDUAL' ? 'person' : 'company');
  addName(draft, nameParts.flatMap((part) => texts(node, part)).join(' '), 'primary');
  addName(draft, text(node, 'NAME_ORIGINAL_SCRIPT'), 'alias');
  readAliases(draft, node);
  readBirth(draft, node);
  readDocuments(draft, node);
  const addresses = [...inner(node, 'INDIVIDUAL_ADDRESS'), ...inner(node, 'ENTITY_ADDRESS')];
  draft.countries.push(
    ...values(node, 'NATIONALITY'),
    ...addresses.flatMap((address) => texts(address, 'COUNTRY')),
  );
  const gender = text(node, 'GENDER').toLowerCase();
  if (gender === 'male' || gender === 'female') draft.gender = gender;
  draft.topics.push('sanction');
  draft.programs.push(...texts(node, 'UN_LIST_TYPE'));
  draft.remarks.push(
    text(node, 'REFERENCE_NUMBER'),
    ...values(node, 'DESIGNATION'),
    text(node, 'COMMENTS1'),
  );
  const entry = finishDraft(draft);
  if (!entry) throw new WatchlistError(`designation ${id} has no name`);
  return entry;
}

/**
 * Reads the consolidated list of the UN Security Council.
 *
 * @param tell  receives the date on which the list was generated, as soon as it is known
 * @throws WatchlistError with the faulty line
 */
export async function* readUn(
  files: readonly SourceFile[],
  tell: (publishedOn: string) => void,
): AsyncGenerator<ListEntry> {
  for (const file of files) {
    const reader = createReader(file);
    for await (const piece of readPieces(file)) {
      for (const { node, line } of reader.feed(piece)) {
        yield atPlace(`${file.name}, line ${line}`, () => readDesignation(node));
      }
    }
    reader.finish();
    if (isDay(reader.publishedOn)) tell(reader.publishedOn);
  }
}
