import type { ReactElement } from 'react';
import type { Form } from '../../../data/forms/use-form.js';
import { DecimalField } from '../../../ui/forms/decimal.js';
import { CheckField, type Choice, SelectField, TextField } from '../../../ui/forms/field.js';

/** A field of a settings table. Checkboxes hold `yes` or an empty text. */
export interface TableField<K extends string> {
  readonly name: K;
  readonly label: string;
  readonly kind?: 'text' | 'date' | 'decimal' | 'mark' | 'choice';
  readonly choices?: readonly Choice[];
  readonly hint?: string;
  readonly required?: boolean;
  /** Shows the field only for new records, or only for existing ones. */
  readonly only?: 'create' | 'edit';
}

interface FieldProps<K extends string> {
  readonly form: Form<K>;
  readonly field: TableField<K>;
}

function OneField<K extends string>({ form, field }: FieldProps<K>): ReactElement {
  const { name, label, kind = 'text', choices = [], hint, required = false } = field;
  if (kind === 'mark') {
    return (
      <CheckField
        label={label}
        checked={form.values[name] === 'yes'}
        onChange={(isOn) =>
          form.change({ [name]: isOn ? 'yes' : '' } as Partial<Record<K, string>>)
        }
      />
    );
  }
  const common = { label, hint, required };
  if (kind === 'choice')
    return <SelectField {...form.field(name, choices)} {...common} choices={choices} />;
  if (kind === 'decimal') return <DecimalField {...form.field(name)} {...common} />;
  return <TextField {...form.field(name)} {...common} type={kind} autoComplete="off" />;
}

interface FieldsProps<K extends string> {
  readonly form: Form<K>;
  readonly fields: readonly TableField<K>[];
  readonly isKnown: boolean;
}

export function TableFields<K extends string>(props: FieldsProps<K>): ReactElement {
  const { form, fields, isKnown } = props;
  const hidden = isKnown ? 'create' : 'edit';
  return (
    <>
      {fields
        .filter(({ only }) => only !== hidden)
        .map((field) => (
          <OneField key={field.name} form={form} field={field} />
        ))}
    </>
  );
}
