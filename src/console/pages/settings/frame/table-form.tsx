import { type ReactElement, useState } from 'react';
import { useForm } from '../../../data/forms/use-form.js';
import { useWrite, type Write } from '../../../data/forms/use-write.js';
import {
  bodyOf,
  type Fields,
  type FieldValues,
  Inputs,
  valuesOf,
} from '../../../records/fields.js';
import { useTexts } from '../../../session/language/texts.js';
import { FormDialog } from '../../../ui/forms/form-dialog.js';
import { uiTexts } from '../../../ui/texts.js';
import { settingsTexts } from '../texts.js';

/** The member that identifies a row in the path of its operations. */
export type RowKey = 'id' | 'code';

interface VersionedRow {
  readonly version: number;
}

export type TableRow<K extends RowKey> = VersionedRow & Readonly<Record<K, string | number>>;

type Changed<T, K extends RowKey, U> = Pick<T & TableRow<K>, K> & {
  readonly body: U;
  readonly options: { readonly ifMatch: number };
};

interface Creation<C> {
  /** The label of the button for a new row, and the title of its form. */
  readonly label: string;
  readonly options: Write<{ readonly body: C }, unknown>['options'];
  readonly fields: Fields<C>;
}

/** The rows of a settings table, and their mutations. */
export interface TableRecords<T extends TableRow<K>, K extends RowKey, C, U> {
  readonly by: K;
  readonly nameOf: (row: T) => string;
  /** Queries that a change makes stale. */
  readonly stale: readonly (readonly unknown[])[];
  /** Absent if rows cannot be added. */
  readonly create?: Creation<C>;
  readonly update: {
    readonly options: Write<Changed<T, K, U>, { readonly data: VersionedRow }>['options'];
    readonly fields: Fields<U>;
    /** Changes what depends on the row. */
    readonly complete?: (body: U, row: T) => U;
  };
}

/** Properties of the input of a required text. Browsers suggest nothing. */
export const required = { required: true, autoComplete: 'off' } as const;

interface EditRowProps<T extends TableRow<K>, K extends RowKey, C, U> {
  readonly records: TableRecords<T, K, C, U>;
  readonly row: T;
  /** Resolves to the newest rows of the table. */
  readonly reload: () => Promise<readonly T[] | undefined>;
  readonly onClose: () => void;
}

/** An existing row of the table. The undo of a change writes the values before. */
export function EditRow<T extends TableRow<K>, K extends RowKey, C, U>({
  records: { by, nameOf, stale, update },
  row,
  reload,
  onClose,
}: EditRowProps<T, K, C, U>): ReactElement {
  const texts = useTexts(settingsTexts);
  const { save } = useTexts(uiTexts);
  const { options, fields, complete = (body: U) => body } = update;
  const form = useForm(valuesOf(fields, row));
  const [before, setBefore] = useState(row);
  const changeTo = (values: FieldValues, ifMatch: number): Changed<T, K, U> => ({
    ...({ [by]: row[by] } as Pick<T & TableRow<K>, K>),
    body: complete(bodyOf(fields, values), row),
    options: { ifMatch },
  });
  const write = useWrite({
    options,
    stale,
    successMessage: texts.saved,
    undo: ({ data }) => ({
      run: () => options.mutationFn(changeTo(valuesOf(fields, before), data.version)),
      done: texts.undone,
    }),
    onDone: onClose,
  });
  const showNewest = async (): Promise<void> => {
    const newest = (await reload())?.find((one) => one[by] === row[by]);
    if (newest === undefined) return;
    form.rebase(valuesOf(fields, newest));
    setBefore(newest);
    write.reset();
  };
  return (
    <FormDialog
      title={texts.editTitle(nameOf(row))}
      action={save}
      isBusy={write.isPending}
      error={write.error}
      onReload={showNewest}
      onSubmit={() => write.mutate(changeTo(form.values, before.version))}
      onClose={onClose}
    >
      <Inputs form={form} fields={fields} isStacked />
    </FormDialog>
  );
}
