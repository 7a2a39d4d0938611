import { Fragment, type ReactElement } from 'react';
import { readDecimal } from '../data/forms/decimals.js';
import { tickOf } from '../data/forms/entered.js';
import type { FieldBinding, Form } from '../data/forms/use-form.js';
import { DateField } from '../ui/forms/date/date-field.js';
import { DecimalField, type DecimalFieldProps } from '../ui/forms/decimal.js';
import {
  AreaField,
  type AreaFieldProps,
  CheckField,
  type Choice,
  SelectField,
  type SelectFieldProps,
  TextField,
  type TextFieldProps,
} from '../ui/forms/field.js';
import { Card } from '../ui/frames/page.js';

/** The typed texts of a form, by the paths of the members of the body. */
export type FieldValues = Readonly<Record<string, string>>;

/** A field of a form for one member of a body. `V` is the type of the member. */
export interface Field<V> {
  /** The text for a new record. */
  readonly initial: string;
  /** Returns the text for the value of a record. */
  textOf(value: unknown): string;
  /** Returns the value for the text. Undefined leaves the member out of the body. */
  valueOf(text: string): V;
  /** The possible values, if the field has some. */
  readonly choices?: readonly Choice[];
  /** Returns false while other values make the field meaningless. */
  readonly isShown?: ((values: FieldValues) => boolean) | undefined;
  /** True for inputs without hints that stand level, although some labels of the row take two lines. */
  readonly isLevel?: boolean | undefined;
  render(binding: FieldBinding): ReactElement;
}

/** The meaning of an empty field: null, a member that is left out, or an empty text. */
type Empty = 'null' | 'omitted' | 'sent';

interface FieldOptions {
  readonly required?: boolean;
  /** Default: `null`; for a required field `sent`. */
  readonly empty?: Empty;
  readonly initial?: string;
  readonly isShown?: (values: FieldValues) => boolean;
  readonly isLevel?: boolean;
}

/** The values of an empty field with options `O`. */
type Emptied<O extends FieldOptions> = O extends { required: true } | { empty: 'sent' }
  ? never
  : O extends { empty: 'omitted' }
    ? undefined
    : null;

function emptied({ required, empty = required ? 'sent' : 'null' }: FieldOptions) {
  if (empty === 'sent') return '';
  return empty === 'omitted' ? undefined : null;
}

/** The common members of a field with a typed text, and the properties of its input. */
function typedField<V, O extends FieldOptions>(options: O) {
  const { initial = '', isShown, isLevel, empty: _, ...input } = options;
  const field: Omit<Field<V>, 'render'> = {
    initial,
    isShown,
    isLevel,
    textOf: (value) => String(value ?? ''),
    valueOf: (typed) => (typed === '' ? emptied(options) : typed) as V,
  };
  return { field, input };
}

type Bound = keyof FieldBinding | 'label';
type TextOptions = FieldOptions & Omit<TextFieldProps, Bound>;

export function text<const O extends TextOptions>(
  label: string,
  options?: O,
): Field<string | Emptied<O>> {
  const { field, input } = typedField<string | Emptied<O>, TextOptions>(options ?? {});
  return { ...field, render: (binding) => <TextField {...input} {...binding} label={label} /> };
}

type AreaOptions = FieldOptions & Omit<AreaFieldProps, Bound>;

/** A text of several lines. */
export function area<const O extends AreaOptions>(
  label: string,
  options?: O,
): Field<string | Emptied<O>> {
  const { field, input } = typedField<string | Emptied<O>, AreaOptions>(options ?? {});
  return { ...field, render: (binding) => <AreaField {...input} {...binding} label={label} /> };
}

type DecimalOptions = FieldOptions & Omit<DecimalFieldProps, Bound>;

export function decimal<const O extends DecimalOptions>(
  label: string,
  options?: O,
): Field<number | Emptied<O>> {
  const { field, input } = typedField<number | Emptied<O>, DecimalOptions>(options ?? {});
  return {
    ...field,
    valueOf: (typed) => readDecimal(typed) ?? (options?.required ? 0 : field.valueOf('')),
    render: (binding) => <DecimalField {...input} {...binding} label={label} />,
  };
}

