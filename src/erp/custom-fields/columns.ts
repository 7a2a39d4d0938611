import type { Column } from '../../kernel/http/contract.js';
import type { ImportColumn } from '../../kernel/imports/kind.js';
import type { Context } from '../../kernel/operations/handlers.js';
import type { RecordValues } from './entries.js';
import { type FieldKind, type FieldRow, fieldsOfKind } from './queries.js';

const kinds = {
  text: 'text',
  choice: 'text',
  number: 'number',
  reference: 'number',
  date: 'day',
} as const satisfies Record<FieldRow['type'], Column['kind']>;

const map = 'customFields';

/** The most fields and characters that the head of a printed page has room for. */
const mostPrinted = 8;
const longestPrinted = 100;

const cut = (text: string): string =>
  text.length > longestPrinted ? `${text.slice(0, longestPrinted - 1)}…` : text;

/** Returns the values that prints show, with the names of their fields. */
export async function printedFields(
  ctx: Context,
  kind: FieldKind,
  values: RecordValues['custom_fields'],
): Promise<readonly { readonly heading: string; readonly text: string }[]> {
  if (values === null) return [];
  const fields = await fieldsOfKind(ctx.db, { companyId: ctx.principal.companyId, kind });
  const printed = fields.flatMap(({ code, label, isPrinted }) => {
    const value = values[code];
    return isPrinted && value !== undefined ? [{ heading: label, text: cut(String(value)) }] : [];
  });
  return printed.slice(0, mostPrinted);
}

/** Returns the columns of the active custom fields of a kind in exported files. */
export async function fieldColumns(ctx: Context, kind: FieldKind): Promise<readonly Column[]> {
  const fields = await fieldsOfKind(ctx.db, { companyId: ctx.principal.companyId, kind });
  return fields.flatMap(({ code, label, type, isActive }) =>
    isActive
      ? [{ name: `${map}.${code}`, kind: kinds[type], own: { map, key: code, heading: label } }]
      : [],
  );
}

/** Returns the columns of values in imported files: one for each active custom field, and any key of the metadata. */
export async function valueColumns(
  ctx: Context,
  kind: FieldKind,
): Promise<readonly ImportColumn[]> {
  const fields = await fieldColumns(ctx, kind);
  const columns = fields.flatMap(({ name, kind: type, own }) =>
    own === undefined ? [] : [{ name, kind: type, of: own.map, member: own.key, required: false }],
  );
  return [...columns, { name: 'metadata.*', kind: 'text', of: 'metadata', required: false }];
}
