import type { CustomField } from '@notaria/erp';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { Form } from '../../data/forms/use-form.js';
import { choice, day, decimal, type Field, type Fields, text } from '../../records/fields.js';
import { useTexts } from '../../session/language/texts.js';
import { Failed, Loading } from '../../ui/frames/states.js';
import { customFieldTexts } from './texts.js';
import {
  useCustomFields,
  useFieldsQuery,
  type ValuedRecord,
  type ValuesKind,
} from './use-custom-fields.js';

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
