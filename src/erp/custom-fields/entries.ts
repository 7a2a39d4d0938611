import { decimal } from '../../kernel/values/money.js';

/*
 * A list finds the records with a value by the rows of `record_values`. Each holds an entry, a text of the member, the key and
 * the value: `m.shopifyId:10023` of metadata, `f.sector:retail` of a custom field.
 */

/** The greatest number that a custom field holds, with 6 decimals. */
const greatest = '10000000000000';
const decimals = 6;
const width = 14 + 1 + decimals;

/** Writes a number so that texts have the order of the numbers. */
const sortable = (value: number): string =>
  decimal(value).plus(decimal(greatest)).toFixed(decimals).padStart(width, '0');

export const metadataEntry = (pair: string): string => `m.${pair}`;

/** The beginning of the entries of a custom field. */
export const fieldPrefix = (code: string): string => `f.${code}:`;

export const fieldEntry = (code: string, value: string | number): string =>
  fieldPrefix(code) + (typeof value === 'number' ? sortable(value) : value);

/** The values of a record, as its columns hold them. */
export interface RecordValues {
  readonly metadata: Readonly<Record<string, string>> | null;
  readonly custom_fields: Readonly<Record<string, string | number>> | null;
}

export const noValues: RecordValues = { metadata: null, custom_fields: null };

/** Returns the entries of all values of a record. */
export function entriesOf({ metadata, custom_fields: fields }: RecordValues): ReadonlySet<string> {
  return new Set([
    ...Object.entries(metadata ?? {}).map(([key, value]) => metadataEntry(`${key}:${value}`)),
    ...Object.entries(fields ?? {}).map(([code, value]) => fieldEntry(code, value)),
  ]);
}

/** Returns the values as members of a reply; those without one are absent. */
export function shownValues({ metadata, custom_fields: customFields }: RecordValues) {
  return {
    ...(metadata !== null && { metadata: { ...metadata } }),
    ...(customFields !== null && { customFields: { ...customFields } }),
  };
}
