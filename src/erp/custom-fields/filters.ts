import type { Context } from '../../kernel/operations/handlers.js';
import { parseDay } from '../../kernel/values/time.js';
import { fieldEntry, fieldPrefix, metadataEntry } from './entries.js';
import { fieldErrors } from './errors.js';
import { type FieldKind, type FieldRow, fieldsOfKind } from './queries.js';

/** The most custom fields that a list is searched by. */
const mostFields = 3;

const names = ['metadata', 'value1', 'value2', 'value3', 'range1', 'range2', 'range3'] as const;

/** The names of the filters by values, as `ListSource` has them. */
export type ValueFilter = (typeof names)[number];

/** The filters of a list that gather their matches by the index of the entries. */
export const valueGathering: readonly ValueFilter[] = names;

const condition = (kind: FieldKind, id: string, entry: string) =>
  `${id} IN (SELECT v.record_id FROM record_values v WHERE v.company_id = $1 AND v.kind = '${kind}' AND ${entry})`;

/**
 * Returns the conditions of the filters by values.
 *
 * @param id  the id of the record, such as `p.id`
 */
export function valueConditions(kind: FieldKind, id: string): Record<ValueFilter, string> {
  const conditions = names.map((name) => [
    name,
    condition(
      kind,
      id,
      name.startsWith('range')
        ? 'v.entry BETWEEN (?::text[])[1] AND (?::text[])[2]'
        : 'v.entry = ?',
    ),
  ]);
  return Object.fromEntries(conditions) as Record<ValueFilter, string>;
}

/** The parameters of a list with values. */
export interface ValueParameters {
  readonly metadata?: string;
  readonly customFields?: string;
}

const forms = { metadata: 'key:value', customFields: 'code:value' } as const;

/** A comma divides two values only before a code, since values may have commas, too. */
const betweenFields = /,(?=[a-z][a-z0-9_]*:)/;

function divided(name: keyof typeof forms, pair: string): readonly [string, string] {
  const at = pair.indexOf(':');
  if (at < 1 || at === pair.length - 1) throw fieldErrors.filterForm(name, forms[name]);
  return [pair.slice(0, at), pair.slice(at + 1)];
}

function numberIn(text: string): number {
  if (/^-?\d{1,13}(\.\d{1,6})?$/.test(text)) return Number(text);
  throw fieldErrors.filterForm('customFields', 'code:1250.5');
}

function dayIn(text: string): string {
  try {
    return parseDay(text);
  } catch {
    throw fieldErrors.filterForm('customFields', 'code:2026-01-31');
  }
}

/** Returns the entry of a text in a parameter. */
function entryOf({ code, type }: FieldRow, text: string): string {
  if (type === 'number' || type === 'reference') return fieldEntry(code, numberIn(text));
  return fieldEntry(code, type === 'date' ? dayIn(text) : text);
}

/** Returns the first and the last entry of a range; undefined for one value. */
function rangeOf(field: FieldRow, text: string): readonly [string, string] | undefined {
  if (field.type !== 'number' && field.type !== 'date') return undefined;
  const at = text.indexOf('..');
  if (at < 0) return undefined;
  const [from, to] = [text.slice(0, at), text.slice(at + 2)];
  if (from === '' && to === '') throw fieldErrors.filterForm('customFields', 'code:from..to');
  const prefix = fieldPrefix(field.code);
  return [
    from === '' ? prefix : entryOf(field, from),
    to === '' ? `${prefix.slice(0, -1)};` : entryOf(field, to),
  ];
}

/** Returns the filter by metadata that a request names, at once: a list without custom fields waits for nothing. */
export function metadataFilter({ metadata }: ValueParameters): { readonly metadata?: string } {
  if (metadata === undefined) return {};
  divided('metadata', metadata);
  return { metadata: metadataEntry(metadata) };
}

/**
 * Returns the filters by metadata and custom fields that a request names. Only custom fields are looked up.
 *
 * @throws ApiError 400 for an unknown field, or a text that is no value of it
 */
export async function valueFilters(
  ctx: Context,
  kind: FieldKind,
  parameters: ValueParameters,
): Promise<Partial<Record<ValueFilter, unknown>>> {
  const { customFields } = parameters;
  const filters: Partial<Record<ValueFilter, unknown>> = { ...metadataFilter(parameters) };
  if (customFields === undefined) return filters;
  const pairs = customFields.split(betweenFields);
  if (pairs.length > mostFields) throw fieldErrors.filterTooMany(mostFields);
  const { companyId } = ctx.principal;
  const fields = await fieldsOfKind(ctx.db, { companyId, kind });
  const counts = { value: 0, range: 0 };
  for (const pair of pairs) {
    const [code, text] = divided('customFields', pair);
    const field = fields.find((one) => one.code === code);
    if (field === undefined) throw fieldErrors.filterUnknown(code);
    const range = rangeOf(field, text);
    const way = range === undefined ? 'value' : 'range';
    counts[way] += 1;
    filters[`${way}${counts[way]}` as ValueFilter] = range ?? entryOf(field, text);
  }
  return filters;
}
