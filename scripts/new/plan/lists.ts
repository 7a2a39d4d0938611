import { stringsAt } from '../../codegen/model/document.js';
import type { OperationModel, ParameterModel } from '../../codegen/model/model.js';
import { type Column, type ColumnKind, PlanFault, planEach } from './columns.js';

/** A sort order of a list. */
export interface Sort {
  readonly name: string;
  /** An SQL expression on the row `r` that is never null. */
  readonly sql: string;
  readonly type: string;
  /** The text column whose sort key the table stores. */
  readonly keyOf: Column | undefined;
}

/** A filter of a list by a member of its records. */
export interface Filter {
  readonly name: string;
  readonly sql: string;
}

/** Common parameters of lists. */
const common: ReadonlySet<string> = new Set(
  'limit after offset page pageSize search sortBy sortDir dateFrom dateTo cursor updatedSince fields format count'.split(
    ' ',
  ),
);

const sqlTypes: Readonly<Record<ColumnKind, string>> = {
  text: 'text',
  integer: 'bigint',
  decimal: 'numeric',
  double: 'double precision',
  boolean: 'boolean',
  date: 'date',
  instant: 'timestamptz',
  json: 'jsonb',
};

const lastDay = "'9999-12-31'";

function orderOf(column: Column): Omit<Sort, 'name'> {
  const { sql, kind, values, isNullable, schema } = column;
  const or = (value: string) => (isNullable ? `coalesce(r.${sql}, ${value})` : `r.${sql}`);
  const below = typeof schema['minimum'] === 'number' ? schema['minimum'] - 1 : -1;
  switch (kind) {
    case 'text':
      if (values.length > 0)
        return { sql: `(${or("''")}) COLLATE "C"`, type: 'text', keyOf: undefined };
      return { sql: `r.${sql}_key`, type: 'text', keyOf: column };
    case 'integer':
      return { sql: or(String(below)), type: 'bigint', keyOf: undefined };
    case 'decimal':
      return { sql: or(String(below)), type: 'numeric', keyOf: undefined };
    case 'date':
      return { sql: or(`${lastDay}::date`), type: 'date', keyOf: undefined };
    case 'instant':
      return { sql: or(`${lastDay}::timestamptz`), type: 'timestamptz', keyOf: undefined };
    case 'boolean':
      return { sql: or('false'), type: 'boolean', keyOf: undefined };
    default:
      throw new PlanFault('', `sortBy: records cannot be sorted by ${column.member}`);
  }
}

const kept: Readonly<Record<string, Omit<Sort, 'name'>>> = {
  id: { sql: 'r.id', type: 'bigint', keyOf: undefined },
  createdAt: { sql: 'r.created_at', type: 'timestamptz', keyOf: undefined },
  updatedAt: { sql: 'r.updated_at', type: 'timestamptz', keyOf: undefined },
};

/** Derives the sort orders of a list from its parameter `sortBy`. */
export function sortsOf(list: OperationModel, columns: readonly Column[]): readonly Sort[] {
  const place = `GET ${list.path} parameter sortBy`;
  const sortBy = list.parameters.find(({ name }) => name === 'sortBy');
  const names = [...new Set(['id', ...stringsAt(sortBy?.schema, 'enum')])];
  return planEach(names, (name) => {
    const column = columns.find(({ member }) => member === name);
    if (kept[name] !== undefined) return { name, ...kept[name] };
    if (column === undefined || ['json', 'double'].includes(column.kind)) {
      throw new PlanFault(place, `records cannot be sorted by ${name}: leave it out of the enum`);
    }
    return { name, ...orderOf(column) };
  });
}

function filterOf(
  { name, schema }: ParameterModel,
  column: Column,
  isIncluding: boolean,
): readonly Filter[] {
  if (name === 'active' && isIncluding) {
    return [
      { name, sql: `r.${column.sql}` },
      { name: 'inactive', sql: `NOT r.${column.sql}` },
    ];
  }
  const type = sqlTypes[column.kind];
  const value = schema['type'] === 'array' ? `ANY (?::${type}[])` : `?::${type}`;
  return [{ name, sql: `r.${column.sql} = ${value}` }];
}

/** Derives the filters of a list from its parameters that are members of its records. */
export function filtersOf(
  list: OperationModel,
  columns: readonly Column[],
): { readonly filters: readonly Filter[]; readonly unknown: readonly string[] } {
  const own = list.parameters.filter(
    ({ in: place, name }) => place === 'query' && !common.has(name) && name !== 'includeInactive',
  );
  const isIncluding = list.parameters.some(({ name }) => name === 'includeInactive');
  const found = own.map((parameter) => ({
    parameter,
    column: columns.find(({ member, kind }) => member === parameter.name && kind !== 'json'),
  }));
  return {
    filters: found.flatMap(({ parameter, column }) =>
      column === undefined ? [] : filterOf(parameter, column, isIncluding),
    ),
    unknown: found.flatMap(({ parameter, column }) =>
      column === undefined ? [parameter.name] : [],
    ),
  };
}