type DayOptions = FieldOptions & { readonly hint?: string };

/** A day, `YYYY-MM-DD`. */
export function day<const O extends DayOptions>(
  label: string,
  options?: O,
): Field<string | Emptied<O>> {
  const { field, input } = typedField<string | Emptied<O>, DayOptions>(options ?? {});
  return { ...field, render: (binding) => <DateField {...input} {...binding} label={label} /> };
}

/** Returns a field that ignores spaces around its text. */
export const trimmed = <V,>(field: Field<V>): Field<V> => ({
  ...field,
  valueOf: (typed) => field.valueOf(typed.trim()),
});

interface ChoiceOptions extends FieldOptions, Pick<SelectFieldProps, 'hint'> {
  /** The choice until the user makes one, for a default that may load after the form. */
  readonly fallback?: string | undefined;
}

/** One of several texts, such as the values of an enumeration. An empty choice means what `empty` says. */
export function choice<V>(
  label: string,
  choices: readonly Choice[],
  { fallback = '', ...options }: ChoiceOptions = {},
): Field<V> {
  const { field, input } = typedField<V, FieldOptions & Pick<SelectFieldProps, 'hint'>>(options);
  return {
    ...field,
    choices,
    valueOf: (chosen) => field.valueOf(chosen || fallback),
    render: (binding) => (
      <SelectField
        {...input}
        {...binding}
        value={binding.value || fallback}
        label={label}
        choices={choices}
      />
    ),
  };
}

interface NamedRecord {
  readonly id: number;
  readonly name: string;
}

/** Another record by its id. `none` is the label for no record. */
export function reference(
  label: string,
  records: readonly NamedRecord[],
  none: string,
): Field<number | null> {
  const choices: readonly Choice[] = [
    ['', none],
    ...records.map(({ id, name }): Choice => [String(id), name]),
  ];
  return { ...choice(label, choices), valueOf: (chosen) => Number(chosen) || null };
}

/** A check box. Its text is `yes` or empty. */
export const mark = (
  label: string,
  { isOn = false, isShown }: { isOn?: boolean; isShown?: Field<boolean>['isShown'] } = {},
): Field<boolean> => ({
  initial: tickOf(isOn),
  isShown,
  textOf: (value) => tickOf(value === true),
  valueOf: (typed) => typed === 'yes',
  render: ({ value, onChange }) => (
    <CheckField
      label={label}
      checked={value === 'yes'}
      onChange={(checked) => onChange(tickOf(checked))}
    />
  ),
});

type IsGroup<V> =
  NonNullable<V> extends readonly unknown[] ? false : NonNullable<V> extends object ? true : false;

/** The paths of the members of a body; those of an object in it are such as `address.city`. */
type Path<B> = {
  [K in keyof B & string]: IsGroup<B[K]> extends true
    ? `${K}.${keyof NonNullable<B[K]> & string}`
    : K;
}[keyof B & string];

type ValueAt<B, P extends string> = P extends `${infer K}.${infer M}`
  ? K extends keyof B
    ? M extends keyof NonNullable<B[K]>
      ? NonNullable<B[K]>[M]
      : never
    : never
  : P extends keyof B
    ? B[P]
    : never;

/** Fields that stand beside each other, by the paths of their members. */
type RowOf<B> = { readonly [P in Path<B>]?: Field<ValueAt<B, P>> } & { readonly slot?: never };

/** An element in the place of a row. */
interface Slot {
  readonly slot: ReactElement;
}

/** A row of fields, a slot, or the title of the card that begins here. */
type PartOf<B> = RowOf<B> | Slot | string;

type Required<B> = {
  [K in keyof B & string]-?: undefined extends B[K]
    ? never
    : IsGroup<B[K]> extends true
      ? never
      : K;
}[keyof B & string];

