import type { CustomField, CustomFieldInput } from '@notaria/erp';
import { customFieldsQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { Form } from '../../data/forms/use-form.js';
import type { ListState } from '../../data/list-state.js';
import { choice, day, decimal, type Field, type Fields, text } from '../../records/fields.js';
import { erp } from '../../session/clients.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import type { Fact } from '../../ui/frames/page.js';
import { Failed, Loading } from '../../ui/frames/states.js';
import type { Filter } from '../../ui/lists/filter.js';
import type { Column } from '../../ui/lists/table.js';
import { customFieldTexts } from './texts.js';

export type ValuesKind = CustomFieldInput['kind'];

/** A record that may have values of custom fields and of an integration. */
interface ValuedRecord {
  readonly customFields?: Readonly<Record<string, string | number>>;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** The most columns that custom fields add to a list. */
const mostColumns = 4;
const rarely = 300_000;

/** Without custom fields of the kind, nothing is asked for, and no form waits. */
function useFieldsQuery(kind: ValuesKind) {
  const { may, customFieldKinds } = useMe();
  const query = { kind, sortBy: 'order', sortDir: 'asc', pageSize: 100 } as const;
  const isOffered = customFieldKinds?.includes(kind) === true && may('config:read');
  const options = customFieldsQueries(erp).list(query);
  return { isOffered, ...useQuery({ ...options, staleTime: rarely, enabled: isOffered }) };
}

/** The active custom fields of a kind; none while they load, and for users who may not read settings. */
export const useCustomFields = (kind: ValuesKind): readonly CustomField[] =>
  useFieldsQuery(kind).data?.data ?? [];

interface WithCustomFieldsProps {
  readonly kind: ValuesKind;
  /** True for a dialog over a page, which shows nothing until the fields are known. */
  readonly isDialog?: boolean;
  readonly children: ReactNode;
}

/** Waits for the custom fields of a form, which reads the values of its record only once. */
export function WithCustomFields(props: WithCustomFieldsProps): ReactElement | null {
  const { kind, isDialog = false, children } = props;
  const { isOffered, data, error, refetch } = useFieldsQuery(kind);
  if (isOffered && data === undefined) {
    if (error) return <Failed error={error} onRetry={refetch} />;
    return isDialog ? null : <Loading />;
  }
  return <>{children}</>;
}

type Value = string | number | null;

/** The body of a record with custom fields. */
interface ValuedInput {
  customFields?: Record<string, Value> | null | undefined;
}

/** Returns the input of a custom field. */
function inputOf({ label, type, choices, required }: CustomField): Field<Value> {
  if (type === 'number' || type === 'reference') return decimal(label, { required });
  if (type === 'date') return day(label, { required });
  if (type === 'choice') {
    const all = (choices ?? []).map((one) => [one, one] as const);
    return choice<Value>(label, [['', ''], ...all], { required });
  }
  return text(label, { required, maxLength: 500 });
}

/**
 * Returns the fields of a form for the custom fields of its record; nothing without any.
 *
 * @param inCard  the form has cards, of which these fields make another one
 */
export function useCustomInputs<B extends ValuedInput>(
  kind: ValuesKind,
  { inCard = true }: { readonly inCard?: boolean } = {},
): Fields<B> {
  const { group } = useTexts(customFieldTexts);
  const fields = useCustomFields(kind);
  if (fields.length === 0) return [];
  const rows = fields.map((field) => ({ [pathOf(field)]: inputOf(field) }));
  // The codes of the fields are not known to the compiler.
  return [...(inCard ? [group] : []), ...rows] as unknown as Fields<B>;
}

/** The path of the value of a custom field in a form. */
export type CustomPath = `customFields.${string}`;

const pathOf = ({ code }: Pick<CustomField, 'code'>): CustomPath => `customFields.${code}`;

/** Returns the texts of a form for the values of a record, by their paths. */
export const customTextsOf = ({
  customFields = {},
}: ValuedRecord): Readonly<Record<CustomPath, string>> =>
  Object.fromEntries(
    Object.entries(customFields).map(([code, value]) => [pathOf({ code }), String(value)]),
  );

/** Returns the member of a body for the typed texts, where those without one are null; nothing without custom fields. */
export function customBodyOf(
  fields: readonly CustomField[],
  typed: Readonly<Partial<Record<CustomPath, string>>>,
): { readonly customFields?: Record<string, Value> } {
  if (fields.length === 0) return {};
  const values = fields.map((field) => {
    const text = typed[pathOf(field)] ?? '';
    return [field.code, text === '' ? null : inputOf(field).valueOf(text)] as const;
  });
  return { customFields: Object.fromEntries(values) };
}

interface CustomInputsProps {
  readonly kind: ValuesKind;
  readonly form: Pick<Form<CustomPath>, 'field'>;
}

/** The inputs of the custom fields of a document; nothing without any. */
export function CustomInputs({ kind, form }: CustomInputsProps): ReactElement {
  return (
    <>
      {useCustomFields(kind).map((field) => {
        const { value = '', ...binding } = form.field(pathOf(field));
        return <Fragment key={field.code}>{inputOf(field).render({ value, ...binding })}</Fragment>;
      })}
    </>
  );
}

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
