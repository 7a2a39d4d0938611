import type { ListEntry, Schema } from '../../matching/index.js';
import { atPlace, readLines, type SourceFile, WatchlistError } from '../imports/source.js';
import { readDates } from './dates.js';
import { addName, createDraft, type Draft, finishDraft } from './draft.js';

type Properties = Readonly<Record<string, unknown>>;

interface Entity {
  readonly id: string;
  readonly schema: string;
  readonly properties: Properties;
}

/** Kinds of entities with names. Others, such as addresses and ownerships, are ignored. */
const schemas: ReadonlyMap<string, Schema> = new Map([
  ['Person', 'person'],
  ['Company', 'company'],
  ['Organization', 'company'],
  ['PublicBody', 'company'],
  ['LegalEntity', 'other'],
  ['Vessel', 'vessel'],
  ['Airplane', 'aircraft'],
]);

const documentTypes: Readonly<Record<string, string>> = {
  passportNumber: 'Passport',
  idNumber: 'ID',
  socialSecurityNumber: 'Social security number',
  imoNumber: 'IMO',
  mmsi: 'MMSI',
  callSign: 'Call sign',
  serialNumber: 'Serial number',
  registrationNumber: 'Registration number',
};
const registers = [
  'registrationNumber',
  'taxNumber',
  'innCode',
  'ogrnCode',
  'vatCode',
  'uscCode',
  'dunsCode',
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readEntity(text: string): Entity {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new WatchlistError('it is no JSON');
  }
  if (!isObject(value)) throw new WatchlistError('it is no object');
  const { id, schema, properties } = value;
  if (typeof id !== 'string' || typeof schema !== 'string' || !isObject(properties)) {
    throw new WatchlistError('it lacks id, schema or properties');
  }
  return { id, schema, properties };
}

/** Returns only texts, because some exports also contain nested entities. */
function texts(properties: Properties, ...names: readonly string[]): string[] {
  return names
    .flatMap((name) => properties[name])
    .filter((value): value is string => typeof value === 'string');
}

function readFacts(draft: Draft, properties: Properties): void {
  draft.birthDates.push(...texts(properties, 'birthDate').flatMap(readDates));
  draft.birthPlaces.push(...texts(properties, 'birthPlace'));
  draft.countries.push(
    ...texts(
      properties,
      'nationality',
      'citizenship',
      'country',
      'jurisdiction',
      'flag',
      'birthCountry',
    ),
  );
  const [gender, ...others] = texts(properties, 'gender');
  if ((gender === 'male' || gender === 'female') && others.length === 0) draft.gender = gender;
  for (const [property, type] of Object.entries(documentTypes)) {
    if (property === 'registrationNumber' && draft.schema === 'company') continue;
    draft.documents.push(...texts(properties, property).map((number) => ({ type, number })));
  }
  draft.lei.push(...texts(properties, 'leiCode'));
  draft.registration.push(...texts(properties, ...registers));
  draft.topics.push(...texts(properties, 'topics'));
  draft.programs.push(...texts(properties, 'program', 'programId'));
  draft.remarks.push(...texts(properties, 'position', 'notes'));
}

function readTarget({ id, schema, properties }: Entity): ListEntry | undefined {
  const kind = schemas.get(schema);
  if (kind === undefined) return undefined;
  const draft = createDraft(id, kind);
  for (const name of texts(properties, 'name')) addName(draft, name, 'primary');
  for (const name of texts(properties, 'alias', 'previousName')) addName(draft, name, 'alias');
  for (const name of texts(properties, 'weakAlias')) addName(draft, name, 'weak');
  readFacts(draft, properties);
  return finishDraft(draft);
}

async function* readFile(file: SourceFile): AsyncGenerator<ListEntry> {
  for await (const { number, text } of readLines(file)) {
    if (text.trim() === '') continue;
    const entry = atPlace(`${file.name}, line ${number}`, () => readTarget(readEntity(text)));
    if (entry) yield entry;
  }
}

/**
 * Reads FollowTheMoney entities, one JSON object per line.
 *
 * @throws WatchlistError with the faulty line
 */
export async function* readFtm(files: readonly SourceFile[]): AsyncGenerator<ListEntry> {
  for (const file of files) yield* readFile(file);
}
