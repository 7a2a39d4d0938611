import { type ReactElement, useState } from 'react';
import { useForm } from '../../../data/forms/use-form.js';
import { useOnce } from '../../../data/forms/use-once.js';
import { useWrite } from '../../../data/forms/use-write.js';
import { useTexts } from '../../../session/language/texts.js';
import { FormDialog } from '../../../ui/forms/form-dialog.js';
import { uiTexts } from '../../../ui/texts.js';
import { settingsTexts } from '../texts.js';
import { type TableField, TableFields } from './table-fields.js';

type Values<K extends string> = Readonly<Record<K, string>>;

interface VersionedRow {
  readonly version: number;
}

/** Options of a mutation from `@notaria/erp/react-query`. */
interface WriteOptions<V, T = unknown> {
  mutationKey: readonly unknown[];
  mutationFn(variables: V): Promise<T>;
}

/** The records of a settings table, and their mutations. */
export interface TableRecords<T extends VersionedRow, K extends string, C, U> {
  readonly fields: readonly TableField<K>[];
  readonly blank: Values<K>;
  readonly valuesOf: (row: T) => Values<K>;
  readonly keyOf: (row: T) => string | number;
  readonly nameOf: (row: T) => string;
  /** The permission to change them. */
  readonly permission: string;
  /** Queries that a change makes stale. */
  readonly stale: readonly (readonly unknown[])[];
  /** Absent if rows cannot be added. */
  readonly create?: { readonly options: WriteOptions<C>; bodyOf(values: Values<K>): C };
  readonly update: {
    readonly options: WriteOptions<U, { readonly data: VersionedRow }>;
    /** `ifMatch` is the version that the changes are based on. */
    variablesOf(row: T, values: Values<K>, ifMatch: number): U;
  };
}

interface FormProps<T extends VersionedRow, K extends string, C, U> {
  readonly records: TableRecords<T, K, C, U>;
  readonly onClose: () => void;
}

/** A new record of the table. */
export function CreateRow<T extends VersionedRow, K extends string, C, U>({
  records,
  create,
  title,
  onClose,
}: FormProps<T, K, C, U> & {
  readonly create: NonNullable<TableRecords<T, K, C, U>['create']>;
  readonly title: string;
}): ReactElement {
  const texts = useTexts(settingsTexts);
  const form = useForm<K>(records.blank, { isNew: true });
  const once = useOnce<C>();
  const write = useWrite({
    options: create.options,
    stale: records.stale,
    successMessage: texts.created,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={title}
      action={title}
      isBusy={write.isPending}
      error={write.error}
      onSubmit={() => write.mutate(once(create.bodyOf(form.values)))}
      onClose={onClose}
    >
      <TableFields form={form} fields={records.fields} isKnown={false} />
    </FormDialog>
  );
}

interface EditRowProps<T extends VersionedRow, K extends string, C, U>
  extends FormProps<T, K, C, U> {
  readonly row: T;
  /** Resolves to the newest rows of the table. */
  readonly reload: () => Promise<readonly T[] | undefined>;
}

/** Returns the write of a change, and the record before it. Its undo writes the values before. */
function useChange<T extends VersionedRow, K extends string, C, U>({
  records: { update, valuesOf, stale },
  row,
  onClose,
}: EditRowProps<T, K, C, U>) {
  const texts = useTexts(settingsTexts);
  const [before, setBefore] = useState(row);
  const write = useWrite({
    options: update.options,
    stale,
    successMessage: texts.saved,
    undo: ({ data }) => ({
      run: () => update.options.mutationFn(update.variablesOf(row, valuesOf(before), data.version)),
      done: texts.undone,
    }),
    onDone: onClose,
  });
  return { write, before, setBefore };
}

/** An existing record of the table. */
export function EditRow<T extends VersionedRow, K extends string, C, U>(
  props: EditRowProps<T, K, C, U>,
): ReactElement {
  const { records, row, reload, onClose } = props;
  const texts = useTexts(settingsTexts);
  const { save } = useTexts(uiTexts);
  const { update, valuesOf, keyOf } = records;
  const form = useForm<K>(valuesOf(row));
  const { write, before, setBefore } = useChange(props);
  const showNewest = async (): Promise<void> => {
    const newest = (await reload())?.find((one) => keyOf(one) === keyOf(row));
    if (newest === undefined) return;
    form.rebase(valuesOf(newest));
    setBefore(newest);
    write.reset();
  };
  return (
    <FormDialog
      title={texts.editTitle(records.nameOf(row))}
      action={save}
      isBusy={write.isPending}
      error={write.error}
      onReload={showNewest}
      onSubmit={() => write.mutate(update.variablesOf(row, form.values, before.version))}
      onClose={onClose}
    >
      <TableFields form={form} fields={records.fields} isKnown />
    </FormDialog>
  );
}
