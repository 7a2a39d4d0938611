import type { components } from '../../../generated/erp/types.js';
import type { Db } from '../../kernel/db/client.js';
import { parseDay } from '../../kernel/values/time.js';
import { entriesOf, noValues, type RecordValues } from './entries.js';
import { fieldErrors } from './errors.js';
import {
  deleteEntries,
  existingIds,
  type FieldKind,
  type FieldRow,
  holdFields,
  insertEntries,
  requiredFields,
} from './queries.js';

type Schemas = components['schemas'];

/** The values in a request. An absent member keeps its values. */
export interface SentValues {
  readonly metadata?: Schemas['MetadataInput'];
  readonly customFields?: Schemas['CustomValuesInput'];
}

/** The kind of a record whose values are written. */
export interface ValuesOwner {
  readonly companyId: number;
  readonly kind: FieldKind;
}

const mostKeys = 50;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const keyPattern = /^[^\u0000-\u001f\u007f-\u009f[\]]{1,40}$/u;

const isRemoved = (value: unknown): value is '' | null => value === '' || value === null;

/** Returns the members after a change: those that are empty or null are removed. Resolves to null without any. */
function merged<V>(
  before: Readonly<Record<string, V>> | null,
  sent: Readonly<Record<string, V | null>> | null | undefined,
): Readonly<Record<string, V>> | null {
  if (sent === undefined) return before;
  if (sent === null) return null;
  const after = new Map(Object.entries(before ?? {}));
  for (const [name, value] of Object.entries(sent)) {
    if (isRemoved(value)) after.delete(name);
    else after.set(name, value);
  }
  return after.size === 0 ? null : Object.fromEntries(after);
}

/** @throws ApiError 400 for a key that cannot be one, or too many keys */
function metadataAfter(
  before: RecordValues['metadata'],
  sent: SentValues['metadata'],
): RecordValues['metadata'] {
  if (Object.keys(sent ?? {}).some((key) => !keyPattern.test(key))) throw fieldErrors.metadataKey();
  const after = merged(before, sent);
  if (Object.keys(after ?? {}).length > mostKeys) throw fieldErrors.metadataTooMany(mostKeys);
  return after;
}

const isDay = (value: string): boolean => {
  try {
    return parseDay(value) === value;
  } catch {
    return false;
  }
};

const isId = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;

/** Returns true for a value of the type. */
const isOfType: Readonly<Record<FieldRow['type'], (value: string | number) => boolean>> = {
  text: (value) => typeof value === 'string',
  choice: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  date: (value) => typeof value === 'string' && isDay(value),
  reference: isId,
};

const typeFaults = {
  text: 'notText',
  choice: 'notText',
  number: 'notNumber',
  date: 'notDay',
  reference: 'notReference',
} as const;

/** @throws ApiError 400 for a value that the field cannot have */
function assertValue({ code, type, choices }: FieldRow, value: string | number): void {
  if (!isOfType[type](value)) throw fieldErrors[typeFaults[type]](code);
  if (type !== 'choice' || choices?.includes(String(value))) return;
  throw fieldErrors.notChoice(code, choices?.join(', ') ?? '');
}

/** @throws ApiError 400 for the value of an unknown field, or one that must stay */
function assertRemovable(field: FieldRow | undefined, code: string, hasValue: boolean): void {
  if (field === undefined && !hasValue) throw fieldErrors.unknownField(code);
  if (field?.isRequired && field.isActive && hasValue) throw fieldErrors.fieldMissing(code);
}

/** @throws ApiError 400 for a reference to a record that does not exist */
async function assertReferences(
  trx: Db,
  companyId: number,
  changed: readonly (readonly [FieldRow, string | number])[],
): Promise<void> {
  for (const [{ code, refersTo }, value] of changed) {
    if (refersTo === null) continue;
    const id = Number(value);
    const found = await existingIds(trx, companyId, refersTo, [id]);
    if (!found.has(id)) throw fieldErrors.unknownReference(code, id);
  }
}

/** Returns the sent values that differ from those of the record. Null in place of all values removes each of them. */
function changesOf(
  current: Readonly<Record<string, string | number>>,
  sent: SentValues['customFields'],
): readonly (readonly [string, string | number | null])[] {
  if (!sent) return Object.keys(current).map((code) => [code, null] as const);
  return Object.entries(sent).filter(([code, value]) => value !== current[code]);
}

/** Checks the sent values. Those that a record has already may be of fields and choices that are no longer active. */
async function fieldsAfter(
  trx: Db,
  { companyId, kind }: ValuesOwner,
  before: RecordValues['custom_fields'],
  sent: SentValues['customFields'],
): Promise<RecordValues['custom_fields']> {
  const current = before ?? {};
  const changes = changesOf(current, sent);
  if (changes.length === 0) return before;
  const codes = changes.map(([code]) => code);
  const held = await holdFields(trx, { companyId, kind, codes });
  const fields = new Map(held.map((field) => [field.code, field]));
  const changed: [FieldRow, string | number][] = [];
  for (const [code, value] of changes) {
    const field = fields.get(code);
    if (isRemoved(value)) {
      assertRemovable(field, code, current[code] !== undefined);
      continue;
    }
    if (!field?.isActive) throw fieldErrors.unknownField(code);
    assertValue(field, value);
    changed.push([field, value]);
  }
  await assertReferences(trx, companyId, changed);
  return merged<string | number>(before, sent);
}

/** @throws ApiError 400 for the first required field without a value */
export function assertRequired(
  required: readonly string[],
  { custom_fields: fields }: Pick<RecordValues, 'custom_fields'>,
): void {
  const missing = required.find((code) => fields?.[code] === undefined);
  if (missing !== undefined) throw fieldErrors.fieldMissing(missing);
}

/**
 * Returns the values of a record after a request, without reading anything if the request names none.
 *
 * @throws ApiError 400 for a key, a code or a value that the record cannot have
 */
export async function valuesAfter(
  trx: Db,
  owner: ValuesOwner,
  sent: SentValues,
  before: RecordValues = noValues,
): Promise<RecordValues> {
  return {
    metadata: metadataAfter(before.metadata, sent.metadata),
    custom_fields:
      sent.customFields === undefined
        ? before.custom_fields
        : await fieldsAfter(trx, owner, before.custom_fields, sent.customFields),
  };
}

/**
 * Returns the values of a new record.
 *
 * @throws ApiError 400 as `valuesAfter`, and without a value of a required field
 */
export async function newValues(
  trx: Db,
  owner: ValuesOwner,
  sent: SentValues,
): Promise<RecordValues> {
  const [required, values] = await Promise.all([
    requiredFields(trx, owner),
    valuesAfter(trx, owner, sent),
  ]);
  assertRequired(
    required.map(({ code }) => code),
    values,
  );
  return values;
}

/** Writes the entries by which lists find the values, with the next statement of the transaction. */
export async function writeEntries(
  trx: Db,
  owner: ValuesOwner,
  recordId: number,
  after: RecordValues,
  before: RecordValues = noValues,
): Promise<void> {
  const [had, has] = [entriesOf(before), entriesOf(after)];
  const gone = [...had].filter((entry) => !has.has(entry));
  const added = [...has].filter((entry) => !had.has(entry));
  if (gone.length > 0) await deleteEntries.defer(trx, { ...owner, recordId, entries: gone });
  if (added.length > 0) await insertEntries.defer(trx, { ...owner, recordId, entries: added });
}
