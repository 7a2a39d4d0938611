import type { Column } from '../../kernel/http/contract.js';
import type { Context } from '../../kernel/operations/handlers.js';
import { type FieldKind, type FieldRow, fieldsOfKind } from './queries.js';

const kinds = {
  text: 'text',
  choice: 'text',
  number: 'number',
  reference: 'number',
  date: 'day',
} as const satisfies Record<FieldRow['type'], Column['kind']>;

const map = 'customFields';

/** Returns the columns of the active custom fields of a kind in exported files. */
export async function fieldColumns(ctx: Context, kind: FieldKind): Promise<readonly Column[]> {
  const fields = await fieldsOfKind(ctx.db, { companyId: ctx.principal.companyId, kind });
  return fields.flatMap(({ code, label, type, isActive }) =>
    isActive
      ? [{ name: `${map}.${code}`, kind: kinds[type], own: { map, key: code, heading: label } }]
      : [],
  );
}
