import type { CustomField, CustomFieldInput } from '@notaria/erp';
import { customFieldsQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ListState } from '../../data/list-state.js';
import { erp } from '../../session/clients.js';
import { useFormats } from '../../session/language/formats.js';
import { useMe } from '../../session/me.js';
import type { Fact } from '../../ui/frames/page.js';
import type { Filter } from '../../ui/lists/filter.js';
import type { Column } from '../../ui/lists/table.js';

export type ValuesKind = CustomFieldInput['kind'];

/** A record that may have values of custom fields and of an integration. */
export interface ValuedRecord {
  readonly customFields?: Readonly<Record<string, string | number>>;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** The most columns that custom fields add to a list. */
const mostColumns = 4;
const rarely = 300_000;

/** Without custom fields of the kind, nothing is asked for, and no form waits. */
export function useFieldsQuery(kind: ValuesKind) {
  const { may, customFieldKinds } = useMe();
  const query = { kind, sortBy: 'order', sortDir: 'asc', pageSize: 100 } as const;
  const isOffered = customFieldKinds?.includes(kind) === true && may('config:read');
  const options = customFieldsQueries(erp).list(query);
  return { isOffered, ...useQuery({ ...options, staleTime: rarely, enabled: isOffered }) };
}

/** The active custom fields of a kind; none while they load, and for users who may not read settings. */
export const useCustomFields = (kind: ValuesKind): readonly CustomField[] =>
  useFieldsQuery(kind).data?.data ?? [];

function useShown(): (field: CustomField, value: string | number) => string {
  const formats = useFormats();
  return ({ type }, value) => {
    if (type === 'date') return formats.day(String(value));
    return String(value);
  };
}

/** Returns the values of a record as facts: those of custom fields, and then those of an integration. */
export function useCustomFacts(kind: ValuesKind, record: ValuedRecord): readonly Fact[] {
  const shown = useShown();
  const { customFields = {}, metadata = {} } = record;
  const facts = useCustomFields(kind).flatMap((field): Fact[] => {
    const value = customFields[field.code];
    return value === undefined ? [] : [[field.label, shown(field, value)]];
  });
  return [...facts, ...Object.entries(metadata)];
}

/** Returns the columns of the first custom fields. */
export function useCustomColumns<T extends ValuedRecord>(kind: ValuesKind): readonly Column<T>[] {
  const shown = useShown();
  return useCustomFields(kind)
    .slice(0, mostColumns)
    .map((field) => ({
      title: field.label,
      isMinor: true,
      cell: ({ customFields }) => {
        const value = customFields?.[field.code];
        return value === undefined ? null : shown(field, value);
      },
    }));
}

const filterName = ({ code }: CustomField): string => `field.${code}`;

/** Returns the filters of the custom fields that have choices. */
export const useCustomFilters = (kind: ValuesKind): readonly Filter[] =>
  useCustomFields(kind).flatMap((field) =>
    field.choices === null
      ? []
      : [
          {
            name: filterName(field),
            label: field.label,
            choices: field.choices.map((one) => [one, one] as const),
          },
        ],
  );

/** Returns the part of the query of a list that its custom filters add. */
export function useCustomQuery(kind: ValuesKind, list: ListState) {
  const pairs = useCustomFields(kind).flatMap((field) => {
    const value = list.filter(filterName(field));
    return value === undefined ? [] : [`${field.code}:${value}`];
  });
  return pairs.length === 0 ? {} : { customFields: pairs.join(','), count: 'capped' as const };
}