type Described<P> = P extends string ? never : keyof P;

/** The fields of a body, in the order of the form. */
export type Fields<B> = readonly PartOf<B>[];

/** Describes the fields of a body. A required member without a field does not compile. */
export const fieldsOf =
  <B,>() =>
  <const P extends Fields<B>>(
    parts: P &
      (Exclude<Required<B>, Described<P[number]>> extends never
        ? unknown
        : { readonly missing: Exclude<Required<B>, Described<P[number]>> }),
  ): Fields<B> =>
    parts;

type Row = Readonly<Record<string, Field<unknown>>>;
type Part = Row | Slot | string;

const isSlot = (part: Part): part is Slot => typeof part !== 'string' && 'slot' in part;

const isRow = (part: Part): part is Row => typeof part !== 'string' && !isSlot(part);

const partsOf = <B,>(fields: Fields<B>) => fields as readonly Part[];

const entriesOf = <B,>(fields: Fields<B>): [string, Field<unknown>][] =>
  partsOf(fields)
    .filter(isRow)
    .flatMap((row) => Object.entries(row));

const member = (record: unknown, name: string): unknown =>
  typeof record === 'object' && record !== null
    ? (record as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** Returns the texts of a form for a record, or for a new one. */
export const valuesOf = <B,>(fields: Fields<B>, record: object | undefined): FieldValues =>
  Object.fromEntries(
    entriesOf(fields).map(([path, field]) => [
      path,
      record === undefined ? field.initial : field.textOf(path.split('.').reduce(member, record)),
    ]),
  );

/** Returns the body for the typed texts. */
export function bodyOf<B>(fields: Fields<B>, values: FieldValues): B {
  const body: Record<string, unknown> = {};
  for (const [path, field] of entriesOf(fields)) {
    const value = field.valueOf(values[path] ?? '');
    if (value === undefined) continue;
    const [name = '', inner] = path.split('.');
    body[name] = inner === undefined ? value : { ...(body[name] as object), [inner]: value };
  }
  return body as B;
}

interface InputsProps<B> {
  readonly form: Form<string>;
  readonly fields: Fields<B>;
  /** True for a narrow form, such as that of a dialog, where each field has a row of its own. */
  readonly isStacked?: boolean;
}

/** The inputs of the fields, with those of a row beside each other. */
export function Inputs<B>({ form, fields, isStacked = false }: InputsProps<B>): ReactElement {
  return (
    <>
      {partsOf(fields).map((part, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a form have a fixed order
        if (!isRow(part)) return <Fragment key={index}>{isSlot(part) && part.slot}</Fragment>;
        const inputs = Object.entries(part)
          .filter(([, { isShown }]) => isShown?.(form.values) ?? true)
          .map(([path, field]) => (
            <Fragment key={path}>{field.render(form.field(path, field.choices))}</Fragment>
          ));
        const isPlain = isStacked || Object.keys(part).length === 1 || inputs.length === 0;
        const isLevel = Object.values(part).every((field) => field.isLevel);
        const key = Object.keys(part).join();
        return isPlain ? (
          <Fragment key={key}>{inputs}</Fragment>
        ) : (
          <div key={key} className={isLevel ? 'form-row level' : 'form-row'}>
            {inputs}
          </div>
        );
      })}
    </>
  );
}

/** The inputs in cards. A title begins a card. */
export function CardsOfInputs<B>({ form, fields }: InputsProps<B>): ReactElement {
  const starts = fields.flatMap((part, index) => (typeof part === 'string' ? [index] : []));
  const cards =
    starts.length === 0 ? [fields] : starts.map((at, nth) => fields.slice(at, starts[nth + 1]));
  return (
    <>
      {cards.map(([first, ...rest]) =>
        typeof first === 'string' ? (
          <Card key={first} title={first}>
            <Inputs form={form} fields={rest} />
          </Card>
        ) : (
          <Card key="">
            <Inputs form={form} fields={fields} />
          </Card>
        ),
      )}
    </>
  );
}
